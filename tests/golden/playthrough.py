"""A game written down as text: its moves, a digest of what they told after every few plies, and the result."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from application.games import Games
from domain.catalog import hosted
from domain.kernel.dealing import Stream, seed_of
from domain.kernel.plain import tagged_object

GAMES: Final = Games(hosted())
EDITION: Final = "reconstructed-1"
FOLDER: Final = Path(__file__).parent
PLIES: Final = 10
_MOVES, _DIGEST, _RESULT = "moves", "events", "result"


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played; the deal and, when it is written anew, the moves come from its name."""

    game: str
    seats: int
    scenario: str | None = None
    edition: str = EDITION
    rules: int | None = None
    """None for the newest; files of older versions were written when those were the newest and must never change."""

    @property
    def name(self) -> str:
        more = [self.scenario] if self.scenario else []
        return "-".join([self.game, str(self.seats), *more, *([] if self.edition == EDITION else [self.edition])])

    @property
    def file(self) -> Path:
        return FOLDER / (f"rules-{self.rules}" if self.rules else "") / f"{self.name}.txt"

    @property
    def plays(self) -> Any:
        """The game with its edition and rules."""
        newest = GAMES.for_new_match(self.game, self.edition)
        return GAMES.exact_version(self.game, self.edition, self.rules or newest.info.rules)

    def begun(self) -> Any:
        """The set-up of the fixed deal."""
        game = self.plays
        options = {"variant": "legends", "scenario": self.scenario} if self.scenario else {}
        table = game.table(game.info.colours[: self.seats], options)
        drawn = game.draw(table, Stream(seed_of(self.name.encode()), "deal"))
        return game.setup(drawn.table, drawn.deal)


_MOON_RIVER: Final = (
    Setting("moon-river", 2),
    Setting("moon-river", 3),
    Setting("moon-river", 4),
    Setting("moon-river", 2, "timber-rafting"),
    Setting("moon-river", 3, "gold-rush"),
    Setting("moon-river", 4, "outlaws"),
    Setting("moon-river", 2, "moon-river-city"),
)
SETTINGS: Final = (
    *_MOON_RIVER,
    *(replace(setting, rules=1) for setting in _MOON_RIVER),
    Setting("moon-river", 2, "timber-rafting", "centre-closed-1"),
    Setting("moon-river", 3, None, "centre-closed-1"),
    Setting("moon-river", 4, "timber-rafting", "centre-closed-1"),
    Setting("the-river", 2),
    Setting("the-river", 3),
    Setting("the-river", 4),
)


def invented(setting: Setting) -> list[str]:
    """The moves of a random game."""
    game = setting.plays
    position, chance, moves = setting.begun().position, Random(setting.name), []
    while legal := game.legal_moves(position):
        move = legal[chance.randrange(len(legal))]
        moves.append(game.notation.format(move))
        position = game.advance(position, move)
    return moves


def written(setting: Setting, moves: Sequence[str]) -> str:
    """The playthrough as its file holds it."""
    return "".join(f"{line}\n" for line in _lines(setting, moves))


def _lines(setting: Setting, moves: Sequence[str]) -> Iterator[str]:
    game = setting.plays
    transition, digest = setting.begun(), sha256()
    digest.update(_told(transition))
    yield f"{setting.name} {game.info.edition} rules {game.info.rules}"
    for start in range(0, len(moves), PLIES):
        block = moves[start : start + PLIES]
        for text in block:
            transition = game.apply(transition.position, game.notation.parse(text))
            digest.update(_told(transition))
        yield f"{_MOVES} {' '.join(block)}"
        yield f"{_DIGEST} {digest.hexdigest()[:16]}"
    outcome = game.outcome(transition.position)
    yield f"{_RESULT} {json.dumps(outcome.result()) if outcome else None}"


def _told(transition: Any) -> bytes:
    return json.dumps([tagged_object(event) for event in transition.events]).encode()


def read_moves(text: str) -> list[str]:
    """The moves of a written playthrough."""
    lines = [line.split() for line in text.splitlines()]
    return [move for head, *rest in lines if head == _MOVES for move in rest]
