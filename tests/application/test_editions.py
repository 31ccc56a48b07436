"""A match keeps the edition and the rules it was opened with, and new matches get the newest rules."""

import pytest

from application.games import Games
from application.hosting.terms import Terms
from application.matches.verify_match import verify_match
from domain.catalog import hosted
from domain.hosting.terms import Status
from domain.moonriver.game import MoonRiver
from tests.application.tables import play_on, refused
from tests.fakes.desk import GAMES, Town


async def test_a_match_of_older_rules_goes_on_as_it_began() -> None:
    town = Town()
    town.desk = town.another_desk(games=Games([MoonRiver(rules=1)]))
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea, terms=Terms("moon-river", 2))
    await play_on(town, match, ada, bea, moves=40)
    town.desk = town.another_desk()
    await play_on(town, match, ada, bea)
    state = await town.match(match)
    assert (state.rules, state.status) == (1, Status.FINISHED)
    assert (await verify_match(town.desk, match)).is_sound
    again = await town.started(ada, bea, terms=Terms("moon-river", 2))
    assert (await town.match(again)).rules == 2


@pytest.mark.parametrize("edition", [None, "centre-closed-1"])
async def test_a_match_names_its_edition_and_the_default_stays(edition: str | None) -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea, terms=Terms("moon-river", 2, edition=edition))
    await play_on(town, match, ada, bea, moves=60)
    assert (await town.match(match)).edition == (edition or "reconstructed-1")
    assert (await verify_match(town.desk, match)).is_sound


async def test_an_edition_that_is_not_hosted_is_refused() -> None:
    town = Town()
    with refused("unknown-edition", id="mine"):
        await town.open(await town.human("Ada"), Terms("moon-river", 2, edition="mine"))


def test_every_version_that_was_released_is_hosted() -> None:
    for game in hosted():
        assert GAMES.exact_version(game.info.key, game.info.edition, game.info.rules).info == game.info
    assert {game.info.rules for game in hosted() if game.info.key == "moon-river"} == {1, 2}
