"""Prove the ratings: the ledger is compared with the matches' logs and computed again from its beginning."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from math import isclose
from operator import attrgetter

from application.desk import Desk
from application.ports.rater import Rater
from application.ports.ratings import Kept, RatingReading
from application.ports.store import Reading
from application.ratings.witnesses import Witnesses, input_fault, is_weighed, missing_entries, ruled_on, witnesses
from domain.hosting.players import PlayerKind
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.league.ratings import (
    LOOK_BACK,
    Change,
    ChangeKind,
    Kind,
    Strength,
    is_machine,
    newcomer,
    parts,
    strength_without,
    weighted,
    weights,
)

PAGE = 5_000


@dataclass(frozen=True, slots=True)
class LedgerCheck:
    """How many entries a game's ledger has, and each fault as a short sentence."""

    game: str
    entries: int
    faults: tuple[str, ...]


@dataclass(slots=True)
class _Running:
    """What the ledger says so far."""

    now: dict[str, Strength] = field(default_factory=dict)
    played: dict[str, dict[MatchId, Moment]] = field(default_factory=dict)
    last: dict[str, Moment] = field(default_factory=dict)
    rated: set[MatchId] = field(default_factory=set)
    taken: set[MatchId] = field(default_factory=set)
    tables: dict[str, deque[frozenset[str]]] = field(default_factory=dict)
    """The opponents in the last matches that each person was rated for."""
    number: int = 0
    has_weights: bool = False

    def opponent_counts(self, subject: str) -> Mapping[str, int]:
        return Counter(other for table in self.tables.get(subject, ()) for other in table)


async def verify_ratings(desk: Desk, rater: Rater, game: str) -> LedgerCheck:
    """Folds a game's ledger, compares every line with its match and its arithmetic, and then where everyone stands."""
    running = _Running()
    faults: list[str] = []
    async with desk.store.reading() as reading:
        # Asked first: matches that are rated meanwhile may be read with the rest, but none of these is missing.
        numbered = await reading.last_number(game)
        ruled = await ruled_on(reading, game)
        while lines := await _whole_entries(reading, game, running.number):
            seen = await witnesses(reading, game, ruled, lines)
            for number, entry in groupby(lines, key=attrgetter("number")):
                faults += _entry_faults(rater, running, seen, number, list(entry))
        if running.number < numbered:
            faults.append(f"ends with entry {running.number}, but {numbered} were made")
        missing = await missing_entries(reading, game, ruled)
        faults += [f"match {match}: is finished and rated, but not entered" for match in missing]
        faults += await _standing_faults(reading, game, running)
    return LedgerCheck(game, running.number, (*faults, *_left_in(running, ruled)))


async def _whole_entries(reading: RatingReading, game: str, after: int) -> Sequence[Change]:
    """A page of lines; an entry that the page's end has cut is left for the next."""
    lines = await reading.ledger(game, after, PAGE)
    if len(lines) < PAGE:
        return lines
    return [line for line in lines if line.number != lines[-1].number]


def _entry_faults(rater: Rater, running: _Running, seen: Witnesses, number: int, entry: list[Change]) -> Iterator[str]:
    """Arithmetic is only asked for where the match's log tells the same seats, players and ranks."""
    if number != running.number + 1:
        yield f"entry {number}: the ledger has a gap before it"
    running.number = number
    if not _is_first(running, entry[0]):
        yield f"entry {number}: match {entry[0].match} is entered twice, or annulled without having been rated"
    elif fault := input_fault(seen, entry):
        yield f"entry {number}: {fault}"
    else:
        yield from (f"entry {number}: {fault}" for fault in _sum_faults(rater, running, seen, entry))
    _follow(running, entry)


def _is_first(running: _Running, line: Change) -> bool:
    """Whether a match is rated, or what was rated is taken back, for the first time."""
    if line.kind is ChangeKind.RATED:
        return line.match not in running.rated
    return line.match in running.rated and line.match not in running.taken


def _sum_faults(rater: Rater, running: _Running, seen: Witnesses, entry: list[Change]) -> Iterator[str]:
    if any(not _same(running.now.get(line.subject, newcomer(line.subject)), line.before) for line in entry):
        yield "begins from other ratings than the ledger led to"
    is_rated = entry[0].kind is ChangeKind.RATED
    try:
        shares = _shares(running, seen, entry) if is_rated else ()
        expected = (
            _strengths_after(rater, entry, shares)
            if is_rated
            else _strengths_without(seen.originals[entry[0].match], entry)
        )
    except (ArithmeticError, ValueError):
        yield "begins from ratings that nothing can be computed from"
        return
    if is_rated and running.has_weights and not is_weighed(entry[0]):
        yield "has no weights, though entries before it have"
    if any(line.weight not in (None, share) for line, share in zip(entry, shares, strict=False)):
        yield "has other weights than follow from the matches before it"
    if any(not _same(strength, line.after) for strength, line in zip(expected, entry, strict=True)):
        yield "leads to other ratings than the ledger says"


