"""Find rankings, and the history of a rating."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Never

from application.desk import Desk
from application.errors import NotFound
from application.limits.paging import MOST_COUNTED, fit_page, page_of
from application.ports.ratings import RankingFilter, RankingPlace, Rating
from application.ports.store import Reading
from domain.hosting.terms import Moment, PlayerId
from domain.league.ratings import ANCHORS, Change, Kind, is_machine, machine, newcomer

MOST_POINTS = 400


@dataclass(frozen=True, slots=True)
class RankingPage:
    """A page of a ranking; `first_rank` is the rank of its first line."""

    ratings: tuple[Rating, ...]
    first_rank: int
    has_previous: bool
    has_more: bool


@dataclass(frozen=True, slots=True)
class RankedPlace:
    """Where a page ended, and the rank of its last line."""

    place: RankingPlace
    rank: int


async def find_rankings(
    desk: Desk, wanted: RankingFilter, at: RankedPlace | None = None, first: int = 20, is_backward: bool = False
) -> RankingPage:
    """Best first (LG-62)."""
    desk.games.for_new_match(wanted.game, None)
    size = fit_page(desk.policy, first)
    async with desk.store.reading() as reading:
        found = await reading.ranking(wanted, at.place if at else None, size + 1, is_backward)
        # Only a page from the very end needs to know how many there are, to tell their ranks.
        behind = at.rank if at else await reading.count_ranking(wanted) + 1 if is_backward else 0
    page = page_of(found, size, at is not None, is_backward)
    first_rank = behind - len(page.items) if is_backward else behind + 1
    return RankingPage(page.items, first_rank, page.has_previous, page.has_next)


async def count_ranking(desk: Desk, wanted: RankingFilter) -> int:
    """How many the pages of a ranking have together, counted up to MOST_COUNTED."""
    async with desk.store.reading() as reading:
        return await reading.count_ranking(wanted, MOST_COUNTED)


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A page of what changed a rating."""

    changes: tuple[Change, ...]
    has_previous: bool
    has_more: bool


async def rating_history(
    desk: Desk, game: str, subject: str, number: int = 0, first: int = 100, is_backward: bool = False
) -> HistoryPage:
    """What changed a rating, oldest first, behind an entry of the ledger or before it (0 for its end).

    No entry is cut by a page's end.
    """
    desk.games.for_new_match(game, None)
    size = fit_page(desk.policy, first)
    async with desk.store.reading() as reading:
        read = partial(reading.rating_history, game, subject)
        changes = await read(number, size, is_backward) or await _nothing_of(reading, subject)
        has_previous = bool(changes and await read(changes[0].number, 1, True))
        has_more = bool(changes and await read(changes[-1].number, 1))
    return HistoryPage(tuple(changes), has_previous, has_more)


async def rating_course(desk: Desk, game: str, subject: str) -> Sequence[Change]:
    """A rating from its first change to its newest, thinned where there are more than a picture can show."""
    desk.games.for_new_match(game, None)
    async with desk.store.reading() as reading:
        return await reading.rating_course(game, subject, MOST_POINTS) or await _nothing_of(reading, subject)


async def ratings_of(desk: Desk, subject: str) -> Sequence[Rating]:
    """Somebody's ratings, by game; a machine has its anchor in every game, before its first match too."""
    async with desk.store.reading() as reading:
        found = await reading.ratings_of(subject) or await _nothing_of(reading, subject)
    if not is_machine(subject):
        return found
    anchors = {game.info.key: _anchor(game.info.key, subject) for game in desk.games.defaults}
    ratings = {**anchors, **{rating.game: rating for rating in found}}
    return [ratings[game] for game in sorted(ratings)]


def _anchor(game: str, subject: str) -> Rating:
    return Rating(game, subject, Kind.AI, newcomer(subject), 0, Moment(0), None)


async def _nothing_of(reading: Reading, subject: str) -> Sequence[Never]:
    """Nothing yet of a machine or of somebody who has an account; raises NotFound for anybody else."""
    is_known = _is_level(subject) if is_machine(subject) else await reading.players([PlayerId(subject)])
    if not is_known:
        raise NotFound("unknown-player", what="player", id=subject[:60])
    return ()


def _is_level(subject: str) -> bool:
    """`ai:hand`, or `ai:hand:3` for one of several in a league."""
    level, _, number = subject.removeprefix("ai:").partition(":")
    return level in ANCHORS and (number.isdecimal() or subject == machine(level))
