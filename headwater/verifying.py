"""Verifying everything that is stored: each match rebuilt from its log and compared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from application.matches.verify_match import Verification, verify_all
from application.ports.store import MatchFilter
from headwater.desks import opened
from headwater.settings import Settings

Tell = Callable[[Verification, int], None]
"""Told of each match, with the number of all."""


def verify_stored(settings: Settings, tell: Tell, machines: bool = False) -> int:
    """Verifies every match in the settings' database; says how many are not sound. Raises StoreFault.

    With `machines` every AI move is thought again, which takes as long as it took to play."""
    return asyncio.run(_verified(settings, tell, machines))


async def _verified(settings: Settings, tell: Tell, machines: bool) -> int:
    unsound = 0
    async with opened(settings) as desk:
        async with desk.store.reading() as reading:
            total = await reading.count(MatchFilter())
        async for verification in verify_all(desk, machines):
            tell(verification, total)
            unsound += not verification.is_sound
    return unsound
