"""Fork an ended match: a new one, never rated, that goes on from one of its positions with other players."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Malformed, WrongStatus
from application.hosting.change import ChangeResult, idempotency_key
from application.hosting.commit import MatchChange
from application.hosting.match_view import fresh_visible_state
from application.hosting.terms import AiSeat, OwnSeat, Terms
from application.hosting.visible_log import is_revealed
from application.matches.open_match import open_once, opening_entry, opening_with, with_machines
from application.matches.view_past import past_version
from application.process.match_state import MatchState
from domain.hosting.terms import Access, MatchId
from domain.kernel.plain import Plain, plain


@dataclass(frozen=True, slots=True)
class ForkWish:
    """Where to go on, by version or by ply, and with whom: the caller's seat (None: none), AIs, the rest stays free."""

    version: int | None = None
    ply: int | None = None
    seat: int | None = None
    machines: Sequence[AiSeat] = ()
    starts: bool = True


async def fork_match(
    desk: Desk, caller: Caller, match: MatchId, wish: ForkWish, key: str | None = None
) -> ChangeResult:
    """Opens the fork. Its log names the match and version it comes from; deal and moves up to there are the same.

    So anyone who reads the first match knows what the piles hold.
    """
    player = caller.player_with(Scope.MATCHES)
    once = idempotency_key(player.id, key, "fork_match", match, plain(wish))

    async def planned() -> MatchChange:
        newest = _ended(await fresh_visible_state(desk, caller, match))
        past = await desk.past.at(newest, past_version(newest.match, wish.version, wish.ply))
        own = None if wish.seat is None else OwnSeat(wish.seat)
        machines = [replace(machine, colour=None) for machine in wish.machines]
        new = _opening(desk, caller, past, own)
        # Playing all the moves again would be felt by everyone whom this process serves.
        return await asyncio.to_thread(with_machines, desk, new, machines, wish.starts)

    return await open_once(desk, caller, player, once, planned)


def _ended(state: MatchState) -> MatchState:
    if not is_revealed(state.match) or state.game_state is None:
        raise WrongStatus("not-over-yet", match_status=state.match.status.value)
    return state


def _opening(desk: Desk, caller: Caller, past: MatchState, own: OwnSeat | None) -> MatchChange:
    match, player = past.match, caller.required_player()
    if past.game_state is None or past.game.outcome(past.position) is not None:
        raise Malformed("bad-number", path="version", fault="has no decision to go on from")
    terms = Terms(
        match.game, len(match.seats), match.options, match.edition, access=Access(False, match.access.spectators)
    )
    first = opening_entry(desk, player.id, past.game, terms, match.commitment)
    return opening_with(desk, past.game, past.secret, replace(first, fork=_fork(past)), own)


def _fork(past: MatchState) -> dict[str, Plain]:
    match = past.match
    return {
        "match": match.id,
        "version": match.version,
        "moves": [move.text for move in match.moves],
        "words": list(match.words),
        "colours": [str(seat.colour) for seat in match.seats],
    }
