"""The task queue: Celery, over a broker or inside this process."""

from adapters.queue import inproc, valkey
from adapters.queue.celery import CeleryQueue

__all__ = ["CeleryQueue", "inproc", "valkey"]
