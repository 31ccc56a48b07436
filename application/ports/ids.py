"""New ids and secrets that cannot be guessed."""

from __future__ import annotations

from typing import Protocol


class Ids(Protocol):
    def fresh(self, prefix: str) -> str:
        """A new unique id such as `mat_...`."""
        ...

    def secret(self) -> bytes:
        """32 random bytes for a deal."""
        ...

    def token(self) -> str:
        """A new bearer token's text; only its hash is ever stored."""
        ...
