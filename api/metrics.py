"""What Prometheus reads: requests, latencies, moves, open streams, and whether store and bus answer."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """One registry an application, so that two of them in one process never mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "headwater_requests", "Requests answered", ("method", "route", "status"), registry=self.registry
        )
        self._seconds = Histogram(
            "headwater_request_seconds",
            "Time until a request was answered, streams left out",
            ("route",),
            buckets=_BUCKETS,
            registry=self.registry,
        )
        self._moves = Counter("headwater_moves", "Moves played through this process", ("game",), registry=self.registry)
        self._refusals = Counter("headwater_refusals", "Refusals by code", ("code",), registry=self.registry)
        self._streams = Gauge("headwater_streams_open", "Streams open in this process", registry=self.registry)
        self._store = Gauge("headwater_store_up", "Whether the store answers", registry=self.registry)
        self._bus = Gauge("headwater_bus_up", "Whether the bus reaches other processes", registry=self.registry)
        # Finding a child by its labels costs more than counting: keep those that were found.
        self._counters: dict[tuple[str, str, int], Counter] = {}
        self._histograms: dict[str, Histogram] = {}

    def answered(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """One request more; `seconds` is None for a stream, whose length says nothing."""
        key = (method, route, status)
        if key not in self._counters:
            self._counters[key] = self._requests.labels(method, route, str(status))
        self._counters[key].inc()
        if seconds is None:
            return
        if route not in self._histograms:
            self._histograms[route] = self._seconds.labels(route)
        self._histograms[route].observe(seconds)

    def moved(self, game: str) -> None:
        self._moves.labels(game).inc()

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def watch_streams(self, count: Callable[[], int]) -> None:
        """The gauge asks when it is read."""
        self._streams.set_function(count)

    def state(self, store: bool, bus: bool) -> None:
        self._store.set(store)
        self._bus.set(bus)

    def text(self) -> bytes:
        return generate_latest(self.registry)
