"""Found a league: choose game, rules and calendar; registration for its first season opens at once."""

from __future__ import annotations

from hashlib import sha256

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Forbidden, LimitReached
from application.hosting.commit import send_notices
from application.hosting.terms import Terms, fair_timing, settled_options
from application.leagues.league_changes import LeagueChanged, notice_of, numbered_entries
from application.leagues.terms import LeagueTerms, check_seed, fit_league_name, sound_rules
from application.players.end_tokens import hold_own_token
from application.ports.leagues import LeagueFilter, league_summary_of
from application.ports.store import Work
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import Moment, PlayerId, Timing
from domain.kernel.plain import Plain, plain
from domain.league.entries import Founded, SeasonOpened
from domain.league.league import fold
from domain.league.rules_text import rules_text
from domain.league.season import SeasonStatus
from domain.league.terms import LeagueId, Rules


async def found_league(desk: Desk, caller: Caller, terms: LeagueTerms) -> LeagueChanged:
    """The caller owns the new league. Bots own nothing."""
    player = caller.player_with(Scope.LEAGUES)
    if player.kind is not PlayerKind.HUMAN:
        raise Forbidden("humans-only")
    first = _founding(desk, player.id, terms)
    at = desk.clock.now()
    logged = numbered_entries(0, at, [first, season_opening(1, at, terms.rules, terms.timing)])
    league = fold(LeagueId(desk.ids.fresh("lge")), logged)
    notice = notice_of(desk, league, at)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        await _check_number(desk, work, player, terms.sandbox)
        await work.found_league(league_summary_of(league), _secret(desk, terms), logged)
        await work.note_members(league.id, [player.id])
        await work.post(notice)
        await work.commit()
    desk.leagues.keep(league)
    await send_notices(desk, [notice])
    return LeagueChanged(league, logged)


def season_opening(number: int, at: Moment, rules: Rules, timing: Timing) -> SeasonOpened:
    """Registration from this moment on, then the rounds."""
    start = Moment(at + rules.calendar.registration)
    return SeasonOpened(number, start, Moment(start + rules.calendar.length), rules_text(rules), plain_data(timing))


def _founding(desk: Desk, owner: PlayerId, terms: LeagueTerms) -> Founded:
    rules = sound_rules(terms.rules, terms.sandbox)
    check_seed(terms)
    game = desk.games.for_new_match(terms.game, terms.edition)
    options = settled_options(game, Terms(terms.game, rules.table_size, terms.options, terms.edition))
    return Founded(
        by=owner,
        name=fit_league_name(terms.name),
        game=game.info.key,
        edition=game.info.edition,
        options=dict(options),
        timing=plain_data(fair_timing(terms.timing, desk.policy)),
        rules=rules_text(rules),
        rated=terms.rated and not terms.sandbox,
        sandbox=terms.sandbox,
    )


def plain_data(value: object) -> dict[str, Plain]:
    data = plain(value)
    assert isinstance(data, dict)
    return data


async def _check_number(desk: Desk, work: Work, player: Player, sandbox: bool) -> None:
    """Leagues that are closed and over do not count: nothing is due in them."""
    await work.hold_player(player.id)
    most = desk.policy.leagues_per_player
    owned = await work.count_leagues(LeagueFilter(owner=player.id, closed=False), most)
    ending = LeagueFilter(owner=player.id, closed=True, status=SeasonStatus.RUNNING.value)
    owned += await work.count_leagues(ending, most)
    if owned >= most:
        raise LimitReached("too-many-leagues", limit="leagues-per-player", value=most, retry_after=None)
    most = desk.policy.sandboxes_per_player
    # Closed ones count too: until they are deleted, their matches take room.
    if sandbox and await work.count_leagues(LeagueFilter(owner=player.id, sandbox=True), most) >= most:
        raise LimitReached("too-many-leagues", limit="sandboxes-per-player", value=most, retry_after=None)


def _secret(desk: Desk, terms: LeagueTerms) -> bytes:
    """A league's secret is random; a sandbox's follows from its seed, so that it can be played again."""
    if terms.sandbox:
        return sha256(b"headwater-sandbox/1\0" + terms.seed.encode()).digest()
    return desk.ids.secret()
