"""Simulated games: seeded players at one table, through nothing but the game protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import cycle, islice
from random import Random
from typing import Any

from application.offline.players import SimulatedPlayer, by_chance
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
    players: Sequence[SimulatedPlayer] = (by_chance,),
) -> dict[str, Plain]:
    """The record of game `number` of a seed, with every legal list where asked for; same seed, same record."""
    dealing = dealing_of(seed, number, len(colours))
    drawn = game.draw(game.table(colours, options), Stream(dealing.seed, "deal"))
    seated = list(islice(cycle(players), len(colours)))
    start = game.setup(drawn.table, drawn.deal).position
    moves, lists, last = _play_out(game, start, seated, Random(f"{seed}:{number}"), legal)
    record = write_record(game, drawn.table, last, moves, dealing)
    return {**record, "legal": lists, "legal_counts": _counts(lists)} if legal else record


def dealing_of(seed: int, number: int, seats: int) -> Dealing:
    """The deal of a simulated game: its secret is as good as public."""
    secret = sha256(f"headwater-simulation/1:{seed}:{number}".encode()).digest()
    return Dealing(commitment(secret), secret.hex(), ("",) * seats)


def _play_out(
    game: AnyGame, position: Any, seated: Sequence[SimulatedPlayer], chance: Random, listing: bool
) -> tuple[list[str], list[Plain], Any]:
    """The moves, the legal list each was chosen from where asked for, and the last position."""
    moves: list[str] = []
    lists: list[Plain] = []
    write = game.notation.format
    while (seat := game.to_move(position)) is not None:
        legal = game.legal_moves(position)
        move = seated[seat - 1](game, position, legal, chance)
        moves.append(write(move))
        if listing:
            lists.append([write(other) for other in legal])
        position = game.advance(position, move)
    return moves, lists, position


def _counts(lists: Sequence[Plain]) -> list[Plain]:
    return [len(legal) for legal in lists if isinstance(legal, list)]
