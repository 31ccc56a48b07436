"""Prune: delete what is kept only for a time, in steps so small that nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Final, TypeAlias

from application.desk import Desk
from application.errors import Refusal
from application.matches.abandon import abandon
from application.ports.store import Work
from application.tasks import AI_TURN, EXPIRE, LONE_AI_TURN, LONE_QUICK_TURN, QUICK_TURN, TELL_BOT
from domain.hosting.terms import Moment

ROWS: Final = 200
"""How many small rows one transaction deletes: some 5 ms on SQLite."""
MATCHES: Final = 20
"""The same for matches, which have some 200 entries each."""
SLICE: Final = 2.0
"""Seconds for each kind of row in one round: all of them together stay below the round's limit."""
PAUSE: Final = 0.02
"""Seconds between two transactions, in which others write."""
# Tasks that are about nothing once the match has moved on, however they failed.
PASSING: Final = (AI_TURN, QUICK_TURN, LONE_AI_TURN, LONE_QUICK_TURN, EXPIRE, TELL_BOT)

Step: TypeAlias = Callable[[Desk], Awaitable[tuple[int, bool]]]
"""One transaction: how many rows went, and whether there may be more."""


async def prune(desk: Desk) -> int:
    """Says how many rows went."""
    total = 0
    for what, step in STEPS.items():
        gone = await _repeat(desk, step)
        total += gone
        if gone:
            desk.metrics.count("pruned", gone, what=what)
    return total


async def _repeat(desk: Desk, step: Step) -> int:
    end, total, has_more = monotonic() + SLICE, 0, True
    while has_more:
        gone, has_more = await step(desk)
        total += gone
        if monotonic() >= end:
            break
        await asyncio.sleep(PAUSE)
    return total


def _before(desk: Desk, kept: int) -> Moment:
    return Moment(desk.clock.now() - kept)


async def _change(desk: Desk, delete: Callable[[Work], Awaitable[int]], limit: int) -> tuple[int, bool]:
    async with desk.store.working() as work:
        gone = await delete(work)
        await work.commit()
    return gone, gone >= limit


async def _answers(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.kept_answers)
    return await _change(desk, lambda work: work.forget_answers(before, ROWS), ROWS)


async def _leases(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.kept_answers)
    return (await _change(desk, lambda work: work.forget_leases(before), ROWS))[0], False


async def _tokens(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.tokens_kept)
    return await _change(desk, lambda work: work.forget_tokens(before, ROWS), ROWS)


async def _authorization(desk: Desk) -> tuple[int, bool]:
    """A refresh token that was used is kept so long to be known when it comes again."""
    before = _before(desk, desk.policy.tokens_kept)
    async with desk.store.working() as work:
        gone = [
            await work.forget_authorization_codes(before, ROWS),
            await work.forget_refresh_tokens(before, ROWS),
            await work.forget_grants(before, ROWS),
        ]
        await work.commit()
    return sum(gone), max(gone) >= ROWS


async def _dead_tasks(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.dead_tasks_kept)
    return await _change(desk, lambda work: work.forget_dead(before, ROWS), ROWS)


async def _mails(desk: Desk) -> tuple[int, bool]:
    """Dead ones only: others are sent, or dead, within two days. They go with their dead tasks."""
    before = _before(desk, desk.policy.dead_tasks_kept)
    return await _change(desk, lambda work: work.forget_mails(before, ROWS), ROWS)


async def _codes(desk: Desk) -> tuple[int, bool]:
    """A code that can no longer be used is of no use to anyone."""
    before = _before(desk, 0)
    return await _change(desk, lambda work: work.forget_codes(before, ROWS), ROWS)


async def _messages(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.messages_kept)
    return await _change(desk, lambda work: work.forget_messages(before, ROWS), ROWS)


async def _notifications(desk: Desk) -> tuple[int, bool]:
    """Told ones, and what browsers may still show of them."""
    before = _before(desk, desk.policy.notifications_kept)
    return await _change(desk, lambda work: work.forget_old_notifications(before, ROWS), ROWS)


async def _deliveries(desk: Desk) -> tuple[int, bool]:
    """Dead ones go with their dead tasks."""
    before = _before(desk, max(desk.policy.notifications_kept, desk.policy.dead_tasks_kept))
    return await _change(desk, lambda work: work.forget_old_deliveries(before, ROWS), ROWS)


async def _seeks(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.ended_seeks_kept)
    return await _change(desk, lambda work: work.forget_seeks(before, ROWS), ROWS)


