"""`headwater train`: a judge's numbers learned from self-play, kept as data with how they were made."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from pprint import pformat
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from application.offline.training import TEST, Lesson, Pupil, first_places, lessons
from application.words import words
from domain.catalog import pupils, standard
from domain.kernel.records import AnyGame
from headwater.cli import options
from headwater.cli.charts import line_chart
from headwater.cli.edge import complaints, edge, terminal

EVERY = 20
"""Lessons between two tests."""


def command(
    key: options.GameKey,
    number: Annotated[int, typer.Option("--lessons", help="Lessons to learn from.", min=1)] = 300,
    judge: Annotated[
        int | None, typer.Option(help="The version of the judge to begin with; the oldest by default.")
    ] = None,
    seed: options.Seed = 1,
    output: Annotated[Path | None, typer.Option(help="Write the numbers to this module.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the tests as SVG into this file.")] = None,
) -> None:
    """Learn from self-play how much a machine should value what."""
    with edge(words("en"), key):
        game = standard(key)
        start = _pupil(key, judge)
        tests: list[tuple[Lesson, float]] = []
        last = _learned(game, start, seed, number, tests)
        made = _made(game, start, last, seed, tests)
        text = module_text(made, last.numbers)
        terminal().print(text, markup=False, soft_wrap=True)
        if output is not None:
            output.write_text(text, encoding="utf-8")
        if plot is not None:
            points = [(lesson.games, 100 * share) for lesson, share in tests]
            plot.write_text(line_chart(f"{key}: first places of quick players, %", "games", points), encoding="utf-8")


def _pupil(key: str, version: int | None) -> Pupil:
    judges = pupils(key)
    for judge in judges:
        if judge.version == (version or judges[-1].version):
            return judge
    known = ", ".join(str(each.version) for each in judges)
    raise typer.BadParameter(f"{version} is none of {known}", param_hint="--judge")


def _learned(game: AnyGame, start: Pupil, seed: int, number: int, tests: list[tuple[Lesson, float]]) -> Lesson:
    """The last lesson; tests are added as they are made."""
    for lesson in _progress(islice(lessons(game, start, seed), number), number, tests):
        if lesson.number % EVERY == 0 or lesson.number == number:
            tests.append((lesson, first_places(game, start.taught(lesson.numbers), start, 2, seed)))
    return lesson


def _progress(learning: Iterator[Lesson], number: int, tests: list[tuple[Lesson, float]]) -> Iterator[Lesson]:
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=complaints(), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=number)
        for lesson in learning:
            yield lesson
            said = f"{100 * tests[-1][1]:.0f} % of first places" if tests else ""
            progress.update(task, advance=1, description=said)


def _made(
    game: AnyGame, start: Pupil, last: Lesson, seed: int, tests: list[tuple[Lesson, float]]
) -> dict[str, str | int | float]:
    return {
        "command": f"headwater train {game.info.key} --lessons {last.number} --judge {start.version} --seed {seed}",
        "edition": game.info.edition,
        "games": last.games,
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        f"first places of quick players at two seats, {2 * TEST} games": tests[-1][1],
    }


def module_text(made: Mapping[str, str | int | float], numbers: Mapping[str, float]) -> str:
    """A module of the domain that holds the numbers as data."""
    return (
        '"""What self-play has taught: written by `headwater train`; no line is changed by hand."""\n\n'
        "from __future__ import annotations\n\nfrom typing import Final\n\n"
        f"MADE: Final = {_literal(made)}\n\nNUMBERS: Final = {_literal(numbers)}\n"
    )


def _literal(items: Mapping[str, object]) -> str:
    lines = "".join(f'    "{name}": {pformat(value).replace(chr(39), chr(34))},\n' for name, value in items.items())
    return "{\n" + lines + "}"
