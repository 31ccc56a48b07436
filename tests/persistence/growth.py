"""PostgreSQL full of synthetic rows, and what each question of a list costs there, in pages of 8 kB that it touches.

Pages depend on the plan and the data alone, not on how busy the machine is.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import asyncpg
from sqlalchemy import ClauseElement, Executable
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler

from adapters.persistence.engines import database_url
from adapters.persistence.queries import SqlReading
from adapters.persistence.sessions import Statement
from adapters.persistence.sqlalchemy_pool import SqlalchemySession
from application.limits.paging import MOST_COUNTED
from application.ports.leagues import LeagueFilter, LeaguePlace
from application.ports.ratings import RankingFilter, RankingPlace
from application.ports.store import MatchFilter, Place
from domain.hosting.terms import MatchId, Moment, PlayerId, Status
from domain.league.terms import LeagueId

PAGE: Final = 21
"""A page of a list and the one row more that says whether another follows."""
SOMEBODY: Final = PlayerId("pla_0000000007")
NOW: Final = Moment(1_800_000_000_000)

# Of a hundred matches 85 have ended, 10 run, and 5 are open. Somebody sits at as many as anybody else: forty, however
# many there are.
_FILL: Final = """
TRUNCATE players, matches, ratings, rating_changes, leagues, league_members CASCADE;
INSERT INTO players (id, name, kind, created_at, folded, skeleton)
  SELECT 'pla_' || lpad(n::text, 10, '0'), 'Player ' || n, 'human', n, 'player ' || n, 'player ' || n
  FROM generate_series(1, {players}) AS n;
INSERT INTO matches (id, game, edition, rules, status, version, creator, listed, rated, seats, to_move, deadline,
                     opened_at, updated_at, has_free_seat, mover, machine)
  SELECT 'mat_' || lpad(n::text, 10, '0'), CASE WHEN n % 3 = 0 THEN 'the-river' ELSE 'moon-river' END, 'e', 2,
    CASE WHEN n % 100 < 85 THEN 'finished' WHEN n % 100 < 95 THEN 'running' ELSE 'open' END, 9,
    'pla_' || lpad((1 + n % {seated})::text, 10, '0'), true, n % 2 = 0, '[]',
    CASE WHEN n % 100 BETWEEN 85 AND 94 THEN 1 END, CASE WHEN n % 100 BETWEEN 85 AND 94 THEN {now} + n END,
    n * 1000, n * 1000, n % 100 >= 95,
    CASE WHEN n % 100 BETWEEN 85 AND 93 THEN 'pla_' || lpad((1 + n % {seated})::text, 10, '0') END,
    CASE WHEN n % 100 = 94 THEN 'hand' END
  FROM generate_series(1, {matches}) AS n;
INSERT INTO seats (match, number, player, opened_at, status)
  SELECT id, seat, 'pla_' || lpad((1 + (opened_at / 1000 + seat * 13) % {seated})::text, 10, '0'), opened_at, status
  FROM matches, generate_series(1, 2) AS seat;
INSERT INTO closings (match, version, ended_at, closed_at, record)
  SELECT id, 9, opened_at, opened_at, '{{}}' FROM matches WHERE status = 'finished';
INSERT INTO ratings (game, subject, kind, mean, doubt, games, updated_at, shown, played_at)
  SELECT 'moon-river', id, kind, 25, 3, 20, created_at, 1000 + created_at % 1500, {now} FROM players;
INSERT INTO rating_changes (game, number, kind, match, seat, subject, rank, mean_before, doubt_before, mean_after,
                            doubt_after, at, weight)
  SELECT 'moon-river', row_number() OVER (ORDER BY seats.match), 'rated', seats.match, seats.number, seats.player, 1,
    25, 3, 25, 3, matches.opened_at, 1
  FROM seats JOIN matches ON matches.id = seats.match WHERE matches.status = 'finished' AND matches.rated;
INSERT INTO leagues (id, name, owner, game, status, sandbox, version, due_at, founded_at)
  SELECT 'lea_' || lpad(n::text, 10, '0'), 'League ' || n, 'pla_0000000001', 'moon-river',
    CASE WHEN n % 10 = 0 THEN 'registering' ELSE 'finished' END, n % 4 = 0, 9,
    CASE WHEN n % 10 = 0 THEN {now} + n END, n
  FROM generate_series(1, {matches} / 10) AS n;
INSERT INTO league_members (league, player)
  SELECT 'lea_' || lpad(n::text, 10, '0'), 'pla_' || lpad((1 + (n + m) % {players})::text, 10, '0')
  FROM generate_series(1, {matches} / 10) AS n, generate_series(1, 5) AS m;
"""


async def fill(url: str, matches: int) -> None:
    """Nothing but rows for this many matches and a third as many players, all known to the planner."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        await connection.execute(_FILL.format(matches=matches, players=matches // 3, seated=matches // 20, now=NOW))
        await connection.execute("VACUUM ANALYZE")
    finally:
        await connection.close()


class _Explained(Executable, ClauseElement):
    inherit_cache = False

    def __init__(self, statement: Any) -> None:
        self.statement = statement


