"""Lease one of the caller's turns: no other worker of the same player gets it until the lease ends."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Malformed
from application.hosting.deadlines import is_late
from application.hosting.match_view import MatchView, fresh_visible_state, view_for
from application.ports.bots import Lease
from application.ports.store import MatchSummary
from application.topics import player_topic
from domain.hosting.players import Player
from domain.hosting.terms import Moment

LONGEST_WAIT = 30
SHORTEST_LEASE, USUAL_LEASE, LONGEST_LEASE = 1, 30, 600
_PAUSE = 5.0


@dataclass(frozen=True, slots=True)
class LeasedTurn:
    """A turn and the lease on it."""

    lease: Lease
    view: MatchView


async def acquire_work(desk: Desk, caller: Caller, seconds: int = USUAL_LEASE, wait: int = 0) -> LeasedTurn | None:
    """The longest waiting turn that nobody works on; None when there is none, also after `wait` seconds."""
    player = caller.player_with(Scope.PLAY)
    fit_seconds(seconds)
    if not 0 <= wait <= LONGEST_WAIT:
        raise Malformed("bad-number", path="wait", fault=f"must be from 0 to {LONGEST_WAIT}")
    end = monotonic() + wait
    async with desk.bus.waiting(player_topic(player.id)) as waiter:
        while True:
            work = await _try_acquire(desk, caller, player, seconds)
            left = end - monotonic()
            if work is not None or left <= 0 or desk.streams.is_closing:
                return work
            await waiter.woken(min(left, _PAUSE))


def fit_seconds(seconds: int) -> int:
    if not SHORTEST_LEASE <= seconds <= LONGEST_LEASE:
        raise Malformed("bad-number", path="seconds", fault=f"must be from {SHORTEST_LEASE} to {LONGEST_LEASE}")
    return seconds


async def _try_acquire(desk: Desk, caller: Caller, player: Player, seconds: int) -> LeasedTurn | None:
    for summary in await _free(desk, player):
        state = await fresh_visible_state(desk, caller, summary.id)
        if state.version != summary.version or await is_late(desk, state.match):
            continue
        lease = Lease(desk.ids.fresh("lea"), player.id, summary.id, summary.version, until(desk, seconds))
        if await _take(desk, lease):
            return LeasedTurn(lease, view_for(desk, caller, state))
    return None


def until(desk: Desk, seconds: int) -> Moment:
    return Moment(desk.clock.now() + seconds * 1_000)


async def _free(desk: Desk, player: Player) -> list[MatchSummary]:
    """Turns without a lease; another worker may be faster all the same."""
    async with desk.store.reading() as reading:
        summaries = await reading.turns(player.id, desk.policy.running_matches)
        leased = {(lease.match, lease.version) for lease in await reading.leases_of(player.id, desk.clock.now())}
    return [summary for summary in summaries if (summary.id, summary.version) not in leased]


async def _take(desk: Desk, lease: Lease) -> bool:
    async with desk.store.working() as work:
        taken = await work.take_lease(lease, desk.clock.now())
        await work.commit()
    return taken
