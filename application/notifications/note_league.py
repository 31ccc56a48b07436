"""Record the notifications of one entry in a league's log. A task does it, because a league can have many players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from application.desk import Desk
from application.hosting.match_news import new_notification
from application.ports.notifications import Notification
from application.ports.queue import LeagueAt, Task
from application.ports.store import Notice
from application.tasks import NOTE_LEAGUE
from application.topics import league_topic
from domain.hosting.terms import Moment, PlayerId
from domain.kernel.plain import Plain
from domain.league import entries as log
from domain.league.entries import LeagueLogged
from domain.league.league import League
from domain.league.ratings import is_machine
from domain.league.season import Season, match_id
from domain.league.terms import Entrant, LeagueId
from domain.notifications.hours import warning_time
from domain.notifications.preferences import NotificationKind

ROWS: Final = 200
"""Notifications in one transaction. Other writers get their turn in between."""
NEWS: Final = (log.SeasonOpened, log.RoundPaired, log.SeasonEnded, log.Challenged)


def league_news(desk: Desk, league: League, logged: Sequence[LeagueLogged]) -> list[Notice]:
    """A notice for each entry that notifies players. A sandbox notifies nobody."""
    entries = [] if league.sandbox else [each for each in logged if isinstance(each.entry, NEWS)]
    return [
        Notice(
            desk.ids.fresh("not"),
            league_topic(league.id),
            Task(NOTE_LEAGUE, LeagueAt(league.id, each.version)),
            each.at,
        )
        for each in entries
    ]


async def note_league(desk: Desk, league: LeagueId, version: int) -> int:
    """Returns the number of notifications. Safe to repeat: each one is recorded once."""
    state = await desk.leagues.fresh(league)
    async with desk.store.reading() as reading:
        entries = await reading.league_log(league, version - 1, 1)
    notifications = [each for logged in entries for each in _notifications(desk, state, logged)]
    for start in range(0, len(notifications), ROWS):
        async with desk.store.working() as work:
            await work.add_notifications(notifications[start : start + ROWS])
            await work.commit()
    return len(notifications)


def _notifications(desk: Desk, league: League, logged: LeagueLogged) -> Iterator[Notification]:
    match logged.entry:
        case log.SeasonOpened(number):
            past = [season for season in league.seasons if season.number == number - 1]
            for player in dict.fromkeys(player for season in past for player in _participants(season)):
                yield _notification(desk, league, logged, player, NotificationKind.SEASON_OPENS, {"season": number})
        case log.RoundPaired(round, tables) if league.season:
            for division, table, players in tables:
                match = match_id(league.id, league.season.number, division, round, table)
                yield from _table_notifications(desk, league, league.season, logged, round, match, players)
        case log.SeasonEnded(orders) if league.season:
            for number, order in enumerate(orders, 1):
                for place, player in enumerate(_people(order), 1):
                    data: dict[str, Plain] = {"season": league.season.number, "division": number, "place": place}
                    yield _notification(desk, league, logged, player, NotificationKind.RESULT, data)
        case log.Challenged(challenger, challenged):
            for player in _people([challenged]):
                yield _notification(desk, league, logged, player, NotificationKind.INVITATION, {"by": challenger})
        case _:
            return


def _table_notifications(
    desk: Desk,
    league: League,
    season: Season,
    logged: LeagueLogged,
    round: int,
    match: str,
    players: Sequence[Entrant],
) -> Iterator[Notification]:
    """The notifications of the round's start and its deadline. A player with a bye gets none."""
    if len(players) < 2:
        return
    data: dict[str, Plain] = {"round": round, "match": match}
    warning = warning_time(logged.at, season.round_ends(round))
    for player in _people(players):
        yield _notification(desk, league, logged, player, NotificationKind.ROUND_BEGINS, data)
        if warning is not None:
            yield _notification(desk, league, logged, player, NotificationKind.DEADLINE_NEAR, data, warning)


def _notification(
    desk: Desk,
    league: League,
    logged: LeagueLogged,
    player: PlayerId,
    kind: NotificationKind,
    data: dict[str, Plain],
    due_at: Moment | None = None,
) -> Notification:
    named: dict[str, Plain] = {"league": league.name, **data}
    return new_notification(desk, player, kind, league.id, logged.version, logged.at, named, due_at)


def _participants(season: Season) -> list[PlayerId]:
    registered = [each.player for each in season.registered]
    divided = [player for division in season.divisions for player in division.players]
    return _people(dict.fromkeys([*registered, *divided, *season.waiting]))


def _people(entrants: Sequence[Entrant] | dict[Entrant, None]) -> list[PlayerId]:
    return [PlayerId(entrant) for entrant in entrants if not is_machine(entrant)]