async def _challenges(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.slow_challenges_kept)
    return await _change(desk, lambda work: work.forget_challenges(before, ROWS), ROWS)


async def _invites(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.tokens_kept)
    return await _change(desk, lambda work: work.forget_invites(before, ROWS), ROWS)


async def _old_names(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.old_names_kept)
    return await _change(desk, lambda work: work.forget_old_names(before, ROWS), ROWS)


async def _resets(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.resets_kept)
    async with desk.store.working() as work:
        found = await work.waiting_resets(before, ROWS)
        gone = sum([await work.drop_reset_request(request) for request in found])
        await work.commit()
    return gone, len(found) >= ROWS


async def _archives(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, 0)
    return await _change(desk, lambda work: work.forget_archives(before, MATCHES), MATCHES)


async def _origins(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.origins_kept)
    return await _change(desk, lambda work: work.forget_origins(before, ROWS), ROWS)


async def _cases(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.cases_kept)
    return await _change(desk, lambda work: work.forget_cases(before, ROWS), ROWS)


async def _sanctions(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.sanctions_kept)
    return await _change(desk, lambda work: work.forget_sanctions(before, ROWS), ROWS)


async def _played(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.marks_window)
    return await _change(desk, lambda work: work.forget_played(before, ROWS), ROWS)


async def _networks(desk: Desk) -> tuple[int, bool]:
    before = _before(desk, desk.policy.marks_window)
    return await _change(desk, lambda work: work.forget_networks(before, ROWS), ROWS)


async def _past_tasks(desk: Desk) -> tuple[int, bool]:
    async with desk.store.working() as work:
        gone = sum([await work.forget_past_dead(name) for name in PASSING])
        await work.commit()
    return gone, False


async def _open_matches(desk: Desk) -> tuple[int, bool]:
    """They end like any match, in the log and for anyone who watches."""
    async with desk.store.reading() as reading:
        found = await reading.unstarted_matches(_before(desk, desk.policy.open_matches_kept), MATCHES)
    ended = 0
    for match in found:
        with suppress(Refusal):
            await abandon(desk, match)
            ended += 1
    return ended, ended >= MATCHES


async def _unplayed_matches(desk: Desk) -> tuple[int, bool]:
    """Nothing was played in them; they are kept after their end for as long as they could be open."""
    async with desk.store.working() as work:
        found = await work.unplayed_matches(_before(desk, desk.policy.open_matches_kept), ROWS)
        gone = await work.forget_matches(found)
        await work.commit()
    for match in found:
        desk.matches.forget(match)
    return gone, len(found) >= ROWS


async def _guests(desk: Desk) -> tuple[int, bool]:
    """A page at a time, wherever the last one ended: those who stay are not looked at in every round."""
    async with desk.store.working() as work:
        page = await work.guests_after(desk.guest_cursor.place, _before(desk, desk.policy.guests_kept), ROWS)
        gone = await work.forget_guests([place.id for place in page])
        await work.commit()
    has_more = len(page) >= ROWS
    desk.guest_cursor.place = page[-1] if has_more else None
    return gone, has_more


async def _sandboxes(desk: Desk) -> tuple[int, bool]:
    """First marked, so that nothing is made in them any more; then their matches go, in the end they themselves."""
    kept = desk.policy.sandboxes_kept
    before, closed_before = _before(desk, kept), _before(desk, min(kept, desk.policy.closed_sandboxes_kept))
    async with desk.store.working() as work:
        await work.condemn_sandboxes(before, closed_before, MATCHES)
        found = await work.condemned_matches(MATCHES)
        await work.forget_matches(found)
        gone = 0 if found else await work.forget_sandboxes(1)
        await work.commit()
    for match in found:
        desk.matches.forget(match)
    return gone, bool(found) or gone > 0


STEPS: Final[dict[str, Step]] = {
    "answers": _answers,
    "leases": _leases,
    "tokens": _tokens,
    "authorization": _authorization,
    "dead-tasks": _dead_tasks,
    "mails": _mails,
    "codes": _codes,
    "seeks": _seeks,
    "challenges": _challenges,
    "invites": _invites,
    "notifications": _notifications,
    "deliveries": _deliveries,
    "old-names": _old_names,
    "resets": _resets,
    "archives": _archives,
    "origins": _origins,
    "past-tasks": _past_tasks,
    "messages": _messages,
    "cases": _cases,
    "sanctions": _sanctions,
    "played": _played,
    "networks": _networks,
    "open-matches": _open_matches,
    "unplayed-matches": _unplayed_matches,
    "guests": _guests,
    "sandboxes": _sandboxes,
}
