"""Metrics that can be asked what was counted; whatever the table of figures does not know is refused."""

from collections import defaultdict

from application.figures import FIGURES

KNOWN = {figure.name: figure for figure in FIGURES}


class FakeMetrics:
    def __init__(self) -> None:
        self._counts: defaultdict[tuple[str, frozenset[tuple[str, str]]], float] = defaultdict(float)
        self._values: defaultdict[str, list[float]] = defaultdict(list)
        self._levels: dict[tuple[str, frozenset[tuple[str, str]]], float] = {}

    def count(self, figure: str, amount: float = 1, **labels: str) -> None:
        self._counts[_series(figure, "counter", labels)] += amount

    def observe(self, figure: str, value: float, **labels: str) -> None:
        self._values[_series(figure, "histogram", labels)[0]].append(value)

    def show(self, figure: str, value: float, **labels: str) -> None:
        self._levels[_series(figure, "gauge", labels)] = value

    def count_of(self, figure: str, **labels: str) -> float:
        """The sum over every series that has these labels, whatever its others are."""
        wanted = frozenset(labels.items())
        return sum(amount for (name, own), amount in self._counts.items() if name == figure and wanted <= own)

    def values_of(self, figure: str) -> list[float]:
        return self._values[figure]

    def level_of(self, figure: str, **labels: str) -> float | None:
        return self._levels.get((figure, frozenset(labels.items())))


def _series(figure: str, kind: str, labels: dict[str, str]) -> tuple[str, frozenset[tuple[str, str]]]:
    known = KNOWN[figure]
    assert known.kind == kind, f"{figure} is a {known.kind}"
    assert set(known.labels) == set(labels), f"{figure} has the labels {known.labels}"
    return figure, frozenset(labels.items())
