"""Every role tells its figures on a port of its own, also while what it needs is away."""

import asyncio
import socket
from dataclasses import replace

import httpx
import pytest

from adapters.metrics import PrometheusMetrics
from headwater.metrics import serve_metrics
from headwater.settings import load
from tests.fakes.desk import Town
from tests.processes import Process, eventually, running, serving
from tests.servers import valkey_running

pytestmark = pytest.mark.real
QUICK: dict[str, object] = {"log_format": "json", "sweep_every": 0.5, "thinkers": 1}


def value(process: Process, series: str) -> float | None:
    """A series as it is told now; None where it is not."""
    lines = [line.rpartition(" ") for line in process.figures().splitlines()]
    return next((float(number) for name, _, number in lines if name == series), None)


def test_a_worker_and_a_scheduler_tell_their_figures(migrated_postgres_url: str, valkey_url: str) -> None:
    settings = {**QUICK, "database": migrated_postgres_url, "broker": valkey_url, "bus": valkey_url}
    with running("worker", **settings) as worker, running("scheduler", **settings) as scheduler:
        for process in (worker, scheduler):
            assert value(process, "headwater_store_up") == 1
            assert value(process, "headwater_outbox_rows") == 0
            assert value(process, 'headwater_queue_tasks{queue="ai"}') == 0
            assert (value(process, "process_resident_memory_bytes") or 0) > 0
            assert abs(value(process, "headwater_clock_offset_seconds") or 60) < 60
        done = 'headwater_tasks_total{outcome="done",task="sweep"}'
        eventually(lambda: (value(worker, done) or 0) > 1, "the worker has swept")
        assert (value(worker, 'headwater_task_seconds_count{task="sweep"}') or 0) > 1
        assert value(scheduler, done) is None
        eventually(lambda: (value(scheduler, "headwater_loop_lag_seconds_count") or 0) > 0, "the lag is measured")


def test_figures_are_told_while_the_broker_is_away(sqlite_url: str) -> None:
    with valkey_running() as broker:
        settings = {**QUICK, "database": sqlite_url, "broker": broker.fresh_database()}
        with running("scheduler", **settings) as scheduler:
            assert value(scheduler, 'headwater_queue_tasks{queue="ai"}') is not None
            broker.stop()
            eventually(
                lambda: str(value(scheduler, 'headwater_queue_tasks{queue="ai"}')) == "nan", "the depth is unknown"
            )
            assert value(scheduler, "headwater_store_up") == 1


async def test_figures_are_told_also_while_the_event_loop_is_stuck() -> None:
    desk = replace(Town().desk, metrics=PrometheusMetrics())
    async with serve_metrics(load(metrics_port=0), desk) as url:
        assert url is not None
        # Asked for on the loop itself, which can do nothing else until the answer has come.
        stuck = httpx.get(url, timeout=60)  # noqa: ASYNC210 - that is the point
        free = await asyncio.to_thread(httpx.get, url, timeout=60)
    assert (stuck.status_code, free.status_code) == (200, 200)
    assert "headwater_store_up 0.0" in stuck.text
    assert "headwater_store_up 1.0" in free.text


def test_a_port_that_is_taken_keeps_nobody_from_serving() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with serving(metrics_port=taken.getsockname()[1]) as server:
            assert server.await_event("metrics not served")["level"] == "warning"
            assert httpx.get(f"{server.url}/healthz").status_code == 200
