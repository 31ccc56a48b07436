"""Start the match of paired players and end their seeks, in one transaction."""

from __future__ import annotations

from collections.abc import Sequence

from application.desk import Desk
from application.hosting.commit import commit, send_notices
from application.pairing.find_table import pairing_notice
from application.pairing.wishes import new_table
from application.ports.store import Work
from application.topics import SEEKS, search_topic
from domain.hosting.terms import MatchId
from domain.pairing.matching import PairedTable
from domain.pairing.seeks import Seek, SeekStatus

SECONDS = 1_000


async def set_table(desk: Desk, match: MatchId, version: int = 0) -> bool:
    """False when the match exists already, or when a player has sat down elsewhere. Then the others wait again."""
    async with desk.store.reading() as reading:
        seeks = [seek for seek in await reading.seeks_at(match) if seek.status is SeekStatus.PAIRED]
    if not seeks:
        return False
    table = PairedTable(tuple(seeks), seeks[0].wanted.seats - len(seeks))
    try:
        await _commit(desk, match, table)
    except _Incomplete:
        await _release(desk, match, seeks)
        return False
    _count(desk, seeks)
    await desk.bus.wake([SEEKS, *[search_topic(seek.player) for seek in seeks]])
    return True


class _Incomplete(Exception):
    """A paired player is missing."""


async def _commit(desk: Desk, match: MatchId, table: PairedTable) -> None:
    seeks, wanted = table.seeks, table.seeks[0].wanted
    players = [seek.player for seek in seeks]
    change = new_table(desk, match, wanted, players, table.machines, table.points)

    async def check(work: Work) -> None:
        # All tables lock players in the same order, so that two of them cannot deadlock.
        for player in sorted(players):
            await work.hold_player(player)
        if not _is_whole(await work.seeks_at(match), seeks) or await work.blocked_pairs(players):
            raise _Incomplete
        if await work.seat_seeks(match, desk.clock.now()) != len(seeks):
            raise _Incomplete

    await commit(desk, [change], check=check)


def _is_whole(now: Sequence[Seek], expected: Sequence[Seek]) -> bool:
    """Whether the paired seeks are exactly the expected ones.

    A count is not enough: machines would fill the place of a missing player.
    """
    here = {seek.id for seek in now if seek.status is SeekStatus.PAIRED}
    return here == {seek.id for seek in expected} and len(here) == len(now)


async def _release(desk: Desk, match: MatchId, seeks: Sequence[Seek]) -> None:
    async with desk.store.working() as work:
        if not await work.release_seeks(match):
            return
        notice = pairing_notice(desk, desk.clock.now())
        await work.post(notice)
        await work.commit()
    await send_notices(desk, [notice], [search_topic(seek.player) for seek in seeks])


def _count(desk: Desk, seeks: Sequence[Seek]) -> None:
    now, game = desk.clock.now(), seeks[0].wanted.game
    desk.metrics.count("seeks", len(seeks), game=game, outcome=SeekStatus.SEATED.value)
    for seek in seeks:
        desk.metrics.observe("seek_seconds", seek.wait(now) / SECONDS, game=game)
