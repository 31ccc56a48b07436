"""Unseal the matches of a duplicate round when nobody plays the deal any more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import monotonic

from application.desk import Desk
from application.hosting.commit import Also, commit
from application.hosting.compare_and_swap import compare_and_swap
from application.leagues.joint_changes import step_of
from application.matches.close_match import close_match
from application.matches.verify_match import Unsound
from application.ports.closing import Ended
from application.ports.store import Notice, Work
from application.process.match_state import MatchState
from domain.hosting.entries import Unsealed
from domain.hosting.terms import MatchId
from domain.league.league import League
from domain.league.season import Season, tables_under_way


async def unseal_round(desk: Desk, league: League, season: Season, end: float) -> bool:
    """Unseals the matches of a duplicate round (LG-22); False when time was over before all were.

    One match after the other by division and table, each closed first. So they are rated in this order, even if a
    worker is killed in between.
    """
    key = ("unsealed", season.number, season.paired)
    unsealed: set[MatchId] = desk.leagues.lasting(league.id, key, set)
    sealed = [match for match, _, _ in tables_under_way(league.id, season) if match not in unsealed]
    async with desk.store.reading() as reading:
        heads = await reading.match_summaries(sealed)
    for number, head in enumerate(heads, 1):
        await _close(desk, head.id)
        await unseal(desk, head.id)
        unsealed.add(head.id)
        if monotonic() >= end and number < len(heads):
            return False
    return True


async def _close(desk: Desk, match: MatchId) -> None:
    """Closes a match that is not closed. The round does not wait for one that cannot be closed: its closing
    rates it."""
    async with desk.store.reading() as reading:
        closing = await reading.closing(match)
    if closing is None or closing.is_done:
        return
    try:
        await close_match(desk, match, closing.version)
    except Unsound:
        return


async def unseal(desk: Desk, match: MatchId) -> None:
    """Makes a deal and its match public; nothing happens to one that is."""

    async def append_unsealing(board: MatchState) -> None:
        if board.match.sealed:
            step = step_of(board, desk.clock.now(), [Unsealed()])
            await commit(desk, [step], also=_unseal_hooks(desk, Ended(board.match, step.at)))

    await compare_and_swap(partial(desk.matches.fresh, match), append_unsealing, match=match)


def _unseal_hooks(desk: Desk, ended: Ended) -> Also:
    async def also(work: Work) -> Sequence[Notice]:
        return [notice for hook in desk.on_unseal for notice in await hook(work, ended)]

    return also
