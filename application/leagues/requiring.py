"""What a change of a league requires of it and of who asks; each requirement refuses by name."""

from __future__ import annotations

from collections.abc import Iterable

from application.callers import Caller, Scope
from application.errors import Conflict, Forbidden, LimitReached, Malformed, NotFound
from application.policy import Policy
from domain.hosting.players import Player
from domain.hosting.terms import Moment
from domain.league.entries import Act, LeagueEntry
from domain.league.league import League
from domain.league.results import Table
from domain.league.season import Division, Season, SeasonStatus
from domain.league.terms import Entrant, Role

LONGEST_REASON = 500
_REFUSALS = {Role.OWNER: "owner-only", Role.REFEREE: "referee-only"}
_RANKS = {role: place for place, role in enumerate(Role)}


def with_role(league: League, caller: Caller, least: Role) -> Player:
    """The player, if he has this role in the league or a higher one; an admin has them all."""
    player = caller.allowed(Scope.LEAGUES)
    if Scope.ADMIN not in caller.scopes and _RANKS[league.role_of(player.id)] > _RANKS[least]:
        raise Forbidden(_REFUSALS[least])
    return player


def unclosed(league: League) -> League:
    """A league that goes on."""
    if league.closed_at is not None:
        raise Conflict("league-closed")
    return league


def open_season(league: League, now: Moment) -> Season:
    """The season one can register for: until it starts by the league's clock, whether or not anybody closed it yet."""
    season = unclosed(league).season
    if season is None or season.status is not SeasonStatus.REGISTRATION:
        raise Conflict("registration-closed")
    check_unbegun(league, season, now)
    return season


def check_unbegun(league: League, season: Season, now: Moment) -> None:
    """Refuses once the season starts by the league's clock: until its first round nobody comes or goes (LG-3)."""
    if league.told_time(now) >= season.starts_at:
        raise Conflict("registration-closed")


def joinable_season(league: League, now: Moment) -> Season:
    """The season one can register for or, once it has begun, wait in."""
    season = unclosed(league).season
    return season if season is not None and _is_under_way(league, season, now) else open_season(league, now)


def check_comings(season: Season, player: Entrant, policy: Policy) -> None:
    """Refuses a player who has joined and left this season more often than the policy allows (LG-4). Otherwise one
    player could flood the league's log."""
    most = policy.registrations_per_season
    if season.turned.get(player, 0) >= most:
        raise LimitReached("registered-too-often", limit="registrations-per-season", value=most, retry_after=None)


def check_challenges(season: Season, player: Entrant, policy: Policy) -> None:
    """Refuses who has taken back, of challenges for the round to come, as many as the policy allows (LG-26)."""
    most = policy.challenges_per_round
    if season.recanted.get(player, 0) >= most:
        raise LimitReached("challenged-too-often", limit="challenges-per-round", value=most, retry_after=None)


def check_acts(league: League, entries: Iterable[LeagueEntry], policy: Policy) -> None:
    """Refuses acts of the owner and referees beyond the policy's number (LG-64); `league` is the state after the
    entries."""
    most = policy.acts_per_season
    if league.acts > most and any(isinstance(entry, Act) for entry in entries):
        raise LimitReached("too-many-acts", limit="acts-per-season", value=most, retry_after=None)


def running_season(league: League, now: Moment, number: int | None = None) -> Season:
    """The season under way, where that is the one of this number: until its date, whether or not anybody ended it."""
    season = league.season
    if season is None or not _is_under_way(league, season, now) or number not in (None, season.number):
        raise Conflict("season-not-running")
    return season


def is_playing(season: Season, player: Entrant) -> bool:
    """For himself or for somebody else; who has left, or is played for, is not."""
    division = season.division_of(player)
    if division is None:
        return season.replaced_by(player) is not None
    return player not in division.gone and player not in division.substitutes


def _is_under_way(league: League, season: Season, now: Moment) -> bool:
    return season.status is SeasonStatus.RUNNING and not is_past(league, season, now)


def is_past(league: League, season: Season, now: Moment) -> bool:
    """Whether a season is over, by the league's clock or already in its log."""
    return season.is_over or league.told_time(now) >= season.ends_at


def begun_season(league: League, number: int | None) -> Season:
    """The season of this number, the newest one without: under way, or ended."""
    wanted = len(league.seasons) if number is None else number
    if not 1 <= wanted <= len(league.seasons):
        raise NotFound("unknown-season", what="season", id=str(wanted))
    season = league.seasons[wanted - 1]
    if season.status not in (SeasonStatus.RUNNING, SeasonStatus.ENDED):
        raise Conflict("season-not-running")
    return season


def existing_table(season: Season, division: int, round: int, table: int) -> tuple[Division, Table]:
    """A table where people play; who sits out has none."""
    found = season.division(division)
    place = None if found is None else found.table(round, table)
    if found is None or place is None or len(place.players) == 1:
        raise NotFound("unknown-table", what="table", id=f"{division}/{round}/{table}")
    return found, place


def fit_reason(reason: str) -> str:
    """What a referee does is explained, and so is the end of a league; in characters that show what they are."""
    if not 0 < len(reason.strip()) <= LONGEST_REASON or not reason.isprintable():
        raise Malformed("bad-reason", path="reason", fault=f"must have 1 to {LONGEST_REASON} printable characters")
    return reason.strip()


def sandbox(league: League) -> League:
    if not league.sandbox:
        raise Conflict("not-a-sandbox")
    return league
