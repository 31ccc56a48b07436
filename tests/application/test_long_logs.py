"""Logs that somebody would like to make endless: limits that no honest match meets, and reading page by page."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from application.callers import Caller
from application.leagues.take_back_seat import take_back_seat
from application.limits.paging import LOG_PAGE
from application.matches.add_ai_seat import add_ai_seat
from application.matches.follow import follow
from application.matches.join import join
from application.matches.leave import leave
from application.matches.play import play
from application.matches.resign import resign
from application.matches.undo import undo
from application.matches.verify_match import verify_match
from application.matches.view_match import view_match
from application.policy import Policy
from application.ports.store import Reading, summary_of
from domain.hosting.entries import Logged, Moved, Undone
from domain.hosting.match import fold
from domain.hosting.terms import MatchId, Status
from tests.application.tables import STAND_IN, TWO, first_of, mover, moves_of, play_on, refused
from tests.fakes.desk import Town
from tests.fakes.store import FakeReading, FakeStore, Shelves


class PagedReading(FakeReading):
    """Notes how many entries were asked for at a time."""

    def __init__(self, shelves: Shelves, asked: list[int | None]) -> None:
        super().__init__(shelves)
        self._asked = asked

    async def log(self, match: MatchId, after: int = 0, limit: int | None = None) -> Sequence[Logged]:
        self._asked.append(limit)
        return await super().log(match, after, limit)


class PagedStore(FakeStore):
    """The fake, with notes about every read of a log."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int | None] = []

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        yield PagedReading(self._shelves, self.asked)


async def undoable(town: Town, match: MatchId, *callers: Caller) -> Caller:
    """Plays until the last move can be taken back; its player."""
    for _ in range(100):
        caller = await mover(town, match, *callers)
        await play_on(town, match, *callers, moves=1)
        if (await view_match(town.desk, caller, match)).can_undo:
            return caller
    raise AssertionError("no move could be taken back")


async def toggle(town: Town, caller: Caller, match: MatchId) -> None:
    """Takes the last move back and plays one again."""
    await undo(town.desk, caller, match)
    await play(town.desk, caller, match, (await town.match(match)).version, (await moves_of(town, match))[0])


async def two(policy: Policy | None = None, store: FakeStore | None = None) -> tuple[Town, MatchId, Caller, Caller]:
    town = Town(policy or Policy(), store or FakeStore())
    ada, bea = await town.human("Ada"), await town.human("Bea")
    return town, await town.started(ada, bea, terms=replace(TWO, absence=STAND_IN)), ada, bea


async def test_moves_are_taken_back_so_often_in_a_turn_and_again_in_the_next() -> None:
    town, match, ada, bea = await two(Policy(undos_per_turn=3))
    caller = await undoable(town, match, ada, bea)
    for _ in range(3):
        await toggle(town, caller, match)
    with refused("too-many-undos", limit="undos-per-turn", value=3):
        await undo(town.desk, caller, match)
    with refused("too-many-undos"):
        await undo(town.another_desk(), caller, match)
    while (await mover(town, match, ada, bea)) is caller:
        await play_on(town, match, ada, bea, moves=1)
    again = await undoable(town, match, ada, bea)
    await undo(town.desk, again, match)


async def test_a_full_log_takes_nothing_reversible_but_the_match_is_played_to_its_end() -> None:
    town, match, ada, bea = await two(Policy(entries_per_match=30, undos_per_turn=1_000))
    caller = await undoable(town, match, ada, bea)
    while (await town.match(match)).version < 30:
        await toggle(town, caller, match)
    with refused("log-full", limit="entries-per-match", value=30):
        await undo(town.desk, caller, match)
    await play_on(town, match, ada, bea)
    assert (await town.match(match)).status is Status.FINISHED


async def test_nobody_fills_a_log_by_resigning_and_coming_back() -> None:
    town, match, ada, _ = await two(Policy(entries_per_match=10))
    for _ in range(2):
        await resign(town.desk, ada, match)
        await take_back_seat(town.desk, ada, match)
    await resign(town.desk, ada, match)
    with refused("log-full"):
        await take_back_seat(town.desk, ada, match)


async def test_nobody_fills_the_log_of_an_open_match_by_sitting_down_and_getting_up() -> None:
    town = Town(Policy(entries_per_match=6))
    ada = await town.human("Ada")
    match = await town.open(ada, TWO)
    for _ in range(2):
        await add_ai_seat(town.desk, ada, match, "hand", 2)
        await leave(town.desk, ada, match, 2)
    with refused("log-full"):
        await add_ai_seat(town.desk, ada, match, "hand", 2)


async def test_a_stranger_cannot_keep_others_from_a_table_by_sitting_down_and_getting_up() -> None:
    town = Town(Policy(joins_per_match=3))
    ada, bea, cleo = [await town.human(name) for name in ("Ada", "Bea", "Cleo")]
    match = await town.open(ada, TWO)
    for _ in range(3):
        await join(town.desk, bea, match)
        await leave(town.desk, bea, match)
    with refused("joined-too-often", limit="joins-per-match", value=3):
        await join(town.desk, bea, match)
    await join(town.desk, cleo, match)


async def lengthen(town: Town, match: MatchId, pairs: int) -> None:
    """Puts moves that were taken back behind a log: as many as a server without limits would have taken."""
    shelves = town.store._shelves
    log = list(shelves.logs[match])
    last = log[-1].entry
    assert isinstance(last, Moved)
    for _ in range(pairs):
        log.append(Logged(len(log) + 1, log[-1].at, Undone(last.seat, 1, last.seat)))
        log.append(Logged(len(log) + 1, log[-1].at, last))
    shelves.logs[match] = tuple(log)
    shelves.heads[match] = summary_of(fold(match, log), log[-1].at)


async def test_a_long_log_is_folded_followed_and_verified_in_pages() -> None:
    store = PagedStore()
    town, match, ada, bea = await two(store=store)
    await undoable(town, match, ada, bea)
    await lengthen(town, match, 2 * LOG_PAGE)
    expected = fold(match, store._shelves.logs[match])
    for desk in (town.desk, town.another_desk()):
        assert (await desk.matches.fresh(match)).match == expected
    stream = await follow(town.desk, ada, match)
    assert await first_of(stream, expected.version) == list(store._shelves.logs[match])
    await stream.aclose()
    assert (await verify_match(town.desk, match)).is_sound
    assert store.asked
    assert all(limit is not None and limit <= LOG_PAGE for limit in store.asked)
