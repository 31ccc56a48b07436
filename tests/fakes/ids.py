"""Ids that count, and secrets that follow from their number."""

from hashlib import sha256
from itertools import count


class FakeIds:
    def __init__(self) -> None:
        self._numbers = count(1)

    def fresh(self, prefix: str) -> str:
        return f"{prefix}_{next(self._numbers):06}"

    def secret(self) -> bytes:
        return sha256(f"secret {next(self._numbers)}".encode()).digest()

    def token(self) -> str:
        return f"hw_token_{next(self._numbers)}"
