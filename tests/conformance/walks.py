"""A walk: one random game of a setting, with all that was seen on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from domain.kernel.dealing import Stream, commitment
from domain.kernel.game import Table, Transition
from domain.kernel.plain import plain
from domain.kernel.records import AnyGame, Dealing
from tests.conformance.subjects import Setting, Subject

MOST_PLIES = 3_000


@dataclass(frozen=True, slots=True)
class Walk:
    """`positions` has one more than `moves`; `packs` are the positions as text, made when they were handed out."""

    setting: Setting
    table: Table
    dealing: Dealing
    positions: list[Any]
    packs: list[str]
    events: list[tuple[Any, ...]]
    legal: list[Sequence[Any]]
    moves: list[Any]
    seed: int

    @property
    def game(self) -> AnyGame:
        return self.setting.subject.game

    @property
    def subject(self) -> Subject:
        return self.setting.subject

    @property
    def texts(self) -> list[str]:
        return [self.game.notation.format(move) for move in self.moves]

    def keep(self, transition: Transition[Any, Any]) -> None:
        """Notes a position that was handed out."""
        self.positions.append(transition.position)
        self.packs.append(as_text(self.game.pack(transition.position)))
        self.events.append(transition.events)
        self.legal.append(self.game.legal_moves(transition.position))

    def sampled(self, about: int) -> Iterator[int]:
        """About so many plies, first and last among them, others for other seeds."""
        last = len(self.moves)
        chance = Random(self.seed)
        yield from sorted({0, last, *(chance.randrange(last + 1) for _ in range(about))})


def walked(setting: Setting, seed: int) -> Walk:
    """A random game to its end."""
    game = setting.subject.game
    chance = Random(f"{setting} {seed}")
    colours = chance.sample(game.info.colours, setting.seats)
    secret = chance.randbytes(32)
    dealing = Dealing(commitment(secret), secret.hex(), tuple(f"word {seat}" for seat in range(setting.seats)))
    drawn = game.draw(game.table(colours, setting.options), Stream(dealing.seed, "deal"))
    walk = Walk(setting, drawn.table, dealing, [], [], [], [], [], seed)
    walk.keep(game.setup(drawn.table, drawn.deal))
    while walk.legal[-1] and len(walk.moves) < MOST_PLIES:
        move = chance.choice(walk.legal[-1])
        walk.moves.append(move)
        walk.keep(game.apply(walk.positions[-1], move))
    return walk


def as_text(value: object) -> str:
    """Any plain value to the letter."""
    return json.dumps(plain(value), sort_keys=True)
