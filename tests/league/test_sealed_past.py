"""The past of a sealed match stays sealed: only its players see it, and nobody forks it, until the deal is known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from application.callers import NOBODY
from application.desk import Desk
from application.errors import NotFound, WrongStatus
from application.leagues.found_league import found_league
from application.leagues.terms import LeagueTerms
from application.matches.fork_match import ForkWish, fork_match
from application.matches.view_past import view_past
from domain.league.terms import Divisions, Scoring
from tests.fakes.clock import FakeClock
from tests.league.hamlets import begun, me, play_out, table_of
from tests.league.towns import Ground, quick_rules, with_hooks
from tests.workers.desks import somebody

RULES = quick_rules(scoring=Scoring.DUPLICATE, divisions=Divisions(1, 4, 8))


async def test_the_past_of_a_sealed_match_is_for_its_players_alone(desk: Desk) -> None:
    """LG-22."""
    clock = FakeClock(desk.clock.now())
    here = with_hooks(replace(desk, clock=clock))
    owner, *people = [await somebody(here, name) for name in ("Owner", "Ada", "Bea", "Cleo", "Dora")]
    ground = Ground(here, owner, (await found_league(here, owner, LeagueTerms("Same", "the-river", RULES))).league.id)
    await begun(here, clock, ground, people)
    matches = {person.required_player().id: (await table_of(ground, me(person)))[1] for person in people}
    over = matches[people[0].required_player().id]
    players = [person for person in people if matches[person.required_player().id] == over]
    others = [person for person in people if person not in players]
    await play_out(here, over, players)
    for stranger in (owner, NOBODY, others[0]):
        with pytest.raises(NotFound):
            await view_past(here, stranger, over, ply=0)
    assert (await view_past(here, players[0], over, ply=3)).secret is None
    with pytest.raises(WrongStatus, match="not-over-yet"):
        await fork_match(here, players[0], over, ForkWish(ply=0, seat=1, starts=False))
    await play_out(here, matches[others[0].required_player().id], others)
    while await ground.advance():
        pass
    assert len((await view_past(here, NOBODY, over, ply=3)).match.moves) == 3
    fork = await fork_match(here, owner, over, ForkWish(ply=3, seat=1, starts=False))
    assert fork.view.match.deadline is None
