"""Runs an oracle's game, either by a record (checking every ply) or by a chooser (making a record)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from typing import Any, Protocol

Record = dict[str, Any]
Result = dict[str, Any]
Ask = tuple[int, list[str]]
Game = Generator[Ask, str, Result]
Steps = Generator[Ask, str, None]
Choose = Callable[[int, list[str]], str]


class Difference(Exception):
    """The record and the oracle do not agree."""


class Oracle(Protocol):
    """One game being played by the rules page."""

    deal: Record
    seen: Counter[str]

    def game(self) -> Game:
        """Asks (seat, legal moves), is sent the answer, and returns the result."""


def ask(seat: int, moves: set[str]) -> Generator[Ask, str, str]:
    """One decision: each move once, sorted by code point."""
    answer = yield seat, sorted(moves)
    return answer


def play(oracle: Oracle, choose: Choose) -> tuple[list[str], list[list[str]], Result]:
    """The moves a chooser makes, the legal lists before them, and the result."""
    game, moves, lists = oracle.game(), list[str](), list[list[str]]()
    try:
        seat, legal = next(game)
        while True:
            lists.append(legal)
            moves.append(choose(seat, legal))
            seat, legal = game.send(moves[-1])
    except StopIteration as over:
        return moves, lists, over.value


def check(oracle: Oracle, record: Record) -> None:
    """Raises Difference at the first ply, or result, on which record and oracle disagree."""
    moves: list[str] = record["moves"]
    lists: list[list[str]] | None = record.get("legal")
    if lists is not None and len(lists) != len(moves):
        raise Difference(f"{len(moves)} moves, but {len(lists)} legal lists")
    played = 0

    def follow(seat: int, legal: list[str]) -> str:
        nonlocal played
        if played == len(moves):
            raise _Unfinished(f"the record ends after {played} moves, where seat {seat} still has to choose: {legal}")
        move, theirs = moves[played], lists[played] if lists is not None else legal
        played += 1
        _compare_lists(played, seat, legal, theirs)
        if move not in legal:
            raise Difference(f"ply {played}, seat {seat}: {move} is not legal; legal are {legal}")
        return move

    try:
        result = play(oracle, follow)[2]
    except _Unfinished as unfinished:
        if record["result"] is not None:
            raise Difference(str(unfinished)) from None
        return
    if played != len(moves):
        raise Difference(f"the game is over after {played} moves, but the record goes on: {moves[played:][:5]}")
    if record["result"] != result:
        raise Difference(f"results differ after {played} moves\n record: {record['result']}\n oracle: {result}")


class _Unfinished(Exception):
    """The record stops before the game does."""


def _compare_lists(ply: int, seat: int, mine: list[str], theirs: list[str]) -> None:
    if mine == theirs:
        return
    missing = [move for move in mine if move not in theirs]
    surplus = [move for move in theirs if move not in mine]
    order = "" if missing or surplus else f"; same moves, but in the order {theirs}"
    raise Difference(f"ply {ply}, seat {seat}: the record lacks {missing} and has {surplus} too many{order}")


def ranks(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Equal keys share a rank, the next rank is left out (1 1 3)."""
    return [1 + sum(other > key for other in keys) for key in keys]
