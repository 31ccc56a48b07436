"""What a change of a league requires of the league and of the caller; each requirement refuses with a code."""

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
    """The player, if allowed to act in this role or a higher one; an admin has them all."""
    player = caller.player_with(Scope.LEAGUES)
    if Scope.ADMIN not in caller.scopes and _RANKS[league.role_of(player.id)] > _RANKS[least]:
        raise Forbidden(_REFUSALS[least])
    return player


def open_league(league: League) -> League:
    """The league, unless it is closed."""
    if league.closed_at is not None:
        raise Conflict("league-closed")
    return league


def open_season(league: League, now: Moment) -> Season:
    """The season that is open for registration: until it starts by the league's clock, even if no worker has started
    it."""
    season = open_league(league).season
    if season is None or season.status is not SeasonStatus.REGISTRATION:
        raise Conflict("registration-closed")
    check_unbegun(league, season, now)
    return season


def check_unbegun(league: League, season: Season, now: Moment) -> None:
    """Refuses once the season starts by the league's clock: until its first round nobody comes or goes (LG-3)."""
    if league.time_at(now) >= season.starts_at:
        raise Conflict("registration-closed")


def joinable_season(league: League, now: Moment) -> Season:
    """The season to register for or, once it has begun, to wait in."""
    season = open_league(league).season
    return season if season is not None and _is_under_way(league, season, now) else open_season(league, now)


def check_comings(season: Season, player: Entrant, policy: Policy) -> None:
    """Refuses a player who has joined and left this season more often than the policy allows (LG-4). Otherwise one
    player could flood the league's log."""
    most = policy.registrations_per_season
    if season.turned.get(player, 0) >= most:
        raise LimitReached("registered-too-often", limit="registrations-per-season", value=most, retry_after=None)


def check_challenges(season: Season, player: Entrant, policy: Policy) -> None:
    """Refuses a player who has taken back as many challenges for the next round as the policy allows (LG-26)."""
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
    """The season under way, if it has this number: until its date, even if no worker has ended it."""
    season = league.season
    if season is None or not _is_under_way(league, season, now) or number not in (None, season.number):
        raise Conflict("season-not-running")
    return season


def is_playing(season: Season, player: Entrant) -> bool:
    """Whether the player plays, alone or as a substitute; not after leaving or being replaced."""
    division = season.division_of(player)
    if division is None:
        return season.replaced_by(player) is not None
    return player not in division.gone and player not in division.substitutes


def _is_under_way(league: League, season: Season, now: Moment) -> bool:
    return season.status is SeasonStatus.RUNNING and not is_past(league, season, now)


def is_past(league: League, season: Season, now: Moment) -> bool:
    """Whether a season is over, by the league's clock or by its log."""
    return season.is_over or league.time_at(now) >= season.ends_at


def begun_season(league: League, number: int | None) -> Season:
    """The season of this number, or the newest one: under way or ended."""
    wanted = len(league.seasons) if number is None else number
    if not 1 <= wanted <= len(league.seasons):
        raise NotFound("unknown-season", what="season", id=str(wanted))
    season = league.seasons[wanted - 1]
    if season.status not in (SeasonStatus.RUNNING, SeasonStatus.ENDED):
        raise Conflict("season-not-running")
    return season


def existing_table(season: Season, division: int, round: int, table: int) -> tuple[Division, Table]:
    """A table with at least two players."""
    found = season.division(division)
    place = None if found is None else found.table(round, table)
    if found is None or place is None or len(place.players) == 1:
        raise NotFound("unknown-table", what="table", id=f"{division}/{round}/{table}")
    return found, place


def fit_reason(reason: str) -> str:
    """A reason of printable characters, for a ruling or for closing a league."""
    if not 0 < len(reason.strip()) <= LONGEST_REASON or not reason.isprintable():
        raise Malformed("bad-reason", path="reason", fault=f"must have 1 to {LONGEST_REASON} printable characters")
    return reason.strip()


def sandbox(league: League) -> League:
    if not league.sandbox:
        raise Conflict("not-a-sandbox")
    return league
