"""What a seat may want (MR-10); the text of each move is its only spelling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Select:
    """Put the ranchero on this position of the column, from 1."""

    position: int

    def __str__(self) -> str:
        return f"select:{self.position}"


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a domino: a kind at each cell, the cell that comes first in cell order first."""

    first: str
    first_kind: str
    second: str
    second_kind: str

    def __str__(self) -> str:
        return f"place:{self.first}={self.first_kind},{self.second}={self.second_kind}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Give up two plots that fit nowhere, in the edition's order."""

    first_kind: str
    second_kind: str

    def __str__(self) -> str:
        return f"discard:{self.first_kind},{self.second_kind}"


@dataclass(frozen=True, slots=True)
class Done:
    """Expand no further."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Drought:
    """Lose the cow on this cell to a skull."""

    cell: str

    def __str__(self) -> str:
        return f"drought:{self.cell}"


@dataclass(frozen=True, slots=True)
class Recruit:
    """Take a token to a circle, on its specialist's side or the cowboy's."""

    cell: str
    specialist: str
    cowboy: bool = False

    def __str__(self) -> str:
        return f"recruit:{self.cell},{self.specialist}" + (",cowboy" if self.cowboy else "")


@dataclass(frozen=True, slots=True)
class Move:
    """Drive a cow one step."""

    origin: str
    target: str

    def __str__(self) -> str:
        return f"move:{self.origin},{self.target}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange an own plot for one of an opponent."""

    own: str
    opponent: int
    theirs: str

    def __str__(self) -> str:
        return f"swap:{self.own},{self.opponent},{self.theirs}"


@dataclass(frozen=True, slots=True)
class Steal:
    """Take an opponent's cow from a cell."""

    opponent: int
    cell: str

    def __str__(self) -> str:
        return f"steal:{self.opponent},{self.cell}"


@dataclass(frozen=True, slots=True)
class Skip:
    """Leave a partner's effect, or the rest of it, unused."""

    def __str__(self) -> str:
        return "skip"


@dataclass(frozen=True, slots=True)
class Bonus:
    """Lay a bonus tile on one of its sides."""

    tile: str
    side: str
    cell: str

    def __str__(self) -> str:
        return f"bonus:{self.tile},{self.side},{self.cell}"


@dataclass(frozen=True, slots=True)
class Lose:
    """Let a bonus tile leave the game because none can be laid."""

    tile: str

    def __str__(self) -> str:
        return f"lose:{self.tile}"


AnyMove: TypeAlias = Select | Place | Discard | Done | Drought | Recruit | Move | Swap | Steal | Skip | Bonus | Lose
