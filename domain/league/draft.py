"""The divisions of a season while they are filled, for one way to number them.

Everyone starts in the division they belong to. Free places go to newcomers and to the best of the division below. Where
a division has too many or too few, players move along the shortest chain of divisions they may enter, if possible
without anybody going lower than earned. These chains are augmenting paths: if the divisions can be filled within their
bounds, they are. Players without a place wait.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from domain.league.terms import Divisions, Entrant


class Coming(IntEnum):
    """How a player comes into a division, in the order in which players go up first and down last."""

    PROMOTED = 0
    STAYING = 1
    RETURNING = 2
    NEW = 3
    RELEGATED = 4


@dataclass(frozen=True, slots=True)
class Claim:
    """Where a player belongs, and between which divisions the player may be placed, as indices from the top.

    `merit` orders players who come in the same way, lower is better. `turn` is the order of claims to a place at all.
    """

    player: Entrant
    coming: Coming
    number: int
    """The index of the old division in its own season."""
    due: int
    first: int
    last: int
    merit: tuple[float | Entrant, ...]
    turn: tuple[int, ...]
    strength: tuple[float, Entrant]

    @property
    def is_loyal(self) -> bool:
        """Whether the player played in the season before."""
        return self.coming not in (Coming.RETURNING, Coming.NEW)

    def may_enter(self, division: int) -> bool:
        return self.first <= division <= self.last

    def is_content(self, division: int) -> bool:
        """Whether this division is what was promised: for returners their own, for others nothing lower."""
        if self.coming is Coming.NEW:
            return True
        return division == self.due or (self.is_loyal and division < self.due)


class Draft:
    """A number of divisions, filled with all players who can be placed."""

    def __init__(self, claims: Sequence[Claim], count: int, bounds: Divisions) -> None:
        self._bounds = bounds
        self.divisions: list[list[Claim]] = [[] for _ in range(count)]
        self.waiting: list[Claim] = []
        self.missing = 0
        """How many players the divisions lack to have their smallest size."""
        self._ways: dict[tuple[int, bool], frozenset[int]] = {}
        """A cache: where players of a division could go, gently or not."""
        ordered = sorted(claims, key=lambda claim: claim.turn)
        self._settle(claim for claim in ordered if claim.coming is not Coming.NEW)
        self._fill([claim for claim in ordered if claim.coming is Coming.NEW])
        self._thin()
        self._let_in()
        self._fill_up()
        self._let_in()
        self._straighten()

    @property
    def cost(self) -> tuple[int, ...]:
        """How bad it is, worst first: missing players, waiting members, returners and newcomers, members lower than
        earned."""
        loyal = [(index, each) for index, claims in enumerate(self.divisions) for each in claims if each.is_loyal]
        falls = sum(index > claim.due for index, claim in loyal)
        waiting = [claim.coming for claim in self.waiting]
        returning, new = waiting.count(Coming.RETURNING), waiting.count(Coming.NEW)
        return (self.missing, len(waiting) - returning - new, returning, new, falls)

    def _has_room(self, index: int) -> bool:
        return len(self.divisions[index]) < self._bounds.largest

    def _settle(self, claims: Iterable[Claim]) -> None:
        """Puts members where they belong, and returners there or in the nearest division with room, the lower of two
        (LG-41)."""
        for claim in claims:
            self.divisions[claim.due if claim.is_loyal else self._nearest_room(claim.due)].append(claim)

    def _nearest_room(self, due: int) -> int:
        rooms = [index for index in range(len(self.divisions)) if self._has_room(index)]
        return min(rooms, key=lambda index: (abs(index - due), -index), default=due)

    def _fill(self, new: Sequence[Claim]) -> None:
        """Fills from the top to even sizes (LG-42): each free place goes to the stronger of the best newcomer and the
        best player of the division below."""
        settled = sum(map(len, self.divisions))
        room = max(0, len(self.divisions) * self._bounds.largest - settled)
        self.waiting.extend(new[room:])
        free = sorted(new[:room], key=lambda claim: claim.strength)
        left = settled + len(free)
        for index, division in enumerate(self.divisions):
            share = min(-(-left // (len(self.divisions) - index)), self._bounds.largest)
            while len(division) < share and (best := self._best_for(index, free)):
                self._take_from(free, index + 1, best)
                division.append(best)
            left -= len(division)
        self.waiting.extend(free)

    def _best_for(self, index: int, free: Sequence[Claim]) -> Claim | None:
        below = self.divisions[index + 1] if index + 1 < len(self.divisions) else ()
        staying = [claim for claim in below if claim.coming is Coming.STAYING and claim.may_enter(index)]
        rivals = [min(staying, key=lambda claim: claim.merit)] if staying else []
        return min([*free[:1], *rivals], key=lambda claim: claim.strength, default=None)

    def _take_from(self, free: list[Claim], below: int, claim: Claim) -> None:
        (free if claim.coming is Coming.NEW else self.divisions[below]).remove(claim)

    def _thin(self) -> None:
        """Moves players on from divisions that are too large. Where there is no room anywhere, the last claim waits."""
        for index, division in enumerate(self.divisions):
            while len(division) > self._bounds.largest:
                rooms = [each for each in range(len(self.divisions)) if self._has_room(each)]
                if not self._move_one([index], rooms):
                    self._dismiss_from(index)

    def _dismiss_from(self, index: int) -> None:
        trail = self._trail([index], gently=False)
        last = max((claim for each in trail for claim in self.divisions[each]), key=lambda claim: claim.turn)
        home = next(each for each in trail if last in self.divisions[each])
        self._leave(home, last)
        self.waiting.append(last)
        self._follow(trail, home, gently=False)

    def _fill_up(self) -> None:
        """Moves players over to where there are too few (LG-43). A single division may be small."""
        smallest = self._bounds.smallest if len(self.divisions) > 1 else 0
        for index, division in enumerate(self.divisions):
            while len(division) < smallest:
                spare = [each for each, others in enumerate(self.divisions) if len(others) > smallest]
                if not self._move_one(sorted(spare, key=lambda each: abs(each - index)), [index]):
                    self.missing += smallest - len(division)
                    break

    def _let_in(self) -> None:
        """Lets waiting players in where there is room (LG-44)."""
        waiting, self.waiting = sorted(self.waiting, key=lambda claim: claim.turn), []
        for claim in waiting:
            rooms = [each for each in range(claim.first, claim.last + 1) if self._has_room(each)]
            if rooms:
                self._enter(min(rooms, key=lambda index: (abs(index - claim.due), -index)), claim)
            else:
                self.waiting.append(claim)

    def _straighten(self) -> None:
        """Of players who come in the same way from the same division the better is never lower."""
        alike: dict[tuple[Coming, int], list[Claim]] = {}
        for claim in (claim for division in self.divisions for claim in division):
            alike.setdefault((claim.coming, claim.number), []).append(claim)
        turns = {key: iter(sorted(claims, key=lambda claim: claim.merit)) for key, claims in alike.items()}
        self.divisions = [
            [
                claim if claim.coming is Coming.RETURNING else next(turns[claim.coming, claim.number])
                for claim in division
            ]
            for division in self.divisions
        ]

    def _move_one(self, starts: Sequence[int], goals: Sequence[int]) -> bool:
        """Moves one player from one of the starts to one of the goals, gently if possible; says whether there was a
        way."""
        for gently in (True, False):
            trail = self._trail(starts, gently, goals)
            goal = next((index for index in trail if index in goals), None)
            if goal is not None:
                self._follow(trail, goal, gently)
                return True
        return False

    def _trail(self, starts: Sequence[int], gently: bool, goals: Sequence[int] = ()) -> dict[int, int | None]:
        """Every division that can be reached, nearest first, with the one before it. The search stops at the nearest
        goal."""
        came: dict[int, int | None] = dict.fromkeys(starts)
        queue = deque(starts)
        while queue and came.keys().isdisjoint(goals):
            here = queue.popleft()
            for there in sorted(self._ways_from(here, gently) - came.keys(), reverse=True):
                came[there] = here
                queue.append(there)
        return came

    def _ways_from(self, here: int, gently: bool) -> frozenset[int]:
        """The divisions that some player could move to from here."""
        if (here, gently) not in self._ways:
            alike = {(claim.coming, claim.due, claim.first, claim.last): claim for claim in self.divisions[here]}
            self._ways[here, gently] = frozenset(
                there
                for claim in alike.values()
                for there in range(claim.first, claim.last + 1)
                if not gently or claim.is_content(there)
            )
        return self._ways[here, gently]

    def _enter(self, index: int, claim: Claim) -> None:
        self.divisions[index].append(claim)
        self._forget(index)

    def _leave(self, index: int, claim: Claim) -> None:
        self.divisions[index].remove(claim)
        self._forget(index)

    def _forget(self, index: int) -> None:
        for gently in (True, False):
            self._ways.pop((index, gently), None)

    def _follow(self, trail: dict[int, int | None], goal: int, gently: bool) -> None:
        before = trail[goal]
        while before is not None:
            able = [claim for claim in self.divisions[before] if claim.may_enter(goal)]
            willing = [claim for claim in able if not gently or claim.is_content(goal)]
            chosen = (min if goal < before else max)(willing, key=lambda claim: (claim.coming, claim.merit))
            self._leave(before, chosen)
            self._enter(goal, chosen)
            goal, before = before, trail[before]
