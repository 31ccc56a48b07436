"""Expected versions: a request for an older version is refused with the entries it missed."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.errors import StaleVersion
from application.hosting.match_view import seat_number, visible_state
from application.hosting.visible_log import has_ended, visible_entries
from application.process.match_state import MatchState
from domain.hosting.terms import MatchId


def require_version(state: MatchState, caller: Caller, expected: int | None) -> None:
    """Refuses any other version than the expected one; None expects nothing."""
    if expected is not None and visible_state(state, caller).version != expected:
        raise StaleVersion(expected, state.version, ())


async def with_missed_entries(desk: Desk, caller: Caller, match: MatchId, stale: StaleVersion) -> StaleVersion:
    """The same refusal with the first page of entries after the expected version."""
    state = await desk.matches.fresh(match)
    expected = max(0, int(str(stale.data["expected"])))
    async with desk.store.reading() as reading:
        entries = await reading.log(match, expected, desk.policy.page)
    missed = visible_entries(entries, seat_number(state.match, caller), has_ended(state.match))
    return StaleVersion(expected, state.version, missed)
