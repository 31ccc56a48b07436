"""Playing: moves exactly once, stale versions with what was missed, undo, clocks."""

import asyncio
from dataclasses import replace

import pytest

from application.callers import Caller
from application.errors import RuledOut, StaleVersion
from application.hosting.change import ChangeResult
from application.matches.explain import explain
from application.matches.legal_moves import legal_moves
from application.matches.play import play
from application.matches.undo import undo
from application.matches.view_match import view_match
from domain.hosting.entries import Finished, Moved, TimedOut
from domain.hosting.terms import MatchId, Status
from tests.application.tables import LIVE, POST, TWO, mover, moves_of, play_on, refused
from tests.fakes.desk import Town


class Table:
    """Two players in a running match."""

    def __init__(self, town: Town, ada: Caller, bea: Caller, match: MatchId) -> None:
        self.town, self.ada, self.bea, self.match = town, ada, bea, match

    async def version(self) -> int:
        return (await self.town.match(self.match)).version

    async def mover(self) -> Caller:
        return await mover(self.town, self.match, self.ada, self.bea)

    async def waiting(self) -> Caller:
        return self.bea if await self.mover() is self.ada else self.ada

    async def first_move(self) -> str:
        return (await moves_of(self.town, self.match))[0]

    async def play(self, key: str | None = None, *, another_process: bool = False) -> ChangeResult:
        desk = self.town.another_desk() if another_process else self.town.desk
        return await play(desk, await self.mover(), self.match, await self.version(), await self.first_move(), key)

    async def to_undoable_move(self) -> Caller:
        """Plays until the last move can be taken back; its player."""
        for _ in range(100):
            caller = await self.mover()
            await self.play()
            if (await view_match(self.town.desk, caller, self.match)).can_undo:
                return caller
        raise AssertionError("no move could be taken back")


async def table(game: str = "moon-river", **terms: object) -> Table:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea, terms=replace(TWO, game=game, **terms))  # type: ignore[arg-type]  # members of Terms
    return Table(town, ada, bea, match)


async def test_a_move_is_logged_with_its_events_and_the_next_seat() -> None:
    at = await table()
    seat = (await at.town.match(at.match)).to_move
    changed = await at.play()
    (logged,) = changed.entries
    assert isinstance(logged.entry, Moved)
    assert logged.entry.seat == seat
    assert logged.entry.next == changed.view.match.to_move
    assert logged.entry.events
    assert changed.version == await at.version()


async def test_an_illegal_move_is_refused_with_the_games_code_and_rule_and_changes_nothing() -> None:
    at = await table()
    version = await at.version()
    for text, code, rule in (("rubbish", "unreadable-move", "MR-10"), ("select:9", "no-such-position", "MR-2.3")):
        with pytest.raises(RuledOut) as caught:
            await play(at.town.desk, await at.mover(), at.match, version, text)
        assert (caught.value.code, caught.value.rule) == (code, rule)
        assert caught.value.data["game"] == "moon-river"
    assert await at.version() == version


async def test_a_whole_match_of_each_game_ends_with_an_outcome_for_every_seat() -> None:
    for game in ("moon-river", "the-river"):
        at = await table(game)
        await play_on(at.town, at.match, at.ada, at.bea)
        match = await at.town.match(at.match)
        assert (match.status, match.reason) == (Status.FINISHED, "game")
        assert sorted(match.ranks) in ([1, 1], [1, 2])
        with refused("match-not-running", match_status="finished"):
            await play(at.town.desk, at.ada, at.match, match.version, "x")


async def test_the_last_move_and_the_end_are_one_change() -> None:
    at = await table("the-river")
    last = None
    while (await at.town.match(at.match)).status is Status.RUNNING:
        last = await at.play()
    assert last is not None
    assert [type(logged.entry) for logged in last.entries] == [Moved, Finished]


