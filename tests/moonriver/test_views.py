"""What a seat sees, what can be told from it, and how far a move can be taken back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest

from domain.kernel.dealing import Stream, seed_of
from domain.kernel.game import Decision
from domain.kernel.plain import plain
from domain.moonriver.events import ColumnFormed, PlotCollected, SaloonFilled
from domain.moonriver.position import Position
from domain.moonriver.setting import Deal
from tests.moonriver.tables import GAME, after, asked, dealt, dealt_so, legal, moment, random_game, table

SETTINGS = [(2, None), (2, "timber-rafting"), (3, "outlaws"), (4, None)]


def text(position: Position, viewer: int | None = None) -> str:
    return json.dumps(plain(GAME.view(position, viewer)))


def played(deal: Deal, seats: int, moves: Sequence[str]) -> Position:
    return after(GAME.setup(table(seats), deal).position, *moves)


def moves_of(seats: int, plies: int, seed: str) -> list[str]:
    position, chance, moves = dealt(seats, seed), Random(seed), []
    for _ in range(plies):
        moves.append(chance.choice(legal(position)))
        position = after(position, moves[-1])
    return moves


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_tells_nothing_of_the_order_of_the_piles(seats: int) -> None:
    for plies in (0, 20, 70):
        moves = moves_of(seats, plies, "hidden")
        one = after(dealt(seats, "hidden"), *moves)
        setting, chance = one.setting, Random(plies)
        plots, tokens = list(setting.plots[one.drawn :]), list(setting.partners[one.tokens :])
        chance.shuffle(plots)
        chance.shuffle(tokens)
        deal = Deal(
            (*setting.plots[: one.drawn], *plots), (*setting.partners[: one.tokens], *tokens), setting.rancheros
        )
        other = played(deal, seats, moves)
        assert other != one
        assert text(other) == text(one)


def test_all_viewers_see_the_same() -> None:
    for position in random_game(3, "viewers")[::40]:
        assert {text(position, viewer) for viewer in (None, 1, 2, 3)} == {text(position)}


def test_a_view_shows_columns_reserves_and_what_left_the_game() -> None:
    position = after(dealt_so(3, "D1 D2 D3 D4 C1 C2 C3 C4", rancheros=(1, 2, 3)), "select:1", "select:2", "select:4")
    view = GAME.view(position, None)
    assert (view.phase, view.round, view.discarded, view.pile) == ("round", 1, ("D3",), 88)
    assert [(place.plot, place.seat, place.gone) for place in view.old] == [
        ("D1", 1, True),
        ("D2", 2, False),
        ("D3", None, True),
        ("D4", 3, False),
    ]
    assert [(place.plot, place.seat, place.gone) for place in view.new] == [
        (plot, None, False) for plot in ("C1", "C2", "C3", "C4")
    ]
    assert [seat.reserve for seat in view.seats] == [("D1",), (), ()]


def test_a_view_shows_plots_with_cows_and_both_sides_of_a_token() -> None:
    laid = [position for position in random_game(2, "tokens") if any(ranch.tokens for ranch in position.ranches)][-1]
    shown = [plot for seat in GAME.view(laid, None).seats for plot in seat.plots]
    assert sum(plot.token is not None for plot in shown) == sum(len(ranch.tokens) for ranch in laid.ranches)
    assert {plot.partner == "cowboy" for plot in shown if plot.token} == {True, False}
    assert sum(plot.cows for plot in shown) == sum(sum(ranch.cows) for ranch in laid.ranches)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_phases_follow_each_other(seats: int) -> None:
    phases = [GAME.view(position, None).phase for position in random_game(seats, "phases")]
    assert list(dict.fromkeys(phases))[:2] == ["draft", "round"]
    assert phases[-1] == "over"
    assert phases.count("draft") == (4 if seats == 2 else seats)


@pytest.mark.parametrize(("seats", "scenario"), SETTINGS)
def test_plots_tokens_and_cows_are_conserved(seats: int, scenario: str | None) -> None:
    for position in random_game(seats, "conserved", scenario):
        view = GAME.view(position, None)
        laid = [plot for seat in view.seats for plot in seat.plots]
        columns = [place for place in (*view.old, *view.new) if not place.gone]
        held = sum(len(seat.reserve) for seat in view.seats)
        lying = sum(not plot.bonus for plot in laid)
        assert lying + held + len(columns) + len(view.discarded) + view.pile == 96
        assert sum(plot.token is not None for plot in laid) + len(view.saloon) + view.stack == 20
        assert sum(plot.cows for plot in laid) + view.supply == 32


def test_a_decision_says_what_it_is_about() -> None:
    parched = after(moment("D2+1 . D2+1 . .", reserves=["D1 C2"]), "place:b1=D1,b2=C2")
    assert GAME.decision(parched) == Decision(1, "skull", {"skull": "b1"})
    recruiting = after(moment("D2+1 . . . .", reserves=["D4 C4"], saloon="farmer desperado"), "place:b1=D4,c1=C4")
    assert GAME.decision(recruiting) == Decision(1, "recruit", {"circles": ["b1", "c1"]})
    riding = after(recruiting, "recruit:b1,farmer,cowboy", "move:a1,b1")
    assert GAME.decision(riding) == Decision(1, "cowboy", {"partner": "b1", "steps": 2})
    assert GAME.decision(moment(reserves=["D2 D2"])) == Decision(1, "expand", {"forced": False})
    assert GAME.decision(moment(reserves=["D2 D2 D2 D2"])) == Decision(1, "expand", {"forced": True})
    assert GAME.decision(moment(reserves=["D2 D2"], emptying=True)) == Decision(1, "expand", {"forced": True})
    assert GAME.decision(dealt(3)) == Decision(GAME.to_move(dealt(3)) or 0, "draft", {})
    assert GAME.decision(random_game(3, "over")[-1]) is None


@pytest.mark.parametrize(("seats", "scenario"), SETTINGS)
def test_a_determinized_position_has_the_view_it_was_made_from(seats: int, scenario: str | None) -> None:
    for number, position in enumerate(random_game(seats, "guess", scenario)[::7]):
        view = GAME.view(position, None)
        guess = GAME.determinize(view, Stream(seed_of(b"guess"), str(number)))
        assert text(guess) == text(position)
        assert legal(guess) == legal(position)
        assert GAME.progress(guess) == GAME.progress(position)


def test_a_determinized_position_knows_only_the_view_and_the_stream() -> None:
    moves = moves_of(3, 30, "secret")
    position = after(dealt(3, "secret"), *moves)
    stream = [Stream(seed_of(b"a"), "x"), Stream(seed_of(b"a"), "x"), Stream(seed_of(b"b"), "x")]
    guesses = [GAME.determinize(GAME.view(position, 1), source) for source in stream]
    assert guesses[0] == guesses[1] != guesses[2]
    piles = [sorted(guess.setting.plots[guess.drawn :]) for guess in guesses]
    assert piles == [sorted(position.setting.plots[position.drawn :])] * 3


@pytest.mark.parametrize("seats", [2, 4])
def test_a_determinized_game_can_be_played_to_its_end(seats: int) -> None:
    for position in random_game(seats, "onward", "gold-rush")[::60]:
        guess, chance = GAME.determinize(GAME.view(position, None), Stream(b"s", "x")), Random(1)
        while moves := GAME.legal_moves(guess):
            guess = GAME.advance(guess, chance.choice(moves))
        assert GAME.outcome(guess) is not None


def test_progress_stays_within_a_turn_and_grows_with_the_next() -> None:
    position = moment("D2 . . . .", reserves=["D4 C2 D2 D2"], saloon="farmer", slots=4)
    turn = GAME.progress(position)
    for move in ("place:b1=D4,c1=C2", "recruit:b1,farmer"):
        position = after(position, move)
        assert GAME.progress(position) == turn
    position = after(position, "done")
    assert (asked(position), GAME.progress(position)) == ((1, "select"), turn)
    assert GAME.progress(after(position, "select:1")).turn == turn.turn + 1


def test_progress_counts_every_ranchero_of_the_draft_as_a_turn() -> None:
    position = dealt(2)
    turns = []
    for place in (1, 2, 3, 4):
        turns.append(GAME.progress(position).turn)
        position = after(position, f"select:{place}")
    assert turns == [1, 2, 3, 4]


@pytest.mark.parametrize(("seats", "scenario"), SETTINGS)
def test_whatever_comes_to_light_and_whoever_comes_next_is_a_barrier(seats: int, scenario: str | None) -> None:
    position, chance = dealt(seats, "barrier", scenario), Random("barrier")
    while moves := GAME.legal_moves(position):
        before, one = GAME.to_move(position), GAME.progress(position)
        transition = GAME.apply(position, chance.choice(moves))
        position, kinds = transition.position, [type(event) for event in transition.events]
        two = GAME.progress(position)
        assert (two.revealed > one.revealed) == (ColumnFormed in kinds or SaloonFilled in kinds)
        assert two.turn - one.turn >= kinds.count(PlotCollected)
        assert two.turn > one.turn or GAME.to_move(position) == before
