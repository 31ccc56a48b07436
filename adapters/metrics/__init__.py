"""Figures for Prometheus: counted in a registry, served on a port of their own."""

from adapters.metrics.endpoint import Endpoint
from adapters.metrics.prometheus import PrometheusMetrics

__all__ = ["Endpoint", "PrometheusMetrics"]
