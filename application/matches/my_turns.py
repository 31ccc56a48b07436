"""The matches in which it is the caller's turn: now, and as they come up."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from typing import TypeAlias

from application.callers import Caller
from application.desk import Desk
from application.limits.networks import shares_of
from application.limits.paging import fit_page, page_of
from application.ports.store import MatchSummary
from application.process.streams import Batch
from application.topics import player_topic
from domain.hosting.players import Player
from domain.hosting.terms import MatchId, Moment

TurnPlace: TypeAlias = tuple[Moment, MatchId]
"""Where a page of turns ended."""


@dataclass(frozen=True, slots=True)
class Turn:
    """It is your turn: a decision of `seat` is pending at this version since `at`, which is also the cursor."""

    match: MatchId
    game: str
    version: int
    seat: int
    at: Moment
    deadline: Moment | None

    @property
    def place(self) -> TurnPlace:
        return self.at, self.match


@dataclass(frozen=True, slots=True)
class TurnPage:
    """A page of pending turns."""

    turns: tuple[Turn, ...]
    has_previous: bool
    has_more: bool


async def my_turns(
    desk: Desk, caller: Caller, first: int = 100, place: TurnPlace | None = None, is_backward: bool = False
) -> TurnPage:
    """A page of the turns that are pending now, the longest waiting first."""
    player, size = caller.required_player(), fit_page(desk.policy, first)
    pending = await _pending(desk, player, desk.policy.running_matches)
    ordered = pending[::-1] if is_backward else pending
    found = [turn for turn in ordered if place is None or _is_wanted(turn.place, place, is_backward)]
    page = page_of(found, size, place is not None, is_backward)
    return TurnPage(page.items, page.has_previous, page.has_next)


def _is_wanted(turn: TurnPlace, place: TurnPlace, is_backward: bool) -> bool:
    return turn < place if is_backward else turn > place


async def follow_turns(desk: Desk, caller: Caller, after: int | None = None) -> AsyncGenerator[Turn, None]:
    """Turns pending since `after` (a turn's `at`), then each new one; a pending turn is never left out."""
    player = caller.required_player()
    read = _PendingTurns(desk, player, after or 0).read
    return desk.streams.follow(shares_of(caller), player_topic(player.id), read)


@dataclass(slots=True)
class _PendingTurns:
    """Pending turns are a state, not events: each read is compared with the turns sent before, so none is lost."""

    desk: Desk
    player: Player
    after: int
    sent: dict[MatchId, int] = field(default_factory=dict)

    async def read(self) -> Batch[Turn]:
        pending = await _pending(self.desk, self.player, self.desk.policy.running_matches)
        fresh = [turn for turn in pending if turn.at >= self.after and self.sent.get(turn.match) != turn.version]
        self.sent = {turn.match: turn.version for turn in pending}
        return Batch(fresh)


async def _pending(desk: Desk, player: Player, limit: int) -> tuple[Turn, ...]:
    async with desk.store.reading() as reading:
        return tuple(_turn(summary) for summary in await reading.turns(player.id, limit))


def _turn(summary: MatchSummary) -> Turn:
    assert summary.to_move is not None
    return Turn(summary.id, summary.game, summary.version, summary.to_move, summary.updated_at, summary.deadline)
