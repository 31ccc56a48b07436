"""Hints: for the seat to move, from what it sees, and never in a rated match."""

import asyncio
from dataclasses import replace

import pytest

from application.callers import Caller
from application.errors import Forbidden, NotYourTurn, WrongStatus
from application.hosting.terms import Terms
from application.matches.hint import hint
from application.matches.view_match import view_match
from application.policy import Policy
from application.ports.thinker import Choice, Question
from application.process.machine_questions import InlineThinker
from domain.catalog import CATALOG
from domain.hosting.terms import MatchId
from tests.application.tables import refused
from tests.fakes.desk import GAMES, Town


@pytest.mark.parametrize("game", CATALOG)
async def test_the_one_to_move_is_told_a_legal_move(game: str) -> None:
    town = Town()
    people = [await town.guest(), await town.guest()]
    match = await town.started(*people, terms=Terms(game, 2))
    to_move = (await town.match(match)).to_move
    assert to_move is not None
    told = await hint(town.desk, people[to_move - 1], match)
    seen = await view_match(town.desk, people[to_move - 1], match)
    legal = [seen.game.notation.format(move) for move in seen.game.legal_moves(seen.state.position)]
    assert told.move in legal
    assert (told.seat, told.version, told.game) == (to_move, seen.version, game)
    assert told.move == told.options[0].move
    assert {option.move for option in told.options} <= set(legal)


async def test_a_hint_is_asked_for_as_advice_and_not_as_a_machines_turn() -> None:
    town = Town()
    people = [await town.guest(), await town.guest()]
    match = await town.started(*people)
    questions: list[Question] = []

    class Listening(InlineThinker):
        async def think(self, question: Question) -> Choice:
            questions.append(question)
            return await super().think(question)

    to_move = (await town.match(match)).to_move
    assert to_move is not None
    await hint(replace(town.desk, thinker=Listening(GAMES)), people[to_move - 1], match)
    assert [question.is_advice for question in questions] == [True]


async def test_the_others_are_told_nothing() -> None:
    town = Town()
    people = [await town.guest(), await town.guest()]
    match = await town.started(*people)
    to_move = (await town.match(match)).to_move
    assert to_move is not None
    with pytest.raises(NotYourTurn):
        await hint(town.desk, people[2 - to_move], match)
    with pytest.raises(Forbidden, match="not-seated"):
        await hint(town.desk, await town.guest(), match)


async def test_a_rated_match_is_played_without_hints() -> None:
    town = Town()
    people = [await town.human("ann"), await town.human("bob")]
    match = await town.started(*people, terms=Terms("moon-river", 2, rated=True))
    to_move = (await town.match(match)).to_move
    assert to_move is not None
    with pytest.raises(Forbidden, match="no-hints-when-rated"):
        await hint(town.desk, people[to_move - 1], match)


async def test_a_match_that_is_not_running_needs_no_hint() -> None:
    town = Town()
    one = await town.guest()
    match = await town.open(one, Terms("moon-river", 2))
    with pytest.raises(WrongStatus):
        await hint(town.desk, one, match)


async def test_a_person_and_his_bots_ask_for_so_much_advice_at_once_and_strangers_for_theirs() -> None:
    town = Town(Policy(advice_at_once=2))
    ada, bea = await town.human("Ada"), await town.human("Bea")
    bot = await town.bot(ada, "Robo")
    goes_on = asyncio.Event()

    class Slow(InlineThinker):
        async def think(self, question: Question) -> Choice:
            await goes_on.wait()
            return await super().think(question)

    desk = replace(town.desk, thinker=Slow(GAMES))

    async def turn(caller: Caller) -> MatchId:
        while (await town.match(match := await town.started(caller, bea))).to_move != 1:
            pass
        return match

    asking = [asyncio.create_task(hint(desk, caller, await turn(caller))) for caller in (ada, bot)]
    await asyncio.sleep(0)
    for caller in (ada, bot):
        with refused("too-much-advice", limit="advice-at-once", value=2):
            await hint(desk, caller, await turn(caller))
    cleo = await town.human("Cleo")
    asking.append(asyncio.create_task(hint(desk, cleo, await turn(cleo))))
    await asyncio.sleep(0)
    goes_on.set()
    await asyncio.gather(*asking)
    assert (await hint(desk, ada, await turn(ada))).move
