"""`headwater play`: a person at the table, machines at the other seats, in the terminal."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from application.offline.players import SimulatedPlayer
from application.offline.simulate import dealing_of
from application.words import Words, words
from domain.kernel.dealing import Stream
from domain.kernel.game import Table
from domain.kernel.records import AnyGame, Dealing, write_record
from domain.kernel.refusals import Refused
from headwater.cli import options
from headwater.cli.edge import edge, harmless, sentence, terminal
from headwater.drawing import draw_table, narrator_for
from headwater.drawing.narration import Narrator, event_line

QUIT = frozenset({"q", "quit", "exit"})
HELP = frozenset({"?", "h", "help"})


def command(
    key: options.GameKey,
    seats: options.Seats = 2,
    seat: Annotated[int, typer.Option(help="Your seat.", min=1, max=4)] = 1,
    variant: options.Variant = None,
    scenario: options.Scenario = None,
    colours: options.Colours = None,
    player: options.Players = None,
    seed: Annotated[int | None, typer.Option(help="Play this deal; otherwise one that nobody knows.", min=0)] = None,
    record: Annotated[Path | None, typer.Option(help="Write the game's record to this file.")] = None,
    edition: options.EditionName = None,
    lang: options.Language = "en",
) -> None:
    """Play a game against machines: choose among the legal moves, each with its meaning."""
    with edge(words(lang), key):
        if seat > seats:
            raise typer.BadParameter(f"there are {seats} seats", param_hint="--seat")
        game = options.chosen_game(key, edition)
        table = game.table(options.chosen_colours(game, seats, colours), options.chosen_options(variant, scenario))
        others = list(islice(cycle(options.chosen_players(player)), seats))
        terminal_game = _start_game(
            game, table, seat, others, secrets.randbits(62) if seed is None else seed, words(lang)
        )
        terminal_game.play()
        if record is not None:
            record.write_text(terminal_game.record(), encoding="utf-8")


def _start_game(
    game: AnyGame, table: Table, seat: int, others: Sequence[SimulatedPlayer], seed: int, speech: Words
) -> TerminalGame:
    dealing = dealing_of(seed, 0, table.seats)
    drawn_table = game.draw(table, Stream(dealing.seed, "deal"))
    start = game.setup(drawn_table.table, drawn_table.deal)
    terminal_game = TerminalGame(
        game, drawn_table.table, dealing, start.position, seat, others, Random(seed), narrator_for(game, speech)
    )
    terminal_game.narrate(start.events)
    return terminal_game


@dataclass(slots=True)
class TerminalGame:
    """One game in the terminal, from the set-up until it is over or the person leaves."""

    game: AnyGame
    table: Table
    dealing: Dealing
    position: Any
    seat: int
    others: Sequence[SimulatedPlayer]
    chance: Random
    narrator: Narrator
    moves: list[str] = field(default_factory=list)
    console: Console = field(default_factory=terminal)

    def play(self) -> None:
        """Plays until the game is over or the person leaves."""
        while (seat := self.game.to_move(self.position)) is not None:
            legal = self.game.legal_moves(self.position)
            move = self._ask(legal) if seat == self.seat else self._machine(seat, legal)
            if move is None:
                self.console.print(self.narrator.words.text("label.left-table"))
                return
            self._make(move)
        self.console.print(draw_table(self.game, self.position, self.narrator.words, self.seat))
        self._print_end()

    def narrate(self, events: Sequence[Any]) -> None:
        for event in events:
            self.console.print(event_line(self.narrator, self.table.colours, event))

    def record(self) -> str:
        record = write_record(self.game, self.table, self.position, self.moves, self.dealing)
        return json.dumps(record, ensure_ascii=False) + "\n"

    def _make(self, move: Any) -> None:
        text = self.game.notation.format(move)
        transition = self.game.apply(self.position, move)
        self.console.print(Text(f"{len(self.moves) + 1:>4}  {text}", style="bold"))
        self.narrate(transition.events)
        self.position = transition.position
        self.moves.append(text)

    def _machine(self, seat: int, legal: Sequence[Any]) -> Any:
        return self.others[seat - 1](self.game, self.position, legal, self.chance)

    def _ask(self, legal: Sequence[Any]) -> Any:
        """The move the person chooses, None when they leave."""
        self._show(legal)
        while (answer := self._answer(len(legal))) is not None:
            if answer in HELP:
                self._show(legal)
                continue
            move = self._chosen_move(answer, legal)
            if move is not None:
                return move
        return None

    def _show(self, legal: Sequence[Any]) -> None:
        self.console.print(draw_table(self.game, self.position, self.narrator.words, self.seat))
        self.console.print(
            Text(f"{self.narrator.words.text('label.your-turn')} · {self.narrator.words.text('label.moves')}", "bold")
        )
        write = self.game.notation.format
        for number, move in enumerate(legal, 1):
            line = Text.assemble(
                (f"{number:>4} ", "bold cyan"), (write(move).ljust(24), "cyan"), self.narrator.move(move)
            )
            self.console.print(line)

    def _answer(self, moves: int) -> str | None:
        """The typed answer; None if the person leaves by word, end of input or Ctrl-C."""
        try:
            answer = self.console.input(Text(f"{self.narrator.words.text('label.choose')} (1-{moves}, ?, q): "))
        except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
            self.console.print()
            return None
        answer = answer.strip()
        return None if answer.lower() in QUIT else answer

    def _chosen_move(self, answer: str, legal: Sequence[Any]) -> Any:
        """The move of a number or a notation; otherwise prints the reason and returns None."""
        if answer.isdecimal() and len(answer) < 5 and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        if ":" in answer:
            return self._parse(answer)
        by_text = {self.game.notation.format(move): move for move in legal}
        if answer not in by_text:
            self._complain(f"{self.narrator.words.text('label.no-such-move')}: {harmless(answer[:60])}")
        return by_text.get(answer)

    def _parse(self, answer: str) -> Any:
        try:
            move = self.game.notation.parse(answer)
            self.game.advance(self.position, move)
        except Refused as refusal:
            self._complain(sentence(self.narrator.words, refusal, self.game.info.key))
            return None
        return move

    def _complain(self, message: str) -> None:
        self.console.print(Text(message, style="red"))

    def _print_end(self) -> None:
        outcome = self.game.outcome(self.position)
        if outcome is not None:
            has_won = outcome.ranks[self.seat - 1] == 1
            style = "bold green" if has_won else "bold"
            self.console.print(Text(self.narrator.words.text("label.won" if has_won else "label.lost"), style=style))
