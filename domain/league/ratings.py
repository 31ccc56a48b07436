"""Ratings as arithmetic: estimated strength with its doubt, and one ledger line for every change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from domain.hosting.match import Match, SeatState
from domain.hosting.terms import BY_GAME, MatchId, Moment, Status
from domain.kernel.outcome import ranks_of

MEAN = 25.0
DOUBT = 25.0 / 3
SURE_DOUBT = 1.0
"""How sure we are of the machines: their strength is fixed, only measured."""
PROVISIONAL_DOUBT = 5.0
SHOWN_ZERO = 1_000
SHOWN_STEP = 40

ANCHORS: Mapping[str, float] = {"drifter": 0.0, "hand": 22.0, "foreman": 33.4, "rancher": 40.7, "legend": 47.6}
"""The machines' means: everyone else's rating is measured against these, so that they never move.

The distances follow from 200 duels of each pair at each game (`python -m benchmarks strength`): foreman won 87 %
against hand, rancher 77 % against foreman, legend 76 % against rancher. Legend's 98 % against hand alone would put it
two lower. How far drifter is below hand is a guess: it lost all of 400.
"""

FEWEST_MOVES = 8
"""Moves of each seat. A player gains nothing from a match that ends before that; a whole match has 31 or more."""
LOOK_BACK = 50
"""How many of somebody's last rated matches tell whom he meets again and again."""
HALVED_AFTER = 5
"""So many matches with the same opponent among these, and the next one counts half."""


class Kind(StrEnum):
    """The kinds of subjects that are rated. Guests are rated like humans but not ranked."""

    HUMAN = "human"
    GUEST = "guest"
    BOT = "bot"
    AI = "ai"


@dataclass(frozen=True, slots=True)
class Strength:
    """`mean` is the best guess, `doubt` its standard deviation (LG-57)."""

    mean: float = MEAN
    doubt: float = DOUBT

    @property
    def shown(self) -> int:
        """What people read: three doubts below the mean, newcomers at 1000."""
        return round(SHOWN_ZERO + SHOWN_STEP * (self.mean - 3 * self.doubt))

    @property
    def is_provisional(self) -> bool:
        return self.doubt > PROVISIONAL_DOUBT


class ChangeKind(StrEnum):
    """A match was rated, or what it had changed was taken back."""

    RATED = "rated"
    ANNULLED = "annulled"


@dataclass(frozen=True, slots=True)
class Change:
    """One line of a game's ledger (LG-61): `number` counts matches and annulments, `seat` and `rank` are the input.

    `weight` is the share of the model's change that counts; None in lines that were entered before there were weights.
    """

    game: str
    number: int
    kind: ChangeKind
    match: MatchId
    seat: int
    subject: str
    rank: int
    before: Strength
    after: Strength
    at: Moment
    weight: float | None = None

    @property
    def is_anchored(self) -> bool:
        return is_machine(self.subject)


@dataclass(frozen=True, slots=True)
class Part:
    """The subject that is rated for a seat, and the rank it is rated with."""

    seat: int
    subject: str
    rank: int


def machine(level: str) -> str:
    """The subject of a level: one for all seats it plays."""
    return f"ai:{level}"


def is_machine(subject: str) -> bool:
    return subject.startswith("ai:")


def level_of(subject: str) -> str:
    """The level in `ai:hand` or `ai:hand:3`."""
    return subject.split(":")[1]


def newcomer(subject: str) -> Strength:
    """Where a subject begins; machines stay there."""
    return Strength(ANCHORS[level_of(subject)], SURE_DOUBT) if is_machine(subject) else Strength()


def nearest_level(strength: Strength) -> str:
    """The machine that plays most like somebody of this strength."""
    return min(ANCHORS, key=lambda level: (abs(ANCHORS[level] - strength.mean), level))


def parts(match: Match) -> tuple[Part, ...]:
    """The players whom a match rates (LG-58 to LG-60).

    Nobody is rated by a match that is unrated, was not played to an end, is sealed, or had machines only. A rating
    during a sealed round would tell the places. A player who gave up is last, whatever a machine made of the seat.
    """
    if not match.rated or match.status is not Status.FINISHED or match.sealed:
        return ()
    played = zip(match.seats, match.ranks, strict=True)
    ranks = ranks_of([(0, 0) if seat.gave_up else (1, -rank) for seat, rank in played])
    found = [Part(seat.number, _subject(seat), rank) for seat, rank in zip(match.seats, ranks, strict=True)]
    return tuple(found) if any(not is_machine(part.subject) for part in found) else ()


def _subject(seat: SeatState) -> str:
    """A player who gave up is rated as that player (LG-58). A machine that has the seat for another reason is rated
    itself (LG-59)."""
    level = seat.ai if seat.gave_up else seat.machine
    return machine(level) if level else str(seat.player)


def is_cut_short(match: Match, moves: int) -> bool:
    """Whether a departure ended a match after too few moves that stand (LG-68)."""
    return match.reason != BY_GAME and moves < FEWEST_MOVES * len(match.seats)


def has_common_owner(rated: Iterable[Part], owners: Mapping[str, str]) -> bool:
    """Whether two seats belong to one person or that person's bots: such a match is not rated (LG-66)."""
    people = [owners.get(part.subject, part.subject) for part in rated if not is_machine(part.subject)]
    return len(set(people)) < len(people)


def weights(match: Match, rated: Sequence[Part], moves: int, met: Mapping[str, Mapping[str, int]]) -> tuple[float, ...]:
    """The share of the change that counts for each seat (LG-68, LG-69); `met` is how often players have met lately.

    Where a match was cut short the player who left loses by it, and nobody gains. Machines count in full, because their
    ratings are fixed.
    """
    is_short = is_cut_short(match, moves)
    return tuple(
        0.0 if is_short and not match.seat(part.seat).gave_up else _weight(part.subject, rated, met) for part in rated
    )


def _weight(subject: str, rated: Sequence[Part], met: Mapping[str, Mapping[str, int]]) -> float:
    """The mean over the opponents: 1 for a stranger, less the more often they have met."""
    others = [part.subject for part in rated if part.subject != subject]
    times = [0 if is_machine(other) else met.get(subject, {}).get(other, 0) for other in others]
    shares = [HALVED_AFTER / (HALVED_AFTER + each) for each in times]
    return sum(shares) / len(shares) if shares else 1.0


def weighted(before: Strength, after: Strength, weight: float) -> Strength:
    """This share of the way from one strength to the other."""
    if weight == 1.0:
        return after
    mean = before.mean + weight * (after.mean - before.mean)
    return Strength(mean, before.doubt + weight * (after.doubt - before.doubt))


def strength_without(now: Strength, change: Change) -> Strength:
    """A strength without the change that one match had made."""
    mean = now.mean - (change.after.mean - change.before.mean)
    return Strength(mean, min(DOUBT, now.doubt * change.before.doubt / change.after.doubt))
