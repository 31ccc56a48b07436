"""How cost grows: lists with what is stored, tables with their logs and spectators, leagues with their members.

Lists are asked of PostgreSQL, whose pages of 8 kB tell the same however busy the machine is.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import cast

from adapters.persistence import store
from adapters.persistence.migrate import migrate
from adapters.persistence.queries import SqlReading
from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict, LimitReached
from application.hosting.terms import ANY_SEAT, Terms
from application.matches.join import join
from application.matches.legal_moves import legal_texts_in
from application.matches.open_match import open_match
from application.matches.play import play
from application.matches.read_events import read_events
from application.matches.start import start
from application.matches.undo import undo
from application.matches.view_match import view_match
from application.players.authenticate import authenticate
from application.ports.store import Store
from benchmarks._tables import guest_token
from benchmarks.frame.rows import Cell, Row
from benchmarks.hosting import fan_out
from benchmarks.league import season_of
from domain.hosting.terms import MatchId
from headwater.desks import open_desk
from headwater.settings import Settings, load
from tests.persistence.growth import QUESTIONS, Question, fill, pages_of
from tests.servers import postgres_running

TITLE = "Growth: what costs more when there is more"
ON_DEMAND = True
STORED = (1_000, 10_000, 100_000, 1_000_000)
LOGS = (10, 100, 1_000, 5_000)
CROWDS = (10, 100, 1_000, 5_000)
MEMBERS = (100, 1_000)
ASKED = 15


def run() -> Iterator[Row]:
    with postgres_running() as server:
        url = server.fresh_database()
        migrate(url)
        yield from _lists(url)
        for crowd in CROWDS:
            yield from fan_out(server.fresh_database(), server.fresh_database(), crowd)
    yield from _logs()
    for members in MEMBERS:
        yield from season_of(members)


def _lists(url: str) -> Iterator[Row]:
    measured: dict[str, dict[str, Cell]] = {question.name: {} for question in QUESTIONS}
    for stored in STORED:
        asyncio.run(fill(url, stored))
        pages = asyncio.run(pages_of(url, stored))
        times = asyncio.run(_times(url, stored))
        for name, cells in measured.items():
            cells |= {f"{stored:,}: pages": pages[name], f"{stored:,}: ms": times[name]}
    for name, cells in measured.items():
        yield Row("Lists with so many matches and a third as many rated players", {"list": name, **cells})


async def _times(url: str, size: int) -> dict[str, float]:
    database = store(url, 1)
    try:
        return {question.name: await _fastest(partial(_ask, database, question, size)) for question in QUESTIONS}
    finally:
        await database.close()


async def _ask(database: Store, question: Question, size: int) -> None:
    async with database.reading() as reading:
        await question.ask(cast(SqlReading, reading), size)


async def _fastest(doing: Callable[[], Awaitable[object]]) -> float:
    """Milliseconds: on a shared machine the fastest of some calls was disturbed least."""
    times = []
    for _ in range(ASKED):
        began = perf_counter()
        await doing()
        times.append(1_000 * (perf_counter() - began))
    return min(times)


def _logs() -> Iterator[Row]:
    for number, entries in enumerate((LOGS[0], *LOGS)):
        with tempfile.TemporaryDirectory(prefix="headwater-bench-") as folder:
            settings = load(database=f"sqlite:///{Path(folder) / 'growth.db'}")
            migrate(settings.database)
            row = asyncio.run(_log(settings, entries))
        if number:  # the first one also loads code
            yield row


async def _log(settings: Settings, entries: int) -> Row:
    """The first view folds the log in a process that has not seen the match; the others know it."""
    async with open_desk(settings) as desk:
        people = [await authenticate(desk, await guest_token(desk, f"bench-{seat}")) for seat in range(2)]
        match = await _long_match(desk, people, entries)
    async with open_desk(settings) as desk:
        began = perf_counter()
        await view_match(desk, people[0], match)
        first = 1_000 * (perf_counter() - began)
        cells: dict[str, Cell] = {
            "entries": entries,
            "first view ms": first,
            "view ms": await _fastest(lambda: view_match(desk, people[0], match)),
            "first page of events ms": await _fastest(lambda: read_events(desk, people[0], match)),
            "last page of events ms": await _fastest(lambda: read_events(desk, people[0], match, entries - 10)),
        }
        return Row("A table with a log of so many entries", cells)


async def _long_match(desk: Desk, people: Sequence[Caller], entries: int) -> MatchId:
    """Moves that are taken back as often as a turn allows: a game has too few for a long log."""
    match = (await open_match(desk, people[0], Terms("moon-river", 2), ANY_SEAT)).view.match.id
    await join(desk, people[1], match)
    view = (await start(desk, people[0], match)).view
    while view.version < entries and view.match.to_move:
        mover = people[view.match.to_move - 1]
        seen = await view_match(desk, mover, match)
        view = (await play(desk, mover, match, seen.version, legal_texts_in(seen)[0])).view
        try:
            view = (await undo(desk, mover, match)).view
        except (Conflict, LimitReached):
            continue
    return match
