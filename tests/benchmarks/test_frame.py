"""Results are kept section by section, and numbers are written as measurements deserve."""

from __future__ import annotations

import pytest

from benchmarks.frame.discovery import benchmarks
from benchmarks.frame.machine import machine
from benchmarks.frame.results import updated
from benchmarks.frame.rows import Cell, Row, written
from benchmarks.frame.tables import section
from benchmarks.frame.timing import fastest, timed

ROWS = [Row("Speeds", {"game": "x", "moves/s": 123456.7}), Row("Speeds", {"game": "y"}), Row("Costs", {"µs": 0.12345})]


@pytest.mark.parametrize(
    ("cell", "text"), [(1234567, "1,234,567"), (123.4, "123"), (12.345, "12.3"), (0.5, "0.5"), ("a", "a"), (3, "3")]
)
def test_a_number_has_as_many_digits_as_it_deserves(cell: Cell, text: str) -> None:
    assert written(cell) == text


def test_a_section_has_a_table_for_each_kind_of_row() -> None:
    assert section("Things", "A machine.", ROWS) == (
        "## Things\n\nA machine.\n\n"
        "### Speeds\n\n| game | moves/s |\n| --- | --- |\n| x | 123,457 |\n| y |  |\n\n"
        "### Costs\n\n| µs |\n| --- |\n| 0.123 |\n"
    )


def test_a_benchmark_replaces_its_own_section_and_leaves_the_others() -> None:
    both = updated(updated("", "search", "old search\n"), "engine", "the engine\n")
    assert both.index("the engine") < both.index("old search")
    again = updated(both, "search", "new search\n")
    assert "old search" not in again
    assert again.replace("new search", "old search") == both


def test_work_is_timed_for_its_units() -> None:
    timing = timed(lambda: 5, seconds=0.001, rounds=1)
    assert timing.units % 5 == 0
    assert timing.units / timing.per_cpu_second == pytest.approx(timing.cpu)
    assert timing.each(1e6) == pytest.approx(timing.cpu / timing.units * 1e6)


def test_the_fastest_calls_are_added_up() -> None:
    timing = fastest([lambda: 2, lambda: 3], rounds=4)
    assert timing.units == 5
    assert 0 <= timing.wall < 60


def test_every_module_is_a_benchmark_with_a_title() -> None:
    found = benchmarks()
    assert "engine" in found
    assert all(benchmark.title and callable(benchmark.run) for benchmark in found.values())


def test_an_evening_is_held_when_it_is_asked_for_and_can_be_small() -> None:
    evening = benchmarks()["evening"]
    assert evening.on_demand
    assert evening.run_small is not None


def test_the_machine_is_described_on_one_line() -> None:
    assert "cores" in machine()
    assert "\n" not in machine()
