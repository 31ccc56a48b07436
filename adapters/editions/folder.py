"""Every edition that is hosted: those that ship, and the files of a folder."""

from __future__ import annotations

from pathlib import Path

from adapters.editions.files import ENDINGS, game_from_file
from domain.catalog import hosted
from domain.kernel.records import AnyGame
from domain.kernel.refusals import BadEdition


def hosted_games(folder: Path | None) -> list[AnyGame]:
    """The games with every edition under every version of the rules; BadEdition names the file and its fault."""
    return hosted(_games_in(folder) if folder else ())


def _games_in(folder: Path) -> list[AnyGame]:
    """The editions of a folder in the order of their file names; each name stands for one edition only."""
    known = {_name(game): "the editions that ship" for game in hosted()}
    games = []
    for path in _files(folder):
        game = _game(path)
        if _name(game) in known:
            fault = f"{game.info.edition} is already in {known[_name(game)]}"
            raise BadEdition("malformed", file=path.name, path="edition", fault=fault)
        known[_name(game)] = path.name
        games.append(game)
    return games


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix.lower() in ENDINGS)
    except OSError as fault:
        raise BadEdition("unreadable-file", file=str(folder), fault=fault.strerror or str(fault)) from None


def _game(path: Path) -> AnyGame:
    try:
        return game_from_file(path)
    except BadEdition as refusal:
        raise BadEdition(refusal.code, refusal.rule, **{**refusal.data, "file": path.name}) from None


def _name(game: AnyGame) -> tuple[str, str]:
    return game.info.key, game.info.edition
