"""Promises about what is hidden: views, reveals, guesses, judges."""

from __future__ import annotations

from random import Random

from domain.kernel.dealing import Stream
from domain.kernel.judging import Chance
from tests.conformance.promising import promise
from tests.conformance.walks import Walk, as_text


@promise
def a_view_does_not_tell_what_is_hidden(walk: Walk) -> None:
    chance, told = Random(walk.seed), 0
    for ply in walk.sampled(15):
        position = walk.positions[ply]
        twin = walk.subject.twin(position, chance)
        told += twin != position
        for viewer in (None, *range(1, walk.setting.seats + 1)):
            assert as_text(walk.game.view(twin, viewer)) == as_text(walk.game.view(position, viewer)), f"ply {ply}"
        assert walk.game.legal_moves(twin) == walk.legal[ply]
        assert walk.game.decision(twin) == walk.game.decision(position)
        assert walk.game.standing(twin) == walk.game.standing(position)
    assert told, "no hidden pile was ever in another order: the check checked nothing"


@promise
def what_comes_to_light_is_counted(walk: Walk) -> None:
    """Undo ends at a reveal: a move after which positions that looked alike look different must count one."""
    game, chance = walk.game, Random(walk.seed)
    for ply in walk.sampled(25):
        if ply == len(walk.moves):
            continue
        position, move = walk.positions[ply], walk.moves[ply]
        after, other = walk.positions[ply + 1], game.advance(walk.subject.twin(position, chance), move)
        if as_text(game.view(after, None)) != as_text(game.view(other, None)):
            assert game.progress(after).revealed > game.progress(position).revealed, f"ply {ply}"


@promise
def progress_never_goes_back_and_grows_when_the_seat_changes(walk: Walk) -> None:
    game = walk.game
    for before, after in zip(walk.positions, walk.positions[1:], strict=False):
        one, two = game.progress(before), game.progress(after)
        assert two.turn >= one.turn
        assert two.revealed >= one.revealed
        if game.to_move(after) not in (None, game.to_move(before)):
            assert one != two, "another seat's turn could be taken back"


@promise
def a_determinized_position_has_the_view_it_was_made_from(walk: Walk) -> None:
    game = walk.game
    for ply in walk.sampled(8):
        for viewer in (None, *range(1, walk.setting.seats + 1)):
            seen = game.view(walk.positions[ply], viewer)
            made = game.determinize(seen, Stream(bytes([ply % 256]), "x"))
            assert as_text(game.view(made, viewer)) == as_text(seen), f"ply {ply}"
            assert game.legal_moves(made) == walk.legal[ply]
            assert game.determinize(seen, Stream(bytes([ply % 256]), "x")) == made


@promise
def a_determinized_position_can_be_played_to_the_end(walk: Walk) -> None:
    game, chance = walk.game, Random(walk.seed)
    for ply in walk.sampled(2):
        position = game.determinize(game.view(walk.positions[ply], 1), Stream(b"end", "x"))
        pieces = walk.subject.pieces(game.view(position, None))
        for _ in range(3_000):
            if not (legal := game.legal_moves(position)):
                break
            position = game.advance(position, chance.choice(legal))
        assert game.outcome(position) is not None
        assert walk.subject.pieces(game.view(position, None)) == pieces


@promise
def the_judge_knows_no_more_than_everybody(walk: Walk) -> None:
    """What machines are told of a position is the same for any order of what is hidden, and only legal moves."""
    game, judge, chance = walk.game, walk.game.judge, Random(walk.seed)
    for ply in walk.sampled(6):
        position, legal = walk.positions[ply], list(walk.legal[ply])
        if not legal:
            continue
        twin = walk.subject.twin(position, chance)
        best, looks = judge.best(position, Chance(ply)), judge.candidates(position, 5)
        assert best in legal
        assert 0 < len(looks) <= 5
        assert all(move in legal for move in looks)
        assert (judge.best(twin, Chance(ply)), list(judge.candidates(twin, 5))) == (best, list(looks))
        assert as_text(game.view(judge.redealt(position, Chance(ply)), 1)) == as_text(game.view(position, 1))
        assert len(judge.playout(position, 2, Chance(ply))) == walk.setting.seats
        assert as_text(game.pack(position)) == walk.packs[ply]
