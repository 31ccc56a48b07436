"""Note what a change of a match gives its players to be told, in the transaction of that change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from application.desk import Desk
from application.ports.notifications import Notification
from application.ports.store import Work
from application.process.match_state import MatchState
from domain.hosting.clocks import deadline
from domain.hosting.entries import ClockAdjusted, Finished, Logged, Moved, PausesChanged, RematchOffered, Resigned
from domain.hosting.match import Match
from domain.hosting.terms import Moment, PlayerId, Status
from domain.kernel.plain import Plain
from domain.notifications.preferences import NotificationKind


async def note_match_change(
    desk: Desk, work: Work, before: MatchState | None, after: MatchState, logged: Sequence[Logged]
) -> None:
    """One statement for each player whose turn ends, and one for each who may have to be told something."""
    at, mover, previous = logged[-1].at, _mover(after.match), _mover(before.match) if before else None
    if previous is not None and previous != mover:
        await work.end_turn(after.match.id, previous, at)
    elif mover is not None and any(isinstance(each.entry, PausesChanged | ClockAdjusted) for each in logged):
        await work.reconsider_turn(after.match.id, mover, at)
    found = [*_turn(desk, after.match, mover, previous, at), *_news(desk, after.match, logged)]
    if found:
        await work.add_notifications(found)


def _mover(match: Match) -> PlayerId | None:
    """The player whose turn it is, unless a machine stands in."""
    seat = None if match.to_move is None or match.status is not Status.RUNNING else match.seat(match.to_move)
    return None if seat is None or seat.machine else seat.player


def _turn(
    desk: Desk, match: Match, mover: PlayerId | None, previous: PlayerId | None, at: Moment
) -> Iterator[Notification]:
    if mover is not None and mover != previous:
        data: dict[str, Plain] = {
            "pace": match.timing.pace.value,
            "deadline": deadline(match.clock),
            "pauses": match.has_pauses,
        }
        yield new_notification(desk, mover, NotificationKind.MY_TURN, match.id, match.version, at, data)


def _news(desk: Desk, match: Match, logged: Sequence[Logged]) -> Iterator[Notification]:
    for each in logged:
        if isinstance(each.entry, RematchOffered):
            data: dict[str, Plain] = {"by": each.entry.by}
            for player in _players(match, {each.entry.by}):
                yield new_notification(desk, player, NotificationKind.INVITATION, each.entry.match, 1, each.at, data)
    if any(isinstance(each.entry, Finished) for each in logged):
        yield from _endings(desk, match, logged)


def _endings(desk: Desk, match: Match, logged: Sequence[Logged]) -> Iterator[Notification]:
    """For all but the player whose own move or resignation ended it."""
    acts = [each.entry.seat for each in logged if isinstance(each.entry, Moved | Resigned)]
    own = {player for seat in acts if (player := match.seat(seat).player) is not None}
    for player in _players(match, own):
        seat = match.seat_of(player)
        assert seat is not None
        data: dict[str, Plain] = {"rank": match.ranks[seat.number - 1], "seats": len(match.seats)}
        at = logged[-1].at
        yield new_notification(desk, player, NotificationKind.MATCH_OVER, match.id, match.version, at, data)


def _players(match: Match, but: Iterable[PlayerId]) -> list[PlayerId]:
    without = set(but)
    return [seat.player for seat in match.seats if seat.player is not None and seat.player not in without]


def new_notification(
    desk: Desk,
    player: PlayerId,
    kind: NotificationKind,
    about: str,
    version: int,
    at: Moment,
    data: dict[str, Plain],
    due_at: Moment | None = None,
) -> Notification:
    """Due after the shortest delay unless said otherwise: until then the player may have seen it."""
    due = Moment(at + desk.policy.notification_delay) if due_at is None else due_at
    return Notification(desk.ids.fresh("ntf"), player, kind, about, version, at, due, data)