@compiles(_Explained)
def _explanation(element: _Explained, compiler: SQLCompiler, **options: Any) -> str:
    return "EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) " + compiler.process(element.statement, **options)


class _ExplainingSession(SqlalchemySession):
    """Counts the pages of every query beside answering it."""

    pages = 0

    async def rows(self, statement: Statement, values: Mapping[str, Any]) -> Any:
        explained = _Explained(statement.clause("postgresql"))
        [(plans,)] = (await self._connection.execute(explained, dict(values))).all()
        self.pages += plans[0]["Plan"]["Shared Hit Blocks"] + plans[0]["Plan"]["Shared Read Blocks"]
        return await super().rows(statement, values)


@dataclass(frozen=True, slots=True)
class Question:
    """What a screen asks of a list; `middle` is how far down a page in the middle begins, as a number of matches."""

    name: str
    ask: Callable[[SqlReading, int], Awaitable[object]]


def _find(name: str, wanted: MatchFilter) -> tuple[Question, ...]:
    def place(size: int) -> Place:
        return Place(Moment(size // 2 * 1000), MatchId(f"mat_{size // 2:010}"))

    return (
        Question(f"{name}: first page", lambda reading, size: reading.find(wanted, None, PAGE)),
        Question(f"{name}: in the middle", lambda reading, size: reading.find(wanted, place(size), PAGE)),
        Question(f"{name}: backward", lambda reading, size: reading.find(wanted, place(size), PAGE, True)),
        Question(f"{name}: how many", lambda reading, size: reading.count(wanted, MOST_COUNTED)),
    )


def _ranking(name: str, wanted: RankingFilter) -> tuple[Question, ...]:
    middle = RankingPlace(1750, "pla_0000000000")
    return (
        Question(f"{name}: first page", lambda reading, size: reading.ranking(wanted, None, PAGE)),
        Question(f"{name}: in the middle", lambda reading, size: reading.ranking(wanted, middle, PAGE)),
        Question(f"{name}: backward", lambda reading, size: reading.ranking(wanted, middle, PAGE, True)),
        Question(f"{name}: how many", lambda reading, size: reading.count_ranking(wanted, MOST_COUNTED)),
    )


def _leagues(name: str, wanted: LeagueFilter) -> tuple[Question, ...]:
    def place(size: int) -> LeaguePlace:
        return LeaguePlace(Moment(size // 20), LeagueId(f"lea_{size // 20:010}"))

    return (
        Question(f"{name}: first page", lambda reading, size: reading.find_leagues(wanted, None, PAGE)),
        Question(f"{name}: in the middle", lambda reading, size: reading.find_leagues(wanted, place(size), PAGE)),
        Question(f"{name}: how many", lambda reading, size: reading.count_leagues(wanted, MOST_COUNTED)),
    )


QUESTIONS: Final[Sequence[Question]] = (
    *_find("all matches", MatchFilter(listed=True)),
    *_find("open tables", MatchFilter(status=Status.OPEN, has_free_seat=True, listed=True)),
    *_find("open tables of a game", MatchFilter(game="the-river", status=Status.OPEN, has_free_seat=True, listed=True)),
    *_find("live tables", MatchFilter(status=Status.RUNNING, listed=True)),
    *_find("a player's matches", MatchFilter(player=SOMEBODY, listed=True)),
    *_find("a player's running matches", MatchFilter(player=SOMEBODY, status=Status.RUNNING, listed=True)),
    *_find("a player's own tables", MatchFilter(creator=SOMEBODY, listed=True)),
    *_ranking("ranking", RankingFilter("moon-river", since=Moment(0))),
    *_leagues("leagues", LeagueFilter()),
    *_leagues("a player's leagues", LeagueFilter(player=SOMEBODY)),
    Question("my turns", lambda reading, size: reading.turns(SOMEBODY, PAGE)),
    Question("clocks that ran out", lambda reading, size: reading.expired_matches(NOW, PAGE)),
    Question("machines to move", lambda reading, size: reading.machines(PAGE)),
    Question("matches to close", lambda reading, size: reading.pending_closings(NOW, PAGE)),
    Question("history of a rating", lambda reading, size: reading.rating_history("moon-river", SOMEBODY, 0, PAGE)),
    Question("curve of a rating", lambda reading, size: reading.rating_course("moon-river", SOMEBODY, 400)),
    Question("last opponents", lambda reading, size: reading.opponent_counts("moon-river", SOMEBODY, 30)),
    Question("leagues that are due", lambda reading, size: reading.due_leagues(NOW, Moment(0), PAGE)),
)


async def pages_of(url: str, size: int, questions: Sequence[Question] = QUESTIONS) -> Mapping[str, int]:
    """The pages that each question touches in a database filled for this many matches."""
    engine = create_async_engine(database_url(url))
    try:
        return {question.name: await _pages(engine, question, size) for question in questions}
    finally:
        await engine.dispose()


async def _pages(engine: AsyncEngine, question: Question, size: int) -> int:
    async with engine.connect() as connection:
        session = _ExplainingSession(connection)
        await question.ask(SqlReading(session), size)
        return session.pages
