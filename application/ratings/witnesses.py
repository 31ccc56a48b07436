"""What a game's ledger must agree with: the logs of its matches, when they were closed, and the referees' rulings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter

from application.ports.leagues import LeagueFilter, LeaguePlace
from application.ports.store import Reading
from application.ratings.weights import number_of_moves, owners
from domain.hosting.entries import Logged, Opened, Unsealed
from domain.hosting.match import Match, outline
from domain.hosting.terms import MatchId, Moment
from domain.league.ratings import Change, ChangeKind, Part, has_common_owner, parts
from domain.league.rulings import ruled_matches

PAGE = 500


@dataclass(frozen=True, slots=True)
class Witnesses:
    """Of the matches of some lines: themselves, when they were closed or unsealed, their rulings, what annulments take
    back."""

    game: str
    matches: Mapping[MatchId, Match]
    closed: Mapping[MatchId, Moment]
    unsealed: Mapping[MatchId, Moment]
    ruled: Mapping[MatchId, frozenset[Moment]]
    originals: Mapping[MatchId, Sequence[Change]]
    moves: Mapping[MatchId, int]
    """Of those that are weighed."""
    owners: Mapping[str, str]


async def witnesses(
    reading: Reading, game: str, ruled: Mapping[MatchId, frozenset[Moment]], lines: Sequence[Change]
) -> Witnesses:
    named = list(dict.fromkeys(line.match for line in lines))
    taken = dict.fromkeys(line.match for line in lines if line.kind is ChangeKind.ANNULLED)
    originals = {match: await _original(reading, game, match) for match in taken}
    logs = await reading.outlines(named)
    matches = {match: outline(match, log) for match, log in logs.items()}
    unsealed = {match: each.at for match, log in logs.items() for each in log if isinstance(each.entry, Unsealed)}
    weighed = [
        matches[match]
        for match in dict.fromkeys(map(attrgetter("match"), filter(is_weighed, lines)))
        if match in matches
    ]
    moves = {match.id: await number_of_moves(reading, match) for match in weighed}
    owned = await owners(reading, [part for match in weighed for part in parts(match)])
    return Witnesses(game, matches, await reading.closed_at(named), unsealed, ruled, originals, moves, owned)


def is_weighed(line: Change) -> bool:
    """Rated since there are weights."""
    return line.kind is ChangeKind.RATED and line.weight is not None


async def _original(reading: Reading, game: str, match: MatchId) -> list[Change]:
    lines = await reading.changes_of(match)
    return [line for line in lines if line.kind is ChangeKind.RATED and line.game == game]


def input_fault(seen: Witnesses, entry: Sequence[Change]) -> str | None:
    """What an entry says otherwise than the logs do, as a short sentence."""
    first = entry[0]
    match = seen.matches.get(first.match)
    if any((line.match, line.kind, line.at) != (first.match, first.kind, first.at) for line in entry):
        return "its lines are not of one match, kind and date"
    if match is None or match.game != seen.game:
        return f"there is no match {first.match} of this game"
    if not (played := parts(match)):
        return f"match {first.match} is none that is rated"
    if is_weighed(first) and has_common_owner(played, seen.owners):
        return f"two seats of match {first.match} belong to one owner"
    if _parts(entry) != played or _differs(seen, entry):
        return f"has other seats, players or ranks than match {first.match}"
    return _date_fault(seen, first)


def _parts(entry: Iterable[Change]) -> tuple[Part, ...]:
    return tuple(Part(line.seat, line.subject, line.rank) for line in entry)


def _differs(seen: Witnesses, entry: Sequence[Change]) -> bool:
    """Whether what was rated differs from what is taken back."""
    return entry[0].kind is ChangeKind.ANNULLED and _parts(seen.originals[entry[0].match]) != _parts(entry)


def _date_fault(seen: Witnesses, line: Change) -> str | None:
    """A match is rated when it is closed, or unsealed after that, and taken back when a referee rules on it."""
    if line.kind is ChangeKind.RATED:
        return None if _is_rated_then(seen, line) else f"match {line.match} was not closed then"
    is_ruled = line.at in seen.ruled.get(line.match, ())
    return None if is_ruled else f"no referee has ruled on match {line.match} then"


def _is_rated_then(seen: Witnesses, line: Change) -> bool:
    """One that was sealed may have either date: of what came last, or of its closing where early servers rated it."""
    return line.match in seen.closed and line.at in (seen.closed[line.match], seen.unsealed.get(line.match))


async def ruled_on(reading: Reading, game: str) -> dict[MatchId, frozenset[Moment]]:
    """Every match of a game's leagues that a referee has ruled on, and when; nothing in a sandbox is rated."""
    found: defaultdict[MatchId, frozenset[Moment]] = defaultdict(frozenset)
    place: LeaguePlace | None = None
    while summaries := await reading.find_leagues(LeagueFilter(game=game, sandbox=False), place, PAGE):
        place = LeaguePlace(summaries[-1].founded_at, summaries[-1].id)
        for league, entries in (await reading.rulings([summary.id for summary in summaries])).items():
            for match, at in ruled_matches(league, entries):
                found[match] |= {at}
    return dict(found)


async def missing_entries(reading: Reading, game: str, ruled: Mapping[MatchId, frozenset[Moment]]) -> list[MatchId]:
    """The matches that are to be rated and have been closed, but that the ledger does not have."""
    missing: list[MatchId] = []
    after = ""
    while page := await reading.unrated_matches(game, after, PAGE):
        after = page[-1]
        logs = await reading.outlines(page)
        for match, log in logs.items():
            rated = parts(outline(match, log))
            if rated and not (match in ruled and _was_sealed(log)):
                missing += [] if has_common_owner(rated, await owners(reading, rated)) else [match]
    return missing


def _was_sealed(log: Sequence[Logged]) -> bool:
    """What a referee rules on before it is unsealed is never rated."""
    return isinstance(log[0].entry, Opened) and log[0].entry.sealed
