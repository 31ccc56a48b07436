"""The toy with one fault in each: which promise must notice it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from domain.kernel.dealing import Stream
from domain.kernel.game import Decision, Drawn, Options, Progress, Seat, Shapes, Table, Transition
from domain.kernel.judging import Chance, Judge
from domain.kernel.outcome import Outcome
from domain.kernel.plain import Plain
from tests.conformance.toy import CARDS, CardTaken, Move, Pile, Points, Position, Toy, ToyJudge, ToyNotation, View


class EndsTooLate(Toy):
    """`a_game_is_over_exactly_when_nobody_moves_and_nothing_is_legal`"""

    def to_move(self, position: Position) -> Seat | None:
        return position.seat + 1


class EndsTwice(Toy):
    """`a_game_is_over_exactly_when_nobody_moves_and_nothing_is_legal`"""

    def outcome(self, position: Position) -> Outcome[Points] | None:
        return Toy.outcome(self, replace(position, row=() if len(position.row) == 1 else position.row))


class AsksTheWrongSeat(Toy):
    """`the_decision_names_the_seat_to_move`"""

    def decision(self, position: Position) -> Decision | None:
        return Decision(1, "take", {}) if position.row else None


class ListsOutOfOrder(Toy):
    """`legal_moves_are_listed_once_and_in_text_order`"""

    def legal_moves(self, position: Position) -> Sequence[Move]:
        return list(Toy.legal_moves(self, position))[::-1]


class ListsTwice(Toy):
    """`legal_moves_are_listed_once_and_in_text_order`"""

    def legal_moves(self, position: Position) -> Sequence[Move]:
        return [move for move in Toy.legal_moves(self, position) for _ in range(2)]


class AppliesDifferently(Toy):
    """`every_listed_move_applies_and_advance_agrees`"""

    def apply(self, position: Position, move: Move) -> Transition[Position, CardTaken]:
        transition = Toy.apply(self, position, move)
        return Transition(replace(transition.position, revealed=99), transition.events)


class AllowsAnything(Toy):
    """`every_other_move_is_refused_and_changes_nothing`"""

    def advance(self, position: Position, move: Move) -> Position:
        return self.moved(position, move)


class ForgetsARule(Toy):
    """`every_other_move_is_refused_and_changes_nothing`: burying twice is not listed, but let through."""

    def advance(self, position: Position, move: Move) -> Position:
        is_free = move.verb == "bury" and move.card in position.row
        return self.moved(position, move) if is_free else Toy.advance(self, position, move)


class _Lenient(ToyNotation):
    def parse(self, text: str) -> Move:
        return ToyNotation.parse(self, text.strip().lower())


class ReadsSloppily(Toy):
    """`a_text_is_canonical_or_unreadable`"""

    notation = _Lenient()


class _OffByOne(ToyNotation):
    def parse(self, text: str) -> Move:
        move = ToyNotation.parse(self, text)
        return Move(move.verb, move.card % 12 + 1)


class ReadsWrongly(Toy):
    """`notation_round_trips`"""

    notation = _OffByOne()


class DealsByChance(Toy):
    """`the_same_deal_and_moves_give_the_same_game`"""

    calls = count()

    def draw(self, table: Table, stream: Stream) -> Drawn[tuple[int, ...]]:
        return Toy.draw(self, table, Stream(stream.seed + bytes([next(self.calls) % 256]), "deal"))


class LosesACard(Toy):
    """`pieces_are_conserved`"""

    def moved(self, position: Position, move: Move) -> Position:
        after = Toy.moved(self, position, move)
        return replace(after, hands=tuple(hand[:3] for hand in after.hands))


class ChangesWhatItHandedOut(Toy):
    """`a_position_is_never_changed_once_handed_out`"""

    def standing(self, position: Position) -> Sequence[Points]:
        object.__setattr__(position, "revealed", position.revealed + 1)
        return Toy.standing(self, position)


class ForgetsTheDeal(Toy):
    """`a_record_is_sound_and_rebuilds_the_position`"""

    def write_deal(self, position: Position) -> dict[str, Plain]:
        return {"cards": [*sorted(position.deal)]}


class DealsAnything(Toy):
    """`a_deal_is_read_as_written_and_no_other_verifies`"""

    def read_deal(self, table: Table, data: Plain) -> tuple[int, ...]:
        assert isinstance(data, dict)
        cards = data.get("cards")
        return tuple(card for card in cards if isinstance(card, int)) if isinstance(cards, list) else ()


class SeatsAnybody(Toy):
    """`a_table_is_checked`"""

    def table(self, colours: Sequence[str], options: Options) -> Table:
        return Table(tuple(colours), {"burying": options.get("burying") or "yes"})


class PacksTooLittle(Toy):
    """`a_packed_position_is_the_same_in_every_respect`"""

    def pack(self, position: Position) -> dict[str, Plain]:
        return {**Toy.pack(self, position), "used": [False for _ in position.used]}


class ShowsThePile(Toy):
    """`a_view_does_not_tell_what_is_hidden`"""

    def view(self, position: Position, viewer: Seat | None) -> View:
        return replace(Toy.view(self, position, viewer), buried=position.pile)


class ShowsThePileToOneSeat(Toy):
    """`a_view_does_not_tell_what_is_hidden`"""

    def view(self, position: Position, viewer: Seat | None) -> View:
        seen = Toy.view(self, position, viewer)
        return replace(seen, pile=position.pile[0]) if viewer == 2 and position.pile else seen


class RevealsInSecret(Toy):
    """`what_comes_to_light_is_counted`"""

    def progress(self, position: Position) -> Progress:
        return Progress(position.turn, 0)


class CountsBackwards(Toy):
    """`progress_never_goes_back_and_grows_when_the_seat_changes`"""

    def progress(self, position: Position) -> Progress:
        return Progress(-position.turn, position.revealed)


class KeepsTheTurn(Toy):
    """`progress_never_goes_back_and_grows_when_the_seat_changes`"""

    def progress(self, position: Position) -> Progress:
        return Progress(0, min(position.revealed, 9))


class GuessesWrongly(Toy):
    """`a_determinized_position_has_the_view_it_was_made_from`"""

    def determinize(self, view: View, stream: Stream) -> Position:
        return Toy.determinize(self, replace(view, row=view.row[::-1]), stream)


class GuessesTooMuch(Toy):
    """`a_determinized_position_can_be_played_to_the_end`: cards that are in nobody's view come twice."""

    def determinize(self, view: View, stream: Stream) -> Position:
        guessed = Toy.determinize(self, view, stream)
        return replace(guessed, pile=tuple(9 for _ in guessed.pile))


