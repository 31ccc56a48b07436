"""Verify stored matches: each is rebuilt from its log and compared with everything kept beside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from application.desk import Desk
from application.errors import NotFound
from application.games import Games
from application.hosting.ending import result_of
from application.hosting.visible_log import has_ended
from application.limits.paging import log_pages
from application.matches.export_record import record_of
from application.matches.undo import undone_entry
from application.ports.store import MatchSummary, Reading, Snapshot, summary_of
from application.ports.upkeep import Closing
from application.process.machine_questions import can_repeat, recomputed_move
from application.process.match_state import MatchState, rebuild_game_state, setup_from_secret
from domain.hosting.entries import Finished, Logged, Moved, Started, Undone
from domain.hosting.match import Match, after, fold
from domain.hosting.terms import MatchId, Moment
from domain.kernel.dealing import commitment
from domain.kernel.outcome import Outcome, Score
from domain.kernel.plain import Plain, tagged_object
from domain.kernel.records import AnyGame
from domain.kernel.refusals import Refused


@dataclass(frozen=True, slots=True)
class Verification:
    """What was found: no faults, or each as a short sentence."""

    match: MatchId
    version: int
    faults: tuple[str, ...]

    @property
    def is_sound(self) -> bool:
        return not self.faults


@dataclass(frozen=True, slots=True)
class Stored:
    """Everything that is kept about one match beside its log."""

    summary: MatchSummary
    secret: bytes
    snapshot: Snapshot | None
    closing: Closing | None


@dataclass(slots=True)
class Replay:
    """A log replayed as far as it was read: the match, the positions after its moves, and the faults."""

    games: Games
    stored: Stored
    machines: bool
    match: Match | None = None
    game: AnyGame | None = None
    at: Moment = field(default=Moment(0))
    positions: list[Any] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    has_gap: bool = False
    is_refused: bool = False
    """The game refuses a move: what follows cannot be played."""

    def go_on(self, page: Sequence[Logged]) -> None:
        """Takes in the next entries; every one must say what the game says."""
        for logged in page:
            self.has_gap |= logged.version != (self.match.version if self.match else 0) + 1
            if self.has_gap:
                return
            self._take(logged)

    def _take(self, logged: Logged) -> None:
        self.faults.extend(_undo_faults(self.match, logged))
        self.match = fold(self.stored.summary.id, [logged]) if self.match is None else after(self.match, logged)
        self.at = logged.at
        if self.game is None:
            self.game = self.games.exact_version(self.match.game, self.match.edition, self.match.rules)
        if self.is_refused:
            return
        try:
            for fault in self._entry_faults(self.game, self.match, logged):
                self.faults.append(fault)
        except Refused as refusal:
            self.faults.append(f"version {logged.version}: {refusal}")
            self.is_refused = True

    def _entry_faults(self, game: AnyGame, match: Match, logged: Logged) -> Iterator[str]:
        if self.machines and isinstance(logged.entry, Moved):
            yield from _thought_again(game, logged.entry, logged.version, self.positions)
        yield from _entry_faults(game, match, self.stored, logged, self.positions)
        snapshot = self.stored.snapshot
        if snapshot is not None and snapshot.version == logged.version:
            yield from _same_snapshot(game, snapshot, self.positions)


async def verify_all(desk: Desk, machines: bool = False) -> AsyncIterator[Verification]:
    """Every stored match in turn; those that are deleted meanwhile are passed over."""
    async with desk.store.reading() as reading:
        async for match in reading.every_match():
            with suppress(NotFound):
                yield await verify_match(desk, match, machines)


class Unsound(Exception):
    """A stored match that contradicts its own log: somebody has to look at it."""


async def verify_soundly(desk: Desk, match: MatchId, version: int) -> bool:
    """Raises Unsound naming the faults; false when the match has moved on."""
    async with desk.store.reading() as reading:
        summary = await reading.match_summary(match)
    if summary is None or summary.version != version:
        return False
    verified = await verify_match(desk, match)
    if not verified.is_sound:
        raise Unsound("; ".join(verified.faults))
    return True


async def verify_match(desk: Desk, match: MatchId, machines: bool = False) -> Verification:
    """Folds and replays the log, then compares summary, snapshot, commitment and result. Raises NotFound.

    With `machines` every AI move is computed again too, which takes as long as it took to play."""
    async with desk.store.reading() as reading:
        stored = await _read_stored(reading, match)
        if isinstance(stored, str):
            return Verification(match, 0, (stored,))
        replay = Replay(desk.games, stored, machines)
        # A replay is long enough to be felt by everyone whom this process serves.
        async for page in log_pages(partial(reading.log, match)):
            await asyncio.to_thread(replay.go_on, page)
    return Verification(match, stored.summary.version, await asyncio.to_thread(_faults, replay))


async def _read_stored(reading: Reading, match: MatchId) -> Stored | str:
    """Everything stored of a match, or the name of the missing part."""
    summary, secret = await reading.match_summary(match), await reading.secret(match)
    first = await reading.log(match, 0, 1)
    if summary is None:
        raise NotFound("unknown-match", what="match", id=match[:60])
    if secret is None or not first:
        return "the secret is missing" if first else "the log is missing"
    return Stored(summary, secret, await reading.snapshot(match), await reading.closing(match))


def _faults(replay: Replay) -> tuple[str, ...]:
    match, game = replay.match, replay.game
    if replay.has_gap or match is None or game is None:
        return ("the log has a gap",)
    faults = (*_rows(match, replay.at, replay.stored), *replay.faults)
    return faults or tuple(_closing_faults(game, match, replay.stored))


def _rows(match: Match, at: Moment, stored: Stored) -> Iterator[str]:
    """Everything stored beside the log must follow from it."""
    if summary_of(match, at) != stored.summary:
        yield "the head is not what the log tells"
    if commitment(stored.secret) != match.commitment:
        yield "the secret is not the one committed to"


def _closing_faults(game: AnyGame, match: Match, stored: Stored) -> Iterator[str]:
    """Every ended match has a closing, and the stored record equals the one written now."""
    closing = stored.closing
    if has_ended(match) != (closing is not None):
        yield "an end without its closing" if closing is None else "a closing without an end"
    elif closing and closing.is_done and match.started_at is not None:
        state = MatchState(match, game, stored.secret, rebuild_game_state(game, match, stored.secret))
        if closing.record != record_of(state):
            yield "the record differs from the one written when the match was closed"


def _entry_faults(game: AnyGame, match: Match, stored: Stored, logged: Logged, positions: list[Any]) -> Iterator[str]:
    match logged.entry:
        case Started() as entry:
            yield from _start_faults(game, match, stored, entry, logged.version, positions)
        case Moved() as entry:
            yield from _move_faults(game, entry, logged.version, positions)
        case Undone(_, count, again):
            del positions[len(positions) - count :]
            if not positions or game.to_move(positions[-1]) != again:
                yield f"version {logged.version}: the undo leads elsewhere"
        case Finished("game", result, ranks):
            outcome = game.outcome(positions[-1])
            if outcome is None or ranks != outcome.ranks or result not in _spellings(outcome):
                yield f"version {logged.version}: the result differs"
        case _:
            return


def _spellings(outcome: Outcome[Score]) -> tuple[dict[str, Plain], ...]:
    """The result as logs write it now, and as they did before: then it was spelled as in a record."""
    return result_of(outcome.scores, outcome.ranks), outcome.result()


def _start_faults(
    game: AnyGame, match: Match, stored: Stored, entry: Started, version: int, positions: list[Any]
) -> Iterator[str]:
    table, transition = setup_from_secret(game, entry.options, entry.colours, stored.secret, match.words)
    positions.append(transition.position)
    replayed = (dict(table.options), game.to_move(transition.position), tuple(map(tagged_object, transition.events)))
    if replayed != (entry.options, entry.next, entry.events):
        yield f"version {version}: the start differs"


def _undo_faults(before: Match | None, logged: Logged) -> Iterator[str]:
    """An undo must name the moves that it takes back; those of older servers name none."""
    entry = logged.entry
    if before is None or not isinstance(entry, Undone) or entry.restored is None:
        return
    if entry.moves > len(before.moves) or entry != undone_entry(before, entry.seat, entry.moves):
        yield f"version {logged.version}: the undo names other moves"


def _move_faults(game: AnyGame, entry: Moved, version: int, positions: list[Any]) -> Iterator[str]:
    if game.to_move(positions[-1]) != entry.seat:
        yield f"version {version}: another seat was to move"
    transition = game.apply(positions[-1], game.notation.parse(entry.move))
    positions.append(transition.position)
    replayed = (game.to_move(transition.position), tuple(map(tagged_object, transition.events)))
    if replayed != (entry.next, entry.events):
        yield f"version {version}: the move tells something else"


def _thought_again(game: AnyGame, entry: Moved, version: int, positions: list[Any]) -> Iterator[str]:
    """What the same machine plays with the same seed, seeing what it saw; a search that was cut short is left out."""
    if not positions or entry.engine is None or not can_repeat(game, entry.engine):
        return
    if recomputed_move(game, game.view(positions[-1], entry.seat), entry.engine) != entry.move:
        yield f"version {version}: the machine plays another move"


def _same_snapshot(game: AnyGame, snapshot: Snapshot, positions: list[Any]) -> Iterator[str]:
    if not positions or game.unpack(snapshot.data) != positions[-1]:
        yield f"the snapshot of version {snapshot.version} is another position"
