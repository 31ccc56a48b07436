"""What came of simulated games: for each seat its player, points and wins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from statistics import fmean

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from application.words import Words
from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame
from headwater.drawing.palette import seat_style


class Tally:
    """Adds up records."""

    def __init__(self, game: AnyGame, players: Sequence[str], seats: int) -> None:
        self._game = game.info
        self._players = list(islice(cycle(players), seats))
        self._colours: list[str] = []
        self._points: list[list[int]] = [[] for _ in range(seats)]
        self._wins = [0.0] * seats
        self._plies: list[int] = []

    def add(self, record: dict[str, Plain]) -> None:
        match record:
            case {
                "seats": list(colours),
                "moves": list(moves),
                "result": {"scores": list(scores), "ranks": list(ranks)},
            }:
                self._colours = [str(colour) for colour in colours]
                self._plies.append(len(moves))
                for points, score in zip(self._points, scores, strict=True):
                    points.append(_total(score))
                won = [(rank == 1) / ranks.count(1) for rank in ranks]
                self._wins = [before + share for before, share in zip(self._wins, won, strict=True)]

    def table(self, words: Words) -> Group:
        """A row for each seat; a shared first place counts as a part of a win."""
        games = len(self._plies)
        played = words.text("label.simulated", games=games, moves=round(fmean(self._plies)))
        table = Table(box=box.SIMPLE_HEAD)
        for column in ("seat", "player", "score", "best", "wins"):
            table.add_column(words.text(f"label.{column}"), justify="left" if column in ("seat", "player") else "right")
        rows = zip(self._colours, self._players, self._points, self._wins, strict=True)
        for seat, (colour, player, points, won) in enumerate(rows, 1):
            name = Text(words.name(self._game.key, "seat", seat), style=seat_style(colour))
            table.add_row(name, player, f"{fmean(points):.1f}", str(max(points)), f"{100 * won / games:.1f} %")
        return Group(Text(f"{words.text(f'{self._game.key}.title')}: {played}", style="bold"), table)


def _total(score: Plain) -> int:
    total = score.get("total") if isinstance(score, dict) else None
    return total if isinstance(total, int) else 0
