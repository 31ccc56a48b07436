"""Marks: patterns in ended matches that a moderator should look at. A mark has no other consequence."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from domain.conduct.moderation import Offence
from domain.hosting.terms import MatchId, Moment, PlayerId

LEAVINGS: Final = 3
LEAVING_SHARE: Final = 0.25
"""The least share of matches left early for a mark. Players with a bad connection stay below it."""
ONE_SIDED: Final = 6
"""Rated games between two accounts. One of two equal players wins six in a row once in 64 times."""


@dataclass(frozen=True, slots=True)
class Played:
    """An ended match: its people, their ranks in the same order, and the players who left early."""

    match: MatchId
    at: Moment
    rated: bool
    players: tuple[PlayerId, ...]
    ranks: tuple[int, ...]
    left: frozenset[PlayerId] = frozenset()


@dataclass(frozen=True, slots=True)
class Mark:
    """`others` and `matches` are the reasons for the mark."""

    player: PlayerId
    offence: Offence
    matches: tuple[MatchId, ...]
    others: tuple[PlayerId, ...] = ()


def leaving_marks(played: Iterable[Played]) -> list[Mark]:
    """Marks players who left at least three matches in the window, and a quarter of all their matches there."""
    all_of: Counter[PlayerId] = Counter()
    left: defaultdict[PlayerId, list[MatchId]] = defaultdict(list)
    for each in played:
        all_of.update(each.players)
        for player in each.left:
            left[player].append(each.match)
    return [
        Mark(player, Offence.LEAVING, tuple(matches))
        for player, matches in sorted(left.items())
        if len(matches) >= LEAVINGS and len(matches) >= LEAVING_SHARE * all_of[player]
    ]


def shared_address_marks(played: Iterable[Played], networks: Mapping[PlayerId, Set[bytes]]) -> list[Mark]:
    """Marks both players of a rated match when they have signed in from the same network."""
    matches: defaultdict[tuple[PlayerId, PlayerId], list[MatchId]] = defaultdict(list)
    for each in played:
        for one, other in combinations(sorted(each.players), 2) if each.rated else ():
            if networks.get(one, frozenset()) & networks.get(other, frozenset()):
                matches[one, other].append(each.match)
    return _marks_of_pairs(matches, Offence.SHARED_ADDRESS)


def one_sided_marks(played: Iterable[Played]) -> list[Mark]:
    """Marks two accounts when one of them has won all of at least six rated games between the two."""
    games: defaultdict[tuple[PlayerId, PlayerId], list[Played]] = defaultdict(list)
    for each in played:
        if each.rated and len(each.players) == len(each.ranks) == 2:
            one, other = sorted(each.players)
            games[one, other].append(each)
    matches = {pair: [each.match for each in of_two] for pair, of_two in games.items() if _is_one_sided(of_two)}
    return _marks_of_pairs(matches, Offence.ONE_SIDED)


def _is_one_sided(games: Sequence[Played]) -> bool:
    winners = {_winner(each) for each in games}
    return len(games) >= ONE_SIDED and len(winners) == 1 and None not in winners


def _winner(game: Played) -> PlayerId | None:
    first = [player for player, rank in zip(game.players, game.ranks, strict=True) if rank == 1]
    return first[0] if len(first) == 1 else None


def _marks_of_pairs(matches: Mapping[tuple[PlayerId, PlayerId], Sequence[MatchId]], offence: Offence) -> list[Mark]:
    return [
        Mark(player, offence, tuple(matches), (other,))
        for (one, two), matches in sorted(matches.items())
        for player, other in ((one, two), (two, one))
    ]
