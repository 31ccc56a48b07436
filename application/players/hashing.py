"""Passwords are hashed and compared in the turns of one queue."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.limits.networks import widest
from application.process.hash_queue import Purpose


async def hash_password(desk: Desk, caller: Caller, password: str) -> str:
    """The hash of a password for a new account."""
    async with desk.hashes.turn(Purpose.ACCOUNT, widest(caller.origin)):
        return await desk.passwords.hash(password)


async def is_password(desk: Desk, caller: Caller, purpose: Purpose, password: str, known: str | None) -> bool:
    """Whether the password belongs to the hash; an unknown account (`None`) takes as long."""
    async with desk.hashes.turn(purpose, widest(caller.origin)):
        return await desk.passwords.matches(password[: desk.policy.longest_password + 1], known)
