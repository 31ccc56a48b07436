"""Passwords hashed quickly; every comparison is written down, those for unknown names too."""

from hashlib import sha256


class FakePasswords:
    def __init__(self) -> None:
        self.compared: list[str | None] = []

    async def hash(self, password: str) -> str:
        return sha256(password.encode()).hexdigest()

    async def matches(self, password: str, known: str | None) -> bool:
        self.compared.append(known)
        return known == await self.hash(password)

    def close(self) -> None:
        """Nothing is held."""
