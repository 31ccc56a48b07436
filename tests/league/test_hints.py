"""Hints in leagues: none, rated or not, but in a sandbox."""

from __future__ import annotations

import pytest

from application.callers import Caller
from application.errors import Forbidden
from application.leagues.register import register
from application.matches.hint import hint
from domain.hosting.terms import MatchId
from tests.league.hamlets import ONE_DIVISION, Hamlet, me, refused, table_of
from tests.league.towns import Ground, quick_rules, sandbox

RULES = quick_rules(divisions=ONE_DIVISION)


async def _to_move(ground: Ground, people: list[Caller]) -> tuple[Caller, MatchId]:
    _, match = await table_of(ground, me(people[0]))
    state = (await ground.desk.matches.fresh(match)).match
    assert state.to_move is not None
    mover = state.seat(state.to_move).player
    return next(person for person in people if person.required_player().id == mover), match


@pytest.mark.parametrize(("rated", "code"), [(False, "no-hints-in-leagues"), (True, "no-hints-when-rated")])
async def test_no_match_of_a_league_has_hints(hamlet: Hamlet, rated: bool, code: str) -> None:
    ground, people = await hamlet.started(2, RULES, rated=rated)
    await refused(hint(hamlet.desk, *await _to_move(ground, people)), Forbidden, code)


async def test_in_a_sandbox_hints_can_be_tried(hamlet: Hamlet) -> None:
    people = [await hamlet.town.human(name) for name in ("Ada", "Bea")]
    ground = await sandbox(hamlet.desk, people[0], RULES, 0)
    for person in people:
        await register(hamlet.desk, person, ground.id)
    await ground.move_to((await ground.season()).starts_at)
    assert (await hint(hamlet.desk, *await _to_move(ground, people))).level == "legend"
