"""Desks over real databases, people at them, and matches for them to play."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from sqlite3 import connect
from time import monotonic

from argon2 import PasswordHasher

from adapters.bus.memory import MemoryBus
from adapters.clock import SystemClock
from adapters.ids import RandomIds
from adapters.limits import MemoryLimits
from adapters.oauth import AuthlibAuthorization
from adapters.passwords import ArgonPasswords
from adapters.persistence import store
from adapters.presence import MemoryPresence
from application.callers import APP_SCOPES, Caller, Scope
from application.desk import Desk, desk_with
from application.games import Games
from application.hosting.terms import OwnSeat, Terms
from application.matches.add_ai_seat import add_ai_seat
from application.matches.open_match import open_match
from application.matches.start import start
from application.matches.take_ai_turn import take_ai_turn
from application.matches.verify_match import verify_all
from application.policy import Policy
from application.ports.closing import OnClose
from application.ports.queue import Queue
from application.ports.thinker import Thinker
from application.upkeep.dead_tasks import list_dead
from domain.catalog import hosted
from domain.hosting.match import Match
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import MatchId, Moment, PlayerId

GAMES = Games(hosted())
PATIENCE = 120.0
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@asynccontextmanager
async def desk_on(
    url: str,
    on_close: Sequence[OnClose] = (),
    queue: Queue | None = None,
    thinker: Thinker | None = None,
    policy: Policy | None = None,
) -> AsyncIterator[Desk]:
    """A desk over a database that is migrated; without a queue its tasks stay on a shelf."""
    passwords = ArgonPasswords(CHEAP)
    desk = desk_with(
        store=store(url),
        bus=MemoryBus(),
        clock=SystemClock(),
        ids=RandomIds(),
        passwords=passwords,
        limits=MemoryLimits(),
        presence=MemoryPresence(),
        games=GAMES,
        policy=policy,
        on_close=on_close,
        thinker=thinker,
        queue=queue,
        authorization=AuthlibAuthorization("https://river.example", APP_SCOPES),
    )
    try:
        yield desk
    finally:
        await desk.store.close()
        passwords.close()


async def somebody(desk: Desk, name: str = "Ada") -> Caller:
    """A player who may do everything."""
    player = Player(PlayerId(desk.ids.fresh("ply")), name, PlayerKind.HUMAN, Moment(desk.clock.now()))
    async with desk.store.working() as work:
        await work.add_player(player)
        await work.commit()
    return Caller(player, frozenset(Scope))


async def machines_table(desk: Desk, creator: Caller, game: str = "the-river", levels: Sequence[str] = ()) -> Match:
    """A match of machines alone that has just been started."""
    seats = levels or ("drifter", "drifter")
    opened = await open_match(desk, creator, Terms(game, len(seats)))
    match = opened.view.match.id
    for level in seats:
        await add_ai_seat(desk, creator, match, level)
    return (await start(desk, creator, match)).view.match


async def table_for(desk: Desk, creator: Caller, terms: Terms, levels: Sequence[str] = ("drifter",)) -> Match:
    """A match of a person in seat 1 against machines that has just been started."""
    opened = await open_match(desk, creator, terms, OwnSeat(seat=1))
    match = opened.view.match.id
    for level in levels:
        await add_ai_seat(desk, creator, match, level)
    return (await start(desk, creator, match)).view.match


async def eventually(is_so: Callable[[], Awaitable[bool]], what: str, patience: float = PATIENCE) -> None:
    """Waits for something that happens by itself; a loaded machine may need long."""
    end = monotonic() + patience
    while not await is_so():
        assert monotonic() < end, f"waited in vain: {what}"
        await asyncio.sleep(0.02)


async def closed(desk: Desk, match: MatchId) -> Match:
    """The match as soon as it has been played to its end and closed."""

    async def is_closed() -> bool:
        async with desk.store.reading() as reading:
            closing = await reading.closing(match)
        return closing is not None and closing.is_done

    await eventually(is_closed, f"{match} is closed")
    return (await desk.matches.fresh(match)).match


async def played_out(desk: Desk, match: Match) -> Match:
    """The match after its machines have played it to the end."""
    state = match
    while state.to_move is not None:
        moved = await take_ai_turn(desk, state.id, state.version)
        assert moved is not None
        state = moved.view.match
    return state


async def faults_in(url: str) -> list[str]:
    """Everything that is wrong in a database: matches that their logs contradict, tasks that failed for good."""
    async with desk_on(url) as desk:
        unsound = [each async for each in verify_all(desk) if not each.is_sound]
        dead = await list_dead(desk)
    return [*map(str, unsound), *map(str, dead)]


def execute(sqlite_url: str, statement: str) -> None:
    """Does behind everyone's back what no use case does."""
    with closing(connect(sqlite_url.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute(statement)
