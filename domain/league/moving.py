"""Between seasons: how many change divisions, and who plays in which next time.

What was promised comes first: whoever earned a place above gets it, whoever is relegated goes down, nobody else goes
down, and nobody moves two divisions at once. Free places are then filled by returners and newcomers, best rating first,
and by the best of the division below. Who finds no room waits, and only newcomers and returners ever do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from domain.league.terms import Divisions, Entrant, Exchange


@dataclass(frozen=True, slots=True)
class Finish:
    """Where a player ended in a past season: division from 1, rank in it, and the way it led him (-1 up, 1 down)."""

    player: Entrant
    division: int
    rank: int
    step: int = 0
    rested: int = 0
    """Seasons he has missed since."""


@dataclass(frozen=True, slots=True)
class Placement:
    """Divisions from the top, each in the order of its seeds, and who waits, first come first."""

    divisions: tuple[tuple[Entrant, ...], ...]
    waiting: tuple[Entrant, ...] = ()


def exchanged(upper: int, lower: int, exchange: Exchange) -> int:
    """How many go up from the lower division, and as many down from the upper one."""
    smaller = min(upper, lower)
    return min(max(smaller // exchange.one_in, exchange.least), exchange.most, smaller // 2)


def moves(sizes: Sequence[int], exchange: Exchange) -> tuple[tuple[int, int], ...]:
    """For each division how many leave it upwards and downwards."""
    between = [exchanged(upper, lower, exchange) for upper, lower in pairwise(sizes)]
    return tuple(zip([0, *between], [*between, 0], strict=True)) if sizes else ()


def finishes(orders: Sequence[Sequence[Entrant]], exchange: Exchange) -> tuple[Finish, ...]:
    """Everyone's end of a season, from the final order of each division."""
    ways = moves([len(order) for order in orders], exchange)
    return tuple(
        Finish(player, division, rank, -1 if rank <= up else int(rank > len(order) - down))
        for division, (order, (up, down)) in enumerate(zip(orders, ways, strict=True), 1)
        for rank, player in enumerate(order, 1)
    )


def division_count(players: int, before: int, divisions: Divisions) -> int:
    """As before if that fits; one fewer, or as many more as are needed, if it does not."""
    most = min(divisions.most, max(1, players // divisions.smallest))
    needed = -(-players // divisions.largest)
    wanted = min(max(before, needed, 1), most)
    return max(wanted, before - 1)


def placed(
    entrants: Sequence[Entrant], past: Mapping[Entrant, Finish], ratings: Mapping[Entrant, float], divisions: Divisions
) -> Placement:
    """The divisions of the next season; `entrants` in the order they registered."""
    loyal = [player for player in entrants if player in past]
    capacity = divisions.most * divisions.largest
    admitted = set(loyal) | set([player for player in entrants if player not in past][: max(0, capacity - len(loyal))])
    before = max((past[player].division for player in loyal), default=1)
    count = division_count(len(admitted), before, divisions)
    draft = _Draft([player for player in entrants if player in admitted], past, ratings, count, divisions.largest)
    made = draft.divided()
    late = [player for player in entrants if player not in admitted]
    return Placement(made, (*draft.left_over, *late))


class _Draft:
    """The divisions being filled, from the top."""

    def __init__(
        self,
        entrants: Sequence[Entrant],
        past: Mapping[Entrant, Finish],
        ratings: Mapping[Entrant, float],
        count: int,
        largest: int,
    ) -> None:
        self._past = past
        self._ratings = ratings
        self._count = count
        self._largest = largest
        self._sure: list[list[Entrant]] = [[] for _ in range(count)]
        self._free = sorted((p for p in entrants if p not in past or past[p].rested), key=self._strength)
        for player in entrants:
            if player in past and not past[player].rested:
                self._sure[self._due(past[player])].append(player)
        self.left_over: tuple[Entrant, ...] = ()

    def _strength(self, player: Entrant) -> tuple[float, Entrant]:
        return (-self._ratings.get(player, 0.0), player)

    def _due(self, finish: Finish) -> int:
        """The index of the division his finish leads to; the last one where there are fewer now."""
        return min(max(finish.division + finish.step, 1), self._count) - 1

    def divided(self) -> tuple[tuple[Entrant, ...], ...]:
        sizes = self._sizes()
        filled = [self._fill(index, sizes[index]) for index in range(self._count)]
        self._place_rest(filled)
        return tuple(tuple(sorted(players, key=self._strength)) for players in filled)

    def _sizes(self) -> list[int]:
        """Even sizes; none below what is promised."""
        total = sum(map(len, self._sure)) + len(self._free)
        least, larger = divmod(total, self._count)
        return [max(len(sure), least + (index < larger)) for index, sure in enumerate(self._sure)]

    def _fill(self, index: int, size: int) -> list[Entrant]:
        players = list(self._sure[index])
        while len(players) < min(size, self._largest):
            fitting = [player for player in self._free if self._may_join(player, index)]
            below = self._next_below(index)
            if fitting and (below is None or self._strength(fitting[0]) <= self._strength(below)):
                self._free.remove(fitting[0])
                players.append(fitting[0])
            elif below is not None:
                self._sure[index + 1].remove(below)
                players.append(below)
            else:
                break
        return players

    def _may_join(self, player: Entrant, index: int) -> bool:
        """Never two steps from where he was."""
        finish = self._past.get(player)
        return finish is None or abs(finish.division - 1 - index) <= 1 or finish.division - 1 > index + 1 >= self._count

    def _next_below(self, index: int) -> Entrant | None:
        """The best who would stay in the next division: who has just come into it does not move on."""
        if index + 1 >= self._count:
            return None
        staying = [p for p in self._sure[index + 1] if self._past[p].division == index + 2 and not self._past[p].step]
        return min(staying, key=lambda player: self._past[player].rank, default=None)

    def _place_rest(self, filled: list[list[Entrant]]) -> None:
        """Who fitted nowhere by size takes any room there is, lowest division first; the others wait."""
        waiting = []
        for player in self._free:
            rooms = [i for i in range(self._count) if len(filled[i]) < self._largest and self._may_join(player, i)]
            if rooms:
                filled[rooms[-1]].append(player)
            else:
                waiting.append(player)
        self.left_over = tuple(waiting)
