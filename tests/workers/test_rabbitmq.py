"""RabbitMQ as the broker, where it is installed: matches, a killed worker, a broker that hangs, dies and comes back."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from adapters.clock import SystemClock
from adapters.queue import CeleryQueue
from adapters.queue import celery as sending
from application.ports.queue import MatchAt, QueueDown, Task
from application.tasks import CLOSE
from domain.hosting.terms import MatchId
from tests import rabbitmq
from tests.processes import PATIENCE, running, serving
from tests.workers.clients import Guest
from tests.workers.desks import desk_on, faults_in
from tests.workers.stacks import until_closed
from workers.app import celery_app

pytestmark = pytest.mark.skipif(rabbitmq.binary() is None, reason="rabbitmq-server is not installed on this machine")

MACHINES = [{"level": "HAND"}, {"level": "DRIFTER"}, {"level": "HAND"}]
NOWHERE = [Task(CLOSE, MatchAt(MatchId(f"mat_nowhere{number}"), 1)) for number in range(20)]


@pytest.fixture(scope="module")
def broker() -> Iterator[rabbitmq.RabbitServer]:
    with rabbitmq.rabbitmq_running() as server:
        yield server


async def test_a_broker_that_hangs_is_given_up(broker: rabbitmq.RabbitServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "CONFIRMED_WITHIN", 0.2)
    queue = CeleryQueue(celery_app(broker.url), SystemClock())
    with broker.hanging(), pytest.raises(QueueDown):
        await queue.send(NOWHERE[:1])
    await queue.close()


async def test_matches_end_on_postgresql_and_rabbitmq_though_a_worker_and_the_broker_are_killed(
    broker: rabbitmq.RabbitServer, migrated_postgres_url: str
) -> None:
    where: dict[str, object] = {"database": migrated_postgres_url, "bus": migrated_postgres_url, "broker": broker.url}
    quick: dict[str, object] = {**where, "log_format": "json", "idle_after": 2.0, "sweep_every": 0.5}
    with ExitStack() as processes:
        first, second = [
            processes.enter_context(running("worker", "--queues", "lone,upkeep", **quick)) for _ in range(2)
        ]
        processes.enter_context(running("scheduler", **quick))
        guest = Guest(processes.enter_context(serving(**quick)).url)
        await _sent(broker.url)
        async with asyncio.timeout(3 * PATIENCE):
            matches = await _played_while(guest, first.kill)
            matches += await _played_while(guest, broker.stop, broker.start)
        # Nobody has worked for this queue yet.
        assert _waiting(broker.url, "match") >= len(NOWHERE)
        processes.enter_context(running("worker", "--queues", "match", **quick))
        async with desk_on(migrated_postgres_url) as desk:
            await until_closed(desk, matches, len(matches))
        assert "UnexpectedFrame" not in second.log
        assert second.terminate() == 0
    assert await faults_in(migrated_postgres_url) == []


async def _sent(broker: str) -> None:
    queue = CeleryQueue(celery_app(broker), SystemClock())
    await queue.send(NOWHERE)
    await queue.close()


def _waiting(broker: str, queue: str) -> int:
    """How many tasks wait in a queue."""
    with celery_app(broker).connection_for_read() as connection:
        return int(connection.channel().queue_declare(queue, passive=True).message_count)


async def _played_while(guest: Guest, *faults: Callable[[], None]) -> list[MatchId]:
    """Tables of machines, followed live from their opening to their end; one is opened after each fault."""
    tables = [asyncio.create_task(_watched(guest, game)) for game in ("moon-river", "moon-river", "the-river")]
    await asyncio.sleep(0.5)
    for fault in faults:
        await asyncio.to_thread(fault)
        tables.append(asyncio.create_task(_watched(guest, "the-river")))
    return await asyncio.gather(*tables)


async def _watched(guest: Guest, game: str) -> MatchId:
    match = await asyncio.to_thread(guest.open, game=game, seats=3, aiSeats=MACHINES, start=True)
    events = [event async for event in guest.events(match["id"])]
    assert [event["version"] for event in events] == list(range(1, len(events) + 1))
    assert events[-1]["kind"] == "FINISHED"
    return MatchId(match["id"])
