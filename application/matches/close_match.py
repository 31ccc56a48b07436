"""Close a match that has ended: verify it, write its record, and let follow what follows from an end, exactly once."""

from __future__ import annotations

from application.desk import Desk
from application.hosting.commit import send_notices
from application.hosting.visible_log import has_ended
from application.matches.export_record import record_of
from application.matches.verify_match import Unsound, verify_match
from application.ports.closing import Ended
from application.ports.store import Notice, Work
from application.process.match_state import MatchState
from domain.hosting.terms import MatchId
from domain.kernel.plain import Plain


async def close_match(desk: Desk, match: MatchId, version: int) -> bool:
    """Closes a match that ended at this version; false when that was done before or it did not."""
    if not await _is_due(desk, match, version):
        return False
    verified = await verify_match(desk, match)
    if not verified.is_sound:
        raise Unsound("; ".join(verified.faults))
    state = await desk.matches.fresh(match)
    async with desk.store.working() as work:
        notices = await _close(desk, work, state)
        if notices is None:
            return False
        await work.commit()
    await send_notices(desk, notices)
    return True


async def _is_due(desk: Desk, match: MatchId, version: int) -> bool:
    async with desk.store.reading() as reading:
        closing = await reading.closing(match)
    return closing is not None and closing.version == version and not closing.is_done


async def _close(desk: Desk, work: Work, state: MatchState) -> list[Notice] | None:
    """The notices to send; None when another process closed the match first."""
    ended = Ended(state.match, desk.clock.now())
    if not await work.close_match(state.match.id, ended.at, _record(state)):
        return None
    notices = [notice for hook in desk.on_close for notice in await hook(work, ended)]
    for notice in notices:
        await work.post(notice)
    return notices


def _record(state: MatchState) -> Plain:
    """A match that never started has none."""
    assert has_ended(state.match)
    return None if state.game_state is None else record_of(state)
