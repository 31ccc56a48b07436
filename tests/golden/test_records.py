"""Records of every version of the rules replay as they were written, also where the versions differ."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from domain.ai.levels import LEVELS
from domain.ai.search import think
from domain.kernel.records import read_record, replay, verify
from domain.kernel.refusals import BadRecord
from domain.moonriver.events import BonusLost
from tests.golden.playthrough import FOLDER, GAMES

RECORDS = sorted(FOLDER.glob("rules-*/*.json"))


def lost(path: Path) -> list[BonusLost]:
    """The bonus tiles that left the game, after the whole record was checked: legal lists, moves and result."""
    record = read_record(path.read_text("utf-8"))
    replayed = verify(GAMES.exact_version(record.game, record.edition, record.rules), record)
    return [event for events in replayed.events for event in events if isinstance(event, BonusLost)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_golden_record_is_sound(path: Path) -> None:
    assert f"rules-{json.loads(path.read_text('utf-8'))['rules']}" == path.parent.name
    assert bool(lost(path)) == ("lost" in path.name)


def test_mr_8_2_only_the_first_version_chooses_the_lost_tile_itself() -> None:
    old, new = (json.loads((FOLDER / f"rules-{rules}/2-bonus-lost.json").read_text("utf-8")) for rules in (1, 2))
    assert not any(move.startswith("lose:") for move in old["moves"])
    assert [move for move in new["moves"] if move.startswith("lose:")] == ["lose:B"]
    assert [event.tile for event in lost(FOLDER / "rules-1/2-bonus-lost.json")] == ["A"]
    assert [event.tile for event in lost(FOLDER / "rules-2/2-bonus-lost.json")] == ["B"]


@pytest.mark.parametrize("level", ["drifter", "hand", "foreman"])
def test_mr_8_2_a_machine_chooses_the_lost_tile_from_its_view(level: str) -> None:
    record = read_record((FOLDER / "rules-2/2-bonus-lost.json").read_text("utf-8"))
    game = GAMES.exact_version(record.game, record.edition, record.rules)
    position = replay(game, record).positions[record.moves.index("lose:B")]
    seat = game.to_move(position)
    assert seat is not None
    thought = think(game, game.view(position, seat), LEVELS[level], bytes(32))
    assert str(thought.move) in ("lose:A", "lose:B")


@pytest.mark.parametrize("rules", [1, 2])
def test_a_record_is_no_record_of_the_other_version(rules: int) -> None:
    document: Any = json.loads((FOLDER / f"rules-{rules}/2-bonus-lost.json").read_text("utf-8"))
    record = read_record(json.dumps({**document, "rules": 3 - rules}))
    with pytest.raises(BadRecord):
        verify(GAMES.exact_version(record.game, record.edition, record.rules), record)
