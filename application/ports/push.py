"""Encryption of push messages: only the browser can read them, and the provider can identify the server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from domain.hosting.terms import Moment


@dataclass(frozen=True, slots=True)
class PushMessage:
    """An unencrypted message. A newer one with the same `topic` replaces it while the browser is offline."""

    endpoint: str = field(repr=False)
    key: str = field(repr=False)
    secret: str = field(repr=False)
    payload: bytes = field(repr=False)
    topic: str
    is_urgent: bool
    expires_at: Moment


class PushSealer(Protocol):
    def new_key(self) -> str:
        """The private key that identifies this server to providers."""
        ...

    def public_key(self, key: str) -> str:
        """The key that a browser needs to subscribe to this server."""
        ...

    def key_fault(self, key: str, secret: str) -> str | None:
        """Why messages cannot be encrypted with these keys of a browser, or None."""
        ...

    def seal(self, message: PushMessage, key: str, now: Moment) -> tuple[bytes, Mapping[str, str]]:
        """The body and headers of the request to the endpoint."""
        ...
