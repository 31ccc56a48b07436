"""Verifies every stored match: rebuilds it from its log and compares."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from application.matches.verify_match import Verification, verify_all
from application.ports.store import MatchFilter
from headwater.desks import open_desk
from headwater.settings import Settings

Report = Callable[[Verification, int], None]
"""Called for each match, with the total number."""


def verify_database(settings: Settings, report: Report, machines: bool = False) -> int:
    """Verifies every match in the settings' database; returns the number of unsound ones. Raises StoreFault.

    With `machines` it also searches every AI move again, which takes as long as playing did."""
    return asyncio.run(_verify(settings, report, machines))


async def _verify(settings: Settings, report: Report, machines: bool) -> int:
    unsound = 0
    async with open_desk(settings) as desk:
        async with desk.store.reading() as reading:
            total = await reading.count(MatchFilter())
        async for verification in verify_all(desk, machines):
            report(verification, total)
            unsound += not verification.is_sound
    return unsound
