"""Pruning on real databases: nothing that is left misses what has gone."""

from dataclasses import replace

from adapters.ratings import PlackettLuceRater
from application.callers import NOBODY
from application.hosting.terms import ANY_SEAT, Terms
from application.leagues.move_clock import move_clock
from application.matches.close_match import close_match
from application.matches.open_match import open_match
from application.matches.resign import resign
from application.players.end_tokens import end_tokens_of
from application.players.enter_as_guest import enter_as_guest
from application.policy import Policy
from application.ports.store import MatchFilter
from application.ratings.rate_match import RateMatch
from application.ratings.verify_ratings import verify_ratings
from application.upkeep.prune import prune
from domain.hosting.terms import Moment, Status
from domain.league.terms import Calendar, Divisions, Rules
from tests.league.towns import play_machines, sandbox
from tests.workers.desks import desk_on, faults_in, somebody, table_for

# As if everything had been there for long: its time was over a minute before it came.
OVER = -60_000
NOW = Policy(
    kept_answers=OVER,
    guests_kept=OVER,
    open_matches_kept=OVER,
    tokens_kept=OVER,
    dead_tasks_kept=OVER,
    sandboxes_kept=OVER,
    closed_sandboxes_kept=OVER,
)
RATER = PlackettLuceRater()
RULES = Rules(Calendar(1_000, 1_000, 2), table_size=2, divisions=Divisions(most=1, smallest=2, largest=4))


async def test_played_matches_and_ratings_are_sound_after_everything_old_has_gone(database: str) -> None:
    async with desk_on(database, on_close=(RateMatch(RATER),)) as desk:
        ada = await somebody(desk)
        rated = await table_for(desk, ada, Terms("the-river", 2, rated=True))
        await resign(desk, ada, rated.id)
        running = await table_for(desk, ada, Terms("moon-river", 2))
        await open_match(desk, ada, Terms("moon-river", 2), ANY_SEAT, key="k")
        await end_tokens_of(desk, (await enter_as_guest(desk, NOBODY)).player.id)
        trial = await sandbox(desk, ada, RULES, 4)
        await move_clock(desk, ada, trial.id, (await trial.season()).starts_at)
        await trial.advance()
        await play_machines(desk)
        await close_match(desk, rated.id, rated.version + 2)
        pruning = replace(desk, policy=NOW)
        assert await prune(pruning) > 0
        async with desk.store.reading() as reading:
            waiting = await reading.pending_closings(Moment(desk.clock.now() + 1), 100)
        for closing in waiting:
            await close_match(desk, closing.match, closing.version)
        await prune(pruning)
        assert await prune(pruning) == 0
        async with desk.store.reading() as reading:
            left = {head.id: head.status for head in await reading.find(MatchFilter(), None, 100)}
            assert await reading.league_summary(trial.id) is None
            assert await reading.guests_after(None, Moment(desk.clock.now() + 1), 10) == []
        assert left == {rated.id: Status.FINISHED, running.id: Status.RUNNING}
        assert (await verify_ratings(desk, RATER, "the-river")).faults == ()
    assert await faults_in(database) == []
