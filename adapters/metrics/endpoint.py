"""`/metrics` on a port of its own, on threads of its own: it answers also when the event loop does not."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import start_http_server

from adapters.metrics.prometheus import PrometheusMetrics


class Endpoint:
    """Serves the figures until it is closed; `sample` is called before each answer. Raises OSError for a taken port."""

    def __init__(self, metrics: PrometheusMetrics, host: str, port: int, sample: Callable[[], None]) -> None:
        metrics.registry.sample = sample
        self._server, self._thread = start_http_server(port, host, metrics.registry)

    @property
    def url(self) -> str:
        host, port = self._server.server_address[:2]
        shown = f"[{host!s}]" if ":" in str(host) else str(host)
        return f"http://{shown}:{port}/metrics"

    def close(self) -> None:
        """Answers what was begun; takes up to half a second, so not on an event loop."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
