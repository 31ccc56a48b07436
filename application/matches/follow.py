"""Follow a match: everything after a cursor, then live, without a gap and without repetition."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial

from application.callers import Caller
from application.desk import Desk
from application.hosting.match_view import fresh_visible_state, seat_number
from application.hosting.visible_log import has_ended, visible_entry
from application.limits.networks import shares_of
from application.matches.read_events import fit_cursor
from application.process.match_state import MatchState
from application.topics import match_topic
from domain.hosting.entries import Logged
from domain.hosting.terms import MatchId


async def follow(desk: Desk, caller: Caller, match: MatchId, after: int = 0) -> AsyncGenerator[Logged, None]:
    """`stream = await follow(...)` refuses at once. It yields visible entries and ends after the match's last."""
    state = await fresh_visible_state(desk, caller, match)
    fit_cursor(after, state.version)
    desk.streams.check(shares_of(caller), desk.policy.streams_per_player)
    return _stream(desk, caller, match, after)


async def _stream(desk: Desk, caller: Caller, match: MatchId, cursor: int) -> AsyncGenerator[Logged, None]:
    """Listens before it reads: an entry appended after the read wakes it, so none is missed."""
    with desk.streams.hold(shares_of(caller), desk.policy.streams_per_player):
        async with desk.bus.waiting(match_topic(match)) as waiter, _here(desk, caller, match):
            while not desk.streams.is_closing:
                state = await desk.streams.ask(lambda: fresh_visible_state(desk, caller, match))
                for logged in await desk.streams.ask(partial(entries_after, desk, state, cursor)):
                    yield visible_entry(logged, seat_number(state.match, caller), has_ended(state.match))
                    cursor = logged.version
                if cursor < state.version:
                    continue
                if has_ended(state.match):
                    return
                await waiter.woken(desk.policy.stream_patience)


async def entries_after(desk: Desk, state: MatchState, after: int) -> Sequence[Logged]:
    """From memory where it reaches back far enough, otherwise a page of the log."""
    if after >= state.version:
        return ()
    if state.recent and state.recent[0].version <= after + 1:
        return state.recent[after + 1 - state.recent[0].version :]
    async with desk.store.reading() as reading:
        entries = await reading.log(state.match.id, after, desk.policy.page)
    return [logged for logged in entries if logged.version <= state.version]


def _here(desk: Desk, caller: Caller, match: MatchId) -> AbstractAsyncContextManager[None]:
    return nullcontext() if caller.player is None else desk.presence.here(match, caller.player.id)
