"""Entries of a match as sentences that name its players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from application.desk import Desk
from application.hosting.visible_log import event_of
from application.words import Words, words
from domain.hosting.entries import Logged
from domain.hosting.match import Match, SeatState
from domain.hosting.terms import PlayerId
from domain.kernel.plain import Plain, kind_of

_ABOUT_PLAYERS = ("player", "by")


async def sentences(desk: Desk, match: Match, shown: Logged, language: str) -> list[str]:
    """A visible entry as a sentence, then the game's events as sentences. Seats bear the names of their players."""
    data = event_of(shown)
    mentioned = [PlayerId(str(data[key])) for key in _ABOUT_PLAYERS if data.get(key)]
    seated = [seat.player for seat in match.seats if seat.player is not None]
    texts = named_words(match, await desk.names.of([*mentioned, *seated]), language)
    members = {key: value for key, value in data.items() if key not in ("version", "at", "kind")}
    first = texts.text(f"entry.{kind_of(type(shown.entry))}", **members)
    return [first, *(texts.event(match.game, event) for event in _game_events(data))]


def named_words(match: Match, names: Mapping[PlayerId, str], language: str) -> Words:
    """The texts of a language with the names of those who play."""
    plain = words(language)
    people = {f"player.{player}": name for player, name in names.items()}
    seats = {f"seat.{seat.number}": name for seat in match.seats if (name := _name(seat, names, plain))}
    return plain.with_names({**people, **seats})


def _name(seat: SeatState, names: Mapping[PlayerId, str], texts: Words) -> str | None:
    """A machine's level with the number of its seat, because several may be of one level."""
    if seat.player is not None:
        return names.get(seat.player)
    return None if seat.ai is None else f"{texts.text(f'level.{seat.ai}')} ({seat.number})"


def _game_events(data: Mapping[str, Plain]) -> Iterator[Mapping[str, Plain]]:
    events = data.get("events")
    for event in events if isinstance(events, list) else ():
        if isinstance(event, dict):
            yield event
