"""A whole stack of processes over a broker, and matches for it to play."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass

from adapters.clock import SystemClock
from adapters.queue import CeleryQueue
from application.callers import Caller
from application.desk import Desk
from application.hosting.terms import ANY_SEAT, AiSeat, Terms
from application.matches.join import join
from application.matches.open_match import open_match
from application.matches.resign import resign
from application.matches.start import start
from domain.hosting.terms import MatchId
from headwater.background import deliver_notices
from tests.servers import ValkeyServer, valkey_running
from tests.workers.desks import desk_on, eventually
from workers.app import celery_app

# Processes that start and hundreds of matches: seconds on an idle machine, minutes on one that has much else to do.
PATIENCE = 400.0
QUICK: dict[str, object] = {"log_format": "json", "idle_after": 2.0, "sweep_every": 0.5, "thinkers": 1}


@dataclass
class Stack:
    """A broker, and workers and a scheduler as processes that can be killed."""

    broker: ValkeyServer
    settings: dict[str, object]


@asynccontextmanager
async def desk_over(stack: Stack) -> AsyncIterator[Desk]:
    queue = CeleryQueue(celery_app(str(stack.settings["broker"])), SystemClock())
    async with desk_on(str(stack.settings["database"]), queue=queue) as desk, deliver_notices(desk):
        yield desk
    await queue.close()


@contextmanager
def stack_on(database: str) -> Iterator[Stack]:
    with valkey_running() as broker:
        yield Stack(broker, {**QUICK, "database": database, "broker": broker.fresh_database()})


async def played_by_machines(desk: Desk, creator: Caller) -> MatchId:
    machines = [AiSeat("drifter"), AiSeat("drifter")]
    return (await open_match(desk, creator, Terms("the-river", 2), machines=machines, starts=True)).view.match.id


async def resigned(desk: Desk, ada: Caller, bea: Caller) -> MatchId:
    """A rated match that ends at once: all that is left to do is to score it."""
    match = (await open_match(desk, ada, Terms("the-river", 2, rated=True), ANY_SEAT)).view.match.id
    await join(desk, bea, match, ANY_SEAT)
    await start(desk, ada, match)
    await resign(desk, bea, match)
    return match


async def number_closed(desk: Desk, matches: Sequence[MatchId]) -> int:
    async with desk.store.reading() as reading:
        closings = [await reading.closing(match) for match in matches]
    return sum(closing is not None and closing.is_done for closing in closings)


async def until_closed(desk: Desk, matches: Sequence[MatchId], number: int, patience: float = PATIENCE) -> None:
    async def are_closed() -> bool:
        return await number_closed(desk, matches) >= number

    await eventually(are_closed, f"{number} of {len(matches)} matches are closed", patience=patience)


async def lines_of_ledger(desk: Desk) -> Counter[tuple[str, int]]:
    """How often each seat of each match was rated."""
    async with desk.store.reading() as reading:
        return Counter((change.match, change.seat) for change in await reading.ledger("the-river"))
