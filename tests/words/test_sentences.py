"""Sentences of a match's log name its players."""

import pytest

from application.hosting.sentences import sentences
from application.hosting.terms import OwnSeat
from application.matches.add_ai_seat import add_ai_seat
from application.matches.open_match import open_match
from application.matches.start import start
from domain.hosting.entries import Joined, Logged, Moved, Resigned
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.kernel.plain import Plain
from tests.application.tables import TWO
from tests.fakes.desk import Town


async def table(town: Town) -> tuple[MatchId, PlayerId]:
    """Ada against a machine, at the first decision."""
    ada = await town.human("Ada")
    assert ada.player is not None
    match = (await open_match(town.desk, ada, TWO, OwnSeat())).view.match.id
    await add_ai_seat(town.desk, ada, match, "hand")
    await start(town.desk, ada, match)
    return match, ada.player.id


async def said(town: Town, match: MatchId, language: str) -> list[str]:
    state = await town.desk.matches.fresh(match)
    return [text for logged in state.recent for text in await sentences(town.desk, state.match, logged, language)]


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "Ada opens the match for 2 seats.", "Ada takes seat 1."),
        ("it", "Ada apre la partita, con 2 posti.", "Ada prende il posto 1."),
        ("es", "Ada abre la partida, con 2 asientos.", "Ada ocupa el asiento 1."),
        ("pt", "Ada abre a partida, com 2 lugares.", "Ada ocupa o lugar 1."),
    ],
)
async def test_a_log_names_those_who_play(language: str, first: str, second: str) -> None:
    town = Town()
    match, _ = await table(town)
    texts = await said(town, match, language)
    assert texts[:2] == [first, second]
    assert not any("ply_" in text for text in texts)


async def test_moves_and_events_bear_names_and_a_machine_its_level_and_seat() -> None:
    town = Town()
    match, _ = await table(town)
    state = await town.desk.matches.fresh(match)
    event: dict[str, Plain] = {"kind": "expansion-ended", "seat": 2}
    entry = Moved(1, "select:1", 2, (event,))
    texts = await sentences(town.desk, state.match, Logged(9, Moment(1), entry), "en")
    assert texts == ["Ada plays select:1.", "Ranch hand (2) expands no further."]
    assert await sentences(town.desk, state.match, Logged(9, Moment(1), Resigned(1)), "pt") == ["Ada desiste."]


async def test_an_account_that_is_gone_shows_its_id() -> None:
    town = Town()
    match, _ = await table(town)
    state = await town.desk.matches.fresh(match)
    joined = Logged(9, Moment(1), Joined(2, PlayerId("ply_gone")))
    assert await sentences(town.desk, state.match, joined, "en") == ["ply_gone takes seat 2."]
