"""Round robins of more than twelve rounds that have more tables than needed in some of them, to be even."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

Wide: TypeAlias = tuple[int, int]
"""So many rounds with so many tables more."""

# Players and table size; numbers of rounds above twelve, each with how many rounds have how many tables more:
# `14:7x1`, or `29:7x1+7x2` where they are not all alike.
_WIDER = """
25 3: 13:1x1
31 3: 16:1x1
37 3: 19:1x1
43 3: 22:1x1
18 4: 13:3x1 19:1x1 25:1x1 26:4x1 32:3x1 38:2x1 57:1x1 70:3x1 76:3x1 77:4x1 83:3x1
19 4: 13:6x1 25:2x1 32:6x1 44:2x1 51:6x1 63:2x1 70:6x1 82:2x1 89:6x1
20 4: 13:6x1 25:2x1 32:6x1 44:2x1 51:6x1 63:2x1 70:6x1 82:2x1 89:6x1
21 4: 23:2x1 24:6x1 39:4x1
22 4: 15:3x1 16:7x1 23:7x1 31:6x1 38:2x1 39:9x1 46:5x1 53:3x1 54:6x1 61:4x1 62:10x1 69:2x1 85:4x1 92:4x1 93:7x1
   100:4x1
23 4: 15:6x1 38:6x1 61:6x1 84:6x1
24 4: 15:6x1 38:6x1 61:6x1 84:6x1
25 4: 18:6x1 27:12x1 37:12x1 45:6x1 46:18x1 54:6x1 55:18x1 63:12x1 64:24x1 73:12x1 81:6x1 82:18x1 83:30x1 90:6x1
   91:18x1
26 4: 17:4x1
29 4: 19:5x1 20:10x1 21:7x1 30:15x1 40:20x1 41:20x1 50:20x1 51:25x1 52:25x1 61:25x1 62:30x1 63:30x1 72:15x1 73:35x1
   81:5x1 82:20x1 83:20x1 92:20x1 93:25x1 94:25x1
30 4: 21:9x1 52:9x1 83:9x1
31 4: 19:9x1 50:9x1 81:9x1
32 4: 19:9x1 50:9x1 81:9x1
34 4: 23:1x2 24:2x2 35:2x2 36:3x2 46:1x2 47:3x2 48:4x2 57:1x2 58:2x2 59:4x2 60:5x2 69:2x2 70:3x2 71:5x2 72:6x2 80:1x2
   81:3x2 82:4x2 83:6x2 91:1x2 92:2x2 93:4x2 94:5x2 95:7x2
35 4: 23:3x1 32:12x1 33:12x1 58:3x1 67:12x1 93:3x1
36 4: 23:1x3 32:12x1 33:12x1 58:1x3 67:12x1 93:1x3
37 4: 13:6x2 23:5x1 26:12x2
38 4: 13:6x2
41 4: 14:7x1 15:7x2 29:7x1+7x2 72:7x1+7x2
42 4: 15:5x3 29:5x3 72:5x3
43 4: 25:9x1 37:6x1 38:9x1 39:9x1 68:9x1 81:9x1
44 4: 25:9x1 37:6x1 38:9x1 39:9x1 68:9x1 81:9x1
45 4: 16:1x3 31:1x3 32:2x3 33:2x3 46:2x3 47:2x3 48:3x3 61:3x3 62:3x3 63:3x3 64:4x3 76:4x3 77:4x3 78:4x3 79:4x3 80:5x3
   81:5x3 91:5x3 92:5x3 93:5x3 94:5x3 95:5x3 96:6x3
46 4: 16:1x3 31:1x3 32:2x3 33:1x3 47:2x3 48:3x3 62:1x3 63:3x3 64:4x3 77:1x3 78:2x3 79:4x3 80:5x3 93:2x3 94:3x3 95:5x3
   96:6x3
47 4: 16:8x3 31:1x1+1x3 32:2x3 63:8x3 78:1x1+1x3 79:2x3
48 4: 16:1x4 31:1x4 32:2x4 33:2x4 63:1x4 78:1x4 79:2x4 80:2x4
"""


def _read(text: str) -> Iterator[tuple[tuple[int, int], int, str]]:
    players, size = 0, 0
    for line in text.strip().splitlines():
        head, _, rest = line.partition(": ") if not line.startswith(" ") else ("", "", line)
        players, size = map(int, head.split()) if head else (players, size)
        for rounds, _, value in (word.partition(":") for word in rest.split()):
            yield (players, size), int(rounds), value


def _more(value: str) -> tuple[Wide, ...]:
    return tuple((int(rounds), int(tables)) for rounds, _, tables in (each.partition("x") for each in value.split("+")))


WIDER_LONG: Mapping[tuple[int, int, int], tuple[Wide, ...]] = {
    (*numbers, rounds): _more(value) for numbers, rounds, value in _read(_WIDER)
} | {(33, 4, rounds): ((rounds // 12, 2),) for rounds in range(13, 101)}
"""By players, table size and rounds: how many rounds have how many tables more."""
