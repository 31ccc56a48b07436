"""What is stored of ratings: the ledger, which only grows, and everyone's current rating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from domain.hosting.terms import MatchId, Moment
from domain.league.ratings import Change, Kind, Strength


@dataclass(frozen=True, slots=True)
class Rating:
    """Where a subject stands in a game after `games` rated matches; it follows from the ledger.

    `updated_at` is when it last changed, be it by an annulment, `played_at` when the last of these matches was rated.
    """

    game: str
    subject: str
    kind: Kind
    strength: Strength
    games: int
    updated_at: Moment
    played_at: Moment | None


@dataclass(frozen=True, slots=True)
class Kept:
    """A rating just as it is stored, sound or not: `shown` and `kind` are whatever stands there."""

    subject: str
    kind: str
    strength: Strength
    games: int
    updated_at: Moment
    played_at: Moment | None
    shown: int


@dataclass(frozen=True, slots=True)
class RankingFilter:
    """Which subjects a ranking lists: their kinds, and how recent their last rated match must be."""

    game: str
    kinds: tuple[Kind, ...] = (Kind.HUMAN, Kind.BOT, Kind.AI)
    since: Moment | None = None


@dataclass(frozen=True, slots=True)
class RankingPlace:
    """Where a page of a ranking ended."""

    shown: int
    subject: str


class RatingReading(Protocol):
    async def ratings(self, game: str, subjects: Sequence[str]) -> Sequence[Rating]:
        """Those that exist, in the order asked for."""
        ...

    async def ratings_of(self, subject: str) -> Sequence[Rating]:
        """A subject's ratings, by game."""
        ...

    async def kept_ratings(self, game: str, after: str, limit: int) -> Sequence[Kept]:
        """Everything that is stored of a game's ratings, by subject from behind `after`."""
        ...

    async def ranking(
        self, wanted: RankingFilter, place: RankingPlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Rating]:
        """Every subject with rated matches: highest shown rating first, equal ones by subject; backward the other way
        round."""
        ...

    async def count_ranking(self, wanted: RankingFilter, limit: int | None = None) -> int:
        """How many there are, counted up to `limit`."""
        ...

    async def ledger(self, game: str, after: int = 0, limit: int | None = None) -> Sequence[Change]:
        """Lines with a greater number than `after`, ascending by number and seat; `limit` counts lines."""
        ...

    async def changes_of(self, match: MatchId) -> Sequence[Change]:
        """What a match changed and what was taken back of it."""
        ...

    async def unrated_matches(self, game: str, after: str, limit: int) -> Sequence[MatchId]:
        """Rated matches of a game that are finished and closed without a line; ids ascend from behind `after`."""
        ...

    async def last_number(self, game: str) -> int:
        """How many entries a game's ledger has been given; 0 before the first."""
        ...

    async def last_rating_at(self, game: str, subject: str) -> Moment | None:
        """When the last match of a subject was rated that was not annulled since."""
        ...

    async def opponent_counts(self, game: str, subject: str, last: int) -> Mapping[str, int]:
        """At how many of a person's last `last` rated matches each other subject sat, whether annulled since or not."""
        ...

    async def rating_history(
        self, game: str, subject: str, number: int, limit: int, is_backward: bool = False
    ) -> Sequence[Change]:
        """A subject's lines with a greater number, or backward with a smaller one (any for 0), ascending in both cases;
        what the limit cuts is told whole."""
        ...

    async def rating_course(self, game: str, subject: str, most: int) -> Sequence[Change]:
        """A subject's first line and its last, and every n-th between, so that there are `most` and the last."""
        ...


class RatingWork(RatingReading, Protocol):
    async def hold_ledger(self, game: str) -> None:
        """Nothing is entered into a game's ledger by others until this transaction has ended."""
        ...

    async def next_rating(self, game: str) -> int:
        """The next number of a game's ledger, which it holds; the caller must enter something under it."""
        ...

    async def enter_changes(self, changes: Sequence[Change]) -> None:
        """Adds lines to the ledger."""
        ...

    async def keep_ratings(self, ratings: Sequence[Rating]) -> None:
        """Replaces where these subjects stand."""
        ...