async def test_a_stale_version_is_refused_with_everything_that_was_missed() -> None:
    at = await table()
    version = await at.version()
    for _ in range(3):
        await at.play()
    for desk in (at.town.desk, at.town.another_desk()):
        with pytest.raises(StaleVersion) as caught:
            await play(desk, await at.mover(), at.match, version, await at.first_move())
        assert [logged.version for logged in caught.value.missed] == [version + 1, version + 2, version + 3]
        assert caught.value.data == {"expected": version, "version": version + 3}


async def test_a_version_that_never_was_is_stale_too() -> None:
    at = await table()
    with pytest.raises(StaleVersion) as caught:
        await play(at.town.desk, await at.mover(), at.match, 99, await at.first_move())
    assert caught.value.missed == ()


async def test_the_same_key_plays_once_and_gets_the_same_answer() -> None:
    at = await table()
    caller, version, move = await at.mover(), await at.version(), await at.first_move()
    first = await play(at.town.desk, caller, at.match, version, move, "k1")
    for desk in (at.town.desk, at.town.another_desk()):
        again = await play(desk, caller, at.match, version, move, "k1")
        assert again.is_repeated
        assert again.entries == first.entries
    assert await at.version() == first.version


async def test_a_key_that_stands_for_another_move_is_refused() -> None:
    at = await table()
    caller, version = await at.mover(), await at.version()
    await play(at.town.desk, caller, at.match, version, await at.first_move(), "k1")
    with refused("key-reused", key="k1"):
        await play(at.town.desk, caller, at.match, version, "other", "k1")


async def test_a_key_is_its_players_own() -> None:
    at = await table()
    first = await at.mover()
    await at.play("shared")
    while await at.mover() is first:
        await at.play()
    assert not (await at.play("shared")).is_repeated


async def test_of_two_who_move_at_once_exactly_one_wins_and_the_other_learns_what_it_missed() -> None:
    at = await table()
    caller, version = await at.mover(), await at.version()
    move = await at.first_move()
    desks = [at.town.another_desk() for _ in range(5)]
    for desk in desks:
        await desk.matches.fresh(at.match)
    tries = [play(desk, caller, at.match, version, move) for desk in desks]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    won = [answer for answer in answers if isinstance(answer, ChangeResult)]
    lost = [answer for answer in answers if isinstance(answer, StaleVersion)]
    assert (len(won), len(lost)) == (1, 4)
    assert all(stale.missed == won[0].entries for stale in lost)
    assert await at.version() == version + 1


async def test_of_five_tries_with_one_key_all_get_the_same_answer() -> None:
    at = await table()
    caller, version, move = await at.mover(), await at.version(), await at.first_move()
    tries = [play(at.town.another_desk(), caller, at.match, version, move, "k") for _ in range(5)]
    answers = await asyncio.gather(*tries)
    assert all(answer.entries == answers[0].entries for answer in answers)
    assert [answer.is_repeated for answer in answers].count(False) == 1


async def test_an_undone_move_is_gone_from_the_match_but_not_from_the_log() -> None:
    at = await table()
    caller = await at.to_undoable_move()
    before = await at.town.match(at.match)
    changed = await undo(at.town.desk, caller, at.match, before.version)
    after = await at.town.match(at.match)
    assert after.moves == before.moves[:-1]
    assert after.version == changed.version == before.version + 1
    assert after.to_move == before.moves[-1].seat


async def test_an_undone_position_is_the_one_before_in_every_process() -> None:
    at = await table()
    await at.to_undoable_move()
    board = await at.town.desk.matches.fresh(at.match)
    assert board.game_state is not None
    caller = (at.ada, at.bea)[board.match.moves[-1].seat - 1]
    await undo(at.town.desk, caller, at.match)
    for desk in (at.town.desk, at.town.another_desk()):
        assert (await desk.matches.fresh(at.match)).position == board.game_state.trail[-1]


async def test_nothing_is_taken_back_past_the_barrier_or_by_the_other() -> None:
    at = await table()
    caller = await at.to_undoable_move()
    other = at.bea if caller is at.ada else at.ada
    for who, moves in ((caller, 99), (other, 1)):
        with refused("undo-barrier"):
            await undo(at.town.desk, who, at.match, moves=moves)
    with refused("bad-number"):
        await undo(at.town.desk, caller, at.match, moves=0)


