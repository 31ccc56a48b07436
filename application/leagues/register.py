"""Register for a season: a player, or machines in a sandbox."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden, LimitReached, Malformed
from application.hosting.compare_and_swap import compare_and_swap
from application.hosting.terms import known_level
from application.leagues.attend import attend
from application.leagues.departures import bar_of
from application.leagues.league_changes import LeagueChanged, append, change_league
from application.leagues.requirements import check_comings, joinable_season, open_season, sandbox, with_role
from domain.hosting.players import Player
from domain.league.entries import Registered
from domain.league.league import League
from domain.league.ratings import ANCHORS, Strength
from domain.league.season import Season, SeasonStatus
from domain.league.terms import Entrant, LeagueId, Role, Scoring


async def register(desk: Desk, caller: Caller, league: LeagueId) -> LeagueChanged:
    """Registers the caller. When all places are taken, or during the season, the caller waits (LG-1, LG-2)."""
    player = caller.player_with(Scope.LEAGUES)
    state = await desk.leagues.fresh(league)
    await attend(desk, state)
    await _check_not_barred(desk, state, player)
    entry = Registered(Entrant(player.id), await _mean(desk, state, player), player.id)

    async def append_entry(state: League) -> LeagueChanged:
        season = joinable_season(state, desk.clock.now())
        if season.takes_part(Entrant(player.id)):
            raise Conflict("already-registered")
        check_comings(season, Entrant(player.id), desk.policy)
        await _check_alone(desk, state, season, player)
        check_room(desk, state, season, 1)
        return await append(desk, state, [entry])

    return await compare_and_swap(partial(desk.leagues.fresh, league), append_entry, league=league)


async def register_machines(desk: Desk, caller: Caller, league: LeagueId, level: str, count: int) -> LeagueChanged:
    """The owner of a sandbox registers machines of a level."""
    caller.player_with(Scope.LEAGUES)

    def decide(state: League) -> Sequence[Registered]:
        owner = with_role(sandbox(state), caller, Role.OWNER)
        season = open_season(state, desk.clock.now())
        known_level(level)
        if count < 1:
            raise Malformed("bad-number", path="count", fault="must be at least 1")
        most = desk.policy.machines_per_league
        if count > most - len(season.registered):
            raise LimitReached("too-many-machines", limit="machines-per-league", value=most, retry_after=None)
        check_room(desk, state, season, count)
        return [Registered(name, ANCHORS[level], owner.id) for name in _free_names(season, level, count)]

    return await change_league(desk, league, decide)


def check_room(desk: Desk, league: League, season: Season, coming: int) -> None:
    """Refuses entrants with whom a sandbox would play more matches in its life than allowed (LG-63)."""
    if not league.sandbox:
        return
    played = sum(len(division.tables) for each in league.seasons for division in each.divisions)
    tables = ceil((len(season.registered) + coming) / season.rules.table_size) * season.rules.calendar.rounds
    most = desk.policy.sandbox_matches
    if season.status is SeasonStatus.REGISTRATION and played + tables > most:
        raise LimitReached("sandbox-full", limit="sandbox-matches", value=most, retry_after=None)


def _free_names(season: Season, level: str, count: int) -> list[Entrant]:
    """`ai:hand:1`, `ai:hand:2`, ...: the first free numbers."""
    taken = {each.player for each in season.registered}
    names = (Entrant(f"ai:{level}:{number}") for number in range(1, len(taken) + count + 1))
    return [name for name in names if name not in taken][:count]


async def _check_not_barred(desk: Desk, league: League, player: Player) -> None:
    """Refuses frequent leavers of any league for a time (LG-34)."""
    until = await bar_of(desk, player, league.rules.discipline)
    if until is not None:
        raise Forbidden("barred", until=until)


async def _check_alone(desk: Desk, league: League, season: Season, player: Player) -> None:
    """Refuses a second entrant of one person (LG-5). The person's bots are read after the season, so none of those who
    take part is missed."""
    if league.sandbox or not (league.rated or season.rules.scoring is Scoring.DUPLICATE):
        return
    person = player.owner or player.id
    async with desk.store.reading() as reading:
        bots = await reading.bots_of(person)
    own = (person, *(bot.id for bot in bots))
    other = next((each for each in own if each != player.id and season.takes_part(Entrant(each))), None)
    if other is not None:
        raise Conflict("one-entrant-each", player=other)


async def _mean(desk: Desk, league: League, player: Player) -> float:
    async with desk.store.reading() as reading:
        found = await reading.ratings(league.game, [player.id])
    return found[0].strength.mean if found else Strength().mean
