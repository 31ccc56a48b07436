"""`headwater editions`: the component lists, ours and those in files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from adapters.editions import game_from_file
from application.words import words
from domain.catalog import CATALOG
from domain.kernel.game import GameInfo
from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame
from domain.kernel.refusals import BadEdition
from headwater.cli import options
from headwater.cli.edge import REFUSED, edge, harmless, terminal, verdict

app = typer.Typer(no_args_is_help=True, help="List, show and check component lists.")


@app.command("list")
def list_editions() -> None:
    """The games with the editions that ship and those of the folder `HEADWATER_EDITIONS`."""
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("game", "edition", "rules", "seats", "options"):
        table.add_column(heading)
    games = options.known_games(None)
    for key in CATALOG:
        for game in games.editions(key):
            table.add_row(*_row(game.info))
    terminal().print(table)


def _row(info: GameInfo) -> tuple[str, ...]:
    offered = [f"{option.key}: {', '.join(str(value) for value in option.values if value)}" for option in info.options]
    seats = " ".join(map(str, info.seats))
    return info.key, harmless(info.edition), str(info.rules), seats, "\n".join(offered) or "-"


@app.command()
def show(
    key: options.GameKey,
    edition: options.EditionName = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="As JSON: a good beginning for an edition of one's own.")
    ] = False,
    lang: options.Language = "en",
) -> None:
    """What lies in the box, and how sure each part of it is."""
    with edge(words(lang)):
        game = options.chosen_game(key, edition)
        if as_json:
            typer.echo(json.dumps(game.components, indent=2, ensure_ascii=False))
        else:
            _show(terminal(), game)


def _show(console: Console, game: AnyGame) -> None:
    console.print(Text(f"{game.info.title}, {game.info.edition}, rules {game.info.rules}", style="bold"))
    for part, value in game.components.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            console.print(_pieces(part, value))
        elif isinstance(value, dict):
            console.print(_members(part, value))
        elif part not in ("edition", "game"):
            console.print(Text(f"{part}: {_short(value)}"))


def _pieces(part: str, pieces: list[Plain]) -> Table:
    rows = [piece for piece in pieces if isinstance(piece, dict)]
    headings = list(dict.fromkeys(key for row in rows for key in row))
    table = Table(*headings, title=f"{part} ({len(rows)})", box=box.SIMPLE_HEAD, title_justify="left")
    for row in rows:
        table.add_row(*(_short(row.get(key, "")) for key in headings))
    return table


def _members(part: str, members: Mapping[str, Plain]) -> Table:
    table = Table(title=part, box=box.SIMPLE, show_header=False, title_justify="left")
    for key, value in members.items():
        table.add_row(key, _short(value))
    return table


def _short(value: Plain) -> str:
    if isinstance(value, dict):
        return harmless(" ".join(f"{key}={_short(item)}" for key, item in value.items())) or "-"
    if isinstance(value, list):
        between = "; " if any(" " in str(item) for item in value) else " "
        return harmless(between.join(_short(item) for item in value)) or "-"
    return "-" if value is None else harmless(str(value))


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Component lists in TOML or JSON.")],
    lang: options.Language = "en",
) -> None:
    """Say whether component lists are sound, or what is wrong with them; the exit code is 1 if anything is."""
    with edge(words(lang)):
        verdicts = [_check(path, lang) for path in files]
    if not all(verdicts):
        raise typer.Exit(REFUSED)


def _check(path: Path, lang: str) -> bool:
    console = terminal()
    try:
        info = game_from_file(path).info
    except BadEdition as refusal:
        label = "" if "file" in refusal.data else f"{harmless(str(path))}: "
        console.print(Text(label).append_text(verdict(words(lang), refusal)), soft_wrap=True)
        return False
    name = harmless(f"{info.key}, {info.edition}")
    console.print(Text.assemble(f"{harmless(str(path))}: ", ("ok", "green"), f" ({name})"), soft_wrap=True)
    return True
