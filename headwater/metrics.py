"""Serves the figures of every role on a separate port, with samples taken on demand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import structlog

from adapters.metrics import Endpoint, PrometheusMetrics
from application.desk import Desk
from application.upkeep.measure import Samples, measure_lag
from headwater.background import keep_running
from headwater.settings import Settings

# In seconds: how long an answer waits for samples. Figures without samples are better than none.
PATIENCE: Final = 2.0
MARGIN: Final = 0.5

log = structlog.get_logger("headwater")


@asynccontextmanager
async def serve_metrics(settings: Settings, desk: Desk) -> AsyncIterator[str | None]:
    """Serves the desk's figures during the context and yields their url; a taken port only logs a warning."""
    endpoint = _endpoint(settings, desk)
    try:
        async with keep_running({"loop lag": partial(measure_lag, desk)}):
            yield None if endpoint is None else endpoint.url
    finally:
        if endpoint is not None:
            await asyncio.to_thread(endpoint.close)


def _endpoint(settings: Settings, desk: Desk) -> Endpoint | None:
    assert isinstance(desk.metrics, PrometheusMetrics)
    try:
        endpoint = Endpoint(desk.metrics, settings.metrics_host, settings.metrics_port, _sampler(desk))
    except OSError as fault:
        place = f"{settings.metrics_host}:{settings.metrics_port}"
        log.warning("metrics not served", at=place, fault=fault.strerror or type(fault).__name__)
        return None
    log.info("metrics served", url=endpoint.url)
    return endpoint


def _sampler(desk: Desk) -> Callable[[], None]:
    """A function for the endpoint's threads that takes samples on the desk's loop."""
    samples, loop = Samples(desk), asyncio.get_running_loop()

    def sample() -> None:
        future = asyncio.run_coroutine_threadsafe(samples.take(PATIENCE), loop)
        try:
            future.result(PATIENCE + MARGIN)
        except TimeoutError:
            future.cancel()

    return sample
