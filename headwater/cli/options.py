"""Arguments that several commands share, each with its help and its check."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from adapters.editions import game_from_file, hosted_games
from application.games import Games
from application.offline.players import SimulatedPlayer, simulated_players
from application.words import LANGUAGES
from domain.catalog import CATALOG
from domain.kernel.records import AnyGame
from headwater.settings import load_or_exit

MOST_SEED = 2**63 - 1


def _one_of(allowed: Collection[str]) -> Callable[[str], str]:
    def check(value: str) -> str:
        if value not in allowed:
            raise typer.BadParameter(f"{value!r} is none of {', '.join(allowed)}")
        return value

    return check


GameKey: TypeAlias = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help=f"One of: {', '.join(CATALOG)}.",
        callback=_one_of(CATALOG),
        autocompletion=lambda: list(CATALOG),
    ),
]
Language: TypeAlias = Annotated[
    str,
    typer.Option(
        "--lang",
        help=f"Language of texts: {', '.join(LANGUAGES)}.",
        callback=_one_of(LANGUAGES),
        autocompletion=lambda: list(LANGUAGES),
    ),
]
Seats: TypeAlias = Annotated[int, typer.Option(help="Number of seats.", min=1, max=4)]
Variant: TypeAlias = Annotated[str | None, typer.Option(help="Moon River: base or legends.")]
Scenario: TypeAlias = Annotated[
    str | None,
    typer.Option(help="Moon River, Legends: timber-rafting, gold-rush, outlaws, moon-river-city or random."),
]
Colours: TypeAlias = Annotated[
    str | None, typer.Option(help="Colours in seat order, separated by commas; otherwise the game's own order.")
]
Seed: TypeAlias = Annotated[int, typer.Option(help="Same seed, same games.", min=0, max=MOST_SEED)]
Players: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--player", help=f"The players, seat by seat, repeated in turn: {', '.join(simulated_players())}."),
]
EditionName: TypeAlias = Annotated[
    str | None, typer.Option("--edition", help="Play with this edition: its id, or a TOML or JSON file.")
]
EditionFiles: TypeAlias = Annotated[
    list[Path] | None,
    typer.Option("--edition", help="A further edition, from a TOML or JSON file, that records may name."),
]


def chosen_game(key: str, edition: str | None) -> AnyGame:
    """The game, with the edition of a file or of an id where one is named."""
    games = known_games(None)
    if edition is None or edition in {game.info.edition for game in games.editions(key)}:
        return games.for_new_match(key, edition)
    game = game_from_file(Path(edition))
    if game.info.key != key:
        raise typer.BadParameter(f"{edition} is an edition of {game.info.key}, not of {key}")
    return game


def known_games(editions: Sequence[Path] | None) -> Games:
    """Every game with the editions that ship, those of the operator's folder, and those of the files."""
    files = [version for path in editions or () for version in game_from_file(path).versions]
    return Games([*hosted_games(load_or_exit().editions), *files])


def chosen_colours(game: AnyGame, seats: int, colours: str | None) -> tuple[str, ...]:
    """The colours named, or as many of the game's as there are seats; the game itself checks them."""
    if colours is None:
        return game.info.colours[:seats]
    named = tuple(colour.strip() for colour in colours.split(","))
    if len(named) != seats:
        raise typer.BadParameter(f"{len(named)} colours for {seats} seats")
    return named


def chosen_options(variant: str | None, scenario: str | None) -> dict[str, str | None]:
    """Only what was said: a game refuses an option that it does not have."""
    said = {"variant": variant, "scenario": scenario}
    return {key: value for key, value in said.items() if value is not None}


def chosen_players(names: Sequence[str] | None) -> list[SimulatedPlayer]:
    known = simulated_players()
    for name in names or ():
        if name not in known:
            raise typer.BadParameter(f"{name!r} is none of {', '.join(known)}", param_hint="--player")
    return [known[name] for name in names or ("random",)]
