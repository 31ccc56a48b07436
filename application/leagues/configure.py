"""Change a league's rules and clock, from its next season on."""

from __future__ import annotations

from collections.abc import Sequence

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Malformed
from application.leagues.changing import LeagueChanged, change_league
from application.leagues.found_league import told
from application.leagues.requiring import unclosed, with_role
from application.leagues.terms import sound_rules
from application.terms import fair_timing
from domain.hosting.terms import Timing
from domain.league.entries import Configured
from domain.league.league import League
from domain.league.rules_text import rules_text
from domain.league.terms import LeagueId, Role, Rules


async def configure(
    desk: Desk, caller: Caller, league: LeagueId, rules: Rules | None = None, timing: Timing | None = None
) -> LeagueChanged:
    """What is None stays as it is, also where it could no longer be chosen; a season that has begun keeps its rules."""

    caller.allowed(Scope.LEAGUES)

    def decide(state: League) -> Sequence[Configured]:
        player = with_role(state, caller, Role.OWNER)
        unclosed(state)
        wanted = state.rules if rules is None else sound_rules(rules, state.sandbox)
        seats = desk.games.chosen(state.game, state.edition).info.seats
        if wanted.table_size not in seats:
            raise Malformed("bad-seats", path="rules.tableSize", fault=f"must be one of {', '.join(map(str, seats))}")
        clock = fair_timing(timing, desk.policy) if timing is not None else state.timing
        return [Configured(player.id, told(clock), rules_text(wanted))]

    return await change_league(desk, league, decide)
