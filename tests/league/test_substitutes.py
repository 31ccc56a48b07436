"""Somebody who waits plays for an absent player: whose points, whose rating, who may say so, who comes back."""

from __future__ import annotations

from application.callers import Caller
from application.errors import Conflict, Forbidden, Malformed
from application.leagues.give_role import give_role
from application.leagues.register import register
from application.leagues.return_to_season import return_to_season
from application.leagues.rulings import Ruling, replace_player
from application.leagues.withdraw import withdraw
from domain.hosting.match import Match
from domain.league.entries import PlayerReplaced
from domain.league.results import Table
from domain.league.terms import Departure, Divisions, Role, Rules
from tests.league.hamlets import ONE_DIVISION, Hamlet, me, play_out, refused, standings, table_of
from tests.league.towns import HOUR, Ground, quick_rules


class Scene:
    """A season of four under way; the first of them is absent, two wait."""

    def __init__(self, hamlet: Hamlet, ground: Ground, people: list[Caller], waiting: list[Caller]) -> None:
        self.hamlet = hamlet
        self.desk = hamlet.desk
        self.ground = ground
        self.people = people
        self.absent = people[0]
        self.waiting = waiting

    async def replace(self, by: Caller, substitute: Caller | None = None, level: str | None = None) -> None:
        place, _ = await table_of(self.ground, me(self.absent))
        ruling, other = Ruling(self.ground.id, place, "does not answer"), substitute or self.waiting[0]
        await replace_player(self.desk, by, ruling, me(self.absent), level, me(other))

    async def next_round(self) -> None:
        self.hamlet.town.clock.advance(24 * HOUR)
        await self.ground.advance()

    async def match(self) -> Match:
        """Where the absent player has his table now."""
        return (await self.desk.matches.fresh((await table_of(self.ground, me(self.absent)))[1])).match

    async def table(self) -> Table:
        place, _ = await table_of(self.ground, me(self.absent))
        found = (await self.ground.season()).divisions[0].table(place.round, place.table)
        assert found is not None
        return found


async def scene(hamlet: Hamlet, **changes: object) -> Scene:
    rules: Rules = quick_rules(divisions=ONE_DIVISION, **changes)
    ground, people = await hamlet.started(4, rules)
    waiting = [await hamlet.town.human(name) for name in ("Wanda", "Willa")]
    for person in waiting:
        await register(hamlet.desk, person, ground.id)
    return Scene(hamlet, ground, people, waiting)


async def test_one_may_join_the_waiting_list_of_a_season_under_way_and_leave_it(hamlet: Hamlet) -> None:
    """LG-2."""
    here = await scene(hamlet)
    season = await here.ground.season()
    assert season.waiting == tuple(map(me, here.waiting))
    assert (await here.ground.league()).role_of(here.waiting[0].required_player().id) is Role.MEMBER
    for twice in (here.waiting[0], here.people[1]):
        await refused(register(here.desk, twice, here.ground.id), Conflict, "already-registered")
    await withdraw(here.desk, here.waiting[0], here.ground.id)
    assert (await here.ground.season()).waiting == (me(here.waiting[1]),)
    await refused(withdraw(here.desk, here.waiting[0], here.ground.id), Conflict, "not-registered")
    async with here.desk.store.reading() as reading:
        assert await reading.departures(here.waiting[0].required_player().id) == []


