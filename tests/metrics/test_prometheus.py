"""Figures as Prometheus reads them."""

import httpx
import pytest
from prometheus_client import generate_latest

from adapters.metrics import Endpoint, PrometheusMetrics
from application.figures import Figure

FIGURES = (
    Figure("moves", "counter", "Moves.", ("game", "door")),
    Figure("open", "gauge", "Open."),
    Figure("seconds", "histogram", "Seconds.", ("route",), (0.1, 1.0)),
)


@pytest.fixture
def metrics() -> PrometheusMetrics:
    return PrometheusMetrics(FIGURES, most_series=3)


def text(metrics: PrometheusMetrics) -> str:
    return generate_latest(metrics.registry).decode()


def test_each_kind_of_figure_is_told_in_its_way(metrics: PrometheusMetrics) -> None:
    metrics.count("moves", game="moon-river", door="rest")
    metrics.count("moves", 2, game="moon-river", door="rest")
    metrics.show("open", 7)
    metrics.observe("seconds", 0.5, route="/v1/me")
    told = text(metrics)
    assert 'headwater_moves_total{door="rest",game="moon-river"} 3.0' in told
    assert "headwater_open 7.0" in told
    assert 'headwater_seconds_bucket{le="1.0",route="/v1/me"} 1.0' in told
    assert 'headwater_seconds_sum{route="/v1/me"} 0.5' in told


def test_the_order_of_labels_means_nothing(metrics: PrometheusMetrics) -> None:
    metrics.count("moves", game="a", door="b")
    metrics.count("moves", door="b", game="a")
    metrics.count("moves", game="b", door="a")
    told = text(metrics)
    assert 'headwater_moves_total{door="b",game="a"} 2.0' in told
    assert 'headwater_moves_total{door="a",game="b"} 1.0' in told


def test_a_label_that_takes_too_many_values_ends_as_other(metrics: PrometheusMetrics) -> None:
    for number in range(10):
        metrics.observe("seconds", 0.2, route=f"/{number}")
    told = text(metrics)
    assert told.count("headwater_seconds_count{") == 4
    assert 'headwater_seconds_count{route="other"} 7.0' in told


def test_two_applications_in_one_process_never_mix(metrics: PrometheusMetrics) -> None:
    other = PrometheusMetrics(FIGURES)
    metrics.show("open", 1)
    assert "headwater_open 0.0" in text(other)


def test_the_process_itself_is_told_too(metrics: PrometheusMetrics) -> None:
    told = text(metrics)
    for name in ("process_resident_memory_bytes", "process_cpu_seconds_total", "process_open_fds"):
        assert f"\n{name} " in told


def test_an_endpoint_samples_before_it_answers_and_is_gone_when_closed(metrics: PrometheusMetrics) -> None:
    endpoint = Endpoint(metrics, "127.0.0.1", 0, lambda: metrics.show("open", 5))
    answer = httpx.get(endpoint.url)
    assert answer.headers["content-type"].startswith("text/plain")
    assert "headwater_open 5.0" in answer.text
    endpoint.close()
    with pytest.raises(httpx.TransportError):
        httpx.get(endpoint.url)


def test_a_taken_port_is_told(metrics: PrometheusMetrics) -> None:
    first = Endpoint(metrics, "127.0.0.1", 0, lambda: None)
    port = int(first.url.split(":")[2].split("/")[0])
    with pytest.raises(OSError, match="in use"):
        Endpoint(PrometheusMetrics(FIGURES), "127.0.0.1", port, lambda: None)
    first.close()
