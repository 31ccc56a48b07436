"""Whole seasons of machines on a test clock: what the use cases do with the domain's calculations."""

from __future__ import annotations

import pytest

from application.desk import Desk
from domain.league.entries import RoundClosed, RoundPaired, SeasonEnded, SeasonOpened, SeasonStarted
from domain.league.season import SeasonStatus, division_standings
from domain.league.terms import Format
from tests.fakes.desk import Town
from tests.league.towns import orders, quick_rules, sandbox, with_hooks
from tests.workers.desks import somebody


@pytest.fixture
async def town() -> Desk:
    return with_hooks(Town().desk)


async def test_a_sandbox_season_is_played_through_and_the_next_one_opens(town: Desk) -> None:
    """LG-9."""
    ground = await sandbox(town, await somebody(town), quick_rules(), 8)
    season = await ground.play_season()
    assert season.status is SeasonStatus.ENDED
    assert [len(await ground.entries(kind)) for kind in (SeasonStarted, RoundPaired, RoundClosed, SeasonEnded)] == [
        1,
        3,
        3,
        1,
    ]
    assert len(await ground.entries(SeasonOpened)) == 2
    rows = [row for division in season.divisions for row in division_standings(season, division)]
    assert {row.played for row in rows} == {3}
    assert all(row.best == row.worst == row.rank for row in rows)


async def test_promotions_happen_between_seasons(town: Desk) -> None:
    rules = quick_rules(divisions=quick_rules().divisions.__class__(most=2, smallest=4, largest=7))
    ground = await sandbox(town, await somebody(town), rules, 8)
    first = orders(await ground.play_season())
    from application.leagues.register import register_machines

    await register_machines(town, ground.owner, ground.id, "drifter", 8)
    season = await ground.season()
    await ground.move_to(season.starts_at)
    second = [set(division.players) for division in (await ground.season()).divisions]
    assert second == [{*first[0][:-1], first[1][0]}, {first[0][-1], *first[1][1:]}]


@pytest.mark.parametrize("form", [Format.SWISS, Format.ROUND_ROBIN])
async def test_seasons_of_every_format_end_on_their_date(town: Desk, form: Format) -> None:
    """LG-8, LG-9."""
    ground = await sandbox(town, await somebody(town), quick_rules(format=form), 5)
    season = await ground.play_season()
    assert season.status is SeasonStatus.ENDED
    assert season.ended_at == season.ends_at
