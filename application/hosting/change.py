"""Every change of a match: decide on its state, append by compare-and-swap, decide again after a conflict."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from json import dumps
from typing import TypeAlias

from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict, Malformed, Refusal
from application.hosting.commit import Check, MatchChange, commit
from application.hosting.compare_and_swap import compare_and_swap
from application.hosting.deadlines import check_in_time
from application.hosting.match_view import MatchView, seat_number, view_for
from application.hosting.visible_log import has_ended, visible_entries
from application.ports.store import Answer, KeyTaken
from application.process.match_state import GameState, MatchState
from domain.hosting.entries import Entry, Logged, Moved
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.kernel.plain import Plain

LONGEST_KEY = 200


@dataclass(frozen=True, slots=True)
class PlannedChange:
    """The entries that a change will log, and the game state after them where the position changes."""

    entries: tuple[Entry, ...]
    game_state: GameState | None = None


Decide: TypeAlias = Callable[[MatchState], PlannedChange]


@dataclass(frozen=True, slots=True)
class IdempotencyKey:
    """A player's idempotency key and the fingerprint of the request it stands for."""

    player: PlayerId
    key: str
    fingerprint: str

    def answer(self, answer: dict[str, Plain], at: Moment) -> Answer:
        return Answer(self.player, self.key, self.fingerprint, dict(answer), at)


def idempotency_key(player: PlayerId, key: str | None, *request: Plain) -> IdempotencyKey | None:
    """The key with its request's fingerprint; None without a key."""
    if key is None:
        return None
    if not 0 < len(key) <= LONGEST_KEY or not key.isprintable():
        raise Malformed("bad-key", path="idempotency_key", fault=f"must have 1 to {LONGEST_KEY} printable characters")
    return IdempotencyKey(player, key, sha256(dumps(request, sort_keys=True).encode()).hexdigest())


async def stored_answer(desk: Desk, once: IdempotencyKey) -> dict[str, Plain] | None:
    """The answer stored under this key. Raises Conflict when the key was used for another request."""
    async with desk.store.reading() as reading:
        found = await reading.answer(once.player, once.key)
    if found is None:
        return None
    if found.fingerprint != once.fingerprint:
        raise Conflict("key-reused", key=once.key)
    assert isinstance(found.answer, dict)
    return found.answer


@dataclass(frozen=True, slots=True)
class ChangeResult:
    """The match after a change and the entries it logged, as the caller sees them; repeated when a key was answered."""

    view: MatchView
    entries: tuple[Logged, ...]
    is_repeated: bool = False

    @property
    def version(self) -> int:
        """The version the change led to."""
        return self.entries[-1].version


async def change(
    desk: Desk,
    caller: Caller,
    match: MatchId,
    decide: Decide,
    once: IdempotencyKey | None = None,
    in_hand: bool = False,
    of_league: bool = False,
    check: Check | None = None,
) -> ChangeResult:
    """Decides on the cached state, and again on the stored one when the cache was out of date.

    After the deadline of its round only the league itself (`of_league`) changes a match.
    """

    async def append(state: MatchState) -> ChangeResult:
        plan, at = decide(state), desk.clock.now()
        if not of_league:
            await check_in_time(desk, state.match, at)
        match_change = _match_change(state, plan, at, in_hand)
        await _append(desk, match_change, once, check)
        _count_moves(desk, caller, match_change)
        return change_result(desk, caller, match_change.after, match_change.logged)

    try:
        cached = desk.matches.cached_state(match)
        return await compare_and_swap(partial(desk.matches.fresh, match), append, cached, match=match)
    except (Refusal, KeyTaken) as refusal:
        return await _answer_again(desk, caller, match, once, refusal)


def _match_change(state: MatchState, plan: PlannedChange, at: Moment, in_hand: bool) -> MatchChange:
    logged = state.log_entries(at, plan.entries)
    return MatchChange(state, state.after(logged, plan.game_state), logged, in_hand)


async def _append(desk: Desk, match_change: MatchChange, once: IdempotencyKey | None, check: Check | None) -> None:
    answer: dict[str, Plain] = {
        "match": match_change.after.match.id,
        "first": match_change.logged[0].version,
        "last": match_change.logged[-1].version,
    }
    await commit(desk, [match_change], once.answer(answer, match_change.at) if once else None, check=check)


def _count_moves(desk: Desk, caller: Caller, match_change: MatchChange) -> None:
    moves = sum(isinstance(logged.entry, Moved) for logged in match_change.logged)
    if moves:
        desk.metrics.count("moves", moves, game=match_change.after.match.game, door=caller.door)


async def _answer_again(
    desk: Desk, caller: Caller, match: MatchId, once: IdempotencyKey | None, refusal: Exception
) -> ChangeResult:
    """A refused request may have succeeded before under the same key: then it gets the same answer again."""
    answer = await stored_answer(desk, once) if once else None
    if answer is None:
        raise refusal
    first, last = _whole(answer["first"]), _whole(answer["last"])
    async with desk.store.reading() as reading:
        entries = await reading.log(match, first - 1, last - first + 1)
    return change_result(desk, caller, await desk.matches.fresh(match), entries, is_repeated=True)


def _whole(value: Plain) -> int:
    assert isinstance(value, int)
    return value


def change_result(
    desk: Desk, caller: Caller, state: MatchState, entries: Sequence[Logged], is_repeated: bool = False
) -> ChangeResult:
    """The change as its caller sees it."""
    shown = visible_entries(entries, seat_number(state.match, caller), has_ended(state.match))
    return ChangeResult(view_for(desk, caller, state), shown, is_repeated)
