"""Promises about tables, deals, records and stored positions."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import pytest

from domain.kernel.dealing import Stream
from domain.kernel.plain import Plain
from domain.kernel.records import read_record, rebuild, verify, write_record
from domain.kernel.refusals import BadDeal, BadTable, Refused
from tests.conformance.promising import promise
from tests.conformance.walks import Walk, as_text

NONSENSE: tuple[Plain, ...] = (None, {}, "x", -1, 0.5, [None], [[None]])


@promise
def a_position_is_never_changed_once_handed_out(walk: Walk) -> None:
    """Everything that can be asked of a position is asked before it is looked at again."""
    game = walk.game
    for ply in walk.sampled(12):
        position = walk.positions[ply]
        for seat in (None, *range(1, walk.setting.seats + 1)):
            game.determinize(game.view(position, seat), Stream(b"x", "x"))
        game.standing(position)
        game.write_deal(position)
        for move in walk.legal[ply]:
            game.apply(position, move)
    for position, pack in zip(walk.positions, walk.packs, strict=True):
        assert as_text(game.pack(position)) == pack


@promise
def a_record_is_sound_and_rebuilds_the_position(walk: Walk) -> None:
    last = walk.positions[-1]
    written = json.dumps(write_record(walk.game, walk.table, last, walk.texts, walk.dealing))
    assert verify(walk.game, read_record(written)).positions[-1] == last
    for ply in walk.sampled(3):
        record = write_record(walk.game, walk.table, walk.positions[ply], walk.texts[:ply])
        assert rebuild(walk.game, read_record(json.dumps(record))) == walk.positions[ply]


@promise
def a_deal_is_read_as_written_and_no_other_verifies(walk: Walk) -> None:
    game, written = walk.game, walk.game.write_deal(walk.positions[-1])
    again = game.setup(walk.table, game.read_deal(walk.table, json.loads(json.dumps(written)))).position
    assert game.legal_moves(again) == walk.legal[0]
    for key in written:
        for nonsense in NONSENSE:
            with pytest.raises(BadDeal):
                game.read_deal(walk.table, {**written, key: nonsense})
        with pytest.raises(BadDeal):
            game.read_deal(walk.table, {other: written[other] for other in written if other != key})
    record = write_record(game, walk.table, walk.positions[-1], walk.texts)
    for deal in _other_deals(written):
        with pytest.raises(Refused):
            verify(game, read_record(json.dumps({**record, "deal": deal})))


def _other_deals(deal: dict[str, Plain]) -> Iterator[dict[str, Plain]]:
    """Each pile with a piece too few, and with all of them twice."""
    for key, pile in deal.items():
        if isinstance(pile, list) and pile:
            yield {**deal, key: pile[1:]}
            yield {**deal, key: [*pile, *pile]}


@promise
def a_table_is_checked(walk: Walk) -> None:
    game, colours, options = walk.game, walk.table.colours, walk.setting.options
    assert dict(game.table(colours, options).options) == dict(options)
    wrong: list[tuple[Sequence[str], dict[str, str | None]]] = [
        ((), {**options}),
        (("no such colour", *colours[1:]), {**options}),
        ((colours[0], colours[0]), {**options}),
        (colours, {**options, "no such option": "x"}),
        *((colours, {**options, key: "no such value"}) for key in options),
    ]
    for seated, chosen in wrong:
        with pytest.raises(BadTable):
            game.table(seated, chosen)


@promise
def a_packed_position_is_the_same_in_every_respect(walk: Walk) -> None:
    game = walk.game
    for ply in walk.sampled(12):
        position = walk.positions[ply]
        again = game.unpack(json.loads(walk.packs[ply]))
        assert again == position
        assert as_text(game.pack(again)) == walk.packs[ply]
        assert as_text(game.view(again, 1)) == as_text(game.view(position, 1))
        assert game.legal_moves(again) == walk.legal[ply]
        assert game.progress(again) == game.progress(position)
        for move in list(walk.legal[ply])[:3]:
            one, two = game.apply(position, move), game.apply(again, move)
            assert (one.position, one.events) == (two.position, two.events)


@promise
def the_same_deal_and_moves_give_the_same_game(walk: Walk) -> None:
    game = walk.game
    drawn = game.draw(game.table(walk.table.colours, walk.setting.options), Stream(walk.dealing.seed, "deal"))
    transition = game.setup(drawn.table, drawn.deal)
    for ply, move in enumerate(walk.moves):
        assert transition.events == walk.events[ply]
        transition = game.apply(transition.position, move)
    assert transition.position == walk.positions[-1]
    assert as_text(game.pack(transition.position)) == walk.packs[-1]