async def test_who_found_no_room_may_stop_waiting_and_wait_again(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(8, quick_rules(divisions=Divisions(most=1, smallest=2, largest=4)))
    waiting = (await ground.season()).waiting
    late = next(person for person in people if me(person) in waiting)
    await withdraw(hamlet.desk, late, ground.id)
    assert not (await ground.season()).takes_part(me(late))
    await register(hamlet.desk, late, ground.id)
    assert (await ground.season()).waiting[-1] == me(late)
    await refused(register(hamlet.desk, late, ground.id), Conflict, "already-registered")


async def test_only_a_referee_replaces_and_only_by_somebody_who_waits(hamlet: Hamlet) -> None:
    here = await scene(hamlet)
    stranger, referee = await hamlet.town.human("Stranger"), await hamlet.town.human("Referee")
    for one in (here.people[1], here.waiting[0], stranger, referee):
        await refused(here.replace(one), Forbidden, "referee-only")
    await give_role(here.desk, here.ground.owner, here.ground.id, referee.required_player().id, referee=True)
    await refused(here.replace(referee, stranger), Conflict, "not-waiting")
    await refused(here.replace(referee, here.people[1]), Conflict, "not-waiting")
    await refused(here.replace(referee, level="hand"), Malformed, "bad-substitute")
    await here.replace(referee)
    [entry] = await here.ground.entries(PlayerReplaced)
    assert isinstance(entry, PlayerReplaced)
    assert (entry.by, entry.reason) == (referee.required_player().id, "does not answer")
    assert (entry.player, entry.substitute) == (me(here.absent), me(here.waiting[0]))
    await refused(here.replace(referee), Conflict, "not-waiting")


async def test_points_are_the_absent_players_and_the_rating_is_the_substitutes(hamlet: Hamlet) -> None:
    """LG-56."""
    here = await scene(hamlet)
    await here.replace(here.ground.owner)
    await here.ground.advance()
    began = (await here.match()).seat_of(here.absent.required_player().id)
    assert began is not None
    assert began.stand_in is not None, "a machine plays on at the table that was under way"
    await here.next_round()
    match, table = await here.match(), await here.table()
    substitute = here.waiting[0].required_player().id
    assert match.seat_of(here.absent.required_player().id) is None
    assert match.seat_of(substitute) is not None
    assert me(here.absent) in table.players
    assert me(here.waiting[0]) in table.seated
    before = {row.player: row.points for row in await standings(here.ground)}
    await play_out(here.desk, match.id, [*here.people, *here.waiting])
    await here.ground.advance()
    after = {row.player: row.points for row in await standings(here.ground)}
    assert after.keys() == before.keys(), "a substitute has no line of his own"
    ended = await here.table()
    assert sum(after[player] - before[player] for player in ended.players) == 6 * 12
    async with here.desk.store.reading() as reading:
        rated = {change.subject for change in await reading.changes_of(match.id)}
    assert rated == {*ended.seated}
    assert me(here.absent) not in rated


async def test_who_comes_back_plays_from_the_next_round_on_and_the_substitute_waits_first(hamlet: Hamlet) -> None:
    here = await scene(hamlet)
    await here.replace(here.ground.owner)
    await refused(withdraw(here.desk, here.absent, here.ground.id), Conflict, "not-registered")
    await here.next_round()
    await return_to_season(here.desk, here.absent, here.ground.id)
    await refused(return_to_season(here.desk, here.absent, here.ground.id), Conflict, "not-away")
    assert (await here.ground.season()).waiting == tuple(map(me, here.waiting))
    assert (await here.match()).seat_of(here.waiting[0].required_player().id) is not None, (
        "the table is played to its end"
    )
    await here.next_round()
    assert (await here.match()).seat_of(here.absent.required_player().id) is not None
    assert (await here.table()).seated == (await here.table()).players


async def test_when_a_substitute_leaves_the_policy_applies_to_the_absent_player_again(hamlet: Hamlet) -> None:
    """LG-56."""
    here = await scene(hamlet)
    await here.replace(here.ground.owner)
    await here.next_round()
    await withdraw(here.desk, here.waiting[0], here.ground.id)
    await here.ground.advance()
    left = (await here.match()).seat_of(here.waiting[0].required_player().id)
    assert left is not None
    assert left.stand_in is not None
    division = (await here.ground.season()).divisions[0]
    assert (division.gone, dict(division.substitutes)) == (frozenset({me(here.absent)}), {})
    async with here.desk.store.reading() as reading:
        assert len(await reading.departures(here.waiting[0].required_player().id)) == 1


async def test_another_substitute_may_follow_and_the_first_waits_again(hamlet: Hamlet) -> None:
    here = await scene(hamlet)
    await here.replace(here.ground.owner)
    await here.replace(here.ground.owner, here.waiting[1])
    assert (await here.ground.season()).waiting == (me(here.waiting[0]),)
    await here.next_round()
    assert (await here.match()).seat_of(here.waiting[1].required_player().id) is not None


async def test_where_leavers_forfeit_a_substitute_saves_the_rounds_to_come(hamlet: Hamlet) -> None:
    here = await scene(hamlet, departure=Departure.FORFEIT)
    await withdraw(here.desk, here.absent, here.ground.id)
    await here.ground.advance()
    await here.replace(here.ground.owner)
    await here.next_round()
    assert (await here.table()).is_pending
    assert (await here.match()).seat_of(here.waiting[0].required_player().id) is not None


async def test_who_was_expunged_is_not_replaced(hamlet: Hamlet) -> None:
    """LG-56."""
    here = await scene(hamlet, departure=Departure.EXPUNGE)
    await withdraw(here.desk, here.absent, here.ground.id)
    await refused(here.replace(here.ground.owner), Conflict, "expunged")
