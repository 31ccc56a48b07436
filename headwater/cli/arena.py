"""`headwater arena`: how much stronger one AI level is than another, measured."""

from __future__ import annotations

import json
import multiprocessing
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from application.offline.arena import Bout, BoutResult, Pair, PairResult, bouts, pair_result, play_bout, round_robin
from application.words import words
from domain.ai.levels import LEVELS
from domain.catalog import standard
from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame
from headwater.cli import options
from headwater.cli.charts import pygal_module
from headwater.cli.edge import Speed, complaints, edge, terminal

WIDE = 200
_game = cache(standard)


def command(
    key: options.GameKey,
    seats: options.Seats = 2,
    variant: options.Variant = None,
    scenario: options.Scenario = None,
    games: Annotated[int, typer.Option(help="Games of each pair; rounded up to whole rotations.", min=1)] = 200,
    levels: Annotated[
        str, typer.Option(help="Levels of a round robin, weakest first, separated by commas.")
    ] = ",".join(LEVELS),
    pairs: Annotated[
        str | None,
        typer.Option(help="Only these: level:against, separated by commas. The first sits alone. @2 names a judge."),
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes.", min=1)] = 1,
    seed: options.Seed = 1,
    output: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw them as SVG into this file.")] = None,
) -> None:
    """Let AI levels play each other; every deal is played with the seats rotated."""
    with edge(words("en"), key):
        chosen = options.chosen_options(variant, scenario)
        _game(key).table(_game(key).info.colours[:seats], chosen)
        wanted = _pairs(_game(key), pairs) if pairs else round_robin(_levels(_game(key), levels))
        played = play_bouts(key, seats, chosen, seed, list(bouts(wanted, seats, games)), jobs)
        found = [pair_result(pair, played) for pair in wanted]
        summary = _summary(_game(key), seats, chosen, seed, found)
        _show(_table(_title(summary), found))
        if output is not None:
            output.write_text(json.dumps(summary, indent=2) + "\n", encoding="utf-8")
        if plot is not None:
            plot.write_text(plot_svg(_title(summary), found, seats), encoding="utf-8")


def _levels(game: AnyGame, text: str) -> list[str]:
    """Each a level, alone or with the version of a judge behind an @."""
    named = [name.strip() for name in text.split(",")]
    for name in named:
        level, _, judge = name.partition("@")
        if level not in LEVELS:
            raise typer.BadParameter(f"{level!r} is none of {', '.join(LEVELS)}", param_hint="--levels")
        known = [str(each.version) for each in game.judges]
        if "@" in name and judge not in known:
            raise typer.BadParameter(f"{judge!r} is none of the judges {', '.join(known)}", param_hint="--levels")
    return named


def _pairs(game: AnyGame, text: str) -> list[Pair]:
    found = []
    for part in text.split(","):
        names = _levels(game, part.replace(":", ","))
        if len(names) != 2:
            raise typer.BadParameter(f"{part!r} is not of the form level:against", param_hint="--pairs")
        found.append((names[0], names[1]))
    return found


def play_bouts(
    key: str, seats: int, chosen: Mapping[str, str | None], seed: int, todo: list[Bout], jobs: int
) -> list[BoutResult]:
    """Plays all bouts on `jobs` processes with a progress bar; returns them in order."""
    with _bar(len(todo)) as bar:
        if jobs == 1:
            return [bar(_play_bout(key, seats, chosen, seed, bout)) for bout in todo]
        # Spawned, because a fork of a process with threads may hang.
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
            asked = [pool.submit(_play_bout, key, seats, chosen, seed, bout) for bout in todo]
            played = [bar(done.result()) for done in as_completed(asked)]
    return sorted(played, key=lambda one: todo.index(one.bout))


def _play_bout(key: str, seats: int, chosen: Mapping[str, str | None], seed: int, bout: Bout) -> BoutResult:
    return play_bout(_game(key), _game(key).info.colours[:seats], chosen, seed, bout)


class _Bar:
    """Advances the progress bar and returns the bout unchanged."""

    def __init__(self, progress: Progress, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task("", total=total)

    def __call__(self, played: BoutResult) -> BoutResult:
        self._progress.advance(self._task)
        return played


@contextmanager
def _bar(total: int) -> Iterator[_Bar]:
    columns = (BarColumn(), MofNCompleteColumn(), Speed(2), TimeRemainingColumn())
    with Progress(*columns, console=complaints(), transient=True, disable=not sys.stderr.isatty()) as progress:
        yield _Bar(progress, total)


def _summary(
    game: AnyGame, seats: int, chosen: dict[str, str | None], seed: int, found: Sequence[PairResult]
) -> dict[str, Plain]:
    return {
        "game": game.info.key,
        "seats": seats,
        "options": dict(chosen),
        "seed": seed,
        "standings": [one.as_json() for one in found],
    }


def _title(summary: dict[str, Plain]) -> str:
    chosen = summary["options"]
    assert isinstance(chosen, dict)
    return " · ".join([str(summary["game"]), f"{summary['seats']} seats", *map(str, chosen.values())])


def _show(table: Table) -> None:
    """Widens the console in a pipe or file, so that no figure is cut."""
    console = terminal()
    if not console.is_terminal:
        console.width = max(console.width, WIDE)
    console.print(table)


def _table(title: str, found: Sequence[PairResult]) -> Table:
    table = Table(title=title, box=box.SIMPLE_HEAD)
    for column in ("level", "against"):
        table.add_column(column)
    for column in ("games", "first places", "95 %", "points", "theirs", "median ms", "most ms"):
        table.add_column(column, justify="right")
    for one in found:
        low, high = one.interval
        table.add_row(
            *one.pair,
            str(one.games),
            f"{100 * one.share:.1f} %",
            f"{100 * low:.1f}-{100 * high:.1f}",
            f"{one.points[0]:.1f}",
            f"{one.points[1]:.1f}",
            f"{1000 * one.median_seconds[0]:.1f}",
            f"{1000 * one.most_seconds[0]:.0f}",
        )
    return table


def plot_svg(title: str, found: Sequence[PairResult], seats: int) -> str:
    """The shares with their intervals as an SVG."""
    chart = pygal_module().HorizontalBar(
        title=title, range=(0, 100), show_legend=False, print_values=True, js=(), explicit_size=True,
        x_title=f"first places, % (even: {100 / seats:.0f}); whiskers: 95 %",
        value_formatter=lambda value: f"{value:.1f}",
    )  # fmt: skip
    chart.x_labels = [f"{one.pair[0]} - {one.pair[1]}" for one in found]
    chart.add("", [{"value": 100 * one.share, "ci": _whiskers(one)} for one in found])
    text: str = chart.render(is_unicode=True)
    return text


def _whiskers(one: PairResult) -> dict[str, float]:
    low, high = one.interval
    return {"low": 100 * low, "high": 100 * high}
