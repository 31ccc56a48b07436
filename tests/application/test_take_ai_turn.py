"""AI turns: played from the seat's view, logged so that anyone can run them again."""

from dataclasses import replace

import pytest

from application.hosting.terms import Terms
from application.matches.add_ai_seat import add_ai_seat
from application.matches.start import start
from application.matches.take_ai_turn import take_ai_turn
from application.matches.verify_match import verify_match
from application.ports.thinker import Choice, Question
from application.process.machine_questions import InlineThinker, can_repeat, question_for, recomputed_move
from domain.ai.levels import LEVELS
from domain.ai.search import version
from domain.catalog import CATALOG
from domain.hosting.entries import Logged, Moved
from domain.hosting.terms import MatchId, Status
from domain.kernel.plain import Plain
from tests.fakes.desk import GAMES, Town


async def machines_match(town: Town, game: str, *levels: str) -> MatchId:
    """A running match of machines alone."""
    owner = await town.guest()
    match = await town.open(owner, Terms(game, len(levels)), None)
    for seat, level in enumerate(levels, 1):
        await add_ai_seat(town.desk, owner, match, level, seat)
    await start(town.desk, owner, match)
    return match


async def moved(town: Town, match: MatchId) -> list[Logged]:
    async with town.desk.store.reading() as reading:
        return [logged for logged in await reading.log(match) if isinstance(logged.entry, Moved)]


async def played_out(town: Town, match: MatchId) -> None:
    while (state := await town.match(match)).status is Status.RUNNING:
        assert await take_ai_turn(town.desk, match, state.version) is not None


@pytest.mark.parametrize("game", CATALOG)
async def test_machines_play_a_match_to_its_end(game: str) -> None:
    town = Town()
    match = await machines_match(town, game, "hand", "drifter")
    await played_out(town, match)
    assert (await town.match(match)).status is Status.FINISHED
    assert (await verify_match(town.desk, match, machines=True)).is_sound


@pytest.mark.parametrize("game", CATALOG)
@pytest.mark.parametrize("level", LEVELS)
async def test_every_level_can_be_seated_and_tells_how_it_found_its_move(game: str, level: str) -> None:
    town = Town()
    match = await machines_match(town, game, level, level)
    for _ in range(2):
        await take_ai_turn(town.desk, match, (await town.match(match)).version)
    for logged in await moved(town, match):
        assert isinstance(logged.entry, Moved)
        engine = logged.entry.engine
        assert engine is not None
        assert set(engine) == {"version", "level", "seed", "simulations", "cut_short", "workers"}
        assert (engine["level"], engine["version"]) == (level, version(GAMES.for_new_match(game)))
        assert len(bytes.fromhex(str(engine["seed"]))) == 32


async def test_a_stored_move_can_be_run_again_from_the_log() -> None:
    town = Town()
    match = await machines_match(town, "the-river", "foreman", "foreman")
    board = await town.desk.matches.fresh(match)
    await take_ai_turn(town.desk, match, board.version)
    (logged,) = await moved(town, match)
    assert isinstance(logged.entry, Moved)
    engine = logged.entry.engine
    assert engine is not None
    assert can_repeat(board.game, engine)
    assert recomputed_move(board.game, board.view(logged.entry.seat), engine) == logged.entry.move


async def test_verify_finds_a_move_that_the_machine_would_not_have_played() -> None:
    town = Town()
    match = await machines_match(town, "moon-river", "hand", "hand")
    state = await town.match(match)
    board = await town.desk.matches.fresh(match)
    legal = [board.game.notation.format(move) for move in board.game.legal_moves(board.position)]
    honest = InlineThinker(GAMES)

    class Cheat(InlineThinker):
        """Plays another move than it says it found."""

        async def think(self, question: Question) -> Choice:
            choice = await honest.think(question)
            return replace(choice, move=next(move for move in legal if move != choice.move))

    await take_ai_turn(replace(town.desk, thinker=Cheat(GAMES)), match, state.version)
    assert (await verify_match(town.desk, match)).is_sound
    assert not (await verify_match(town.desk, match, machines=True)).is_sound


async def test_a_search_that_was_cut_short_is_not_run_again() -> None:
    game = GAMES.for_new_match("moon-river")
    told: dict[str, Plain] = {"version": version(game), "level": "legend", "seed": "00" * 32, "simulations": 3}
    assert can_repeat(game, {**told, "cut_short": False})
    assert not can_repeat(game, {**told, "cut_short": True})
    assert not can_repeat(game, {**told, "cut_short": False, "version": "headwater-ai/0 moon-river/1.0"})


async def test_a_turn_that_is_past_is_left_alone() -> None:
    town = Town()
    match = await machines_match(town, "moon-river", "hand", "hand")
    first = (await town.match(match)).version
    assert await take_ai_turn(town.desk, match, first) is not None
    assert await take_ai_turn(town.desk, match, first) is None
    assert len(await moved(town, match)) == 1


async def test_what_is_thought_too_late_is_thrown_away() -> None:
    """While a machine thinks, another process plays its turn."""
    town = Town()
    match = await machines_match(town, "moon-river", "hand", "hand")
    first, other = (await town.match(match)).version, town.another_desk()

    class Slow(InlineThinker):
        async def think(self, question: Question) -> Choice:
            await take_ai_turn(other, match, first)
            return await super().think(question)

    assert await take_ai_turn(replace(town.desk, thinker=Slow(GAMES)), match, first) is None
    assert len(await moved(town, match)) == 1


async def test_nobody_can_tell_a_seed_before_its_move() -> None:
    """Two matches that look the same but have different secrets have different seeds."""
    town = Town()
    board = await town.desk.matches.fresh(await machines_match(town, "moon-river", "hand", "hand"))
    other = replace(board, secret=bytes(32))
    assert question_for(board, 1, "hand").view == question_for(other, 1, "hand").view
    assert question_for(board, 1, "hand").seed != question_for(other, 1, "hand").seed
    assert board.secret.hex() not in question_for(board, 1, "hand").seed
