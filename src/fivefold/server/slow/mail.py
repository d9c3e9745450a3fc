"""Letters over any SMTP server, never a password without TLS."""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from fivefold.refusals import Refused
from fivefold.server.slow.addresses import checked_address

SECONDS: Final = 20.0
"""How long a mail server may take for one answer."""


class Undeliverable(Exception):
    """The letter was not taken; `final` if it never will be, because the address is refused."""

    def __init__(self, why: str, *, final: bool) -> None:
        super().__init__(why)
        self.final = final


@dataclass(frozen=True, slots=True)
class MailServer:
    """A mail server: its name, whether TLS begins at once (SMTPS) or is asked for, and who sends."""

    host: str
    port: int
    tls: bool
    user: str = ""
    password: str = ""
    sender: str = ""


def read_mail_server(text: str) -> MailServer:
    """The mail server that an address names.

    >>> server = read_mail_server("smtp://club:secret@mail.example?from=games@club.example")
    >>> server.host, server.port, server.tls, server.sender
    ('mail.example', 587, False, 'games@club.example')
    """
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not sender:
        raise Refused(
            "A mail server is written smtp://user:password@host:587?from=games@club.example, or smtps://…",
            code="bad-mail-server",
        )
    tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port or (465 if tls else 587), tls, user, password, checked_address(sender))


async def send(server: MailServer, letter: EmailMessage) -> None:
    """Send a letter, or raise `Undeliverable`."""
    await asyncio.to_thread(_send, server, letter)


def _send(server: MailServer, letter: EmailMessage) -> None:
    try:
        with _connected(server) as smtp:
            if server.user:
                smtp.login(server.user, server.password)
            smtp.send_message(letter)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise Undeliverable(f"refused: {codes}", final=all(500 <= code < 600 for code in codes)) from error
    except (smtplib.SMTPException, OSError, UnicodeError) as error:
        raise Undeliverable(f"{type(error).__name__}: {error}", final=False) from error


def _connected(server: MailServer) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if server.tls:
        return smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
    smtp = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    smtp.ehlo()
    if smtp.has_extn("starttls"):
        smtp.starttls(context=context)
        smtp.ehlo()
    elif not _is_loopback(server.host):
        smtp.close()
        raise smtplib.SMTPException("the server offers no STARTTLS")
    return smtp


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
