"""Machines think in processes of their own, which may die."""

import asyncio
import json
import os
import resource
import signal
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from pickle import PicklingError

import pytest

from adapters.editions import hosted_games
from adapters.thinker.process_pool import ThinkerLost, ThinkerPool
from application.games import Games
from application.hosting.terms import AiSeat, Terms
from application.matches.analyse import review_question
from application.matches.open_match import open_match
from application.offline.simulate import simulate
from application.ports.thinker import Question, ReviewQuestion
from application.process.machine_questions import InlineThinker, question_for
from domain.kernel.records import read_record, replay
from tests.fakes.desk import GAMES, Town
from tests.workers.desks import PATIENCE, eventually


@pytest.fixture
async def minds() -> AsyncIterator[ThinkerPool]:
    made = ThinkerPool(1)
    yield made
    await made.close()


async def question(game: str, level: str) -> Question:
    """What the first seat of a fresh table is asked."""
    town = Town()
    wish = [AiSeat("drifter"), AiSeat("drifter")]
    match = (
        await open_match(town.desk, await town.human("Ada"), Terms(game, 2), machines=wish, starts=True)
    ).view.match
    board = await town.desk.matches.fresh(match.id)
    assert board.match.to_move is not None
    return question_for(board, board.match.to_move, level)


async def decisions(number: int) -> list[ReviewQuestion]:
    """The first decisions of a game, to be looked back at."""
    game = GAMES.for_new_match("the-river", None)
    record = read_record(json.dumps(simulate(game, game.info.colours[:2], {}, 1)))
    positions = replay(game, record).positions
    steps = zip(positions, record.moves, positions[1:], strict=False)
    return [review_question(game, ply, *step) for ply, step in enumerate(islice(steps, number), 1)]


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
async def test_a_mind_finds_the_move_that_is_found_here(minds: ThinkerPool, game: str) -> None:
    for level in ("drifter", "hand"):
        wanted = await question(game, level)
        assert await minds.think(wanted) == await InlineThinker(GAMES).think(wanted)


async def test_a_mind_that_dies_in_the_middle_is_replaced_and_asked_again(minds: ThinkerPool) -> None:
    thinking = asyncio.create_task(minds.think(await question("moon-river", "legend")))
    first = await pid_of(minds)
    os.kill(first, signal.SIGKILL)
    quick = await question("the-river", "drifter")
    async with asyncio.timeout(PATIENCE):
        assert (await thinking).move
        assert (await minds.think(quick)).move
    assert await pid_of(minds) != first


async def test_a_question_without_an_answer_is_refused_and_the_mind_lives_on(minds: ThinkerPool) -> None:
    good = await question("the-river", "drifter")
    await minds.think(good)
    before = await pid_of(minds)
    bad = Question(good.game, good.edition, good.rules + 1_000, good.view, good.level, good.seed)
    with pytest.raises(RuntimeError, match="unknown-edition"):
        await minds.think(bad)
    assert (await minds.think(good)).move
    assert await pid_of(minds) == before


async def test_nobody_gets_the_answer_to_a_question_that_was_given_up(minds: ThinkerPool) -> None:
    slow = asyncio.create_task(minds.think(await question("moon-river", "legend")))
    await pid_of(minds)
    slow.cancel()
    with pytest.raises(asyncio.CancelledError):
        await slow
    quick = await question("the-river", "drifter")
    assert await minds.think(quick) == await InlineThinker(GAMES).think(quick)


async def test_quick_levels_wait_for_no_long_search(minds: ThinkerPool) -> None:
    searching = asyncio.create_task(minds.think(await question("moon-river", "legend")))
    busy = await pid_of(minds)
    os.kill(busy, signal.SIGSTOP)
    for level in ("drifter", "hand", "foreman"):
        async with asyncio.timeout(PATIENCE):
            assert (await minds.think(await question("moon-river", level))).move
    assert not searching.done()
    os.kill(busy, signal.SIGCONT)
    assert (await searching).move


@pytest.mark.parametrize("is_lone", [False, True])
async def test_however_many_ask_for_advice_or_sit_alone_a_machines_turn_is_next(
    minds: ThinkerPool, is_lone: bool
) -> None:
    turn = replace(await question("the-river", "rancher"), is_lone=False)
    other = replace(turn, is_advice=not is_lone, is_lone=is_lone)
    answered: list[str] = []

    async def think(asked: Question) -> None:
        await minds.think(asked)
        answered.append("turn" if asked == turn else "other")

    first = asyncio.create_task(think(other))
    busy = await pid_of(minds)
    os.kill(busy, signal.SIGSTOP)
    others = [asyncio.create_task(think(asked)) for asked in [other] * 5 + [turn]]
    await asyncio.sleep(0)
    os.kill(busy, signal.SIGCONT)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(first, *others)
    # The first was being thought about already when the turn came.
    assert answered == ["other", "turn"] + ["other"] * 5


