"""Passwords hashed quickly; every comparison is written down, those for unknown names too."""

from hashlib import sha256


class FakePasswords:
    def __init__(self) -> None:
        self.compared: list[str | None] = []

    async def hashed(self, password: str) -> str:
        return sha256(password.encode()).hexdigest()

    async def matches(self, password: str, known: str | None) -> bool:
        self.compared.append(known)
        return known == await self.hashed(password)

    def close(self) -> None:
        """Nothing is held."""
