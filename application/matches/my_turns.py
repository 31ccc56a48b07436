"""The matches in which it is the caller's turn: now, and as they come up."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass

from application.callers import Caller
from application.desk import Desk
from application.limits.networks import shares_of
from application.limits.paging import fit_page
from application.ports.store import MatchSummary
from application.topics import player_topic
from domain.hosting.players import Player
from domain.hosting.terms import MatchId, Moment


@dataclass(frozen=True, slots=True)
class Turn:
    """It is your turn: a decision of `seat` is pending at this version since `at`, which is also the cursor."""

    match: MatchId
    game: str
    version: int
    seat: int
    at: Moment
    deadline: Moment | None


async def my_turns(desk: Desk, caller: Caller, first: int = 100) -> tuple[Turn, ...]:
    """Every turn that is pending now, the longest waiting first."""
    player = caller.required_player()
    return await _pending(desk, player, fit_page(desk.policy, first))


async def follow_turns(desk: Desk, caller: Caller, after: int | None = None) -> AsyncGenerator[Turn, None]:
    """Turns pending since `after` (a turn's `at`), then each new one; a pending turn is never left out."""
    player = caller.required_player()
    desk.streams.check(shares_of(caller), desk.policy.streams_per_player)
    return _stream(desk, caller, player, after or 0)


async def _stream(desk: Desk, caller: Caller, player: Player, after: int) -> AsyncGenerator[Turn, None]:
    """Pending turns are a state, not events: each read is compared with the turns sent before, so none is lost."""
    sent: dict[MatchId, int] = {}
    with desk.streams.hold(shares_of(caller), desk.policy.streams_per_player):
        async with desk.bus.waiting(player_topic(player.id)) as waiter:
            while not desk.streams.is_closing:
                pending = await desk.streams.ask(lambda: _pending(desk, player, desk.policy.running_matches))
                for turn in pending:
                    if turn.at >= after and sent.get(turn.match) != turn.version:
                        yield turn
                sent = {turn.match: turn.version for turn in pending}
                await waiter.woken(desk.policy.stream_patience)


async def _pending(desk: Desk, player: Player, limit: int) -> tuple[Turn, ...]:
    async with desk.store.reading() as reading:
        return tuple(_turn(summary) for summary in await reading.turns(player.id, limit))


def _turn(summary: MatchSummary) -> Turn:
    assert summary.to_move is not None
    return Turn(summary.id, summary.game, summary.version, summary.to_move, summary.updated_at, summary.deadline)