async def test_a_hint_comes_before_all_analyses_that_wait(minds: ThinkerPool) -> None:
    hint = replace(await question("the-river", "rancher"), is_advice=True, account="ada")
    answered: list[str] = []

    async def ask(name: str, asking: Awaitable[object]) -> None:
        await asking
        answered.append(name)

    reviews = [replace(each, account=f"stranger {number}") for number, each in enumerate(await decisions(6))]
    first = asyncio.create_task(ask("review", minds.review(reviews[0])))
    busy = await pid_of(minds)
    os.kill(busy, signal.SIGSTOP)
    others = [asyncio.create_task(ask("review", minds.review(each))) for each in reviews[1:]]
    await asyncio.sleep(0)
    others.append(asyncio.create_task(ask("hint", minds.think(hint))))
    await asyncio.sleep(0)
    os.kill(busy, signal.SIGCONT)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(first, *others)
    assert answered == ["review", "hint"] + ["review"] * 5


async def test_a_review_that_was_given_up_costs_no_mind(minds: ThinkerPool) -> None:
    one, other = await decisions(2)
    before = await minds.review(other)
    mind = await pid_of(minds)
    given_up = asyncio.create_task(minds.review(one))
    await asyncio.sleep(0.01)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    assert await minds.review(other) == before
    assert await pid_of(minds) == mind


async def test_a_quick_mind_that_is_killed_is_replaced(minds: ThinkerPool) -> None:
    quick = await question("the-river", "hand")
    move = await minds.think(quick)
    first = await pid_of(minds)
    os.kill(first, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        assert await minds.think(quick) == move
    assert await pid_of(minds) != first


@pytest.mark.parametrize("level", ["hand", "rancher"])
async def test_a_mind_answers_with_thousands_of_descriptors_open(minds: ThinkerPool, level: str) -> None:
    wanted = await question("the-river", level)
    with many_descriptors(1_100):
        assert (await minds.think(wanted)).move
    assert (await minds.think(wanted)).move


async def test_a_mind_that_could_not_be_asked_is_replaced(minds: ThinkerPool) -> None:
    good = await question("the-river", "hand")
    await minds.think(good)
    before = await pid_of(minds)
    with pytest.raises((AttributeError, PicklingError)):
        await minds.think(replace(good, view=lambda: "cannot be pickled"))
    assert minds.pids == []
    assert (await minds.think(good)).move
    assert await pid_of(minds) != before


@contextmanager
def many_descriptors(number: int) -> Iterator[None]:
    """So many that the next one opened has a number above all of them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < number + 500:
        pytest.skip(f"only {hard} descriptors may be open here")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, number + 500), hard))
    opened = [os.open(os.devnull, os.O_RDONLY) for _ in range(number)]
    try:
        yield
    finally:
        for descriptor in opened:
            os.close(descriptor)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_minds_are_started_when_they_are_needed(minds: ThinkerPool) -> None:
    assert minds.pids == []
    await minds.think(await question("the-river", "hand"))
    assert len(minds.pids) == 1
    await minds.think(await question("the-river", "rancher"))
    assert len(minds.pids) == 2


async def test_closing_ends_a_search_at_once() -> None:
    minds = ThinkerPool(1)
    slow = asyncio.create_task(minds.think(await question("moon-river", "legend")))
    await pid_of(minds)
    await minds.close()
    with pytest.raises(ThinkerLost):
        await slow
    assert minds.pids == []


async def pid_of(minds: ThinkerPool) -> int:
    async def is_there() -> bool:
        return bool(minds.pids)

    await eventually(is_there, "a mind is started")
    return minds.pids[0]


async def test_minds_know_the_editions_of_a_folder(tmp_path: Path) -> None:
    mine = {**GAMES.for_new_match("the-river").components, "edition": "mine"}
    (tmp_path / "mine.json").write_text(json.dumps(mine))
    wanted = replace(await question("the-river", "drifter"), edition="mine")
    minds = ThinkerPool(1, tmp_path)
    try:
        assert await minds.think(wanted) == await InlineThinker(Games(hosted_games(tmp_path))).think(wanted)
    finally:
        await minds.close()


async def test_a_search_is_spread_over_idle_minds_and_finds_the_same_move() -> None:
    wanted = await question("moon-river", "legend")
    expected = await InlineThinker(GAMES).think(wanted)
    minds = ThinkerPool(3, workers=3)
    try:
        choice = await minds.think(wanted)
        assert choice == replace(expected, workers=3)
        assert len(minds.pids) == 3
    finally:
        await minds.close()


async def test_a_search_whose_helper_is_killed_finds_the_same_move() -> None:
    wanted = await question("moon-river", "legend")
    expected = await InlineThinker(GAMES).think(wanted)
    minds = ThinkerPool(2, workers=2)
    try:
        assert await minds.think(wanted) == replace(expected, workers=2)
        searching, helper = minds.pids
        thinking = asyncio.create_task(minds.think(wanted))
        while not thinking.done():
            await asyncio.sleep(0.02)
            for pid in set(minds.pids) - {searching}:
                os.kill(pid, signal.SIGKILL)
        assert (await thinking).move == expected.move
        assert helper not in minds.pids
    finally:
        await minds.close()


async def test_a_lone_mind_searches_alone(minds: ThinkerPool) -> None:
    assert (await minds.think(await question("the-river", "rancher"))).workers == 1


async def test_while_a_mind_helps_another_question_waits_its_turn_only() -> None:
    minds = ThinkerPool(2, workers=2)
    try:
        asked = [await question("the-river", "rancher"), await question("moon-river", "rancher")]
        answered = await asyncio.gather(*(minds.think(each) for each in asked * 3))
        expected = [(await InlineThinker(GAMES).think(each)).move for each in asked * 3]
        assert [each.move for each in answered] == expected
    finally:
        await minds.close()
