"""A season after somebody registers, withdraws, leaves, is replaced, returns, or takes a challenge back."""

from __future__ import annotations

from dataclasses import replace

from domain.hosting.terms import Moment
from domain.league.results import Table
from domain.league.season import Division, Registration, Season, SeasonStatus
from domain.league.terms import Entrant


def with_registration(season: Season, player: Entrant, rating: float) -> Season:
    """A registration to play, or to wait once the season has begun (LG-1, LG-2)."""
    if season.status is SeasonStatus.REGISTRATION:
        return replace(season, registered=(*season.registered, Registration(player, rating)))
    return replace(season, waiting=(*season.waiting, player))


def without_registration(season: Season, player: Entrant) -> Season:
    """The player is neither registered nor waiting and may register again."""
    return replace(
        _with_turn_counted(season, player),
        registered=tuple(each for each in season.registered if each.player != player),
        waiting=tuple(each for each in season.waiting if each != player),
    )


def with_departure(season: Season, player: Entrant) -> Season:
    """The player is gone. When a substitute leaves, the player they replaced is gone as well."""
    served = season.replaced_by(player)
    division, absent = served or (season.division_of(player), player)
    assert division is not None
    others = (each for each in division.leavers if each not in (player, absent))
    leavers = tuple(dict.fromkeys((*others, player, absent)))
    without = _without_substitute(division, absent, division.gone | {absent})
    return _with_turn_counted(season, player).with_division(replace(without, leavers=leavers))


def _with_turn_counted(season: Season, player: Entrant) -> Season:
    return replace(season, turned={**season.turned, player: season.turned.get(player, 0) + 1})


def without_challenge(season: Season, challenger: Entrant) -> Season:
    """The challenge is taken back, and counted."""
    others = tuple(each for each in season.challenges if each.challenger != challenger)
    counted = {**season.recanted, challenger: season.recanted.get(challenger, 0) + 1}
    return replace(season, challenges=others, recanted=counted)


def with_return(season: Season, player: Entrant) -> Season:
    """The player is back. A substitute waits again, before all others."""
    division = season.division_of(player)
    assert division is not None
    free = (division.substitutes[player],) if player in division.substitutes else ()
    back = season.with_division(_without_substitute(division, player, division.gone - {player}))
    return replace(back, waiting=(*free, *season.waiting))


def with_substitute(season: Season, player: Entrant, substitute: Entrant) -> Season:
    """A substitute plays for the player, who no longer counts as gone."""
    division = season.division_of(player)
    assert division is not None
    free = (division.substitutes[player],) if player in division.substitutes else ()
    served = replace(division, gone=division.gone - {player}, substitutes={**division.substitutes, player: substitute})
    waiting = (*free, *(each for each in season.waiting if each != substitute))
    return replace(season.with_division(served), waiting=waiting)


def is_absent(division: Division, player: Entrant, seated: Entrant) -> bool:
    """Whether the player is gone, or was replaced while still seated at the table under way. A substitute at the table
    is absent only after leaving, whatever the replaced player does."""
    if player != seated:
        return player in division.gone and seated in division.leavers
    return player in division.gone or player in division.substitutes


def absentees(division: Division, table: Table) -> list[tuple[Entrant, Entrant]]:
    """The absent players of a table with those who sit there for them, in the order in which they left."""
    absent = [each for each in zip(table.players, table.seated, strict=True) if is_absent(division, *each)]
    order = {player: place for place, player in enumerate(division.leavers)}
    return sorted(absent, key=lambda each: order.get(each[0], -1))


def with_deadline_kept(season: Season, now: Moment) -> Season:
    """Keeps who was there at the deadline of a round that is not closed yet, before somebody comes or goes."""
    if season.closed == season.paired or now < season.round_ends(season.paired):
        return season
    divisions = tuple(
        replace(each, at_deadline=each.at_deadline or (each.gone, each.substitutes)) for each in season.divisions
    )
    return replace(season, divisions=divisions)


def with_round_closed(season: Season, round: int) -> Season:
    """The round is closed: its deadline no longer matters."""
    return replace(season, closed=round, divisions=tuple(replace(each, at_deadline=None) for each in season.divisions))


def division_at_deadline(division: Division) -> Division:
    """The division with those who were away at the round's deadline, if that has passed (LG-39)."""
    if division.at_deadline is None:
        return division
    gone, substitutes = division.at_deadline
    return replace(division, gone=gone, substitutes=substitutes)


def _without_substitute(division: Division, player: Entrant, gone: frozenset[Entrant]) -> Division:
    others = {absent: other for absent, other in division.substitutes.items() if absent != player}
    return replace(division, gone=gone, substitutes=others)
