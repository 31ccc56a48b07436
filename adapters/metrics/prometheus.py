"""The port's Metrics on prometheus_client: every figure of `FIGURES`, in one registry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Generic, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, ProcessCollector
from prometheus_client.metrics import MetricWrapperBase

from application.figures import FIGURES, PREFIX, Figure

# The most series of one figure. Beyond it, label values are counted as `other`.
MOST_SERIES: Final = 2_000
OTHER: Final = "other"

M = TypeVar("M", bound=MetricWrapperBase)


class Registry(CollectorRegistry):
    """Calls `sample` before each collection, for figures that are read on demand rather than counted."""

    sample: Callable[[], None] | None = None

    def collect(self) -> Iterator[Metric]:
        if self.sample is not None:
            self.sample()
        yield from super().collect()


class Family(Generic[M]):
    """A figure with all its series. It caches them, because a look-up by labels costs more than counting."""

    def __init__(self, metric: M, most_series: int) -> None:
        self._metric = metric
        self._most = most_series
        self._series: dict[tuple[tuple[str, str], ...], M] = {}

    def series(self, labels: Mapping[str, str]) -> M:
        key = tuple(labels.items())
        series = self._series.get(key)
        return self._new_series(key, labels) if series is None else series

    def _new_series(self, key: tuple[tuple[str, str], ...], labels: Mapping[str, str]) -> M:
        if len(self._series) >= self._most:
            return self._metric.labels(**dict.fromkeys(labels, OTHER))
        return self._series.setdefault(key, self._metric.labels(**labels) if labels else self._metric)


class PrometheusMetrics:
    """One registry for each application, so that two in one process never mix."""

    def __init__(self, figures: Iterable[Figure] = FIGURES, most_series: int = MOST_SERIES) -> None:
        self.registry = Registry()
        ProcessCollector(registry=self.registry)
        self._counters: dict[str, Family[Counter]] = {}
        self._gauges: dict[str, Family[Gauge]] = {}
        self._histograms: dict[str, Family[Histogram]] = {}
        for figure in figures:
            self._add(figure, most_series)

    def count(self, figure: str, amount: float = 1, **labels: str) -> None:
        self._counters[figure].series(labels).inc(amount)

    def observe(self, figure: str, value: float, **labels: str) -> None:
        self._histograms[figure].series(labels).observe(value)

    def show(self, figure: str, value: float, **labels: str) -> None:
        self._gauges[figure].series(labels).set(value)

    def _add(self, figure: Figure, most: int) -> None:
        name, labels, registry = f"{PREFIX}{figure.name}", figure.labels, self.registry
        match figure.kind:
            case "counter":
                counter = Counter(name, figure.meaning, labels, registry=registry)
                self._counters[figure.name] = Family(counter, most)
            case "gauge":
                gauge = Gauge(name, figure.meaning, labels, registry=registry)
                self._gauges[figure.name] = Family(gauge, most)
            case "histogram":
                histogram = Histogram(name, figure.meaning, labels, buckets=figure.buckets, registry=registry)
                self._histograms[figure.name] = Family(histogram, most)
