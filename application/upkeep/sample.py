"""Pick a few stored matches by chance, to be verified."""

from __future__ import annotations

from application.desk import Desk
from application.ports.store import Reading
from application.tasks import VERIFY
from application.upkeep.sweep import task_about, without_dead
from domain.hosting.terms import MatchId


async def sample(desk: Desk) -> int:
    """Says how many were picked. Raises QueueDown."""
    async with desk.store.reading() as reading:
        summaries = await reading.match_summaries(
            await _random_matches(reading, desk.ids.fresh("mat"), desk.policy.sample)
        )
        tasks = await without_dead(reading, [task_about(VERIFY, summary) for summary in summaries])
    await desk.queue.send(tasks)
    return len(tasks)


async def _random_matches(reading: Reading, start: str, size: int) -> list[MatchId]:
    """The matches after a random id, wrapping round at the end. Ids are random, so the choice is too."""
    behind = list(await reading.matches_after(start, size))
    before = [match for match in await reading.matches_after("", size - len(behind)) if match not in behind]
    return behind + before
