"""Follow a match: everything after a cursor, then live, without a gap and without repetition."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from functools import partial

from application.callers import Caller
from application.desk import Desk
from application.hosting.match_view import fresh_visible_state, seat_number, visible_state
from application.hosting.visible_log import has_ended, visible_entries
from application.limits.networks import shares_of
from application.limits.paging import fit_cursor
from application.process.match_state import MatchState
from application.process.streams import Batch
from application.topics import match_topic
from domain.hosting.entries import Logged
from domain.hosting.terms import MatchId


async def follow(desk: Desk, caller: Caller, match: MatchId, after: int = 0) -> AsyncGenerator[Logged, None]:
    """`stream = await follow(...)` refuses at once. It yields visible entries and ends after the match's last."""
    fit_cursor(after, (await fresh_visible_state(desk, caller, match)).version)
    return desk.streams.follow(
        shares_of(caller),
        match_topic(match),
        _MatchCursor(desk, caller, match, after).read,
        partial(desk.matches.fresh, match),
        _presence(desk, caller, match),
    )


@dataclass(slots=True)
class _MatchCursor:
    desk: Desk
    caller: Caller
    match: MatchId
    after: int

    async def read(self) -> Batch[Logged]:
        state = visible_state(await self.desk.matches.cached_or_fresh(self.match), self.caller)
        entries = await _entries_after(self.desk, state, self.after)
        self.after = entries[-1].version if entries else self.after
        ended, has_more = has_ended(state.match), self.after < state.version
        visible = visible_entries(entries, seat_number(state.match, self.caller), ended)
        return Batch(visible, has_more, is_last=ended and not has_more)


async def _entries_after(desk: Desk, state: MatchState, after: int) -> Sequence[Logged]:
    """From memory where it reaches back far enough, otherwise a page of the log."""
    if after >= state.version:
        return ()
    if state.recent and state.recent[0].version <= after + 1:
        return state.recent[after + 1 - state.recent[0].version :]
    async with desk.store.reading() as reading:
        entries = await reading.log(state.match.id, after, desk.policy.page)
    return [logged for logged in entries if logged.version <= state.version]


def _presence(desk: Desk, caller: Caller, match: MatchId) -> AbstractAsyncContextManager[None]:
    return nullcontext() if caller.player is None else desk.presence.here(match, caller.player.id)
