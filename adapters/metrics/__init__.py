"""Figures for Prometheus: collected in a registry and served on a separate port."""

from adapters.metrics.endpoint import Endpoint
from adapters.metrics.prometheus import PrometheusMetrics

__all__ = ["Endpoint", "PrometheusMetrics"]
