"""Passwords are hashed slowly and away from the event loop."""

from __future__ import annotations

from typing import Protocol


class Passwords(Protocol):
    async def hash(self, password: str) -> str:
        """A salted, slow hash of the password."""
        ...

    async def matches(self, password: str, known: str | None) -> bool:
        """Whether the password belongs to the hash.

        For an unknown name (`None`) it takes as long as for a wrong password.
        """
        ...

    def close(self) -> None:
        """Stops the threads and drops waiting work."""
        ...
