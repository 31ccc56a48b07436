"""Searches through all schedules that find no even one: 11 at tables of four after 7 rounds, 17 to 20 after 6."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import NamedTuple, TypeAlias

Cell: TypeAlias = tuple[int, int]
Turn: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], bool]


class Table(NamedTuple):
    """Its players as a set, their pairs by number and as a set, and the tables they had in the first two rounds."""

    players: int
    pairs: tuple[int, ...]
    met: int
    tables: tuple[int, int]


def no_six_rounds_apart(sizes: tuple[int, ...]) -> bool:
    """A search through all schedules of six rounds at five tables in which no two meet twice.

    Two such rounds are a grid: a table of one and a table of the other have one player in common, or none. Few kinds of
    grids do not turn into each other when tables of a size, or the two rounds, change places. For each kind all rounds
    are listed that have no pair of it. One of those that turn into each other is tried, then none of them again: three
    more must have no pair in common with it and with each other. A kind that is done need not occur any more.
    """
    orders = [way for way in permutations(range(5)) if all(sizes[way[place]] == sizes[place] for place in range(5))]
    turns: list[Turn] = list(product(orders, orders, (False, True)))
    kinds: dict[tuple[int, ...], int] = {}
    firsts: list[frozenset[Cell]] = []
    for grid in _grids(sizes):
        if _rows_of(grid) not in kinds:
            kinds |= {_rows_of(frozenset(_turned(cell, turn) for cell in grid)): len(firsts) for turn in turns}
            firsts.append(grid)
    own = [[turn for turn in turns if {_turned(cell, turn) for cell in grid} == grid] for grid in firsts]
    done: set[int] = set()
    for kind in sorted(range(len(firsts)), key=lambda each: -len(own[each])):
        open_to = {rows for rows, each in kinds.items() if each not in done}
        if _four_more_apart(sorted(firsts[kind]), sizes, own[kind], open_to):
            return False
        done.add(kind)
    return True


def _grids(sizes: tuple[int, ...]) -> Iterator[frozenset[Cell]]:
    for grid in product(*(combinations(range(5), size) for size in sizes)):
        if all(sum(column in row for row in grid) == size for column, size in enumerate(sizes)):
            yield frozenset((place, column) for place, row in enumerate(grid) for column in row)


def _rows_of(grid: frozenset[Cell]) -> tuple[int, ...]:
    """Of which tables of the other round each table has a player; in any order, which does not change the kind."""
    return tuple(sorted(sum(1 << column for row, column in grid if row == place) for place in range(5)))


def _turned(cell: Cell, turn: Turn) -> Cell:
    rows, columns, flipped = turn
    row, column = rows[cell[0]], columns[cell[1]]
    return (column, row) if flipped else (row, column)


def _four_more_apart(
    cells: list[Cell], sizes: tuple[int, ...], turns: list[Turn], open_to: set[tuple[int, ...]]
) -> bool:
    apart = [pair for pair in combinations(cells, 2) if pair[0][0] != pair[1][0] and pair[0][1] != pair[1][1]]
    place = {pair: number for number, pair in enumerate(apart)}
    tables = [
        _table(group, cells, place)
        for size in sorted(set(sizes))
        for group in combinations(cells, size)
        if all(pair in place for pair in combinations(group, 2))
    ]
    rounds = [
        drawn
        for drawn in _filled((1 << len(cells)) - 1, tables, 5)
        if all(tuple(sorted([each.tables[way] for each in drawn])) in open_to for way in (0, 1))
    ]
    met = [sum([each.met for each in drawn]) for drawn in rounds]
    pairs = [[pair for each in drawn for pair in each.pairs] for drawn in rounds]
    number = {each: which for which, each in enumerate(met)}
    holding = _holding(pairs, len(apart))
    images = [[1 << place[_pair(_turned(one, turn), _turned(other, turn))] for one, other in apart] for turn in turns]
    left = (1 << len(rounds)) - 1
    for which in range(len(rounds)):
        if left >> which & 1:
            taken = 0
            for pair in pairs[which]:
                taken |= holding[pair]
            if _three_apart([met[each] for each in _ones(left & ~taken)]):
                return True
            for like in {number[sum([image[pair] for pair in pairs[which]])] for image in images}:
                left &= ~(1 << like)
    return False


def _table(group: tuple[Cell, ...], cells: list[Cell], place: dict[tuple[Cell, Cell], int]) -> Table:
    pairs = tuple(place[pair] for pair in combinations(group, 2))
    rows, columns = (sum(1 << cell[way] for cell in group) for way in (0, 1))
    return Table(
        sum(1 << cells.index(cell) for cell in group), pairs, sum(1 << pair for pair in pairs), (rows, columns)
    )


def _pair(one: Cell, other: Cell) -> tuple[Cell, Cell]:
    return (one, other) if one < other else (other, one)


def _filled(players: int, fitting: list[Table], tables: int) -> Iterator[list[Table]]:
    """All rounds of so many tables: who has the fewest to choose from is seated first."""
    if tables == 1:
        yield from ([each] for each in fitting if each.players == players)
        return
    if not 3 * tables <= players.bit_count() <= 4 * tables:
        return
    first = min(_bits(players), key=lambda bit: sum([1 for each in fitting if each.players & bit]))
    for one in fitting:
        if one.players & first:
            taken = one.players
            for others in _filled(players ^ taken, [each for each in fitting if not each.players & taken], tables - 1):
                yield [*others, one]


def _bits(players: int) -> Iterator[int]:
    while players:
        yield players & -players
        players &= players - 1


def _holding(rounds: list[list[int]], pairs: int) -> list[int]:
    """For every pair the set of rounds that have it."""
    rows = [bytearray(len(rounds) // 8 + 1) for _ in range(pairs)]
    for number, each in enumerate(rounds):
        for pair in each:
            rows[pair][number >> 3] |= 1 << (number & 7)
    return [int.from_bytes(row, "little") for row in rows]


def _ones(numbers: int) -> Iterator[int]:
    text = bin(numbers)[:1:-1]
    at = text.find("1")
    while at >= 0:
        yield at
        at = text.find("1", at + 1)


def _three_apart(sets: list[int]) -> bool:
    for number, one in enumerate(sets):
        others = [each for each in sets[number + 1 :] if not each & one]
        if any(not other & another for other, another in combinations(others, 2)):
            return True
    return False


def no_eleven_meet_once_or_twice() -> bool:
    """Eleven at tables of 4 4 3, seven rounds: 105 meetings, so 50 pairs would meet twice and five once.

    Any two rounds have at least two pairs in common, and all twos of rounds together 50, that is 8 more. So at least 13
    of the 21 twos have just two pairs in common, and as 12 is the most without a triangle, some three rounds have just
    two pairs in common each. Two such rounds cross in one way only: a large table sends two of its players to one large
    table of the other round and one to each other table, the small table one to each. So the first two are fixed; the
    search through all others finds no five more.
    """
    numbers = {pair: 1 << number for number, pair in enumerate(combinations(range(11), 2))}
    rounds = []
    for small in combinations(range(11), 3):
        one, *rest = (each for each in range(11) if each not in small)
        for mates in combinations(rest, 3):
            others = tuple(each for each in rest if each not in mates)
            rounds.append(_met(((one, *mates), others, small), numbers))
    first = _met(((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10)), numbers)
    second = _met(((0, 1, 4, 8), (2, 5, 6, 9), (3, 7, 10)), numbers)
    assert min((each & first).bit_count() for each in rounds) == (second & first).bit_count() == 2
    thirds = [each for each in rounds if (each & first).bit_count() == (each & second).bit_count() == 2]
    return not any(
        _go_on_to_seven([first, second, third], [each for each in rounds if each != third], 8)
        for third in thirds
        if not first & second & third
    )


def _met(drawn: tuple[tuple[int, ...], ...], numbers: dict[tuple[int, int], int]) -> int:
    return sum(numbers[pair] for group in drawn for pair in combinations(group, 2))


def _go_on_to_seven(chosen: list[int], left: list[int], spare: int) -> bool:
    """Whether more rounds fit so that all meet, none three times, and no more than so many meet again than must."""
    once = twice = 0
    for each in chosen:
        once, twice = once | each, twice | once & each
    if len(chosen) == 7:
        return once.bit_count() == 55
    left = [each for each in left if not each & twice]
    for number, one in enumerate(left):
        again = sum([(one & each).bit_count() - 2 for each in chosen])
        if again <= spare and _go_on_to_seven([*chosen, one], left[number + 1 :], spare - again):
            return True
    return False
