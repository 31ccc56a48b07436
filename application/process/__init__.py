"""The memory of one process: caches, queues and counters that the desk holds."""
