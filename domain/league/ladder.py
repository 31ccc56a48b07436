"""A ladder: an order of players, challenges upwards within reach, and where each one can still get to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from domain.league.terms import Entrant


@dataclass(frozen=True, slots=True)
class Challenge:
    """A player wants the place of another who stands higher."""

    challenger: Entrant
    challenged: Entrant


class ChallengeFault(StrEnum):
    """Why a challenge cannot be made."""

    NOT_ON_LADDER = "not-on-ladder"
    NOT_ABOVE = "not-above"
    OUT_OF_REACH = "out-of-reach"
    BUSY = "busy"


def challenge_fault(
    order: Sequence[Entrant], accepted: Sequence[Challenge], wanted: Challenge, reach: int
) -> ChallengeFault | None:
    """A challenge goes upwards within reach, between two players without another match in that round (LG-25)."""
    if wanted.challenger not in order or wanted.challenged not in order:
        return ChallengeFault.NOT_ON_LADDER
    distance = order.index(wanted.challenger) - order.index(wanted.challenged)
    if distance <= 0:
        return ChallengeFault.NOT_ABOVE
    if distance > reach:
        return ChallengeFault.OUT_OF_REACH
    busy = {player for challenge in accepted for player in (challenge.challenger, challenge.challenged)}
    return ChallengeFault.BUSY if {wanted.challenger, wanted.challenged} & busy else None


def playable_challenges(order: Sequence[Entrant], wanted: Sequence[Challenge], reach: int) -> tuple[Challenge, ...]:
    """The challenges that can be played on the ladder as it is now, first come first (LG-25)."""
    accepted: list[Challenge] = []
    for challenge in wanted:
        if challenge_fault(order, accepted, challenge, reach) is None:
            accepted.append(challenge)
    return tuple(accepted)


def ladder_after(order: Sequence[Entrant], won: Sequence[Challenge]) -> tuple[Entrant, ...]:
    """The ladder after a round (LG-27): from the top down each winner takes the loser's place, and those between move
    down."""
    ladder = list(order)
    for challenge in sorted(won, key=lambda each: order.index(each.challenged)):
        ladder.remove(challenge.challenger)
        ladder.insert(ladder.index(challenge.challenged), challenge.challenger)
    return tuple(ladder)


def ladder_bounds(place: int, players: int, rounds_left: int, reach: int) -> tuple[int, int]:
    """Best and worst place still possible: in one round nobody climbs, or is passed by, more than `reach`."""
    return max(1, place - reach * rounds_left), min(players, place + reach * rounds_left)
