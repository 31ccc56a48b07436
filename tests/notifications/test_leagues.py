"""A league tells its players of seasons, rounds and deadlines, each once, however often its tasks run."""

from application.leagues.found_league import found_league
from application.leagues.register import register
from application.leagues.terms import LeagueTerms
from application.notifications.note_league import note_league
from domain.league.terms import Calendar, Rules
from tests.league.hamlets import ONE_DIVISION
from tests.league.towns import Ground, with_hooks
from tests.notifications.people import DELAY, HOUR, Club

RULES = Rules(
    calendar=Calendar(registration=HOUR, round_length=24 * HOUR, rounds=1, pause=HOUR),
    table_size=2,
    divisions=ONE_DIVISION,
)


async def test_a_league_tells_its_players_what_comes() -> None:
    club = Club()
    club.desk = with_hooks(club.desk)
    owner = await club.human("Owner")
    ground = Ground(
        club.desk, owner, (await found_league(club.desk, owner, LeagueTerms("Club", "the-river", RULES))).league.id
    )
    await ground.advance()
    people = [await club.human(name) for name in ("Ada", "Bea")]
    for person in people:
        await register(club.desk, person, ground.id)
        await club.browser(person)
    await club.later(HOUR)
    await ground.advance()
    await club.later(DELAY)
    for person in people:
        told = {each["kind"]: each for each in club.told(person)}
        assert told["round-begins"]["title"] == "Club: round 1"
    league = await club.desk.leagues.fresh(ground.id)
    for version in range(1, league.version + 1):
        await note_league(club.desk, ground.id, version)
    await club.later(DELAY)
    assert [each["kind"] for person in people for each in club.told(person)] == []
    await club.later(18 * HOUR)
    assert {each.get("kind") for person in people for each in club.told(person)} >= {"deadline-near"}
    await club.later(6 * HOUR)
    await ground.advance()
    await club.later(DELAY)
    for person in people:
        [result] = [each for each in club.told(person) if each.get("kind") == "result"]
        assert result["body"].startswith("You finished in place")
    await club.later(2 * HOUR)
    await ground.advance()
    await club.later(DELAY)
    assert [each.get("kind") for person in people for each in club.told(person)] == ["season-opens"] * 2
