"""Change a league's rules and clock from the next season on."""

from __future__ import annotations

from collections.abc import Sequence

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Malformed
from application.hosting.terms import fair_timing
from application.leagues.found_league import plain_data, season_opening
from application.leagues.league_changes import LeagueChanged, change_league
from application.leagues.requirements import open_league, with_role
from application.leagues.terms import sound_rules
from domain.hosting.terms import Moment, Timing
from domain.league.entries import Configured, LeagueEntry, SeasonOpened
from domain.league.league import League
from domain.league.rules_text import rules_text
from domain.league.season import SeasonStatus
from domain.league.terms import LeagueId, Role, Rules


async def configure(
    desk: Desk, caller: Caller, league: LeagueId, rules: Rules | None = None, timing: Timing | None = None
) -> LeagueChanged:
    """None leaves rules or clock as they are, even where they could no longer be chosen (LG-47).

    A season that somebody has registered for keeps its rules; an open one without registrations opens again.
    """
    caller.player_with(Scope.LEAGUES)

    def decide(state: League) -> Sequence[LeagueEntry]:
        player = with_role(state, caller, Role.OWNER)
        open_league(state)
        wanted = state.rules if rules is None else sound_rules(rules, state.sandbox)
        seats = desk.games.for_new_match(state.game, state.edition).info.seats
        if wanted.table_size not in seats:
            raise Malformed("bad-seats", path="rules.table_size", fault=f"must be one of {', '.join(map(str, seats))}")
        clock = fair_timing(timing, desk.policy) if timing is not None else state.timing
        configured = Configured(player.id, plain_data(clock), rules_text(wanted))
        return [configured, *_reopening(state, desk.clock.now(), wanted, clock)]

    return await change_league(desk, league, decide)


def _reopening(league: League, real: Moment, rules: Rules, timing: Timing) -> list[SeasonOpened]:
    """The open season by the new rules from now on, if nobody has registered for the old ones."""
    season, now = league.season, league.time_at(real)
    if season is None or season.status is not SeasonStatus.REGISTRATION or season.registered or now >= season.starts_at:
        return []
    return [season_opening(season.number, now, rules, timing)]
