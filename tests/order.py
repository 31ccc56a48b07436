"""The order of the tests: what takes long begins first, so that no worker is alone with it at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

# Files and folders with the seconds that they roughly take on two quiet cores; `--durations=0` tells them. What shares
# a server or a browser stays together.
SLOW: Final[Mapping[str, int]] = {
    "tests/web": 200,
    "tests/rest": 110,
    "tests/server": 80,
    "tests/workers": 80,
    "tests/sdk": 75,
    "tests/notifications/test_served.py": 70,
    "tests/third_party": 30,
    "tests/clients": 30,
    "tests/graphql/test_permissions.py": 30,
    "tests/league/test_killed_season.py": 27,
    "tests/compiled": 20,
    "tests/deploy": 20,
    "tests/browser": 20,
    "tests/persistence/test_pruning.py": 20,
    "tests/persistence/test_cancelling.py": 15,
    "tests/application/test_analyse.py": 15,
    "tests/bots/test_playing.py": 14,
    "tests/league/test_example.py": 11,
    "tests/metrics/test_roles.py": 9,
}


def deal(names: Sequence[str], workers: int, slow: Mapping[str, int] = SLOW) -> list[int]:
    """The places of the tests of these names in the order in which they run.

    `--dist worksteal` gives each worker one stretch of that order, all equally long, and lets idle ones steal from the
    end of others'. So the slow groups begin the stretches, and quick tests end them.
    """
    if workers < 2:
        return list(range(len(names)))
    groups = _groups(names, slow)
    quick = iter(groups.pop("", []))
    ordered: list[int] = []
    for stretch, size in zip(_stretches(groups, slow, workers), _sizes(len(names), workers), strict=True):
        ordered += stretch
        ordered += islice(quick, max(0, size - len(stretch)))
    return ordered + list(quick)


def _groups(names: Sequence[str], slow: Mapping[str, int]) -> dict[str, list[int]]:
    """The places of each slow group's tests; those of all others under no name."""
    groups: dict[str, list[int]] = {}
    for place, name in enumerate(names):
        group = next((each for each in slow if name.startswith((f"{each}/", f"{each}::"))), "")
        groups.setdefault(group, []).append(place)
    return groups


def _stretches(groups: Mapping[str, list[int]], slow: Mapping[str, int], workers: int) -> list[list[int]]:
    """The longest first, each to the worker who has the least to do so far."""
    stretches: list[list[int]] = [[] for _ in range(workers)]
    seconds = [0] * workers
    for group in sorted(groups, key=lambda each: -slow[each]):
        worker = seconds.index(min(seconds))
        stretches[worker] += groups[group]
        seconds[worker] += slow[group]
    return stretches


def _sizes(tests: int, workers: int) -> Iterator[int]:
    """As the scheduler counts them out."""
    for left in range(workers, 0, -1):
        yield tests // left
        tests -= tests // left
