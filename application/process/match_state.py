"""The state of a match: the match and its position, rebuilt from log and deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from domain.hosting.entries import Entry, Logged
from domain.hosting.match import Match, PlayedMove, after_all
from domain.hosting.terms import Moment
from domain.kernel.dealing import Stream, seed_of
from domain.kernel.game import DRAWN, Options, Table, Transition
from domain.kernel.records import AnyGame

RECENT = 64
"""How many of its last entries a state keeps for the streams that follow the match."""


@dataclass(frozen=True, slots=True)
class GameState:
    """A position and the ones before it that undo may still go back to, oldest first."""

    table: Table
    position: Any
    trail: tuple[Any, ...] = ()

    def after_move(self, game: AnyGame, position: Any) -> GameState:
        """The state after a move. Undo cannot go back past the end of a turn or a revelation."""
        stays = game.progress(position) == game.progress(self.position)
        return GameState(self.table, position, (*self.trail, self.position) if stays else ())

    def after_undo(self) -> GameState:
        return GameState(self.table, self.trail[-1], self.trail[:-1])


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match at one version with its game, its secret and, once started, its game state. Immutable but for `memo`."""

    match: Match
    game: AnyGame
    secret: bytes = field(repr=False)
    game_state: GameState | None = None
    recent: tuple[Logged, ...] = ()
    packed: int = 0
    memo: dict[tuple[str, int | None], Any] = field(default_factory=dict, repr=False, compare=False)

    @property
    def version(self) -> int:
        return self.match.version

    @property
    def changed_at(self) -> Moment:
        """When its last entry was logged."""
        return self.recent[-1].at

    @property
    def position(self) -> Any:
        """The whole truth; None before the start."""
        return None if self.game_state is None else self.game_state.position

    def view(self, viewer: int | None) -> Any:
        """The view of a seat or a spectator, computed once; None before the start."""
        if self.game_state is None:
            return None
        return self.once(("view", viewer), lambda: self.game.view(self.position, viewer))

    def standing(self) -> tuple[Any, ...]:
        """Live scores in seat order; none before the start."""
        if self.game_state is None:
            return ()
        scores: tuple[Any, ...] = self.once(("standing", None), lambda: tuple(self.game.standing(self.position)))
        return scores

    def guess(self, viewer: int | None, number: int = 1) -> Any:
        """A position this viewer must think possible: nothing computed from it can reveal hidden information."""
        seed = sha256(f"{self.match.id}:{self.version}:{number}".encode()).digest()
        view = self.view(viewer)
        return self.once((f"guess {number}", viewer), lambda: self.game.determinize(view, Stream(seed, "guess")))

    def once(self, key: tuple[str, int | None], make: Callable[[], Any]) -> Any:
        """The value of `make`, computed once for this state and viewer."""
        if key not in self.memo:
            self.memo[key] = make()
        return self.memo[key]

    def log_entries(self, now: Moment, entries: Iterable[Entry]) -> tuple[Logged, ...]:
        """Entries numbered after the last one, and never dated before it, even if the clock went back."""
        at = max(now, self.recent[-1].at) if self.recent else now
        return tuple(Logged(number, at, entry) for number, entry in enumerate(entries, self.version + 1))

    def after(
        self, logged: Sequence[Logged], game_state: GameState | None = None, packed: int | None = None
    ) -> MatchState:
        """The state after these entries. `game_state` is the new one where the caller has computed it already."""
        match = after_all(self.match, logged)
        recent = (*self.recent, *logged)[-RECENT:]
        if game_state is None:
            game_state = game_state_after(self, match)
        kept = self.packed if packed is None else packed
        return replace(self, match=match, game_state=game_state, recent=recent, packed=kept, memo={})


def game_state_after(state: MatchState, match: Match) -> GameState | None:
    """The game state of a later version: undone moves are taken back and new ones played on."""
    if match.started_at is None:
        return None
    game_state, before = state.game_state, state.match.moves
    standing = _common_moves(before, match.moves)
    if game_state is None or len(before) - standing > len(game_state.trail):
        return rebuild_game_state(state.game, match, state.secret)
    for _ in before[standing:]:
        game_state = game_state.after_undo()
    return play_moves(state.game, game_state, match.moves[standing:])


def _common_moves(before: Sequence[PlayedMove], now: Sequence[PlayedMove]) -> int:
    """How many moves of both stand unchanged from the beginning."""
    if now[: len(before)] == before:
        return len(before)
    return next(number for number, move in enumerate(before) if number == len(now) or now[number] != move)


def rebuild_game_state(game: AnyGame, match: Match, secret: bytes) -> GameState:
    """The game state from the deal and every move that stands."""
    table, transition = setup_from_secret(
        game, match.options, [str(seat.colour) for seat in match.seats], secret, match.words
    )
    return play_moves(game, GameState(table, transition.position), match.moves)


def play_moves(game: AnyGame, game_state: GameState, moves: Sequence[PlayedMove]) -> GameState:
    for move in moves:
        game_state = game_state.after_move(game, game.advance(game_state.position, game.notation.parse(move.text)))
    return game_state


def setup_from_secret(
    game: AnyGame, options: Options, colours: Sequence[str], secret: bytes, words: Sequence[str]
) -> tuple[Table, Transition[Any, Any]]:
    """The settled table and the set-up that this secret and these words deal."""
    drawn = game.draw(game.table(colours, options), Stream(seed_of(secret, words), "deal"))
    assert DRAWN not in drawn.table.options.values()
    return drawn.table, game.setup(drawn.table, drawn.deal)
