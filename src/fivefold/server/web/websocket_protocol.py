"""WebSockets that take frames which are made already: what thousands are told alike is encoded and framed once."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

FRAMES: Final = "fivefold.frames"
"""Where an application finds the function that writes a frame, among the extensions of its scope."""


def text_frame(text: bytes) -> bytes:
    """A text as the one frame in which a server sends it; nothing is compressed.

    >>> text_frame(b"hi")
    b'\\x81\\x02hi'
    """
    return Frame(Opcode.TEXT, text).serialize(mask=False)


class FramedProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, with a way past ASGI, whose messages cost more than the writing."""

    def handle_connect(self, event: Request) -> None:
        """Tell the application where frames are taken."""
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):
            scope["extensions"][FRAMES] = self.write_frame

    def write_frame(self, frame: bytes) -> bool:
        """Write a whole frame now, if the line is open and its client keeps up. Was it written?"""
        ready = self.handshake_complete and self.initial_response is None and self.writable.is_set()
        if not ready or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True
