"""What stays the same through one game of Moon River: the table, the boards and the deal."""

from __future__ import annotations

from dataclasses import dataclass

from domain.moonriver.edition import Board
from domain.moonriver.layout import Layout
from domain.moonriver.move_numbers import MoveNumbers
from domain.moonriver.scenarios import Scenario


@dataclass(frozen=True, slots=True)
class Deal:
    """The piles in the order drawn, as numbers of kinds and specialists, and the seats in the order drawn, from 0."""

    plots: tuple[int, ...]
    partners: tuple[int, ...]
    rancheros: tuple[int, ...]


class Setting:
    """What stays the same through a game: table, boards and the deal."""

    __slots__ = (
        "boards",
        "bridges",
        "colours",
        "layout",
        "move_numbers",
        "partners",
        "plots",
        "rancheros",
        "rules",
        "scenario",
    )

    def __init__(
        self,
        move_numbers: MoveNumbers,
        colours: tuple[str, ...],
        boards: tuple[Board, ...],
        scenario: Scenario | None,
        deal: Deal,
        rules: int,
    ) -> None:
        self.move_numbers = move_numbers
        self.layout: Layout = move_numbers.layout
        self.colours = colours
        self.boards = boards
        self.bridges = [self.layout.bridge_cells(board) for board in boards]
        self.scenario = scenario
        self.plots = deal.plots
        self.partners = deal.partners
        self.rancheros = deal.rancheros
        self.rules = rules

    def with_piles(self, plots: tuple[int, ...], partners: tuple[int, ...]) -> Setting:
        """The same table with other piles."""
        deal = Deal(plots, partners, self.rancheros)
        return Setting(self.move_numbers, self.colours, self.boards, self.scenario, deal, self.rules)

    @property
    def scenario_key(self) -> str | None:
        """The scenario as records and views name it."""
        return None if self.scenario is None else self.scenario.key

    @property
    def truth(self) -> tuple[object, ...]:
        """All that two equal settings share."""
        played = self.layout.edition.id, self.rules
        return played, self.colours, self.boards, self.scenario_key, self.plots, self.partners, self.rancheros
