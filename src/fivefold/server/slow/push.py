"""Notifications in the browser: Web Push (RFC 8030), encrypted (RFC 8291), signed by VAPID (RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import binascii
import json
import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

import requests
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush

from fivefold.refusals import Refused
from fivefold.server.slow.addresses import Device
from fivefold.server.slow.mail import Undeliverable
from fivefold.server.storage import Store

SERVICES: Final = (
    "fcm.googleapis.com",
    "android.googleapis.com",
    "web.push.apple.com",
    ".push.apple.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
)
"""The push services of the browsers: the house sends nothing to any other address, whatever a browser claims."""
WRITTEN: Final = re.compile(r"https?://[a-z0-9.-]+(?::\d{1,5})?/[!-~]*", re.ASCII)
"""An endpoint whose host is beyond doubt: what some programs read as part of a name ends it for others."""
SECONDS: Final = 10.0
LIVES: Final = 86400
"""Seconds for which a push service keeps a notification for a device that is away."""
GONE: Final = (404, 410)


def check_endpoint(endpoint: str, allowed: Sequence[str]) -> None:
    """Refuse an endpoint that is no push service. `allowed` are others, as `http://127.0.0.1:8099` in tests."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        parts, host, port = urlsplit(""), "", None
    known = any(host == name or (name.startswith(".") and host.endswith(name)) for name in SERVICES)
    plain = parts.username is None and port in (None, 443) and parts.scheme == "https"
    if WRITTEN.fullmatch(endpoint) and ((known and plain) or f"{parts.scheme}://{parts.netloc}" in allowed):
        return
    raise Refused("{host} is no push service that this house knows", code="no-push-service", host=repr(host[:60]))


def check_keys(device: Device) -> None:
    """Refuse keys with which nothing can be encrypted."""
    try:
        point, secret = _decoded(device.p256dh), _decoded(device.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        secret = b""
    if len(secret) != 16:
        raise Refused("These are no keys of a browser", code="bad-push-keys")


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Signature:
    """The house's key, by which push services know that it is always the same one who sends."""

    def __init__(self, pem: str, contact: str) -> None:
        self.vapid = Vapid02.from_pem(pem.encode())
        self.contact = contact

    @property
    def public(self) -> str:
        """The public key as browsers take it."""
        point = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


async def house_signature(store: Store, contact: str) -> Signature:
    """The key of this house; made when it is first asked for."""
    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()
    await store.put("vapid", pem, new=True)
    return Signature(await store.get("vapid") or pem, contact)


class _Direct(requests.Session):
    """Follows no redirects: a push service does not send on, and a stranger's must not lead into the house."""

    def __init__(self) -> None:
        super().__init__()
        self.max_redirects = 0
        self.trust_env = False


async def push(device: Device, message: dict[str, str], signature: Signature, topic: str) -> bool:
    """Send a notification. False: the device is gone for good. A later one of the same topic takes its place."""
    return await asyncio.to_thread(_push, device, message, signature, topic)


def _push(device: Device, message: dict[str, str], signature: Signature, topic: str) -> bool:
    keys = {"p256dh": device.p256dh, "auth": device.auth}
    try:
        webpush(
            {"endpoint": device.endpoint, "keys": keys},
            json.dumps(message, ensure_ascii=False),
            vapid_private_key=signature.vapid,
            vapid_claims={"sub": signature.contact},
            ttl=LIVES,
            timeout=SECONDS,
            headers={"topic": topic, "urgency": "normal"},
            requests_session=_Direct(),
        )
    except WebPushException as error:
        status = error.response.status_code if error.response is not None else 0
        if status in GONE:
            return False
        raise Undeliverable(f"push service: {status}", final=status in (400, 401, 403, 413)) from error
    except (requests.RequestException, ValueError) as error:
        raise Undeliverable(f"{type(error).__name__}: {error}", final=False) from error
    return True
