"""Positions and illegal moves that provoke every refusal, with the rule that each must cite."""

from __future__ import annotations

from collections.abc import Callable

from domain.moonriver.moves import AnyMove, Discard, Place, Recruit
from domain.moonriver.position import Position
from tests.moonriver.tables import after, dealt, moment, random_game

FULL = "\n".join(["D2 D2 D2 D2 D2"] * 5)
TOWER = "\n".join(["D2 . . . ."] * 9)
OPPONENT = "D2+1 . C2+1 C4!g ."


def expanding() -> Position:
    return moment("D2 D2 . . .", reserves=["D2 C2"])


def forced() -> Position:
    return moment(reserves=["D2 D2 D2 D2"])


def stuck() -> Position:
    return moment(FULL, reserves=["D2 C2 C2 M2"])


def emptying() -> Position:
    return moment(reserves=["D2 D2"], emptying=True)


def parched() -> Position:
    return after(moment("D2+1 . D2+1 C2+1 .", reserves=["D1 C2"]), "place:b1=D1,b2=C2")


def recruiting() -> Position:
    return after(moment("D4!g . . . .", reserves=["D4 C2"], saloon="farmer"), "place:b1=D4,c1=C2")


def riding() -> Position:
    position = moment("D2+1 . K1 . .", reserves=["D4 C2"], saloon="farmer")
    return after(position, "place:b1=D4,b2=C2", "recruit:b1,farmer,cowboy", "move:a1,b1")


def swapping() -> Position:
    position = moment("D2 . . . .", reserves=["D4 C2 M2", "K1"], saloon="desperado")
    return after(position, "place:b1=D4,c1=C2", "recruit:b1,desperado")


def stealing() -> Position:
    position = moment("D2 . . . .", OPPONENT, reserves=["D4 C2"], saloon="cattle-thief")
    return after(position, "place:b1=D4,c1=C2", "recruit:b1,cattle-thief")


def claiming() -> Position:
    position = moment(TOWER, seats=2, reserves=["D2 D2"], saloon="farmer")
    position.tiles = (0,)
    return after(position, "place:a10=D2,b10=D2")


def over() -> Position:
    return random_game(3, "over")[-1]


Case = tuple[str, str, Callable[[], Position], "str | AnyMove"]
CASES: list[Case] = [
    ("game-over", "MR-7.1", over, "done"),
    ("wrong-decision", "MR-10", expanding, "skip"),
    ("wrong-decision", "MR-10", recruiting, "done"),
    ("not-canonical", "MR-10", expanding, Place("d1", "C2", "c1", "D2")),
    ("not-canonical", "MR-10", stuck, Discard("M2", "D2")),
    ("not-canonical", "MR-10", expanding, "place:d1=C2,c1=D2"),
    ("unreadable-move", "MR-10", expanding, "place:c1=D2"),
    ("unknown-kind", "MR-1.1", expanding, "place:c1=D2,d1=Z9"),
    ("unknown-kind", "MR-1.1", stuck, "discard:D2,Z9"),
    ("unknown-kind", "MR-1.1", swapping, "swap:M2,2,Z9"),
    ("unknown-partner", "MR-1.6", recruiting, "recruit:b1,banker"),
    ("unknown-partner", "MR-1.6", recruiting, Recruit("b1", "cowboy")),
    ("unknown-tile", "MR-8.1", claiming, "bonus:C,desert,c2"),
    ("no-such-position", "MR-2.3", lambda: dealt(3), "select:5"),
    ("no-such-seat", "MR-2.1", swapping, "swap:M2,4,K1"),
    ("no-such-seat", "MR-2.1", stealing, "steal:9,a1"),
    ("no-such-side", "MR-8.1", claiming, "bonus:A,forest,c2"),
    ("outside-board", "MR-1.4", expanding, "place:e5=D2,e6=C2"),
    ("outside-board", "MR-1.4", parched, "drought:a9"),
    ("outside-board", "MR-1.4", recruiting, "recruit:f1,farmer"),
    ("outside-board", "MR-1.4", riding, "move:b1,b9"),
    ("outside-board", "MR-1.4", stealing, "steal:2,z9"),
    ("outside-board", "MR-1.4", claiming, "bonus:A,desert,a11"),
    ("cell-closed", "MR-1.4", lambda: moment(reserves=["D2 D2"], seats=2), "place:b1=D2,c1=D2"),
    ("cell-closed", "MR-1.4", claiming, "bonus:A,desert,c1"),
    ("cell-occupied", "MR-4.3", expanding, "place:b1=D2,c1=C2"),
    ("cell-occupied", "MR-8.2", claiming, "bonus:A,desert,a1"),
    ("not-adjacent", "MR-4.3", expanding, "place:c1=D2,e1=C2"),
    ("not-adjacent", "MR-4.3", expanding, "place:c1=D2,c1=C2"),
    ("no-connection", "MR-4.4", expanding, "place:d3=D2,d4=C2"),
    ("no-connection", "MR-8.2", claiming, "bonus:A,canyon,d9"),
    ("not-in-reserve", "MR-4.1", expanding, "place:c1=D2,d1=M2"),
    ("not-in-reserve", "MR-4.1", expanding, "place:c1=D2,d1=D2"),
    ("not-in-reserve", "MR-4.1", stuck, "discard:D2,D2"),
    ("not-in-reserve", "MR-6.3", swapping, "swap:K1,2,K1"),
    ("plot-taken", "MR-2.4", lambda: after(dealt(3), "select:2"), "select:2"),
    ("plot-taken", "MR-3.4", lambda: after(dealt(3), *["select:1", "select:2", "select:3", "select:1"]), "select:1"),
    ("must-expand", "MR-4.2", forced, "done"),
    ("must-discard", "MR-4.2", stuck, "done"),
    ("must-empty", "MR-7.1", emptying, "done"),
    ("must-empty", "MR-7.1", emptying, "discard:D2,D2"),
    ("not-forced", "MR-4.2", expanding, "discard:D2,C2"),
    ("tile-fits", "MR-8.2", claiming, "lose:A"),
    ("can-be-laid", "MR-4.2", forced, "discard:D2,D2"),
    ("no-cow-to-lose", "MR-5.2", parched, "drought:b1"),
    ("other-territory", "MR-5.2", parched, "drought:d1"),
    ("no-circle", "MR-5.3", recruiting, "recruit:c1,farmer"),
    ("circle-taken", "MR-5.3", recruiting, "recruit:a1,farmer"),
    ("not-in-saloon", "MR-5.3", recruiting, "recruit:b1,trapper"),
    ("no-cow-to-move", "MR-6.2", riding, "move:a1,b1"),
    ("too-far", "MR-6.2", riding, "move:b1,b3"),
    ("too-far", "MR-6.2", riding, "move:b1,b1"),
    ("nothing-laid", "MR-6.2", lambda: after(riding(), "move:b1,a1"), "move:a1,a2"),
    ("onto-corn", "MR-6.2", riding, "move:b1,c1"),
    ("own-plots", "MR-6.3", swapping, "swap:M2,1,M2"),
    ("not-in-their-reserve", "MR-6.3", swapping, "swap:M2,2,D3"),
    ("own-cows", "MR-6.4", stealing, "steal:1,a1"),
    ("no-cow-to-steal", "MR-6.4", stealing, "steal:2,b1"),
    ("cow-protected", "MR-6.1", stealing, "steal:2,c1"),
    ("tile-claimed", "MR-8.1", claiming, "bonus:B,forest,c2"),
]
"""Each with a position where the other moves of its kind are allowed."""
