"""The figures that the system keeps about itself: counted where things happen, read by an operator."""

from __future__ import annotations

from typing import Protocol


class Metrics(Protocol):
    """`figure` is the name of a line in `application.figures`; the labels are those that this line lists."""

    def count(self, figure: str, amount: float = 1, **labels: str) -> None:
        """Adds to a counter."""
        ...

    def observe(self, figure: str, value: float, **labels: str) -> None:
        """Adds one measured value to a histogram."""
        ...

    def show(self, figure: str, value: float, **labels: str) -> None:
        """Sets a gauge."""
        ...


class NoMetrics:
    """For commands and tests that nobody asks for figures."""

    def count(self, figure: str, amount: float = 1, **labels: str) -> None: ...

    def observe(self, figure: str, value: float, **labels: str) -> None: ...

    def show(self, figure: str, value: float, **labels: str) -> None: ...