class _Peeking(ToyJudge):
    def best(self, position: Position, chance: Chance) -> Move:
        legal = self._game.legal_moves(position)
        return legal[sum(position.pile[:1]) % len(legal)]


class JudgesByThePile(Toy):
    """`the_judge_knows_no_more_than_everybody`"""

    @property
    def judge(self) -> Judge[Position, Move]:
        return _Peeking(self)


class RanksOneSeat(Toy):
    """`ranks_cover_all_seats`"""

    def outcome(self, position: Position) -> Outcome[Points] | None:
        outcome = Toy.outcome(self, position)
        return None if outcome is None else replace(outcome, ranks=outcome.ranks[:1])


class RanksTheLastFirst(Toy):
    """`ranks_cover_all_seats`"""

    def outcome(self, position: Position) -> Outcome[Points] | None:
        outcome = Toy.outcome(self, position)
        worst = len(position.colours) + 1
        return None if outcome is None else replace(outcome, ranks=tuple(worst - rank for rank in outcome.ranks))


class StandsDifferently(Toy):
    """`the_standing_is_live_and_at_the_end_the_outcome`"""

    def outcome(self, position: Position) -> Outcome[Points] | None:
        outcome = Toy.outcome(self, position)
        more = tuple(Points(score.total + 1) for score in outcome.scores) if outcome else ()
        return None if outcome is None else replace(outcome, scores=more)


class SaysNothing(Toy):
    """`something_happens_with_every_move_and_can_be_told`"""

    def apply(self, position: Position, move: Move) -> Transition[Position, CardTaken]:
        return Transition(self.advance(position, move), ())


class HidesAnEvent(Toy):
    """`whatever_clients_see_has_one_of_the_shapes`"""

    shapes = Shapes(View, (Move,), (), Pile)


class ShowsAnotherView(Toy):
    """`whatever_clients_see_has_one_of_the_shapes`"""

    shapes = Shapes(Position, (Move,), (CardTaken,), Pile)


class DrawsAnotherBoard(Toy):
    """`whatever_clients_see_has_one_of_the_shapes`"""

    geometry = CARDS


BROKEN: list[type[Toy]] = [
    EndsTooLate,
    EndsTwice,
    AsksTheWrongSeat,
    ListsOutOfOrder,
    ListsTwice,
    AppliesDifferently,
    AllowsAnything,
    ForgetsARule,
    ReadsSloppily,
    ReadsWrongly,
    DealsByChance,
    LosesACard,
    ChangesWhatItHandedOut,
    ForgetsTheDeal,
    DealsAnything,
    SeatsAnybody,
    PacksTooLittle,
    ShowsThePile,
    ShowsThePileToOneSeat,
    RevealsInSecret,
    CountsBackwards,
    KeepsTheTurn,
    GuessesWrongly,
    GuessesTooMuch,
    JudgesByThePile,
    RanksOneSeat,
    RanksTheLastFirst,
    StandsDifferently,
    SaysNothing,
    HidesAnEvent,
    ShowsAnotherView,
    DrawsAnotherBoard,
]


def promise_of(broken: type[Toy]) -> str:
    """The promise that the class says it breaks."""
    return (broken.__doc__ or "").split("`")[1]
