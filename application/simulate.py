"""Simulated games: random legal moves from a seed, through nothing but the game protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Any

from domain.kernel.dealing import Stream, commitment
from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame, Dealing, write_record


def simulate(
    game: AnyGame,
    colours: Sequence[str],
    options: Mapping[str, str | None],
    seed: int,
    number: int = 0,
    legal: bool = False,
) -> dict[str, Plain]:
    """The record of game `number` of a seed, with every legal list where asked for; same seed, same record."""
    dealing = dealing_of(seed, number, len(colours))
    drawn = game.draw(game.table(colours, options), Stream(dealing.seed, "deal"))
    moves, lists, last = _played(game, game.setup(drawn.table, drawn.deal).position, Random(f"{seed}:{number}"))
    record = write_record(game, drawn.table, last, moves, dealing)
    return {**record, "legal": lists} if legal else record


def dealing_of(seed: int, number: int, seats: int) -> Dealing:
    """The deal of a simulated game: its secret is as good as public."""
    secret = sha256(f"headwater-simulation/1:{seed}:{number}".encode()).digest()
    return Dealing(commitment(secret), secret.hex(), ("",) * seats)


def _played(game: AnyGame, position: Any, chance: Random) -> tuple[list[str], list[Plain], Any]:
    """The moves, the legal list each was chosen from, and the last position."""
    moves: list[str] = []
    lists: list[Plain] = []
    while legal := game.legal_moves(position):
        texts = [game.notation.format(move) for move in legal]
        index = chance.randrange(len(legal))
        position = game.advance(position, legal[index])
        moves.append(texts[index])
        lists.append(list[Plain](texts))
    return moves, lists, position
