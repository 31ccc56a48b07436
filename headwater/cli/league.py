"""`headwater league simulate`: thousands of seasons by chance, before people play them."""

from __future__ import annotations

import os
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from errno import EACCES
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from application.errors import Malformed
from application.hosting.terms import fair_timing
from application.leagues.dry_run import DryRun, People, SeasonReport, dry_run
from application.leagues.terms import sound_rules
from application.policy import Policy
from domain.hosting.terms import Pace, Timing
from domain.league.rules_text import rules_of
from domain.league.terms import Rules
from headwater.cli.edge import MISUSED, Speed, complaints, terminal

DAY = 86_400_000
MOST_KINDS = 4
"""The most kinds of divisions whose meetings are listed."""

league = typer.Typer(name="league", help="Leagues, before they are played.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Adds this family's commands."""
    app.add_typer(league)


@league.callback()
def family() -> None:
    """Keeps the sub-command: Typer would otherwise merge a family of one command."""


@league.command()
def simulate(
    config: Annotated[Path, typer.Argument(help="Rules and people, as docs/league.toml shows them.")],
    seasons: Annotated[int | None, typer.Option(min=1, help="How many, instead of what the file says.")] = None,
    seed: Annotated[int | None, typer.Option(help="Another chance, instead of the file's.")] = None,
    plots: Annotated[Path | None, typer.Option(help="Write plots as SVG into this folder.")] = None,
) -> None:
    """Play seasons by chance on the real scheduler: length, games each, promotions, the worst case."""
    run = _read(config, seasons, seed)
    if plots is not None:
        _prepare(plots)
    reports = list(_with_progress(run))
    terminal().print(_table(run, reports))
    if plots is not None:
        _plot(plots, reports)


def _prepare(folder: Path) -> None:
    """Creates the folder for plots before the long simulation, so that a fault shows early."""
    with _report_plot_faults(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))


@contextmanager
def _report_plot_faults(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as fault:
        complaints().print(f"{path}: no plots can be written there: {fault.strerror}", markup=False)
        raise typer.Exit(MISUSED) from None


def _read(config: Path, seasons: int | None, seed: int | None) -> DryRun:
    try:
        return _run(tomllib.loads(config.read_text("utf-8")), seasons, seed)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, ValueError, TypeError) as fault:
        complaints().print(f"{config}: {fault}", markup=False)
        raise typer.Exit(MISUSED) from None


def _run(data: dict[str, Any], seasons: int | None, seed: int | None) -> DryRun:
    """The file as a run; raises ValueError for unknown names."""
    strange = set(data) - {"rules", "people", "timing", "seasons", "seed"}
    for name in ("rules", "people", "timing"):
        if not isinstance(data.get(name, {}), dict):
            raise ValueError(f"{name} must be a table of values")
    for name, kind in (("people", People), ("timing", Timing)):
        strange |= {f"{name}.{key}" for key in set(data.get(name, {})) - {each.name for each in fields(kind)}}
    if strange:
        raise ValueError(f"not known here: {', '.join(sorted(strange))}")
    rules, timing = _rules(data.get("rules", {})), _timing(data.get("timing", {}))
    people = People(**data.get("people", {}))
    given = DryRun(rules, people, data.get("seasons", 1_000), data.get("seed", 1), timing)
    run = replace(
        given, seasons=given.seasons if seasons is None else seasons, seed=given.seed if seed is None else seed
    )
    for name, fault in run.faults():
        raise ValueError(f"{name} {fault}")
    return run


def _rules(data: dict[str, Any]) -> Rules:
    try:
        return sound_rules(rules_of(data), sandbox=False)
    except Malformed as refusal:
        raise _value_error(refusal) from None


def _timing(data: dict[str, Any]) -> Timing:
    """A clock that a league may have."""
    for name in sorted(set(data) - {"pace"}):
        if type(data[name]) is not int:
            raise ValueError(f"timing.{name} must be a whole number")
    try:
        return fair_timing(Timing(**{**data, "pace": Pace(data.get("pace", "none"))}), Policy())
    except Malformed as refusal:
        raise _value_error(refusal) from None


