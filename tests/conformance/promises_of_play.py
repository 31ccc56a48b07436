"""Promises about moves, decisions, scores and the end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from domain.kernel.plain import plain, tagged_object
from domain.kernel.refusals import IllegalMove, UnreadableMove
from tests.conformance.promising import promise
from tests.conformance.walks import Walk, as_text


@promise
def a_game_is_over_exactly_when_nobody_moves_and_nothing_is_legal(walk: Walk) -> None:
    game = walk.game
    for position, legal in zip(walk.positions, walk.legal, strict=True):
        over = {
            "to_move": game.to_move(position) is None,
            "decision": game.decision(position) is None,
            "legal": not legal,
            "outcome": game.outcome(position) is not None,
        }
        assert len(set(over.values())) == 1, over
    assert not walk.legal[-1], "the game did not end"


@promise
def the_decision_names_the_seat_to_move(walk: Walk) -> None:
    for position in walk.positions[:-1]:
        decision, seat = walk.game.decision(position), walk.game.to_move(position)
        assert decision is not None
        assert decision.seat == seat
        assert seat in range(1, walk.setting.seats + 1)
        assert decision.kind
        plain(decision.data)


@promise
def legal_moves_are_listed_once_and_in_text_order(walk: Walk) -> None:
    for legal in walk.legal:
        texts = [walk.game.notation.format(move) for move in legal]
        assert texts == sorted(set(texts))


@promise
def every_listed_move_applies_and_advance_agrees(walk: Walk) -> None:
    for position, legal in zip(walk.positions, walk.legal, strict=True):
        for move in legal:
            assert walk.game.advance(position, move) == walk.game.apply(position, move).position, move


@promise
def every_other_move_is_refused_and_changes_nothing(walk: Walk) -> None:
    chance, pool = Random(walk.seed), _pool(walk)
    for ply in walk.sampled(25):
        position, legal = walk.positions[ply], list(walk.legal[ply])
        for move in chance.sample(pool, min(30, len(pool))):
            if move not in legal:
                _is_refused(walk, position, move)
        assert as_text(walk.game.pack(position)) == walk.packs[ply]
        assert list(walk.game.legal_moves(position)) == legal


def _pool(walk: Walk) -> list[Any]:
    """Every move that was legal somewhere, and every readable move that lies near one."""
    notation = walk.game.notation
    seen = {notation.format(move): move for legal in walk.legal for move in legal}
    chance = Random(walk.seed)
    for text in chance.sample(sorted(seen), min(60, len(seen))):
        for near in _near(text, chance):
            try:
                seen[near] = notation.parse(near)
            except UnreadableMove:
                continue
    return list(seen.values())


def _near(text: str, chance: Random) -> list[str]:
    """Texts a slip away."""
    at = chance.randrange(len(text))
    letter = chance.choice("abcdefgh123456789,=:MDTB")
    return [
        text[:at] + letter + text[at + 1 :],
        text[:at] + text[at + 1 :],
        text[:at] + letter + text[at:],
        text + chance.choice(" ,:0\n\u00b2"),
        text.upper(),
        " " + text,
    ]


def _is_refused(walk: Walk, position: Any, move: Any) -> None:
    text = walk.game.notation.format(move)
    for act in (walk.game.apply, walk.game.advance):
        with pytest.raises(IllegalMove) as refused:
            act(position, move)
        assert refused.value.code
        assert refused.value.rule or walk.game.to_move(position) is None, refused.value
        assert refused.value.data["move"] == text


@promise
def notation_round_trips(walk: Walk) -> None:
    notation = walk.game.notation
    moves = {notation.format(move): move for legal in walk.legal for move in legal}
    for text, move in moves.items():
        assert notation.parse(text) == move
        assert text.isprintable()
        assert " " not in text


@promise
def a_text_is_canonical_or_unreadable(walk: Walk) -> None:
    notation, chance = walk.game.notation, Random(walk.seed)
    texts = sorted({notation.format(move) for legal in walk.legal for move in legal})
    slips = [near for text in chance.sample(texts, min(80, len(texts))) for near in _near(text, chance)]
    faults = [""]
    for text in [*slips, "", " ", ":", "\x00", "x" * 10_000, "\ud800", "١"]:
        try:
            move = notation.parse(text)
        except UnreadableMove as refusal:
            faults.append(str(refusal))
        else:
            assert notation.format(move) == text
    assert max(map(len, faults)) < 1_000, "a stranger's text must not be repeated at length"


@promise
def pieces_are_conserved(walk: Walk) -> None:
    first = walk.subject.pieces(walk.game.view(walk.positions[0], None))
    for ply, position in enumerate(walk.positions):
        assert walk.subject.pieces(walk.game.view(position, None)) == first, f"ply {ply}"


@promise
def ranks_cover_all_seats(walk: Walk) -> None:
    outcome = walk.game.outcome(walk.positions[-1])
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.ranks) == walk.setting.seats
    for rank in outcome.ranks:
        assert rank == 1 + sum(other < rank for other in outcome.ranks)
    totals = [score.total for score in outcome.scores]
    assert all(a <= b for a, b in zip(_by(outcome.ranks, totals)[1:], _by(outcome.ranks, totals), strict=False))
    assert outcome.reason
    plain(outcome.result())


def _by(ranks: Sequence[int], totals: Sequence[int]) -> list[int]:
    return [total for _, total in sorted(zip(ranks, totals, strict=True), key=lambda pair: pair[0])]


@promise
def the_standing_is_live_and_at_the_end_the_outcome(walk: Walk) -> None:
    for position in walk.positions:
        standing = walk.game.standing(position)
        assert len(standing) == walk.setting.seats
        assert all(score.breakdown()["total"] == score.total for score in standing)
    outcome = walk.game.outcome(walk.positions[-1])
    assert outcome is not None
    assert tuple(walk.game.standing(walk.positions[-1])) == outcome.scores


@promise
def something_happens_with_every_move_and_can_be_told(walk: Walk) -> None:
    for events in walk.events:
        assert events
        for event in events:
            assert json.loads(json.dumps(tagged_object(event)))["kind"]


@promise
def whatever_clients_see_has_one_of_the_shapes(walk: Walk) -> None:
    shapes = walk.game.shapes
    assert len({*shapes.moves, *shapes.events, shapes.view}) == 1 + len(shapes.moves) + len(shapes.events)
    assert {type(move) for legal in walk.legal for move in legal} <= set(shapes.moves)
    assert {type(event) for events in walk.events for event in events} <= set(shapes.events)
    assert {type(walk.game.view(walk.positions[ply], None)) for ply in walk.sampled(3)} == {shapes.view}
    assert type(walk.game.geometry) is shapes.geometry
    assert json.loads(json.dumps(plain(walk.game.geometry)))
