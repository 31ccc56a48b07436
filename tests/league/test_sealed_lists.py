"""Lists of matches tell nobody which tables of a duplicate round are over while others still play the deal."""

from __future__ import annotations

from dataclasses import replace

import pytest

from application.callers import Caller
from application.desk import Desk
from application.errors import WrongStatus
from application.hosting.terms import Terms
from application.leagues.found_league import found_league
from application.leagues.terms import LeagueTerms
from application.matches.export_record import PARTIAL_FORMAT, export_record
from application.matches.find_matches import count_matches, find_matches
from application.matches.fork_match import ForkWish, fork_match
from application.matches.open_match import open_match
from application.ports.store import MatchFilter
from domain.hosting.terms import Access, MatchId, Status
from domain.league.terms import Divisions, Scoring
from tests.fakes.clock import FakeClock
from tests.league.hamlets import begun, me, play_out, table_of
from tests.league.towns import Ground, quick_rules, with_hooks
from tests.workers.desks import somebody

RULES = quick_rules(scoring=Scoring.DUPLICATE, divisions=Divisions(1, 4, 8))


async def found(desk: Desk, caller: Caller, wanted: MatchFilter) -> set[MatchId]:
    page = await find_matches(desk, caller, wanted)
    assert await count_matches(desk, caller, wanted) == len(page.summaries)
    return {head.id for head in page.summaries}


async def test_an_owner_finds_sealed_matches_only_where_he_sits_until_the_deal_is_known(desk: Desk) -> None:
    """LG-22."""
    clock = FakeClock(desk.clock.now())
    here = with_hooks(replace(desk, clock=clock))
    owner, *others = [await somebody(here, name) for name in ("Owner", "Ada", "Bea", "Cleo")]
    private = Terms(game="the-river", seats=2, access=Access(listed=False, spectators=False))
    opened = (await open_match(here, owner, private)).view.match.id
    ground = Ground(here, owner, (await found_league(here, owner, LeagueTerms("Same", "the-river", RULES))).league.id)
    people = [owner, *others]
    await begun(here, clock, ground, people)
    tables = {person.required_player().id: (await table_of(ground, me(person)))[1] for person in people}
    own = tables[owner.required_player().id]
    other = next(match for match in tables.values() if match != own)
    at_other = [person for person in people if tables[person.required_player().id] == other]
    await play_out(here, other, at_other)
    with pytest.raises(WrongStatus) as refusal:
        await fork_match(here, at_other[0], other, ForkWish(ply=1))
    assert refusal.value.data == {"match_status": "finished"}
    record = await export_record(here, at_other[0], other)
    assert (record["deal"], record["format"]) == (None, PARTIAL_FORMAT)
    created = MatchFilter(creator=owner.required_player().id)
    assert await found(here, owner, created) == {own, opened}
    assert await found(here, owner, replace(created, status=Status.FINISHED)) == set()
    assert await found(here, owner, replace(created, player=at_other[0].required_player().id)) == set()
    for person in at_other:
        assert await found(here, person, MatchFilter(player=person.required_player().id)) == {other}
    await play_out(here, own, [person for person in people if person not in at_other])
    while await ground.advance():
        pass
    assert await found(here, owner, created) == {own, other, opened}