def _value_error(refusal: Malformed) -> ValueError:
    return ValueError(f"{refusal.data['path']} {refusal.data['fault']}")


def _with_progress(run: DryRun) -> Iterator[SeasonReport]:
    """Yields the reports with a progress bar on a terminal. It moves every round, because large seasons take long."""
    columns = (BarColumn(), MofNCompleteColumn(), Speed(0), TimeRemainingColumn())
    with Progress(*columns, console=complaints(), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=run.seasons)
        for number, report in enumerate(dry_run(run, lambda: bar.advance(task, 1 / run.rules.calendar.rounds)), 1):
            yield report
            bar.update(task, completed=number)


def _table(run: DryRun, reports: Sequence[SeasonReport]) -> Table:
    stayed = [count for report in reports for count in report.games]
    left = [count for report in reports for count in report.games_of_leavers]
    tables = sum(r.played + r.at_deadline + r.held_up + r.forfeited for r in reports)
    rows = {
        "seasons": f"{len(reports)}",
        "length of a season": f"{reports[0].length / DAY:g} days, always",
        "meetings of any two players": _meetings(reports),
        "games of players who stay": _spread(stayed),
        "games of players who leave": _spread(left),
        "tables ended at their deadline": f"{100 * sum(r.at_deadline for r in reports) / max(1, tables):.1f} %",
        "tables held up": f"{100 * sum(r.held_up for r in reports) / max(1, tables):.1f} %",
        "tables forfeited": f"{100 * sum(r.forfeited for r in reports) / max(1, tables):.1f} %",
        "time-outs a season": f"{fmean(r.timed_out for r in reports):.2f}, at most {max(r.timed_out for r in reports)}",
        "leavers a season": f"{fmean(r.leavers for r in reports):.2f}, at most {max(r.leavers for r in reports)}",
        "promotions a season": f"{fmean(r.promoted for r in reports):.2f}",
        "left waiting": f"{fmean(r.waiting for r in reports):.2f} a season",
        "order against strength (1 is exact)": f"{fmean(r.agreement for r in reports):.3f}",
        "worst case": _worst(reports),
    }
    table = Table(title=f"{run.people.players} players", box=box.SIMPLE_HEAD, show_header=False)
    for name, value in rows.items():
        table.add_row(name, value)
    return table


def _spread(games: Sequence[int]) -> str:
    return f"{fmean(games):.2f} on average, {min(games)} to {max(games)}" if games else "there were none"


def _meetings(reports: Sequence[SeasonReport]) -> str:
    """The least even kind of division first."""
    kinds = {each for report in reports for each in report.evenness}
    ordered = sorted(kinds, key=lambda each: (-each.difference, -each.players))
    texts = [f"{each.fewest} to {each.most} in a division of {each.players}" for each in ordered[:MOST_KINDS]]
    more = [f"{len(ordered) - MOST_KINDS} more kinds"] if len(ordered) > MOST_KINDS else []
    return ", ".join([*texts, *more]) or "no schedule: each round is drawn when it begins"


def _worst(reports: Sequence[SeasonReport]) -> str:
    """The season with the fewest games of a player who stayed; players who left do not count."""
    seasons = [report for report in reports if report.games]
    if not seasons:
        return "nobody stayed to the end of a season"
    worst = min(seasons, key=lambda report: min(report.games))
    return f"who stays has {min(worst.games)} games, {worst.leavers} leavers, order {worst.agreement:.2f}"


def _plot(folder: Path, reports: Sequence[SeasonReport]) -> None:
    from api.plots import bars

    games = Counter(float(count) for report in reports for count in report.games)
    leavers = Counter(float(report.leavers) for report in reports)
    order = Counter(round(report.agreement, 1) for report in reports)
    for name, title, counted in (
        ("games", "Games of players who stay", games),
        ("leavers", "Leavers a season", leavers),
        ("order", "Order against strength", order),
    ):
        path = folder / f"{name}.svg"
        with _report_plot_faults(path):
            path.write_bytes(bars(title, {f"{value:g}": counted[value] for value in sorted(counted)}))
        terminal().print(f"written: {path}", markup=False)
