"""Create a seek. It waits among the seeks of the same wish until a round of pairing finds it a table."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Forbidden, LimitReached, Malformed
from application.hosting.commit import send_notices
from application.matches.open_match import number_of_matches
from application.pairing.wishes import fair_wish, strength_of
from application.players.end_tokens import hold_own_token
from application.ports.queue import DueAt, Task
from application.ports.store import Notice, Work
from application.tasks import PAIR
from application.topics import SEEKS, search_topic
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import Moment
from domain.pairing.seeks import Seek, SeekId, Wanted

MOST_SEEKS = 100
"""The most seeks of one player that are read: far more than the policy allows."""


async def find_table(desk: Desk, caller: Caller, wanted: Wanted, machines_after: int | None = None) -> Seek:
    """The seek.

    A repeated wish returns the same seek, which keeps its place. It also counts as a sign of life.
    """
    player = _seeker(caller.player_with(Scope.MATCHES))
    wish, after = fair_wish(desk, player, wanted), _fit_wait(desk, machines_after)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        now = desk.clock.now()
        own = [seek for seek in await work.seeks_of(player.id, now, MOST_SEEKS) if seek.is_unsettled]
        await work.see_seeks(player.id, now)
        seek = next((seek for seek in own if seek.wanted.pool == wish.pool), None)
        notices = []
        if seek is None:
            _check_number(desk, len(own))
            await number_of_matches(desk, player)(work)
            seek = await _new_seek(desk, work, player, wish, after)
            notices = [pairing_notice(desk, now)]
            await work.post(*notices)
        await work.commit()
    await send_notices(desk, notices, [search_topic(player.id)])
    return seek


def pairing_notice(desk: Desk, at: Moment) -> Notice:
    """A notice that starts a round of pairing and wakes the readers of the list of seeks."""
    return Notice(desk.ids.fresh("not"), SEEKS, Task(PAIR, DueAt(at)), at)


def _seeker(player: Player) -> Player:
    """Bots cannot seek: players meet them only by challenge, invite or a seat at an open match."""
    if player.kind is PlayerKind.BOT:
        raise Forbidden("no-bots-here")
    return player


def _fit_wait(desk: Desk, after: int | None) -> int | None:
    most = desk.policy.longest_machine_wait
    if after is not None and not 0 <= after <= most:
        raise Malformed("bad-number", path="machines_after", fault=f"must be from 0 to {most} milliseconds")
    return after


def _check_number(desk: Desk, number: int) -> None:
    most = desk.policy.seeks_per_player
    if number >= most:
        raise LimitReached("too-many-seeks", limit="seeks-per-player", value=most, retry_after=None)


async def _new_seek(desk: Desk, work: Work, player: Player, wanted: Wanted, machines_after: int | None) -> Seek:
    now = desk.clock.now()
    points, rating = await strength_of(work, wanted.game, player.id)
    seek = Seek(SeekId(desk.ids.fresh("sek")), player.id, wanted, points, now, now, machines_after, rating)
    await work.add_seek(seek)
    desk.metrics.count("seeks", game=wanted.game, outcome="entered")
    return seek
