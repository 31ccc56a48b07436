"""Absence in both doors: the same plan, seen by its owner and by others."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from application.accounts.pauses.write_pauses import write_pauses
from domain.hosting.terms import PlayerId
from tests.houses import Guest, House, house

DAY = 86_400_000
PLANNED = """{ pauses { id vacationLeft vacations { vacationId beginsAt endsAt } hours { begins }
  nextHours { begins ends timeZone isAllDay } } }"""
REFUSED = "__typename ... on Refusal { code }"
AWAY = """query ($id: ID!) { match(id: $id) { deadline seats { number
  player { id away { isOnVacation vacation { beginsAt endsAt } hours { begins } } }
  clock { remaining isRunning stoppedUntil stopsAt } }
  events(last: 1) { edges { node { kind seat data texts } } } } }"""
SLOW = {"game": "moon-river", "seats": 2, "timing": {"pace": "CORRESPONDENCE", "perTurn": DAY}, "own": {"seat": 1}}


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as made:
        yield made


async def match_of(ada: Guest, bea: Guest) -> str:
    match: str = (await ada.do("createMatch", SLOW))["match"]["id"]
    await bea.do("joinMatch", {"matchId": match})
    await ada.do("startMatch", {"matchId": match})
    return match


async def written(there: House, *people: Guest) -> None:
    for each in people:
        await write_pauses(there.desk, PlayerId(each.id))


async def test_an_opponent_sees_until_when_the_other_is_away(there: House) -> None:
    ada, bea = await there.human("Ada"), await there.human("Bea")
    match, ends = await match_of(ada, bea), there.clock.now() + 3 * DAY
    for each in (ada, bea):
        made = await each.do("planVacation", {"endsAt": ends}, f"{REFUSED} ... on VacationPlanned {PLANNED}")
        assert made["pauses"]["vacations"][0]["endsAt"] == ends
    await written(there, ada, bea)
    for viewer in (ada, bea, there.guest()):
        seen = (await viewer.data(AWAY, id=match))["match"]
        assert seen["deadline"] > ends + DAY - 60_000
        for seat in seen["seats"]:
            assert seat["player"]["away"]["isOnVacation"]
            assert seat["player"]["away"]["vacation"]["endsAt"] == ends
            assert not seat["clock"]["isRunning"]
            assert seat["clock"]["stoppedUntil"] in (ends, None)
        event = seen["events"]["edges"][0]["node"]
        assert event["kind"] == "PAUSES_CHANGED"
        assert event["data"]["vacations"][0]["ends"] == ends
        assert event["texts"]
    rest = (await bea.get(f"/v1/matches/{match}")).json()
    assert rest["deadline"] == seen["deadline"]
    assert {seat["clock"]["stopped_until"] for seat in rest["seats"]} == {ends, None}


async def test_rest_plans_and_ends_the_same(there: House) -> None:
    ada = await there.human("Ada")

    async def do(method: str, path: str, body: object = None) -> Any:
        answer = await there.http.request(method, path, json=body, headers=ada.caller_headers)
        return answer.status_code, answer.json()

    ends = there.clock.now() + 4 * DAY
    status, planned = await do("POST", "/v1/me/vacations", {"ends_at": ends})
    assert status == 201
    assert 26 * DAY - 60_000 < planned["vacation_left"] < 26 * DAY + 60_000
    assert (await ada.data("{ ownPauses { vacations { vacationId endsAt } } }"))["ownPauses"]["vacations"] == [
        {"vacationId": planned["vacations"][0]["id"], "endsAt": ends}
    ]
    away = (await there.guest().get(f"/v1/players/{ada.id}/away")).json()
    assert away["is_on_vacation"]
    assert (await do("DELETE", f"/v1/me/vacations/{planned['vacations'][0]['id']}"))[1]["vacations"] == []
    status, set_now = await do("PUT", "/v1/me/playing-hours", {"hours": {"begins": "20:00", "ends": "04:00"}})
    assert (set_now["next_hours"]["begins"], set_now["next_hours"]["time_zone"]) == ("20:00", "UTC")
    status, refused = await do("PUT", "/v1/me/playing-hours", {"hours": {"begins": "20:00", "ends": "21:00"}})
    assert (status, refused["code"], refused["path"]) == (422, "bad-hours", "ends")
    status, refused = await do("POST", "/v1/me/vacations", {"ends_at": ends + 40 * DAY})
    assert (status, refused["code"]) == (422, "vacation-used-up")
    assert (await do("GET", "/v1/me/pauses"))[0] == 200
