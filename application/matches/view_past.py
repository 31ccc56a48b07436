"""View a match as it was: at an earlier version, or after a number of its moves."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.errors import Malformed
from application.hosting.match_view import MatchView, fresh_visible_state, seat_number, visible_state
from application.process.match_state import MatchState
from domain.hosting.match import Match
from domain.hosting.terms import MatchId


async def view_past(
    desk: Desk, caller: Caller, match: MatchId, version: int | None = None, ply: int | None = None
) -> MatchView:
    """The match at a version, or after its first `ply` moves that stand, seen from the caller's seat; its clocks show
    the moment of that version. Anyone who may see the match may see its past.
    """
    newest = await fresh_visible_state(desk, caller, match)
    return await _view(desk, caller, newest, past_version(newest.match, version, ply))


async def view_event(desk: Desk, caller: Caller, match: MatchId, version: int) -> MatchView:
    """The same for an event that the caller was just sent: the state in memory is new enough."""
    newest = visible_state(await desk.matches.cached_or_fresh(match), caller)
    if newest.version < version:
        return await view_past(desk, caller, match, version)
    return await _view(desk, caller, newest, version)


async def _view(desk: Desk, caller: Caller, newest: MatchState, version: int) -> MatchView:
    state = await desk.past.at(newest, version)
    return MatchView(state, seat_number(newest.match, caller), state.changed_at)


def past_version(match: Match, version: int | None, ply: int | None) -> int:
    """The version that is meant by a version or a ply, whichever is given."""
    if (version is None) == (ply is None):
        raise Malformed("malformed", path="version", fault="needs either a version or a ply")
    if ply is not None:
        return _version_of_ply(match, ply)
    assert version is not None
    if not 1 <= version <= match.version:
        raise Malformed("bad-number", path="version", fault=f"must be from 1 to {match.version}")
    return version


def _version_of_ply(match: Match, ply: int) -> int:
    """The version that has the position after this number of moves."""
    most = len(match.moves)
    if match.started_at is None or not 0 <= ply <= most:
        fault = f"must be from 0 to {most}" if match.started_at else "the match has not started"
        raise Malformed("bad-number", path="ply", fault=fault)
    if ply:
        return match.moves[ply - 1].version
    return match.moves[0].version - 1 if match.moves else match.version
