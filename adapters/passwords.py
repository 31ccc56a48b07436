"""Passwords hashed with argon2id, on dedicated threads."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError


class ArgonPasswords:
    """The port's Passwords; without a hasher it uses argon2-cffi's default costs, which follow RFC 9106."""

    def __init__(self, hasher: PasswordHasher | None = None, threads: int = 1) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="passwords")
        # Computed in advance, so that the response time does not reveal whether a name exists.
        self._nobodys = self._threads.submit(self._hasher.hash, b"nobody's password")

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, _bytes(password))

    async def matches(self, password: str, known: str | None) -> bool:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._verify, _bytes(password), known)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verify(self, password: bytes, known: str | None) -> bool:
        try:
            self._hasher.verify(known or self._nobodys.result(), password)
        except (VerificationError, InvalidHashError):
            return False
        return known is not None


def _bytes(password: str) -> bytes:
    """Accepts half a surrogate pair, which plain UTF-8 would reject."""
    return password.encode("utf-8", "surrogatepass")
