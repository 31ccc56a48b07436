"""Analysis: what decisions cost and what was luck, told apart."""

import json

import pytest

from application.errors import LimitReached, Malformed, WrongStatus
from application.hosting.terms import Terms
from application.matches.add_ai_seat import add_ai_seat
from application.matches.analyse import MOST, analyse, analyse_record
from application.matches.start import start
from application.matches.take_ai_turn import take_ai_turn
from application.offline.players import simulated_players
from application.offline.simulate import simulate
from application.ports.thinker import MoveReview
from application.process.machine_questions import InlineThinker
from domain.catalog import CATALOG
from domain.hosting.terms import Status
from domain.kernel.records import read_record
from tests.fakes.desk import GAMES, Town


async def analysed(game: str, *players: str, seed: int = 1) -> list[MoveReview]:
    known, rules = simulated_players(), GAMES.for_new_match(game)
    record = simulate(rules, rules.info.colours[:2], {}, seed, players=[known[name] for name in players])
    return await analyse_record(InlineThinker(GAMES), rules, read_record(json.dumps(record)), "foreman")


@pytest.mark.parametrize("game", CATALOG)
async def test_bad_decisions_cost_and_good_ones_hardly(game: str) -> None:
    found = await analysed(game, "hand", "drifter")
    costs = {seat: [one.cost for one in found if one.seat == seat] for seat in (1, 2)}
    assert all(cost >= 0.0 for seat in costs for cost in costs[seat])
    assert sum(costs[2]) / len(costs[2]) > sum(costs[1]) / len(costs[1])


@pytest.mark.parametrize("game", CATALOG)
async def test_luck_is_told_where_pieces_came_to_light_and_nowhere_else(game: str) -> None:
    found = await analysed(game, "hand", "hand")
    lucky = [one for one in found if one.luck is not None]
    assert 0 < len(lucky) < len(found)
    assert all(one.luck is not None and len(one.luck) == 2 for one in lucky)


async def test_the_best_move_costs_nothing() -> None:
    found = await analysed("the-river", "foreman", "drifter")
    for one in found:
        if one.move == one.best:
            assert one.cost == one.chance_lost == 0.0


async def test_the_same_record_is_analysed_the_same() -> None:
    assert await analysed("the-river", "hand", "drifter") == await analysed("the-river", "hand", "drifter")


async def test_pages_follow_one_another() -> None:
    town = Town()
    owner = await town.guest()
    match = await town.open(owner, Terms("the-river", 2), None)
    for seat in (1, 2):
        await add_ai_seat(town.desk, owner, match, "hand", seat)
    await start(town.desk, owner, match)
    with pytest.raises(WrongStatus, match="not-over-yet"):
        await analyse(town.desk, owner, match)
    while (state := await town.match(match)).status is Status.RUNNING:
        await take_ai_turn(town.desk, match, state.version)
    first = await analyse(town.desk, owner, match, 0, 3)
    second = await analyse(town.desk, owner, match, 3, 2)
    both = await analyse(town.desk, owner, match, 0, 5)
    assert (*first.decisions, *second.decisions) == both.decisions
    assert [one.ply for one in both.decisions] == [1, 2, 3, 4, 5]
    assert both.has_more
    last = await analyse(town.desk, owner, match, both.plies - 1, 5)
    assert ([one.ply for one in last.decisions], last.has_more) == ([both.plies], False)
    with pytest.raises(LimitReached):
        await analyse(town.desk, owner, match, 0, MOST + 1)


@pytest.mark.parametrize(("after", "first"), [(0, -1), (-5, 5), (-5, -1)])
async def test_a_page_has_a_beginning_and_a_size(after: int, first: int) -> None:
    town = Town()
    owner = await town.guest()
    match = await town.open(owner, Terms("the-river", 2), None)
    with pytest.raises(Malformed, match="bad-number"):
        await analyse(town.desk, owner, match, after, first)