async def test_an_undo_of_a_stale_version_tells_what_was_missed_and_a_key_undoes_once() -> None:
    at = await table()
    caller = await at.to_undoable_move()
    version = await at.version()
    with pytest.raises(StaleVersion) as caught:
        await undo(at.town.desk, caller, at.match, version - 1)
    assert [logged.version for logged in caught.value.missed] == [version]
    first = await undo(at.town.desk, caller, at.match, version, key="u")
    again = await undo(at.town.desk, caller, at.match, version, key="u")
    assert (again.entries, again.is_repeated) == (first.entries, True)


async def test_a_move_after_the_time_is_up_is_refused_and_ends_the_match_at_once() -> None:
    at = await table(timing=LIVE)
    caller, version, move = await at.mover(), await at.version(), await at.first_move()
    at.town.clock.advance(LIVE.bank)
    with refused("time-is-up"):
        await play(at.town.desk, caller, at.match, version, move)
    match = await at.town.match(at.match)
    assert (match.status, match.reason) == (Status.FINISHED, "timeout")
    async with at.town.store.reading() as reading:
        log = await reading.log(at.match, version)
    assert log[0].entry == TimedOut((1, 2)[caller is at.bea], None)


async def test_a_move_in_the_last_moment_is_played_and_earns_the_increment() -> None:
    at = await table(timing=LIVE)
    seat = (await at.town.match(at.match)).to_move
    assert seat is not None
    at.town.clock.advance(LIVE.bank - 1)
    while (await at.town.match(at.match)).to_move == seat:
        await at.play()
    assert (await view_match(at.town.desk, at.ada, at.match)).remaining(seat) == 1 + LIVE.increment


async def test_by_correspondence_each_turn_has_its_full_time() -> None:
    at = await table(timing=POST)
    for _ in range(3):
        seat = (await at.town.match(at.match)).to_move
        assert seat is not None
        at.town.clock.advance(POST.per_turn - 1)
        while (await at.town.match(at.match)).to_move == seat:
            await at.play()
    seen = await view_match(at.town.desk, at.ada, at.match)
    assert [seen.remaining(seat) for seat in (1, 2)] == [POST.per_turn, POST.per_turn]


async def test_every_legal_move_is_told_with_a_text_that_can_be_played() -> None:
    at = await table()
    legal = await legal_moves(at.town.desk, await at.mover(), at.match)
    assert legal.version == await at.version()
    assert sorted(move.text for move in legal.moves) == sorted(await moves_of(at.town, at.match))
    for move in legal.moves:
        assert (await explain(at.town.desk, at.ada, at.match, move.text)).is_legal


async def test_the_points_a_move_promises_are_the_points_it_brings() -> None:
    at = await table("the-river")
    for _ in range(30):
        caller = await at.mover()
        before = await view_match(at.town.desk, caller, at.match)
        legal = await legal_moves(at.town.desk, caller, at.match)
        promised = legal.moves[0]
        after = (await play(at.town.desk, caller, at.match, before.version, promised.text)).view
        assert legal.seat is not None
        if promised.delta is not None:
            assert after.scores[legal.seat - 1].total - before.scores[legal.seat - 1].total == promised.delta


async def test_a_refused_move_is_explained_without_being_played() -> None:
    at = await table()
    version = await at.version()
    verdict = await explain(at.town.desk, at.ada, at.match, "rubbish")
    assert (verdict.is_legal, verdict.code, verdict.version) == (False, "unreadable-move", version)
    assert await at.version() == version


async def test_before_the_start_and_after_the_end_nothing_is_legal_and_nothing_explained() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.table(ada, bea)
    assert (await legal_moves(town.desk, ada, match)).moves == ()
    with refused("match-not-running", match_status="open"):
        await explain(town.desk, ada, match, "x")
