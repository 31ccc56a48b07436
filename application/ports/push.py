"""What seals push messages, so that only the browser reads them and its provider knows the server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from domain.hosting.terms import Moment


@dataclass(frozen=True, slots=True)
class PushMessage:
    """A message before it is sealed. A newer one with the same `topic` takes its place while the browser is away."""

    endpoint: str = field(repr=False)
    key: str = field(repr=False)
    secret: str = field(repr=False)
    payload: bytes = field(repr=False)
    topic: str
    is_urgent: bool
    expires_at: Moment


class PushSealer(Protocol):
    def new_key(self) -> str:
        """A private key by which providers know this server."""
        ...

    def public_key(self, key: str) -> str:
        """What a browser needs to subscribe to this server."""
        ...

    def key_fault(self, key: str, secret: str) -> str | None:
        """Why nothing can be sealed for a browser with these; None when it can."""
        ...

    def seal(self, message: PushMessage, key: str, now: Moment) -> tuple[bytes, Mapping[str, str]]:
        """The body and the headers to post to the endpoint."""
        ...
