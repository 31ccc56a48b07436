"""What referees do, and who may do what."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace

import pytest

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden, Malformed, NotFound, WrongStatus
from application.leagues.configure import configure
from application.leagues.endings import Place
from application.leagues.found_league import found_league
from application.leagues.give_role import give_role
from application.leagues.make_matches import make_matches, missing_matches
from application.leagues.rulings import Ruling, adjust_clock, annul_table, decide_table, replace_player
from application.leagues.terms import LeagueTerms
from application.matches.abort import abort
from application.matches.legal_moves import legal_texts_in
from application.matches.play import play
from application.matches.resign import resign
from application.matches.view_match import view_match
from application.ratings.verify_ratings import verify_ratings
from domain.hosting.clocks import remaining
from domain.hosting.terms import Pace, Status, Timing
from domain.league.entries import TableAnnulled
from domain.league.ratings import ChangeKind, Strength
from domain.league.terms import UNIT, Divisions, Role, Scoring
from tests.fakes.clock import FakeClock
from tests.league.hamlets import ONE_DIVISION, Hamlet, begun, me, play_out, refused, standings, table_of
from tests.league.towns import HOUR, RATER, Ground, close_all, quick_rules, with_hooks
from tests.workers.desks import somebody


async def test_each_role_may_do_what_it_may(hamlet: Hamlet) -> None:
    """LG-51."""
    ground, people = await hamlet.started(4, quick_rules(divisions=ONE_DIVISION))
    referee, stranger = await hamlet.town.human("Referee"), await hamlet.town.human("Stranger")
    await give_role(hamlet.desk, ground.owner, ground.id, referee.required_player().id, referee=True)
    league = await ground.league()
    roles = [league.role_of(one.required_player().id) for one in (ground.owner, referee, people[0], stranger)]
    assert roles == [Role.OWNER, Role.REFEREE, Role.MEMBER, Role.SPECTATOR]
    ruling = Ruling(ground.id, Place(1, 1, 1), "a trial")
    for one in (people[0], stranger):
        await refused(annul_table(hamlet.desk, one, ruling), Forbidden, "referee-only")
        await refused(configure(hamlet.desk, one, ground.id), Forbidden, "owner-only")
    await refused(configure(hamlet.desk, referee, ground.id), Forbidden, "owner-only")
    await annul_table(hamlet.desk, referee, ruling)
    await give_role(hamlet.desk, ground.owner, ground.id, referee.required_player().id, referee=False)
    await refused(annul_table(hamlet.desk, referee, ruling), Forbidden, "referee-only")


async def test_who_may_not_rule_is_told_so_whatever_he_asks_for(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    stranger, place = await hamlet.town.human("Stranger"), (await table_of(ground, me(people[0])))[0]
    mute, one = Ruling(ground.id, place, " "), me(people[0])

    def rulings(caller: Caller) -> list[Awaitable[object]]:
        return [
            annul_table(hamlet.desk, caller, mute),
            decide_table(hamlet.desk, caller, mute, [7]),
            adjust_clock(hamlet.desk, caller, replace(mute, reason="late"), one, 0),
            replace_player(hamlet.desk, caller, replace(mute, reason="away"), one, "nobody"),
            replace_player(hamlet.desk, caller, replace(mute, reason="away"), one, "hand", one),
        ]

    for doing in rulings(stranger):
        await refused(doing, Forbidden, "referee-only")
    codes = ["bad-reason", "bad-reason", "bad-number", "unknown-level", "bad-substitute"]
    for doing, code in zip(rulings(ground.owner), codes, strict=True):
        await refused(doing, Malformed, code)


async def test_an_annulled_table_counts_neither_in_standings_nor_in_ratings(hamlet: Hamlet) -> None:
    """LG-52."""
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    place, match = await table_of(ground, me(people[0]))
    await play_out(hamlet.desk, match, people)
    await ground.advance()
    async with hamlet.desk.store.reading() as reading:
        assert len(await reading.changes_of(match)) == 2
    await annul_table(hamlet.desk, ground.owner, Ruling(ground.id, place, "played on the wrong day"))
    await refused(
        annul_table(hamlet.desk, ground.owner, Ruling(ground.id, place, "again")), Conflict, "already-annulled"
    )
    assert {row.points for row in await standings(ground)} == {0}
    check = await verify_ratings(hamlet.desk, RATER, "the-river")
    assert (check.entries, check.faults) == (2, ())
    [entry] = await ground.entries(TableAnnulled)
    assert isinstance(entry, TableAnnulled)
    assert entry.reason == "played on the wrong day"
    await refused(annul_table(hamlet.desk, ground.owner, Ruling(ground.id, place, " ")), Malformed, "bad-reason")


async def rated_season(desk: Desk) -> tuple[FakeClock, Ground, list[Caller]]:
    """Two who have begun one, on a store of any kind."""
    clock = FakeClock(desk.clock.now())
    here = with_hooks(replace(desk, clock=clock))
    owner, *people = [await somebody(here, name) for name in ("Owner", "Ada", "Bea")]
    terms = LeagueTerms("Rated", "the-river", quick_rules(divisions=ONE_DIVISION))
    ground = Ground(here, owner, (await found_league(here, owner, terms)).league.id)
    await begun(here, clock, ground, people)
    return clock, ground, people


async def test_an_annulment_takes_ratings_back_on_every_store(desk: Desk) -> None:
    _, ground, people = await rated_season(desk)
    here, owner = ground.desk, ground.owner
    place, match = await table_of(ground, me(people[0]))
    await play_out(here, match, people)
    await ground.advance()
    names = [person.required_player().id for person in people]
    async with here.store.reading() as reading:
        assert {rating.games for rating in await reading.ratings("the-river", names)} == {1}
    await annul_table(here, owner, Ruling(ground.id, place, "the wrong day"))
    async with here.store.reading() as reading:
        ratings = await reading.ratings("the-river", names)
        kinds = [line.kind for line in await reading.changes_of(match)]
    assert kinds == [ChangeKind.RATED, ChangeKind.RATED, ChangeKind.ANNULLED, ChangeKind.ANNULLED]
    assert {rating.games for rating in ratings} == {0}
    assert {round(rating.strength.mean, 6) for rating in ratings} == {Strength().mean}
    check = await verify_ratings(here, RATER, "the-river")
    assert (check.entries, check.faults) == (2, ())
    assert {row.points for row in await standings(ground)} == {0}


async def test_the_ledger_is_whole_however_often_a_rated_table_is_ruled_on(desk: Desk) -> None:
    clock, ground, people = await rated_season(desk)
    here, owner = ground.desk, ground.owner
    place, match = await table_of(ground, me(people[0]))
    await play_out(here, match, people)
    ruling = Ruling(ground.id, place, "one person in two seats")
    await asyncio.gather(*(decide_table(here, owner, ruling, ranks) for ranks in ([1, 2], [2, 1]) * 3))
    await annul_table(here, owner, ruling)
    await ground.advance()
    clock.advance(24 * HOUR)
    await ground.advance()
    _, second = await table_of(ground, me(people[0]))
    await play_out(here, second, people)
    check = await verify_ratings(here, RATER, "the-river")
    assert (check.entries, check.faults) == (3, ())


async def test_a_referee_decides_a_table_and_its_match_is_ended(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    place, match = await table_of(ground, me(people[0]))
    ruling = Ruling(ground.id, place, "one did not come")
    await refused(decide_table(hamlet.desk, ground.owner, ruling, [1, 3]), Malformed, "bad-ranks")
    await decide_table(hamlet.desk, ground.owner, ruling, [2, 1])
    await ground.advance()
    assert (await hamlet.desk.matches.fresh(match)).match.status is Status.ABORTED
    season = await ground.season()
    assert season.closed == 1


@pytest.mark.parametrize(
    ("ranks", "points"),
    [((1, 2, 2, 4), (6, 3, 3, 0)), ((1, 4, 2, 4), (6, 0, 4, 0)), ((4, 4, 4, 4), (0, 0, 0, 0))],
)
async def test_a_referee_may_put_several_last_as_leaving_does(
    hamlet: Hamlet, ranks: tuple[int, ...], points: tuple[int, ...]
) -> None:
    ground, people = await hamlet.started(4, quick_rules(divisions=ONE_DIVISION, table_size=4))
    place, _ = await table_of(ground, me(people[0]))
    ruling = Ruling(ground.id, place, "they did not come")
    for wrong in ((1, 2, 3, 5), (1, 3, 3, 4), (2, 2, 4, 4), (1, 2, 4)):
        await refused(decide_table(hamlet.desk, ground.owner, ruling, wrong), Malformed, "bad-ranks")
    await decide_table(hamlet.desk, ground.owner, ruling, ranks)
    [table] = (await ground.season()).divisions[0].tables
    won = {row.player: row.points // UNIT for row in await standings(ground)}
    assert tuple(won[player] for player in table.players) == points


async def test_no_match_of_a_league_is_aborted_by_its_owner(hamlet: Hamlet) -> None:
    """LG-51."""
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    _, match = await table_of(ground, me(people[0]))
    await refused(abort(hamlet.desk, ground.owner, match), Conflict, "league-match")
    await refused(abort(hamlet.desk, people[0], match), Forbidden, "creator-only")
    assert (await hamlet.town.match(match)).status is Status.RUNNING
    admin = await hamlet.town.human("Admin")
    await abort(hamlet.desk, replace(admin, scopes=admin.scopes | {Scope.ADMIN}), match)
    assert (await hamlet.town.match(match)).status is Status.ABORTED


async def test_an_annulled_table_is_not_decided(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    place, _ = await table_of(ground, me(people[0]))
    await decide_table(hamlet.desk, ground.owner, Ruling(ground.id, place, "one did not come"), [2, 1])
    await annul_table(hamlet.desk, ground.owner, Ruling(ground.id, place, "it was another day"))
    before = (await ground.league()).version
    again = decide_table(hamlet.desk, ground.owner, Ruling(ground.id, place, "it was not"), [1, 2])
    await refused(again, Conflict, "already-annulled")
    assert (await ground.league()).version == before


async def ruled(ground: Ground, place: Place, is_annulled: bool) -> None:
    ruling = Ruling(ground.id, place, "the wrong option was chosen")
    if is_annulled:
        await annul_table(ground.desk, ground.owner, ruling)
    else:
        await decide_table(ground.desk, ground.owner, ruling, [2, 1])


@pytest.mark.parametrize("is_annulled", [True, False])
async def test_a_match_that_is_ruled_on_while_it_runs_ends_at_once_and_is_never_rated(
    hamlet: Hamlet, is_annulled: bool
) -> None:
    """LG-52."""
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    place, match = await table_of(ground, me(people[0]))
    await ruled(ground, place, is_annulled)
    state = await hamlet.town.match(match)
    assert (state.status, state.reason) == (Status.ABORTED, "referee")
    await refused(resign(hamlet.desk, people[0], match), WrongStatus, "match-not-running")
    await close_all(hamlet.desk)
    await ground.advance()
    assert (await ground.season()).closed == 1
    async with hamlet.desk.store.reading() as reading:
        assert await reading.changes_of(match) == []
    assert (await verify_ratings(hamlet.desk, RATER, "the-river")).entries == 0


@pytest.mark.parametrize("is_annulled", [True, False])
async def test_a_match_that_was_made_while_its_table_was_ruled_on_is_ended(hamlet: Hamlet, is_annulled: bool) -> None:
    ground, people = await hamlet.paired(2, quick_rules(divisions=ONE_DIVISION))
    place, match = await table_of(ground, me(people[0]))
    league, season = await ground.league(), await ground.season()
    missing = await missing_matches(hamlet.desk, league, season)
    await ruled(ground, place, is_annulled)
    await make_matches(hamlet.desk, league, season, missing)
    assert (await hamlet.town.match(match)).status is Status.RUNNING
    await ground.advance()
    assert (await hamlet.town.match(match)).status is Status.ABORTED
    assert (await ground.season()).closed == 1


async def test_a_referee_lets_a_machine_play_on_and_adjusts_clocks(hamlet: Hamlet) -> None:
    timing = Timing(Pace.CORRESPONDENCE, per_turn=HOUR)
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION), timing=timing)
    place, match = await table_of(ground, me(people[0]))
    ruling = Ruling(ground.id, place, "a broken line")
    before = (await hamlet.desk.matches.fresh(match)).match
    await adjust_clock(hamlet.desk, ground.owner, ruling, me(people[0]), HOUR)
    after = (await hamlet.desk.matches.fresh(match)).match
    seat = before.seat_of(people[0].required_player().id)
    assert seat is not None
    assert before.clock is not None
    assert after.clock is not None
    assert after.clock.banks[seat.number - 1] - before.clock.banks[seat.number - 1] == HOUR
    await replace_player(hamlet.desk, ground.owner, ruling, me(people[0]), "drifter")
    held = (await hamlet.desk.matches.fresh(match)).match.seat_of(people[0].required_player().id)
    assert held is not None
    assert held.stand_in == "drifter"
    await refused(replace_player(hamlet.desk, ground.owner, ruling, me(people[0])), Conflict, "seat-taken-over")
    nobody = Ruling(ground.id, Place(9, 9, 9), "nothing")
    await refused(replace_player(hamlet.desk, ground.owner, nobody, me(people[0])), NotFound, "unknown-table")


async def test_a_referee_takes_no_more_time_than_was_given_and_is_left_over(hamlet: Hamlet) -> None:
    """LG-53."""
    timing = Timing(Pace.CORRESPONDENCE, per_turn=HOUR)
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION), timing=timing)
    place, match = await table_of(ground, me(people[0]))
    state = await hamlet.town.match(match)
    mover = next(
        person for person in people if state.seat_of(person.required_player().id) == state.seat(state.to_move or 0)
    )

    async def adjusted(milliseconds: int, most: int | None = None) -> None:
        doing = adjust_clock(hamlet.desk, ground.owner, Ruling(ground.id, place, "a slip"), me(mover), milliseconds)
        if most is None:
            await doing
            return
        with pytest.raises(Conflict) as told:
            await doing
        assert (told.value.code, dict(told.value.data)) == ("time-not-given", {"milliseconds": most})

    version = (await ground.league()).version
    await adjusted(-1, most=0)
    assert (await ground.league()).version == version
    await adjusted(10 * HOUR)
    await adjusted(-10 * HOUR - 1, most=10 * HOUR)
    await adjusted(-4 * HOUR)
    await adjusted(-10 * HOUR, most=6 * HOUR)
    hamlet.town.clock.advance(2 * HOUR)
    await adjusted(-6 * HOUR, most=4 * HOUR)
    await adjusted(-4 * HOUR)
    await adjusted(-1, most=0)
    clock = (await hamlet.town.match(match)).clock
    assert clock is not None
    assert remaining(clock, clock.seat or 0, hamlet.desk.clock.now()) == HOUR
    await adjusted(5 * HOUR)
    while (await hamlet.town.match(match)).to_move == state.to_move:
        seen = await view_match(hamlet.desk, mover, match)
        await play(hamlet.desk, mover, match, seen.version, legal_texts_in(seen)[0])
    await adjusted(-1, most=0)


async def test_a_referee_learns_nothing_of_a_sealed_table_by_trying(hamlet: Hamlet) -> None:
    """LG-65."""
    rules = quick_rules(scoring=Scoring.DUPLICATE, divisions=Divisions(1, 4, 8))
    ground, people = await hamlet.started(4, rules, timing=Timing(Pace.LIVE, bank=HOUR))
    places = {one: await table_of(ground, me(one)) for one in people}
    playing = people[0]
    others = [one for one in people if places[one] != places[playing]]
    ended = others[0]
    await play_out(hamlet.desk, places[ended][1], others)
    for milliseconds, kind, code in (
        (0, Malformed, "bad-number"),
        (-1, Conflict, "table-sealed"),
        (-HOUR, Conflict, "table-sealed"),
    ):
        for one in (playing, ended):
            ruling = Ruling(ground.id, places[one][0], "a look")
            await refused(adjust_clock(hamlet.desk, ground.owner, ruling, me(one), milliseconds), kind, code)
    ruling = Ruling(ground.id, places[ended][0], "a look")
    await refused(replace_player(hamlet.desk, ground.owner, ruling, me(ended)), Conflict, "table-sealed")
