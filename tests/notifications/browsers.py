"""Browsers that can be pushed to: they have keys, read what was sealed for them, and check who sent it."""

import base64
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Browser:
    """Reads with another library than the one that sealed."""

    private: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def key(self) -> str:
        return text(self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @property
    def secret(self) -> str:
        return text(self.auth)

    def read(self, body: bytes) -> dict[str, Any]:
        opened = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        read: dict[str, Any] = json.loads(opened)
        return read


def claims(headers: Mapping[str, str]) -> dict[str, Any]:
    """What the server says of itself to the provider, once its signature is found good; raises InvalidSignature."""
    scheme, _, rest = headers["Authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = data(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), data(parts["k"]))
    key.verify(der, signed.encode(), ECDSA(SHA256()))
    head, body = signed.split(".")
    assert json.loads(data(head)) == {"typ": "JWT", "alg": "ES256"}
    return {**json.loads(data(body)), "key": parts["k"]}
