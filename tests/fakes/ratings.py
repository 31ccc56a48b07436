"""The ratings' part of the fake store."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil

from application.ports.ratings import Kept, RankingFilter, RankingPlace, Rating
from domain.hosting.terms import MatchId, Moment, Status
from domain.league.ratings import Change, ChangeKind
from tests.fakes.upkeep import UpkeepShelves


@dataclass
class RatingShelves(UpkeepShelves):
    ledger_numbers: dict[str, int] = field(default_factory=dict)
    changes: dict[tuple[str, int, int], Change] = field(default_factory=dict)
    standing: dict[tuple[str, str], Rating] = field(default_factory=dict)


class FakeRatingReading:
    _shelves: RatingShelves

    async def ratings(self, game: str, subjects: Sequence[str]) -> Sequence[Rating]:
        wanted = [(game, subject) for subject in dict.fromkeys(subjects)]
        return [self._shelves.standing[place] for place in wanted if place in self._shelves.standing]

    async def ratings_of(self, subject: str) -> Sequence[Rating]:
        own = [rating for rating in self._shelves.standing.values() if rating.subject == subject]
        return sorted(own, key=lambda rating: rating.game)

    async def kept_ratings(self, game: str, after: str, limit: int) -> Sequence[Kept]:
        found = [each for each in self._shelves.standing.values() if each.game == game and each.subject > after]
        return [
            Kept(
                each.subject,
                each.kind.value,
                each.strength,
                each.games,
                each.updated_at,
                each.played_at,
                each.strength.shown,
            )
            for each in sorted(found, key=lambda each: each.subject)[:limit]
        ]

    async def ranking(
        self, wanted: RankingFilter, place: RankingPlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Rating]:
        ranked = sorted(self._wanted(wanted), key=_place, reverse=is_backward)
        if place is not None:
            at = (-place.shown, place.subject)
            ranked = [each for each in ranked if (_place(each) < at if is_backward else _place(each) > at)]
        return ranked[:limit]

    async def count_ranking(self, wanted: RankingFilter, limit: int | None = None) -> int:
        found = len(self._wanted(wanted))
        return found if limit is None else min(limit, found)

    def _wanted(self, wanted: RankingFilter) -> list[Rating]:
        return [
            rating
            for rating in self._shelves.standing.values()
            if rating.game == wanted.game
            and rating.kind in wanted.kinds
            and rating.played_at is not None
            and rating.played_at >= (wanted.since or 0)
        ]

    async def ledger(self, game: str, after: int = 0, limit: int | None = None) -> Sequence[Change]:
        return self._lines(lambda line: line.game == game and line.number > after)[:limit]

    async def changes_of(self, match: MatchId) -> Sequence[Change]:
        return self._lines(lambda line: line.match == match)

    async def unrated_matches(self, game: str, after: str, limit: int) -> Sequence[MatchId]:
        entered = {line.match for line in self._shelves.changes.values()}
        found = [
            head.id
            for head in self._shelves.heads.values()
            if head.game == game and head.rated and head.status is Status.FINISHED and head.id > after
        ]
        closed = {one.match for one in self._shelves.closings.values() if one.is_done}
        return sorted(match for match in found if match in closed and match not in entered)[:limit]

    async def last_number(self, game: str) -> int:
        return self._shelves.ledger_numbers.get(game, 0)

    async def last_rating_at(self, game: str, subject: str) -> Moment | None:
        own = self._lines(lambda line: (line.game, line.subject) == (game, subject))
        taken = {line.match for line in own if line.kind is ChangeKind.ANNULLED}
        return next((line.at for line in reversed(own) if line.match not in taken), None)

    async def opponent_counts(self, game: str, subject: str, last: int) -> Mapping[str, int]:
        rated = self._lines(lambda line: line.game == game and line.kind is ChangeKind.RATED)
        own = [line.number for line in rated if line.subject == subject][-last:]
        others = {(line.number, line.subject) for line in rated if line.number in own and line.subject != subject}
        return Counter(other for _, other in others)

    async def rating_history(
        self, game: str, subject: str, number: int, limit: int, is_backward: bool = False
    ) -> Sequence[Change]:
        own = self._lines(lambda line: (line.game, line.subject) == (game, subject))
        if is_backward:
            own = [line for line in own if not number or line.number < number]
            first = min((line.number for line in own[-limit:]), default=0)
            return [line for line in own if line.number >= first]
        own = [line for line in own if line.number > number]
        last = max((line.number for line in own[:limit]), default=0)
        return [line for line in own if line.number <= last]

    async def rating_course(self, game: str, subject: str, most: int) -> Sequence[Change]:
        lines = self._lines(lambda line: (line.game, line.subject) == (game, subject))
        step = max(1, ceil(len(lines) / most))
        return [line for place, line in enumerate(lines) if place % step == 0 or line is lines[-1]]

    def _lines(self, is_wanted: Callable[[Change], bool]) -> list[Change]:
        return sorted(filter(is_wanted, self._shelves.changes.values()), key=lambda line: (line.number, line.seat))


class FakeRatingWork(FakeRatingReading):
    async def hold_ledger(self, game: str) -> None:
        """A transaction here is alone anyway."""

    async def next_rating(self, game: str) -> int:
        self._shelves.ledger_numbers[game] = self._shelves.ledger_numbers.get(game, 0) + 1
        return self._shelves.ledger_numbers[game]

    async def enter_changes(self, changes: Sequence[Change]) -> None:
        self._shelves.changes.update({(change.game, change.number, change.seat): change for change in changes})

    async def keep_ratings(self, ratings: Sequence[Rating]) -> None:
        self._shelves.standing.update({(rating.game, rating.subject): rating for rating in ratings})


def _place(rating: Rating) -> tuple[int, str]:
    return (-rating.strength.shown, rating.subject)