def _follow(running: _Running, entry: list[Change]) -> None:
    """A machine may have several seats: it is one game for it all the same."""
    running.now.update({line.subject: line.after for line in entry})
    running.has_weights |= is_weighed(entry[0])
    if entry[0].kind is ChangeKind.RATED:
        table = frozenset(line.subject for line in entry)
        for subject in table:
            running.tables.setdefault(subject, deque(maxlen=LOOK_BACK)).append(table)
    (running.taken if entry[0].kind is ChangeKind.ANNULLED else running.rated).add(entry[0].match)
    for subject in {line.subject for line in entry}:
        played = running.played.setdefault(subject, {})
        if entry[0].kind is ChangeKind.ANNULLED:
            played.pop(entry[0].match, None)
        else:
            played[entry[0].match] = entry[0].at
        running.last[subject] = entry[0].at


def _shares(running: _Running, seen: Witnesses, entry: list[Change]) -> tuple[float, ...]:
    """The weights that an entry must have; before there were any everything counted."""
    if not is_weighed(entry[0]):
        return (1.0,) * len(entry)
    match = seen.matches[entry[0].match]
    met = {line.subject: running.opponent_counts(line.subject) for line in entry if not line.is_anchored}
    return weights(match, parts(match), seen.moves[match.id], met)


def _strengths_after(rater: Rater, entry: list[Change], shares: Sequence[float]) -> list[Strength]:
    after = rater.strengths_after([line.before for line in entry], [line.rank for line in entry])
    return [
        line.before if line.is_anchored else weighted(line.before, model, share)
        for line, model, share in zip(entry, after, shares, strict=True)
    ]


def _strengths_without(original: Sequence[Change], entry: list[Change]) -> list[Strength]:
    return [
        line.before if line.is_anchored else strength_without(line.before, first)
        for line, first in zip(entry, original, strict=True)
    ]


def _left_in(running: _Running, ruled: Mapping[MatchId, frozenset[Moment]]) -> list[str]:
    """What a referee has ruled on counts for no rating."""
    left = sorted((running.rated & set(ruled)) - running.taken)
    return [f"match {match}: a referee has ruled on it, but it is still rated" for match in left]


async def _standing_faults(reading: Reading, game: str, running: _Running) -> list[str]:
    """Everything that is stored of where people stand follows from the ledger, and there is nothing else."""
    faults: list[str] = []
    missing, after = set(running.now), ""
    while page := await reading.kept_ratings(game, after, PAGE):
        after = page[-1].subject
        people = await reading.players([PlayerId(kept.subject) for kept in page if not is_machine(kept.subject)])
        kinds = {str(player.id): player.kind for player in people}
        for kept in page:
            faults += [f"{kept.subject}: {fault}" for fault in _kept_faults(running, kept, kinds.get(kept.subject))]
        missing -= {kept.subject for kept in page}
    return faults + [f"{subject}: {_ELSEWHERE}" for subject in sorted(missing)]


_ELSEWHERE = "stands elsewhere than the ledger leads to"


def _kept_faults(running: _Running, kept: Kept, kind: PlayerKind | None) -> Iterator[str]:
    if kept.subject not in running.now:
        yield "has a rating without a line in the ledger"
        return
    if not _same(kept.strength, running.now[kept.subject]):
        yield _ELSEWHERE
    if kept.shown != kept.strength.shown:
        yield f"shows {kept.shown} where {kept.strength.shown} follows from its strength"
    played = running.played[kept.subject]
    if kept.games != len(played):
        yield f"has {kept.games} games, the ledger has {len(played)}"
    if kept.updated_at != running.last[kept.subject]:
        yield "has another date than its last line in the ledger"
    if kept.played_at != next(reversed(played.values()), None):
        yield "has another date of its last match than the ledger"
    if kept.kind not in _kinds(kept.subject, kind):
        yield f"is no {kept.kind}"


def _kinds(subject: str, kind: PlayerKind | None) -> tuple[str, ...]:
    """What a rating may say of its subject: a guest who got a password since counts as one until they play again."""
    if is_machine(subject):
        return (Kind.AI,)
    if kind is None:
        return (Kind.HUMAN, Kind.GUEST, Kind.BOT)
    return (kind.value, Kind.GUEST) if kind is PlayerKind.HUMAN else (kind.value,)


def _same(one: Strength, other: Strength) -> bool:
    """Equal but for the last bits of another machine's arithmetic."""
    return isclose(one.mean, other.mean, rel_tol=1e-9) and isclose(one.doubt, other.doubt, rel_tol=1e-9)
