"""Game records, `headwater-record/1`: reading, writing and replaying a game as one JSON document."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from domain.kernel.dealing import ALGORITHM, Stream, commitment, seed_of
from domain.kernel.game import Game, Options, Table
from domain.kernel.inspection import Inspector
from domain.kernel.judging import Judge
from domain.kernel.plain import Plain, parse_json
from domain.kernel.refusals import BadRecord, Refused

FORMAT = "headwater-record/1"
MOST_CHARACTERS = 4_000_000
MOST_MOVES = 5_000
_REQUIRED = ("format", "game", "edition", "rules", "options", "seats", "deal", "moves", "result")
_OPTIONAL = ("dealing", "legal", "legal_counts")

AnyGame = Game[Any, Any, Any, Any, Any, Any]
AnyJudge = Judge[Any, Any]


@dataclass(frozen=True, slots=True)
class Dealing:
    """The secret and the words behind a deal: with them anyone can deal the same piles again."""

    commitment: str
    secret: str
    words: tuple[str, ...]

    @property
    def seed(self) -> bytes:
        return seed_of(bytes.fromhex(self.secret), self.words)

    def data(self) -> dict[str, Plain]:
        return {
            "algorithm": ALGORITHM,
            "commitment": self.commitment,
            "secret": self.secret,
            "words": list(self.words),
        }


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read: its shape is sound, its content not yet replayed."""

    game: str
    edition: str
    rules: int
    options: Options
    colours: tuple[str, ...]
    deal: Plain
    moves: tuple[str, ...]
    result: Plain
    dealing: Dealing | None = None
    legal: tuple[tuple[str, ...], ...] | None = None
    legal_counts: tuple[int, ...] | None = None


def write_record(
    game: AnyGame,
    table: Table,
    position: Any,
    moves: Sequence[str],
    dealing: Dealing | None = None,
) -> dict[str, Plain]:
    """The record of a game that stands at `position` after `moves`."""
    outcome = game.outcome(position)
    record: dict[str, Plain] = {
        "format": FORMAT,
        "game": game.info.key,
        "edition": game.info.edition,
        "rules": game.info.rules,
        "options": dict(table.options),
        "seats": list(table.colours),
        "deal": game.write_deal(position),
        "moves": list(moves),
        "result": outcome.result() if outcome else None,
    }
    return record if dealing is None else {**record, "dealing": dealing.data()}


def read_record(text: str) -> Record:
    """The record in a JSON text; raises BadRecord naming what is wrong with its shape."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord("too-large", path="document", fault=f"has over {MOST_CHARACTERS} characters")
    try:
        data = parse_json(text)
    except (ValueError, RecursionError) as fault:
        reason = "nested too deeply" if isinstance(fault, RecursionError) else str(fault)
        raise BadRecord("not-json", path="document", fault=reason[:120]) from None
    return _record(Inspector(data, BadRecord))


def _record(document: Inspector) -> Record:
    part = document.object(_REQUIRED, _OPTIONAL)
    part["format"].one_of((FORMAT,))
    legal, counts = part.get("legal"), part.get("legal_counts")
    return Record(
        game=part["game"].text(),
        edition=part["edition"].text(),
        rules=part["rules"].whole(1, 1_000_000),
        options={key: value.optional(Inspector.text) for key, value in part["options"].items()},
        colours=part["seats"].each(4, Inspector.text),
        deal=part["deal"].value,
        moves=part["moves"].each(MOST_MOVES, Inspector.text),
        result=part["result"].value,
        dealing=_dealing(part["dealing"]) if "dealing" in part else None,
        legal=None if legal is None else legal.each(MOST_MOVES, lambda ply: ply.each(MOST_MOVES, Inspector.text)),
        legal_counts=None if counts is None else counts.each(MOST_MOVES, lambda count: count.whole(0, MOST_MOVES)),
    )


def _dealing(document: Inspector) -> Dealing:
    part = document.object(("algorithm", "commitment", "secret", "words"))
    part["algorithm"].one_of((ALGORITHM,))
    for key in ("commitment", "secret"):
        if len(part[key].text()) != 64 or not set(part[key].text()) <= set("0123456789abcdef"):
            raise part[key].fault("must be 64 hexadecimal digits")
    words = part["words"].list(4)
    if not all(isinstance(word.value, str) and _is_unicode(word.value) for word in words):
        raise part["words"].fault("must be texts")
    return Dealing(part["commitment"].text(), part["secret"].text(), tuple(str(word.value) for word in words))


def _is_unicode(text: str) -> bool:
    """JSON can spell halves of surrogate pairs, which are no characters and have no bytes."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


@dataclass(frozen=True, slots=True)
class Replay:
    """A replayed record: the table, every position from the set-up on, and the events of each move."""

    table: Table
    positions: tuple[Any, ...]
    events: tuple[tuple[Any, ...], ...]


