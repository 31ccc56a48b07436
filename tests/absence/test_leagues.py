"""Absence in leagues: the organiser says whether clocks stop, and the end of a round never moves."""

import pytest

from application.accounts.pauses.plan_vacation import plan_vacation
from application.accounts.pauses.write_pauses import write_pauses
from application.callers import Caller
from application.errors import Conflict
from application.matches.claim_timeout import claim_timeout
from domain.hosting.clocks import deadline
from domain.hosting.match import Match
from domain.hosting.pauses import DAY
from domain.hosting.terms import Moment, Pace, Status, Timing
from tests.league.hamlets import ONE_DIVISION, Hamlet, me, table_of
from tests.league.towns import HOUR, Ground, quick_rules

SLOW = Timing(Pace.CORRESPONDENCE, per_turn=6 * HOUR)


async def on_vacation(hamlet: Hamlet, clocks_stop: bool) -> tuple[Ground, list[Caller], Match]:
    """Two days that both players of the only table are away, from its first turn on."""
    rules = quick_rules(divisions=ONE_DIVISION, clocks_stop=clocks_stop)
    ground, people = await hamlet.started(2, rules, timing=SLOW)
    for person in people:
        await plan_vacation(hamlet.desk, person, None, Moment(hamlet.town.clock.now() + 2 * DAY))
        await write_pauses(hamlet.desk, person.required_player().id)
    _, match = await table_of(ground, me(people[0]))
    return ground, people, await hamlet.town.match(match)


@pytest.mark.parametrize(("clocks_stop", "later"), [(True, 2 * DAY), (False, 0)])
async def test_the_rules_say_whether_a_vacation_stops_the_clocks_of_a_league(clocks_stop: bool, later: int) -> None:
    """LG-70."""
    hamlet = Hamlet()
    _, _, match = await on_vacation(hamlet, clocks_stop)
    assert match.started_at is not None
    assert deadline(match.clock) == match.started_at + SLOW.per_turn + later


async def test_the_end_of_a_round_does_not_move_for_a_vacation() -> None:
    """LG-70, LG-35."""
    hamlet = Hamlet()
    ground, people, match = await on_vacation(hamlet, clocks_stop=True)
    ends = (await ground.season()).round_ends(1)
    assert match.deadline == ends
    hamlet.town.clock.advance(ends - hamlet.town.clock.now() - 1)
    with pytest.raises(Conflict, match="time-left"):
        await claim_timeout(hamlet.desk, people[0], match.id)
    hamlet.town.clock.advance(1)
    await ground.advance()
    ended = await hamlet.town.match(match.id)
    assert ended.status in (Status.ABORTED, Status.FINISHED)


async def test_a_clock_that_no_vacation_stops_runs_out_during_one() -> None:
    hamlet = Hamlet()
    _, people, match = await on_vacation(hamlet, clocks_stop=False)
    hamlet.town.clock.advance(SLOW.per_turn)
    await claim_timeout(hamlet.desk, people[0], match.id)
    assert (await hamlet.town.match(match.id)).taken_over == (match.to_move,)
