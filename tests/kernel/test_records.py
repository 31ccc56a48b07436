"""Records: whatever a stranger writes into one, only a refusal comes out; what is sound replays."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from application.offline.simulate import simulate
from domain.catalog import CATALOG, standard
from domain.kernel.records import MOST_CHARACTERS, Record, read_record, rebuild, replay, verify
from domain.kernel.refusals import BadRecord, Refused

JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**400, -1, 0, 2**63, 5_000])
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["\ud800", "\x00", "done", "select:1", "purple", "random", "outlaws", "x" * 300]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@cache
def sound(game: str, legal: bool = False) -> str:
    plays = standard(game)
    return json.dumps(simulate(plays, plays.info.colours[:2], {}, 9, legal=legal))


def judged(text: str, game: str) -> Record | None:
    """The record if it verifies, None if it was refused; anything else is our fault and comes through."""
    try:
        record = read_record(text)
        verify(standard(game), record)
    except Refused as refused:
        told = refused
    else:
        return record
    assert told.code
    assert len(str(told)) < 2_000
    return None


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document where something can be put instead."""
    found = [path]
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += places(value, (*path, key))
    return found


def planted(data: Any, path: tuple[Any, ...], junk: Any) -> Any:
    if not path:
        return junk
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = junk
    return data


@pytest.mark.parametrize("game", CATALOG)
@settings(max_examples=80)
@given(data=st.data())
def test_junk_anywhere_in_a_record_is_refused_or_harmless(game: str, data: st.DataObject) -> None:
    document = json.loads(sound(game, data.draw(st.booleans())))
    top = data.draw(st.sampled_from(sorted(document)))
    path = data.draw(st.sampled_from([(top, *inner) for inner in places(document[top])]))
    text = json.dumps(planted(document, path, data.draw(JUNK)))
    record = judged(text, game)
    assert record is None or json.loads(text)["moves"] == list(record.moves)


@pytest.mark.parametrize("game", CATALOG)
@settings(max_examples=60)
@given(data=st.data())
def test_a_damaged_text_is_refused_or_harmless(game: str, data: st.DataObject) -> None:
    text = sound(game)
    start = data.draw(st.integers(0, len(text)))
    end = min(len(text), start + data.draw(st.integers(0, 40)))
    judged(text[:start] + data.draw(st.text(max_size=5)) + text[end:], game)


@pytest.mark.parametrize("game", CATALOG)
@settings(max_examples=50)
@given(data=st.data())
def test_a_truncated_text_is_refused(game: str, data: st.DataObject) -> None:
    text = sound(game)
    assert judged(text[: data.draw(st.integers(0, len(text) - 1))], game) is None


@settings(max_examples=60)
@given(JUNK)
def test_any_other_document_is_refused(junk: Any) -> None:
    assert judged(json.dumps(junk), "moon-river") is None


@pytest.mark.parametrize("game", CATALOG)
@settings(max_examples=25)
@given(data=st.data())
def test_moves_of_the_game_in_any_order_are_refused_with_their_ply(game: str, data: st.DataObject) -> None:
    document = json.loads(sound(game))
    moves = document["moves"]
    one, two = (data.draw(st.integers(0, len(moves) - 1)) for _ in range(2))
    moves[one], moves[two] = moves[two], moves[one]
    if judged(json.dumps(document), game) is None:
        with pytest.raises(BadRecord) as refused:
            verify(standard(game), read_record(json.dumps(document)))
        ply = refused.value.data.get("ply", len(moves))
        assert isinstance(ply, int)
        assert min(one, two) < ply


@pytest.mark.parametrize("game", CATALOG)
def test_a_sound_record_replays_to_its_result(game: str) -> None:
    record = read_record(sound(game, legal=True))
    replayed = verify(standard(game), record)
    assert len(replayed.positions) == len(replayed.events) == len(record.moves) + 1
    assert rebuild(standard(game), record) == replayed.positions[-1]
    outcome = standard(game).outcome(replayed.positions[-1])
    assert outcome is not None
    assert outcome.result() == record.result


def spoilt(game: str, **changes: Any) -> Record:
    return read_record(json.dumps({**json.loads(sound(game, legal=True)), **changes}))


@pytest.mark.parametrize("game", CATALOG)
def test_legal_lists_must_be_ours_one_for_each_move(game: str) -> None:
    lists = json.loads(sound(game, legal=True))["legal"]
    for legal in (lists[:-1], [*lists, []], [lists[1], *lists[1:]], [sorted(lists[0], reverse=True)[:1], *lists[1:]]):
        with pytest.raises(BadRecord) as refused:
            replay(standard(game), spoilt(game, legal=legal))
        assert refused.value.code == "other-legal-moves"
    counts = [len(legal) for legal in lists]
    for wrong in (counts[:-1], [*counts, 0], [counts[0] + 1, *counts[1:]]):
        with pytest.raises(BadRecord):
            replay(standard(game), spoilt(game, legal_counts=wrong))


@pytest.mark.parametrize("game", CATALOG)
def test_numbers_are_compared_to_the_letter(game: str) -> None:
    result = json.loads(sound(game))["result"]
    ranks = [rank == 1 or rank for rank in result["ranks"]]
    for ranked in (ranks, [float(rank) for rank in result["ranks"]]):
        assert ranked == result["ranks"]
        with pytest.raises(BadRecord) as refused:
            verify(standard(game), spoilt(game, result={**result, "ranks": ranked}))
        assert refused.value.code == "other-result"


def test_a_reshuffle_that_was_never_met_is_refused() -> None:
    document = json.loads(sound("the-river"))
    document["deal"]["reshuffles"].append(document["deal"]["tiles"][:3])
    with pytest.raises(BadRecord) as refused:
        verify(standard("the-river"), read_record(json.dumps(document)))
    assert (refused.value.code, refused.value.data["path"]) == ("malformed", "deal")


@pytest.mark.parametrize(
    ("text", "code", "fault"),
    [
        ("x" * (MOST_CHARACTERS + 1), "too-large", "over 4000000"),
        ('{"a": 1, "a": 1}', "not-json", "the key 'a' stands there twice"),
        ('{"a": NaN}', "not-json", "NaN is no number"),
        ('{"a": -Infinity}', "not-json", "-Infinity is no number"),
        ("[" * 100_000, "not-json", "nested too deeply"),
        ("9" * 5_000, "not-json", "limit"),
    ],
)
def test_what_json_leaves_open_is_refused(text: str, code: str, fault: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    assert refused.value.code == code
    assert fault in str(refused.value.data["fault"])
