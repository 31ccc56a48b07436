"""Fresh names and secrets that nobody can guess."""

from __future__ import annotations

from typing import Protocol


class Ids(Protocol):
    def fresh(self, prefix: str) -> str:
        """A new id such as `mat_...`, never given out before."""
        ...

    def secret(self) -> bytes:
        """32 random bytes for a deal."""
        ...

    def token(self) -> str:
        """A new bearer token's text; only its hash is ever stored."""
        ...
