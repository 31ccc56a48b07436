"""Between seasons: how many players change divisions, and who plays in which next time.

Promises come first: a promoted player goes up, a relegated one down, and nobody moves two divisions at once. There are
as many divisions as before where they can be filled. Otherwise two neighbours are merged and those below move up a
number; a step is counted between what the old divisions have become. Where there are too many players, divisions are
added below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from domain.league.draft import Claim, Coming, Draft
from domain.league.terms import Divisions, Entrant, Exchange

Numbering: TypeAlias = tuple[int, ...]
"""What has become of each old division, from the top: the index of the new one."""


@dataclass(frozen=True, slots=True)
class Finish:
    """Where a player ended in a past season: division from 1, rank in it, and the step it led to (-1 up, 1 down)."""

    player: Entrant
    division: int
    rank: int
    step: int = 0
    rested: int = 0
    """Seasons missed since."""
    expunged: bool = False


@dataclass(frozen=True, slots=True)
class Placement:
    """Divisions from the top, each in the order of its seeds, and those who wait: members, returners, then
    newcomers."""

    divisions: tuple[tuple[Entrant, ...], ...]
    waiting: tuple[Entrant, ...] = ()
    became: Numbering = ()


def exchange_size(upper: int, lower: int, exchange: Exchange) -> int:
    """How many go up from the lower division, and as many down from the upper one."""
    smaller = min(upper, lower)
    return min(max(smaller // exchange.one_in, exchange.least), exchange.most, smaller // 2)


def moves(sizes: Sequence[int], exchange: Exchange, able: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """How many players leave each division upwards and downwards (LG-40); `able` says how many of each can go up."""
    wanted = [exchange_size(upper, lower, exchange) for upper, lower in pairwise(sizes)]
    between = [min(count, can) for count, can in zip(wanted, able[1:], strict=True)]
    return tuple(zip([0, *between], [*between, 0], strict=True)) if sizes else ()


def finishes(
    orders: Sequence[Sequence[Entrant]], exchange: Exchange, expunged: Collection[Entrant] = ()
) -> tuple[Finish, ...]:
    """How the season ended for everyone, from the final order of each division. Expunged players are last and do not go
    up; where fewer can go up, fewer go down."""
    able = [sum(player not in expunged for player in order) for order in orders]
    ways = moves([len(order) for order in orders], exchange, able)
    return tuple(
        Finish(player, division, rank, -1 if rank <= up else int(rank > len(order) - down), 0, player in expunged)
        for division, (order, (up, down)) in enumerate(zip(orders, ways, strict=True), 1)
        for rank, player in enumerate(order, 1)
    )


def surplus(entrants: Sequence[Entrant], past: Mapping[Entrant, Finish], capacity: int) -> tuple[Entrant, ...]:
    """Players without a place, in the order of their claims (LG-1); `entrants` in the order they registered."""
    turns = {player: _turn(past.get(player), coming) for coming, player in enumerate(entrants)}
    return tuple(sorted(entrants, key=lambda player: turns[player])[capacity:])


def _turn(finish: Finish | None, coming: int) -> tuple[int, ...]:
    """The order of claims to a place: members by where they ended, then returners and newcomers as they came."""
    if finish is None:
        return 2, coming
    return (1, coming) if finish.rested else (0, finish.division, finish.rank)


def season_placement(
    entrants: Sequence[Entrant],
    past: Mapping[Entrant, Finish],
    ratings: Mapping[Entrant, float],
    divisions: Divisions,
    keeps_order: bool = False,
) -> Placement:
    """The divisions of the next season (LG-17, LG-40 to LG-44); `entrants` in the order they registered. Seeds go by
    rating or, with `keeps_order`, by where each player ended."""
    entering = _Entering(entrants, past, ratings, divisions)
    best = entering.best_of([entering.numbering])
    while best.cost > entering.least and best.became[-1]:
        merged = entering.best_of(_merges(best.became))
        if best.is_possible and merged.cost >= best.cost:
            break
        best = merged
    return best.placement(_by_finish if keeps_order else _by_rating)


def _by_rating(claim: Claim) -> tuple[float | Entrant, ...]:
    return claim.strength


def _by_finish(claim: Claim) -> tuple[float | Entrant, ...]:
    """Members by division and rank, so that relegated players come first and promoted ones last; then returners, then
    newcomers (LG-24)."""
    return (0 if claim.is_loyal else 1 + (claim.coming is Coming.NEW), *claim.merit)


def _merges(became: Numbering) -> Iterator[Numbering]:
    """Every way to merge two neighbours, the lowest first, so that the others keep their numbers if possible."""
    return (_merge(became, lower) for lower in range(became[-1], 0, -1))


def _merge(became: Numbering, lower: int) -> Numbering:
    """A division joins the one above it, and those below move up."""
    return tuple(index - (index >= lower) for index in became)


@dataclass(frozen=True, slots=True)
class _Attempt:
    """The divisions filled for one numbering."""

    became: Numbering
    draft: Draft
    excess: int

    @property
    def cost(self) -> tuple[int, ...]:
        return (self.excess, *self.draft.cost)

    @property
    def is_possible(self) -> bool:
        return not (self.excess or self.draft.missing)

    def placement(self, seed: Callable[[Claim], tuple[float | Entrant, ...]]) -> Placement:
        seeded = [sorted(claims, key=seed) for claims in self.draft.divisions]
        waiting = tuple(claim.player for claim in self.draft.waiting)
        return Placement(tuple(tuple(claim.player for claim in each) for each in seeded), waiting, self.became)


@dataclass(frozen=True, slots=True)
class _Entering:
    """The players who want to play, for any number of divisions."""

    entrants: Sequence[Entrant]
    past: Mapping[Entrant, Finish]
    ratings: Mapping[Entrant, float]
    divisions: Divisions

    @property
    def numbering(self) -> Numbering:
        """As before; where there are far too few players for that, the smallest neighbours are merged."""
        before = max((finish.division for finish in self.past.values() if not finish.rested), default=1)
        became = tuple(range(before))
        most = min(self.divisions.most, len(self.entrants) // self.divisions.smallest)
        while became[-1] > max(most, 1):
            became = _merge(became, self._least_missed(became))
        return became

    @property
    def least(self) -> tuple[int, ...]:
        """What no placement can undercut: players beyond the capacity wait, the last claims first."""
        room = self.divisions.most * self.divisions.largest
        finishes = [self.past.get(player) for player in self.entrants]
        members = sum(finish is not None and not finish.rested for finish in finishes)
        known = sum(finish is not None for finish in finishes)
        waiting = [max(0, count - room) for count in (members, known, len(finishes))]
        return (0, 0, waiting[0], waiting[1] - waiting[0], waiting[2] - waiting[1], 0)

    def _least_missed(self, became: Numbering) -> int:
        """The division that has, with the one above it, the fewest members coming back; the lowest of equals."""
        loyal = [self.past[each] for each in self.entrants if each in self.past and not self.past[each].rested]
        sizes = Counter(became[finish.division - 1] for finish in loyal)
        return min(range(became[-1], 0, -1), key=lambda index: sizes[index] + sizes[index - 1])

    def best_of(self, numberings: Iterable[Numbering]) -> _Attempt:
        """The first that costs no more than it must, otherwise the cheapest."""
        least = self.least
        best: _Attempt | None = None
        for became in numberings:
            for count in self._counts(became[-1] + 1):
                attempt = self._attempt(became, count)
                best = attempt if best is None or attempt.cost < best.cost else best
                if best.cost <= least:
                    return best
        assert best is not None
        return best

    def _counts(self, kept: int) -> Iterator[int]:
        """The old divisions that are left, with as many new ones below as are needed; one more or fewer if that is
        better."""
        needed = max(kept, min(self.divisions.most, -(-len(self.entrants) // self.divisions.largest)))
        yield needed
        if needed < self.divisions.most:
            yield needed + 1
        yield from range(needed - 1, kept - 1, -1)

    def _attempt(self, became: Numbering, count: int) -> _Attempt:
        claims = [self._claim(player, turn, became, count) for turn, player in enumerate(self.entrants)]
        return _Attempt(became, Draft(claims, count, self.divisions), max(0, count - self.divisions.most))

    def _claim(self, player: Entrant, turn: int, became: Numbering, count: int) -> Claim:
        finish = self.past.get(player)
        strength, order = (-self.ratings.get(player, 0.0), player), _turn(finish, turn)
        if finish is None:
            return Claim(player, Coming.NEW, 0, count - 1, 0, count - 1, strength, order, strength)
        old = min(finish.division + finish.step, len(became))
        due = became[max(old, 1) - 1]
        if finish.rested:
            return Claim(player, Coming.RETURNING, 0, due, 0, count - 1, strength, order, strength)
        rank = (finish.division, finish.rank)
        first, last = reachable_divisions(finish, became, count)
        return Claim(player, _COMING[finish.step], finish.division - 1, due, first, last, rank, order, strength)


_COMING = {-1: Coming.PROMOTED, 0: Coming.STAYING, 1: Coming.RELEGATED}


def reachable_divisions(finish: Finish, became: Numbering, count: int) -> tuple[int, int]:
    """Between which new divisions (as indices) a player may be placed: what the neighbours of the old one have become.

    A promoted player never goes down instead, a relegated or expunged one never up (LG-45, LG-46).
    """
    division = finish.division
    above, same = became[max(division - 2, 0)], became[division - 1]
    below = became[division] if division < len(became) else min(same + 1, count - 1)
    return (same if finish.step > 0 or finish.expunged else above), (same if finish.step < 0 else below)
