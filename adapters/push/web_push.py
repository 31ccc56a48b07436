"""Web Push: messages encrypted for one browser (RFC 8291) and signed for its provider (RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from application.ports.push import PushMessage
from domain.hosting.terms import Moment

CURVE: Final = SECP256R1()
SIZE: Final = 32
SECRET_SIZE: Final = 16
RECORD_SIZE: Final = 4096
SIGNED_FOR: Final = 12 * 60 * 60
"""In seconds. RFC 8292 allows a day."""


class WebPushSealer:
    """The port's PushSealer. A provider can reach the operator at `contact`."""

    def __init__(self, contact: str) -> None:
        self._contact = contact

    def new_key(self) -> str:
        return _text(generate_private_key(CURVE).private_numbers().private_value.to_bytes(SIZE, "big"))

    def public_key(self, key: str) -> str:
        return _text(_point(_private_key(key).public_key()))

    def is_key(self, key: str) -> bool:
        """Whether the text is a private key that this server can sign with."""
        try:
            return len(_bytes(key)) == SIZE and bool(_private_key(key))
        except ValueError:
            return False

    def key_fault(self, key: str, secret: str) -> str | None:
        try:
            _public_key(key)
            return None if len(_bytes(secret)) == SECRET_SIZE else f"must have a secret of {SECRET_SIZE} bytes"
        except (ValueError, InvalidKey):
            return "must have the keys of a push subscription in base64url"

    def seal(self, message: PushMessage, key: str, now: Moment) -> tuple[bytes, Mapping[str, str]]:
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(0, message.expires_at - now) // 1_000),
            "Topic": message.topic,
            "Urgency": "high" if message.is_urgent else "normal",
            "Authorization": f"vapid t={self._token(message.endpoint, key, now)}, k={self.public_key(key)}",
        }
        return _record(message), headers

    def _token(self, endpoint: str, key: str, now: Moment) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1_000 + SIGNED_FOR,
            "sub": self._contact,
        }
        signing_input = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(_private_key(key).sign(signing_input.encode(), ECDSA(SHA256())))
        return f"{signing_input}.{_text(r.to_bytes(SIZE, 'big') + s.to_bytes(SIZE, 'big'))}"


def _record(message: PushMessage) -> bytes:
    """One record of `aes128gcm` (RFC 8188). Its key comes from a new key pair and the browser's public key."""
    browser, ours, salt = _public_key(message.key), generate_private_key(CURVE), os.urandom(16)
    sender = _point(ours.public_key())
    info = b"WebPush: info\0" + _point(browser) + sender
    shared_secret = _derived_key(ours.exchange(ECDH(), browser), _bytes(message.secret), info, 32)
    content_key = _derived_key(shared_secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived_key(shared_secret, salt, b"Content-Encoding: nonce\0", 12)
    # The byte 2 marks the last record.
    ciphertext = AESGCM(content_key).encrypt(nonce, message.payload + b"\2", None)
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(sender)]) + sender + ciphertext


def _derived_key(material: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, info).derive(material)


def _private_key(text: str) -> EllipticCurvePrivateKey:
    """Raises ValueError."""
    return derive_private_key(int.from_bytes(_bytes(text), "big"), CURVE)


def _public_key(text: str) -> EllipticCurvePublicKey:
    """Raises ValueError for a point that is not on the curve."""
    return EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(text))


def _point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _json(document: Mapping[str, object]) -> str:
    return _text(json.dumps(document, separators=(",", ":")).encode())


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
