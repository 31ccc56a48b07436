"""`/metrics` on a separate port and separate threads, so it answers even when the event loop is blocked."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import start_http_server

from adapters.metrics.prometheus import PrometheusMetrics


class Endpoint:
    """Serves the figures until closed, and calls `sample` before each answer. Raises OSError if the port is taken."""

    def __init__(self, metrics: PrometheusMetrics, host: str, port: int, sample: Callable[[], None]) -> None:
        metrics.registry.sample = sample
        self._server, self._thread = start_http_server(port, host, metrics.registry)

    @property
    def url(self) -> str:
        host, port = self._server.server_address[:2]
        address = f"[{host!s}]" if ":" in str(host) else str(host)
        return f"http://{address}:{port}/metrics"

    def close(self) -> None:
        """Finishes the current answer. This blocks for up to half a second, so call it outside an event loop."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
