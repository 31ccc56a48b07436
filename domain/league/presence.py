"""Who is there: registering, waiting, leaving, being replaced, coming back, taking a challenge back."""

from __future__ import annotations

from dataclasses import replace

from domain.hosting.terms import Moment
from domain.league.results import Table
from domain.league.season import Division, Registration, Season, SeasonStatus
from domain.league.terms import Entrant


def registered(season: Season, player: Entrant, rating: float) -> Season:
    """To play, or to wait once the season has begun (LG-1, LG-2)."""
    if season.status is SeasonStatus.REGISTRATION:
        return replace(season, registered=(*season.registered, Registration(player, rating)))
    return replace(season, waiting=(*season.waiting, player))


def withdrawn(season: Season, player: Entrant) -> Season:
    """Neither registered nor waiting any more, so that he may come again."""
    return replace(
        _turned(season, player),
        registered=tuple(each for each in season.registered if each.player != player),
        waiting=tuple(each for each in season.waiting if each != player),
    )


def left(season: Season, player: Entrant) -> Season:
    """He is gone; when a substitute leaves, the one he played for is."""
    served = season.replaced_by(player)
    division, absent = served or (season.division_of(player), player)
    assert division is not None
    others = (each for each in division.leavers if each not in (player, absent))
    leavers = tuple(dict.fromkeys((*others, player, absent)))
    without = _without_substitute(division, absent, division.gone | {absent})
    return _turned(season, player).with_division(replace(without, leavers=leavers))


def _turned(season: Season, player: Entrant) -> Season:
    return replace(season, turned={**season.turned, player: season.turned.get(player, 0) + 1})


def recanted(season: Season, challenger: Entrant) -> Season:
    """His challenge is taken back, and counted."""
    others = tuple(each for each in season.challenges if each.challenger != challenger)
    counted = {**season.recanted, challenger: season.recanted.get(challenger, 0) + 1}
    return replace(season, challenges=others, recanted=counted)


def returned(season: Season, player: Entrant) -> Season:
    """Back himself; who played for him waits again, before all others."""
    division = season.division_of(player)
    assert division is not None
    free = (division.substitutes[player],) if player in division.substitutes else ()
    back = season.with_division(_without_substitute(division, player, division.gone - {player}))
    return replace(back, waiting=(*free, *season.waiting))


def replaced(season: Season, player: Entrant, substitute: Entrant) -> Season:
    """Somebody plays for him, who does not count as gone any more."""
    division = season.division_of(player)
    assert division is not None
    free = (division.substitutes[player],) if player in division.substitutes else ()
    served = replace(division, gone=division.gone - {player}, substitutes={**division.substitutes, player: substitute})
    waiting = (*free, *(each for each in season.waiting if each != substitute))
    return replace(season.with_division(served), waiting=waiting)


def is_absent(division: Division, player: Entrant, seated: Entrant) -> bool:
    """Gone, or replaced while he still sits at the table that is under way; a substitute who sits there is absent only
    if he left himself, whatever becomes of the one he sits there for."""
    if player != seated:
        return player in division.gone and seated in division.leavers
    return player in division.gone or player in division.substitutes


def absentees(division: Division, table: Table) -> list[tuple[Entrant, Entrant]]:
    """Who is absent from a table, with who sits there for him, in the order in which they left."""
    absent = [each for each in zip(table.players, table.seated, strict=True) if is_absent(division, *each)]
    order = {player: place for place, player in enumerate(division.leavers)}
    return sorted(absent, key=lambda each: order.get(each[0], -1))


def keeping_deadline(season: Season, now: Moment) -> Season:
    """Before somebody comes or goes: after the deadline of a round that nobody has closed yet, its tables still go by
    who was there at it."""
    if season.closed == season.paired or now < season.round_ends(season.paired):
        return season
    kept = tuple(
        replace(each, at_deadline=each.at_deadline or (each.gone, each.substitutes)) for each in season.divisions
    )
    return replace(season, divisions=kept)


def closed(season: Season, round: int) -> Season:
    """Nothing goes by who was there at its deadline any more."""
    return replace(season, closed=round, divisions=tuple(replace(each, at_deadline=None) for each in season.divisions))


def as_at_deadline(division: Division) -> Division:
    """With who was away at the round's deadline, once that has passed (LG-39); until then with who is away now."""
    if division.at_deadline is None:
        return division
    gone, substitutes = division.at_deadline
    return replace(division, gone=gone, substitutes=substitutes)


def _without_substitute(division: Division, player: Entrant, gone: frozenset[Entrant]) -> Division:
    others = {absent: other for absent, other in division.substitutes.items() if absent != player}
    return replace(division, gone=gone, substitutes=others)
