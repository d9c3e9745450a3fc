"""A real SMTP server and a real push service, both on loopback."""

from __future__ import annotations

import base64
import email
import os
import threading
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from tests.ports import free_port


class Mailhouse:
    """An SMTP server that keeps what it takes; addresses at `nobody.example` do not exist."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refused = 0
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        if address.endswith("@nobody.example"):
            self.refused += 1
            return "550 there is nobody of this name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        found = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        return "250 OK"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.controller.port}?from=games@club.example"

    def __enter__(self) -> Mailhouse:
        self.controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.controller.stop()


class PushHouse:
    """A push service and one browser of it: what it receives is decrypted with the browser's own keys."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.received: list[bytes] = []
        self.headers: list[dict[str, str]] = []
        self.status = 201
        house = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                if house.status == 201:
                    house.headers.append({name.lower(): value for name, value in self.headers.items()})
                    house.received.append(http_ece.decrypt(body, private_key=house.key, auth_secret=house.auth))
                self.send_response(house.status)
                if house.status == 302:
                    self.send_header("location", f"http://127.0.0.1:{house.port}/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.port = free_port()
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def subscription(self, name: str = "1") -> dict[str, Any]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

        def text(raw: bytes) -> str:
            return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

        return {"endpoint": f"{self.origin}/{name}", "keys": {"p256dh": text(point), "auth": text(self.auth)}}

    def __enter__(self) -> PushHouse:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()
