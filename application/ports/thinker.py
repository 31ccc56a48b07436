"""Where machines think: a question that can travel to another process, and the answer that comes back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Question:
    """What a machine is asked: a seat's view of a game, the level's key, and the seed of its chance in hexadecimal.

    Everything in it can be pickled, and nothing in it tells more than the seat may know. A person who asks for advice
    gets the same move, but must not keep the machines of other matches waiting; nor must one at whose table nobody
    else but machines sits.
    """

    game: str
    edition: str
    rules: int
    view: Any
    level: str
    seed: str
    is_advice: bool = False
    is_lone: bool = False
    account: str = ""
    """The account that asks for advice: accounts take turns."""
    workers: int = 1
    """Over how many processes the search is spread; the move is the same with any number."""


@dataclass(frozen=True, slots=True)
class Option:
    """A move the search looked at: its text, how likely it wins from 0 to 1, the points expected, simulations spent."""

    move: str
    chance: float
    points: float
    simulations: int


@dataclass(frozen=True, slots=True)
class Choice:
    """The move in notation; `engine` is the version that found it, `cut_short` that the ceiling ended the search."""

    move: str
    engine: str
    simulations: int
    cut_short: bool
    options: tuple[Option, ...] = ()
    workers: int = 1


@dataclass(frozen=True, slots=True)
class ReviewQuestion:
    """A decision to look back at: what its seat saw, the move played, what it saw then if more came to light."""

    game: str
    edition: str
    rules: int
    ply: int
    seat: int
    view: Any
    move: str
    revealed: Any | None
    level: str
    seed: str
    account: str = ""


@dataclass(frozen=True, slots=True)
class MoveReview:
    """`cost` is in points and `chance_lost` in first places, both of the mover; `luck` in points, in seat order."""

    ply: int
    seat: int
    move: str
    best: str
    cost: float
    chance_lost: float
    points: float
    luck: tuple[float, ...] | None


@dataclass(frozen=True, slots=True)
class Computation(Generic[T]):
    """A function of a module with its argument, for work that would hold up a server; both can be pickled, and it
    bounds its own time."""

    function: Callable[[Any], T]
    argument: object
    account: str = ""

    def result(self) -> T:
        return self.function(self.argument)


class Thinker(Protocol):
    """Answers questions; the same question gets the same move unless the search is cut short."""

    async def think(self, question: Question) -> Choice:
        """The level's move; takes as long as the level's ceiling at the most, beside waiting for its turn."""
        ...

    async def review(self, question: ReviewQuestion) -> MoveReview:
        """What a decision was worth; the same for the same question."""
        ...

    async def compute(self, computation: Computation[T]) -> T:
        """The computation's result; it takes seconds at the most, beside waiting for its turn."""
        ...

    async def close(self) -> None:
        """Ends every search that is still running; no question may follow."""
        ...
