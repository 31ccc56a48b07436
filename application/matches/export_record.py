"""Export the record of a match: whole after the end, before that as anyone who sees the match may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from application.callers import Caller
from application.desk import Desk
from application.errors import WrongStatus
from application.hosting.match_view import fresh_visible_state
from application.hosting.visible_log import has_ended, is_revealed
from application.process.match_state import MatchState
from domain.hosting.entries import Entry, Moved, Started
from domain.hosting.match import PlayedMove
from domain.hosting.terms import MatchId
from domain.kernel.dealing import ALGORITHM
from domain.kernel.plain import Plain
from domain.kernel.records import Dealing, write_record

PARTIAL_FORMAT: Final = "headwater-partial-record/1"
"""A document of its own, because nobody can replay it without the deal."""


async def export_record(desk: Desk, caller: Caller, match: MatchId) -> dict[str, Plain]:
    """`headwater-record/1` with the dealing revealed, or a partial record while the deal is secret."""
    state = await fresh_visible_state(desk, caller, match)
    if state.game_state is None or is_revealed(state.match):
        return record_of(state)
    async with desk.store.reading() as reading:
        entries = await reading.log(match, 0, state.version)
    return _partial_record(state, {logged.version: logged.entry for logged in entries})


def _partial_record(state: MatchState, entries: Mapping[int, Entry]) -> dict[str, Plain]:
    """What has come to light: the moves that stand and the events of each, without the deal."""
    match = state.match
    return {
        "format": PARTIAL_FORMAT,
        "game": match.game,
        "edition": match.edition,
        "rules": match.rules,
        "options": {**match.options},
        "seats": [seat.colour for seat in match.seats],
        "deal": None,
        "dealing": {"algorithm": ALGORITHM, "commitment": match.commitment},
        "version": state.version,
        "moves": [move.text for move in match.moves],
        "beginning": [event for entry in entries.values() if isinstance(entry, Started) for event in entry.events],
        "plies": [_ply(move, entries[move.version]) for move in match.moves],
        "result": match.result,
    }


def _ply(move: PlayedMove, entry: Entry) -> dict[str, Plain]:
    assert isinstance(entry, Moved)
    return {"seat": move.seat, "move": move.text, "events": [*entry.events]}


def record_of(state: MatchState) -> dict[str, Plain]:
    """The record of a match that was started and has ended."""
    match, game_state = state.match, state.game_state
    if not has_ended(match) or game_state is None:
        raise WrongStatus("never-started" if has_ended(match) else "no-record-yet", match_status=match.status.value)
    dealing = Dealing(match.commitment, state.secret.hex(), match.words)
    return write_record(state.game, game_state.table, game_state.position, [move.text for move in match.moves], dealing)
