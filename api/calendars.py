"""A season's dates as iCalendar."""

from __future__ import annotations

from datetime import UTC, datetime

from icalendar import Calendar, Event

from domain.hosting.terms import Moment
from domain.league.league import League
from domain.league.season import Season, SeasonStatus

LAST = Moment(253_402_300_799_000)
"""The last second of the year 9999, the latest that iCalendar knows. Old leagues may have later dates."""


def season_calendar(league: League, season: Season) -> bytes:
    """Registration, every round, and the end. In a cancelled season every event is cancelled."""
    calendar, rounds = Calendar(), range(1, season.rules.calendar.rounds + 1)
    calendar.add("prodid", "-//Headwater//Leagues//EN")
    calendar.add("version", "2.0")
    spans = [
        ("registration", season.opened_at, season.starts_at),
        *((f"round {number}", season.round_begins(number), season.round_ends(number)) for number in rounds),
        ("end", season.ends_at, None),
    ]
    for name, begins, ends in spans:
        calendar.add_component(_event(league, season, name, begins, ends))
    text: bytes = calendar.to_ical()
    return text


def _event(league: League, season: Season, name: str, begins: Moment, ends: Moment | None) -> Event:
    """An event without an end is a moment. So is one shorter than a second, which iCalendar cannot express."""
    event = Event()
    event.add("uid", f"{league.id}-{season.number}-{name.replace(' ', '-')}@headwater")
    event.add("summary", f"{league.name}: {name}")
    event.add("dtstamp", _moment(season.opened_at))
    event.add("dtstart", _moment(begins))
    if ends is not None and _moment(ends) > _moment(begins):
        event.add("dtend", _moment(ends))
    if season.status is SeasonStatus.CANCELLED:
        event.add("status", "CANCELLED")
        event.add("sequence", 1)
    return event


def _moment(moment: Moment) -> datetime:
    return datetime.fromtimestamp(min(moment, LAST) // 1_000, UTC)
