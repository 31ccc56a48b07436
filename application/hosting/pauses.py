"""Pauses in matches: what a match's log does not know yet of its players' vacations and playing hours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from application.desk import Desk
from application.ports.queue import AccountAt, Task
from application.ports.store import Notice, Work
from application.tasks import WRITE_PAUSES
from application.topics import PAUSES
from domain.hosting.clocks import MatchClock, pauses_of
from domain.hosting.entries import PausesChanged
from domain.hosting.match import Match, SeatState
from domain.hosting.pauses import NO_PAUSES, Pauses, pauses_since
from domain.hosting.terms import Moment, PlayerId, Status
from domain.hosting.vacations import PlayerPauses
from domain.kernel.plain import plain


def players_with_clocks(match: Match) -> list[PlayerId]:
    """The players whose vacations and playing hours stop the clock of this match; none unless it runs."""
    if not match.has_pauses or match.status is not Status.RUNNING:
        return []
    return [seat.player for seat in match.seats if seat.player is not None]


def missing_pauses(
    match: Match, known: Mapping[PlayerId, PlayerPauses], now: Moment, players: Sequence[PlayerId]
) -> tuple[PausesChanged, ...]:
    """What the log lacks of these players' pauses that have begun, or has too much of."""
    clock, asked = match.clock, frozenset(players) & frozenset(players_with_clocks(match))
    if clock is None:
        return ()
    return tuple(_missing(clock, known, now, [seat for seat in match.seats if seat.player in asked]))


def _missing(
    clock: MatchClock, known: Mapping[PlayerId, PlayerPauses], now: Moment, seats: Sequence[SeatState]
) -> Iterator[PausesChanged]:
    """What is past does not matter, but for the turn under way."""
    for seat in seats:
        assert seat.player is not None
        since = clock.since if clock.seat == seat.number else now
        planned = known.get(seat.player)
        wanted = NO_PAUSES if planned is None else pauses_since(planned.in_force(now), since)
        if pauses_since(pauses_of(clock, seat.number), since) != wanted:
            yield _entry(seat.number, wanted)


def _entry(seat: int, pauses: Pauses) -> PausesChanged:
    return PausesChanged(seat, tuple(map(plain, pauses.vacations)), tuple(map(plain, pauses.hours)))


async def hasten_pauses(desk: Desk, work: Work, started: Sequence[Match]) -> Sequence[Notice]:
    """Has the pauses of all who play in these matches, which begin now, written into them; the notices to post."""
    players = dict.fromkeys(player for match in started for player in players_with_clocks(match))
    if not players:
        return ()
    now, known = desk.clock.now(), await work.pauses_of(list(players))
    # In one order, so that two matches of the same players never wait for each other.
    hastened = [await work.hasten_pauses(player, now) for player in sorted(known)]
    return [pauses_notice(desk, each, now) for each in hastened if each is not None]


def pauses_notice(desk: Desk, pauses: PlayerPauses, now: Moment) -> Notice:
    return Notice(desk.ids.fresh("not"), PAUSES, Task(WRITE_PAUSES, AccountAt(pauses.player, pauses.version)), now)
