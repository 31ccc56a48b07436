"""Whatever a game can name, ask, refuse or tell has a text in four languages, and real data fills it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from random import Random
from typing import Any

import pytest

from application.words import LANGUAGES, words
from application.words.texts import placeholders
from domain.catalog import standard
from domain.kernel.dealing import Stream
from domain.kernel.plain import Plain, tagged_object
from domain.kernel.refusals import Refused
from tests.moonriver.refusals import CASES
from tests.moonriver.tables import GAME as MOON_RIVER
from tests.moonriver.tables import after, moment
from tests.words.vocabularies import VOCABULARIES

GAMES = tuple(VOCABULARIES)
SEATS = (2, 3, 4)


def named(language: str, game: str, table: str, value: str) -> bool:
    texts = words(language).texts
    return f"{game}.{table}.{value}" in texts or f"{table}.{value}" in texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_name_decision_move_event_and_refusal_has_a_text(game: str, language: str) -> None:
    known = VOCABULARIES[game]
    wanted = {**known.tables, "move": known.moves, "event": known.events, "refusal": known.refusals}
    missing = [
        f"{table}.{value}"
        for table, values in wanted.items()
        for value in values
        if not named(language, game, table, value)
    ]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_left_of_moves_events_and_refusals_that_do_not_exist(game: str) -> None:
    known, texts = VOCABULARIES[game], words("en").texts
    for table, values in (("move", known.moves), ("event", known.events), ("refusal", known.refusals)):
        prefix = f"{game}.{table}."
        assert {key.removeprefix(prefix) for key in texts if key.startswith(prefix)} <= set(values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_moves_and_events_ask_only_for_data_they_have(game: str, language: str) -> None:
    texts, known = words(language).texts, VOCABULARIES[game]
    for table, kinds in (("move", known.moves), ("event", known.events)):
        for kind, cls in kinds.items():
            assert placeholders(texts[f"{game}.{table}.{kind}"]) <= {field.name for field in fields(cls)}, kind


@cache
def played(key: str) -> tuple[list[dict[str, Plain]], list[dict[str, Plain]]]:
    """All moves and events of some random games, as plain data."""
    game: Any = standard(key)
    moves, events = list[dict[str, Plain]](), list[dict[str, Plain]]()
    for seats in SEATS:
        chance = Random(f"{key} {seats}")
        options = {"variant": "legends"} if key == "moon-river" else {}
        drawn = game.draw(game.table(game.info.colours[:seats], options), Stream(chance.randbytes(32), "deal"))
        transition = game.setup(drawn.table, drawn.deal)
        while legal := game.legal_moves(transition.position):
            events += map(tagged_object, transition.events)
            move = chance.choice(legal)
            moves.append(tagged_object(move))
            transition = game.apply(transition.position, move)
        events += map(tagged_object, transition.events)
    return moves, events


def rare_events() -> Iterator[dict[str, Plain]]:
    """What random games of Moon River hardly ever meet."""
    fields_ = "\n".join(["K1 . . . ."] * 7 + ["K1 . K1 . .", "K1 . . . K1"])
    full = "\n".join(["D2 D2 D2 D2 D2"] * 5)
    for position, move in (
        (after(moment(fields_, seats=2, reserves=["K1 K1"]), "place:a10=K1,b10=K1"), "lose:A"),
        (moment(full, reserves=["C2 C2 C2 C2"]), "discard:C2,C2"),
    ):
        yield from map(tagged_object, MOON_RIVER.apply(position, MOON_RIVER.notation.parse(move)).events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_moves_of_real_games_are_told(game: str, language: str) -> None:
    for move in played(game)[0]:
        text = words(language).move(game, move)
        assert text != move["kind"]
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_events_of_real_games_are_told(game: str, language: str) -> None:
    for event in [*played(game)[1], *rare_events()] if game == "moon-river" else played(game)[1]:
        text = words(language).event(game, event)
        assert text != event["kind"]
        assert "{" not in text
        assert "none" not in text.split()


def test_real_games_meet_every_event_of_moon_river() -> None:
    seen = {event["kind"] for event in [*played("moon-river")[1], *rare_events()]}
    assert seen == set(VOCABULARIES["moon-river"].events)


@cache
def refused(key: str) -> tuple[Refused, ...]:
    """One refusal of each code, met by trying the moves of one moment at another."""
    game: Any = standard(key)
    found: dict[str, Refused] = {}
    chance = Random(key)
    drawn = game.draw(game.table(game.info.colours[:3], {}), Stream(b"refused", "deal"))
    position = game.setup(drawn.table, drawn.deal).position
    texts = [game.notation.format(move) for move in _moves(game, 2)]
    while legal := game.legal_moves(position):
        for text in chance.sample(texts, 12):
            try:
                game.apply(position, game.notation.parse(text))
            except Refused as refusal:
                found.setdefault(refusal.code, refusal)
        position = game.advance(position, chance.choice(legal))
    return tuple(found.values())


def _moves(game: Any, seats: int) -> list[Any]:
    chance, moves = Random(1), []
    drawn = game.draw(game.table(game.info.colours[:seats], {}), Stream(b"moves", "deal"))
    position = game.setup(drawn.table, drawn.deal).position
    while legal := game.legal_moves(position):
        moves.append(chance.choice(legal))
        position = game.advance(position, moves[-1])
    return moves


def provoked() -> Iterator[Refused]:
    """Every refusal of a move of Moon River."""
    for _, _, made, move in CASES:
        try:
            MOON_RIVER.apply(made(), MOON_RIVER.notation.parse(move) if isinstance(move, str) else move)
        except Refused as refusal:
            yield refusal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_real_refusals_are_told(game: str, language: str) -> None:
    refusals = [*refused(game), *provoked()] if game == "moon-river" else [*refused(game)]
    assert len({refusal.code for refusal in refusals}) > 5
    for refusal in refusals:
        text = words(language).refusal(refusal.code, refusal.data, game)
        assert text != refusal.code
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_refused_tables_are_told(game: str, language: str) -> None:
    rules: Any = standard(game)
    colours = rules.info.colours
    tables: list[tuple[list[str], dict[str, str | None]]] = [
        (colours[:1], {}),
        ([colours[0], "red"], {}),
        ([colours[0]] * 2, {}),
        (colours[:2], {"speed": "fast"}),
    ]
    if game == "moon-river":
        tables += [
            (colours[:2], {"variant": "expert"}),
            (colours[:2], {"variant": "legends", "scenario": "flood"}),
            (colours[:2], {"scenario": "outlaws"}),
        ]
    for seats, options in tables:
        with pytest.raises(Refused) as caught:
            rules.table(seats, options)
        assert caught.value.code in VOCABULARIES[game].refusals
        assert words(language).refusal(caught.value.code, caught.value.data, game) != caught.value.code
