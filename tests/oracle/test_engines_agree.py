"""Engine and oracle agree on every legal list and every result, in both directions and on the rarer rules."""

from __future__ import annotations

import json

import pytest

from tests.oracle import records, styles
from tests.oracle.agreement import Setting, Tally, engine_accepts, engine_record, oracle_record, settings
from tests.oracle.table import Difference

EVERY = [setting for game in records.COLOURS for setting in settings(game)]
GAMES = 3


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_the_oracle_accepts_the_engines_games(setting: Setting) -> None:
    for number in range(GAMES):
        records.replay(json.loads(json.dumps(engine_record(setting, number + 4 * setting.seats))))


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_the_engine_accepts_the_oracles_games(setting: Setting) -> None:
    for number in range(GAMES):
        engine_accepts(oracle_record(setting, number + 4 * setting.seats)[0])


BASE: dict[str, str | None] = {"variant": "base", "scenario": None}
OUTLAWS: dict[str, str | None] = {"variant": "legends", "scenario": "outlaws"}
RARE: list[tuple[str, Setting, styles.Weigh, styles.Order]] = [
    ("bonus impossible", Setting("moon-river", 2, OUTLAWS, rules=1), styles.climbing, styles.fields_first),
    ("bonus chosen to be lost", Setting("moon-river", 2, OUTLAWS), styles.climbing, styles.fields_first),
    ("two circles, one token", Setting("moon-river", 4, BASE), styles.recruiting("", 1e5), styles.circles_together),
    ("empty saloon", Setting("moon-river", 4, BASE), styles.recruiting("", 1e5), styles.circles_together),
    ("swap", Setting("moon-river", 3, BASE), styles.recruiting("desperado", 100), styles.bent),
    ("drought asked", Setting("moon-river", 2, BASE), styles.parching, styles.bent),
    ("discard", Setting("moon-river", 3, BASE), styles.scattering, styles.bent),
    ("laid in the final emptying", Setting("moon-river", 4, OUTLAWS), styles.by_verb(done=1e6), styles.bent),
    ("pass", Setting("the-river", 4, {}), styles.squatting, styles.stores_first),
    ("pass row broken", Setting("the-river", 4, {}), styles.squatting, styles.stores_first),
    ("trade beside a pass", Setting("the-river", 4, {}), styles.squatting, styles.stores_first),
    ("store asked for a covered warehouse", Setting("the-river", 2, {}), styles.meadowing, styles.bent),
    ("built with all spots full", Setting("the-river", 3, {}), styles.wandering, styles.bent),
    ("thirty rounds", Setting("the-river", 2, {}), styles.STYLES["the-river"][3], styles.bent),
]


@pytest.mark.parametrize(("rule", "setting", "style", "order"), RARE, ids=[rare[0] for rare in RARE])
def test_the_engine_agrees_where_a_rare_rule_is_met(
    rule: str, setting: Setting, style: styles.Weigh, order: styles.Order
) -> None:
    for number in range(300):
        record, seen = oracle_record(setting, number, style, order)
        if seen[rule]:
            engine_accepts(record)
            return
    pytest.fail(f"no game met: {rule}")


def test_the_engine_refuses_a_record_with_another_legal_list() -> None:
    record, _ = oracle_record(EVERY[0], 0)
    record["legal"][3] = ["done"]
    with pytest.raises(Difference, match="other-legal-moves"):
        engine_accepts(record)


def test_a_tally_counts_both_directions() -> None:
    tally = Tally()
    tally.compare(EVERY[0], 1)
    assert (tally.games, tally.differences) == (2, [])
    assert tally.plies > 200
