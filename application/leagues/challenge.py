"""Challenge a player higher on a ladder for the next round, or take a challenge back."""

from __future__ import annotations

from collections.abc import Sequence

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict
from application.leagues.league_changes import LeagueChanged, change_league
from application.leagues.requirements import check_challenges, running_season
from domain.hosting.terms import Moment
from domain.league.entries import Challenged, ChallengeWithdrawn
from domain.league.ladder import Challenge, ChallengeFault, challenge_fault
from domain.league.league import League
from domain.league.season import Season, ladder_order
from domain.league.terms import Entrant, Format, LeagueId


async def challenge(desk: Desk, caller: Caller, league: LeagueId, challenged: Entrant) -> LeagueChanged:
    """The challenged player cannot refuse, nor keep the place by leaving (LG-28)."""
    player = Entrant(caller.player_with(Scope.LEAGUES).id)

    def decide(state: League) -> Sequence[Challenged]:
        now = desk.clock.now()
        season = running_season(state, now)
        is_last = season.paired >= season.rules.calendar.rounds
        if season.rules.format is not Format.LADDER or is_last or _has_begun(state, season, now):
            raise Conflict("no-challenge-now")
        division = season.division_of(player)
        order = ladder_order(season, division) if division else ()
        fault = challenge_fault(order, season.challenges, Challenge(player, challenged), season.rules.reach)
        if division is not None and player in division.gone:
            fault = ChallengeFault.NOT_ON_LADDER
        if fault is not None:
            raise Conflict("bad-challenge", fault=fault.value)
        check_challenges(season, player, desk.policy)
        return [Challenged(player, challenged)]

    return await change_league(desk, league, decide)


async def withdraw_challenge(desk: Desk, caller: Caller, league: LeagueId) -> LeagueChanged:
    """Until its round begins (LG-26); both players are free again then."""
    player = Entrant(caller.player_with(Scope.LEAGUES).id)

    def decide(state: League) -> Sequence[ChallengeWithdrawn]:
        now = desk.clock.now()
        season = running_season(state, now)
        if _has_begun(state, season, now) or player not in (each.challenger for each in season.challenges):
            raise Conflict("no-challenge-made")
        return [ChallengeWithdrawn(player)]

    return await change_league(desk, league, decide)


def _has_begun(league: League, season: Season, now: Moment) -> bool:
    """Whether the round of the challenges has begun by the league's clock, though it may not be paired yet."""
    return league.time_at(now) >= season.round_begins(season.paired + 1)
