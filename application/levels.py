"""The AI levels: how each chooses among the legal moves from what its seat can see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeAlias

from domain.hosting.terms import MatchId
from domain.kernel.dealing import Stream
from domain.kernel.records import AnyGame

Choose: TypeAlias = Callable[[AnyGame, Any, Sequence[Any], Stream], Any]
"""Game, view of the seat to move, legal moves, source of chance; gives one of the moves."""


@dataclass(frozen=True, slots=True)
class Level:
    """`key` is its stable name; texts for it are words."""

    key: str
    version: int
    choose: Choose


def _drift(game: AnyGame, view: Any, legal: Sequence[Any], source: Stream) -> Any:
    return legal[source.below(len(legal))]


DRIFTER = Level("drifter", 1, _drift)
LEVELS: Mapping[str, Level] = {level.key: level for level in (DRIFTER,)}


def chance_for(match: MatchId, version: int) -> Stream:
    """The source an AI draws from: the same for the same match and version, and nothing to do with the deal."""
    return Stream(sha256(f"headwater-ai/1:{match}:{version}".encode()).digest(), "choice")
