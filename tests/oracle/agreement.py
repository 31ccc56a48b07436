"""Engine and oracle against each other: games of the one replayed by the other, in both directions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from application.games import Games
from domain.catalog import hosted
from domain.kernel.dealing import Stream
from domain.kernel.records import read_record, verify, write_record
from domain.kernel.refusals import Refused
from tests.oracle import records
from tests.oracle.components import EDITION, RULES, SCENARIOS
from tests.oracle.styles import Order, Weigh, chooser, choosing, deal, shuffled
from tests.oracle.table import Difference, Record

GAMES = Games(hosted())


class Setting(NamedTuple):
    """What is played: the game, its options and the number of seats."""

    game: str
    seats: int
    options: dict[str, str | None]
    edition: str = EDITION
    rules: int | None = None

    def __str__(self) -> str:
        more = [] if self.edition == EDITION else [self.edition]
        more += [f"rules-{self.rules}"] if self.rules else []
        return "-".join([self.game, str(self.seats), *(value for value in self.options.values() if value), *more])

    @property
    def engine(self) -> Any:
        """The game that plays it; without rules the newest."""
        return GAMES.exact_version(self.game, self.edition, self.rules or max(RULES[self.game]))


def settings(game: str) -> Iterator[Setting]:
    """All seats and, for Moon River, the base game and each scenario."""
    for seats in (2, 3, 4):
        if game == "the-river":
            yield Setting(game, seats, {})
            continue
        yield Setting(game, seats, {"variant": "base", "scenario": None})
        for scenario in SCENARIOS:
            yield Setting(game, seats, {"variant": "legends", "scenario": scenario})
        legends: dict[str, str | None] = {"variant": "legends", "scenario": "timber-rafting"}
        yield Setting(game, seats, legends, "centre-closed-1")
        yield Setting(game, seats, legends, EDITION, 1)


def oracle_record(
    setting: Setting, number: int, style: Weigh | None = None, order: Order | None = None
) -> tuple[Record, Counter[str]]:
    """The oracle's numbered game and the rarer rules it met; the style goes round, the deal need not be even."""
    rng = Random(f"{setting} {number}")
    colours = rng.sample(records.COLOURS[setting.game], setting.seats)
    choose = choosing([style] * 4, rng) if style else chooser(setting.game, number, rng)
    own_deal = deal(setting.game, setting.seats, rng, order)
    info = setting.engine.info
    heading = {"game": setting.game, "edition": info.edition, "rules": info.rules}
    table = {"options": setting.options, "seats": colours, "deal": own_deal}
    record, oracle = records.make({**heading, **table}, choose, lambda pile: shuffled(rng, pile))
    return record, oracle.seen


def engine_record(setting: Setting, number: int) -> Record:
    """The engine's numbered game, dealt by its own stream, with the legal list before each move."""
    game: Any = setting.engine
    rng = Random(f"engine {setting} {number}")
    colours = rng.sample(records.COLOURS[setting.game], setting.seats)
    style = chooser(setting.game, number, rng)
    drawn = game.draw(game.table(colours, setting.options), Stream(rng.randbytes(32), "deal"))
    position = game.setup(drawn.table, drawn.deal).position
    moves, lists = list[str](), list[list[str]]()
    while (seat := game.to_move(position)) is not None:
        legal = game.legal_moves(position)
        lists.append([game.notation.format(move) for move in legal])
        moves.append(style(seat, lists[-1]))
        position = game.advance(position, legal[lists[-1].index(moves[-1])])
    return {**write_record(game, drawn.table, position, moves), "legal": lists}


def engine_accepts(record: Record) -> None:
    """The engine must replay the oracle's record with the same lists, result and deal; raises Difference."""
    game: Any = GAMES.exact_version(record["game"], record["edition"], record["rules"])
    try:
        replayed = verify(game, read_record(json.dumps(record)))
    except Refused as refusal:
        raise Difference(f"the engine refuses the oracle's record: {refusal}{_lists(game, record)}") from None
    if game.write_deal(replayed.positions[-1]) != record["deal"]:
        raise Difference("the engine writes another deal than it was given")


def _lists(game: Any, record: Record) -> str:
    """Where the engine's legal list leaves the oracle's, for the message."""
    table = game.table(record["seats"], record["options"])
    position = game.setup(table, game.read_deal(table, record["deal"])).position
    for ply, (move, oracles) in enumerate(zip(record["moves"], record["legal"], strict=True), start=1):
        engines = [game.notation.format(legal) for legal in game.legal_moves(position)]
        if engines != oracles:
            lacks = [text for text in oracles if text not in engines]
            surplus = [text for text in engines if text not in oracles]
            return f"\n ply {ply}, seat {game.to_move(position)}: the engine lacks {lacks}, has {surplus} too many"
        position = game.advance(position, game.notation.parse(move))
    outcome = game.outcome(position)
    return f"\n engine: {outcome and outcome.result()}\n oracle: {record['result']}"


@dataclass(slots=True)
class Tally:
    """What a run has compared so far."""

    games: int = 0
    plies: int = 0
    differences: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)

    def compare(self, setting: Setting, number: int) -> None:
        """One game each way."""
        for way in (self._engine_to_oracle, self._oracle_to_engine):
            self.games += 1
            try:
                way(setting, number)
            except Difference as difference:
                self.differences.append(f"{setting}, game {number}, {way.__name__.strip('_')}: {difference}")
            except Exception as crash:
                crash.add_note(f"in {setting}, game {number}, {way.__name__.strip('_')}")
                raise

    def _engine_to_oracle(self, setting: Setting, number: int) -> None:
        record = json.loads(json.dumps(engine_record(setting, number)))
        self.plies += len(record["moves"])
        self.seen += records.replay(record).seen

    def _oracle_to_engine(self, setting: Setting, number: int) -> None:
        record, seen = oracle_record(setting, number)
        self.plies += len(record["moves"])
        self.seen += seen
        engine_accepts(record)