def start(game: AnyGame, record: Record) -> tuple[Table, Any]:
    """The table and the set-up transition of a record."""
    _check_game(game, record)
    table = game.table(record.colours, record.options)
    if dict(table.options) != dict(record.options):
        raise BadRecord("malformed", path="options", fault="must name every option of the game, settled")
    return table, game.setup(table, game.read_deal(table, record.deal))


def _check_game(game: AnyGame, record: Record) -> None:
    info = game.info
    if (record.game, record.edition, record.rules) != (info.key, info.edition, info.rules):
        raise BadRecord("other-game", path="game", fault=f"{record.game}/{record.edition}/{record.rules}")


def rebuild(game: AnyGame, record: Record) -> Any:
    """The last position of a record, in the mode without events."""
    position = start(game, record)[1].position
    parse = game.notation.parse
    for ply, text in enumerate(record.moves, 1):
        try:
            position = game.advance(position, parse(text))
        except Refused as refusal:
            raise _at(ply, text, refusal) from None
    return position


def replay(game: AnyGame, record: Record) -> Replay:
    """The whole record with events; raises BadRecord naming the ply of the first move that is refused."""
    table, transition = start(game, record)
    positions, events = [transition.position], [transition.events]
    for ply, text in enumerate(record.moves, 1):
        try:
            _check_legal_moves(game, record, positions[-1], ply)
            transition = game.apply(positions[-1], game.notation.parse(text))
        except BadRecord:
            raise
        except Refused as refusal:
            raise _at(ply, text, refusal) from None
        positions.append(transition.position)
        events.append(transition.events)
    return Replay(table, tuple(positions), tuple(events))


def _at(ply: int, text: str, refusal: Refused) -> BadRecord:
    return BadRecord(refusal.code, refusal.rule, **{**refusal.data, "ply": ply, "move": text[:60]})


def _check_legal_moves(game: AnyGame, record: Record, position: Any, ply: int) -> None:
    """Where a record carries legal lists, they must be ours."""
    if record.legal is None and record.legal_counts is None:
        return
    if any(len(lists) != len(record.moves) for lists in (record.legal, record.legal_counts) if lists is not None):
        raise BadRecord("other-legal-moves", fault="there must be one list for each move")
    ours = [game.notation.format(move) for move in game.legal_moves(position)]
    if record.legal is not None and list(record.legal[ply - 1 : ply]) != [tuple(ours)]:
        raise BadRecord("other-legal-moves", ply=ply, fault="the list of legal moves differs")
    if record.legal_counts is not None and list(record.legal_counts[ply - 1 : ply]) != [len(ours)]:
        raise BadRecord("other-legal-moves", ply=ply, fault=f"{len(ours)} moves are legal")


def verify(game: AnyGame, record: Record) -> Replay:
    """Replays the record and compares its result and, where it tells how it was dealt, the deal; raises BadRecord."""
    replayed = replay(game, record)
    outcome = game.outcome(replayed.positions[-1])
    if not _is_same(outcome.result() if outcome else None, record.result):
        fault = "the game is not over" if outcome is None else "the result differs"
        raise BadRecord("other-result", ply=len(record.moves), fault=fault)
    if not _is_same(game.write_deal(replayed.positions[-1]), record.deal):
        raise BadRecord("malformed", path="deal", fault="must hold what the moves met, no less and no more")
    if record.dealing is not None:
        _check_deal(game, record, record.dealing, replayed)
    return replayed


def _is_same(ours: Plain, theirs: Plain) -> bool:
    """Equal to the letter: for Python 1, 1.0 and true are equal, for other readers of the record they are not."""
    return ours == theirs and json.dumps(ours, sort_keys=True) == json.dumps(theirs, sort_keys=True)


def _check_deal(game: AnyGame, record: Record, dealing: Dealing, replayed: Replay) -> None:
    if commitment(bytes.fromhex(dealing.secret)) != dealing.commitment:
        raise BadRecord("other-commitment", path="dealing", fault="the secret is not the one committed to")
    drawn = game.draw(replayed.table, Stream(dealing.seed, "deal"))
    ours: Mapping[str, Plain] = game.write_deal(_final_position(game, drawn.table, drawn.deal, record.moves))
    if ours != record.deal:
        raise BadRecord("other-deal", path="deal", fault="the piles are not those the secret deals")


def _final_position(game: AnyGame, table: Table, deal: Any, moves: Sequence[str]) -> Any:
    position = game.setup(table, deal).position
    for text in moves:
        try:
            position = game.advance(position, game.notation.parse(text))
        except Refused:
            raise BadRecord("other-deal", path="deal", fault="the piles are not those the secret deals") from None
    return position
