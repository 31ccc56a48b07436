"""Reports: what is kept with them, and who learns of it."""

import json

import pytest

from application.callers import NOBODY
from application.conduct.set_boundary import set_boundary
from application.errors import Conflict, Forbidden, LimitReached, Malformed, NotFound, Refusal, Unauthenticated
from application.hosting.terms import Terms
from application.moderation.cases import close_case, find_case, list_cases, saved_messages
from application.moderation.report import ReportWish, find_report, report
from application.policy import Policy
from application.ports.moderation import CaseFilter
from application.talk.remove_message import remove_message
from application.talk.say import say
from domain.conduct.boundaries import BoundaryKind
from domain.conduct.moderation import CaseStatus, Offence
from domain.hosting.players import PlayerRole
from domain.hosting.terms import Access, MatchId, PlayerId
from tests.fakes.desk import Town
from tests.moderation.people import id_of, reported, with_role


async def test_a_report_keeps_what_was_said_and_played_whatever_is_removed_afterwards() -> None:
    town = Town()
    ada, bea, mod = await town.human("Ada"), await town.human("Bea"), await with_role(town, "Mod")
    match = await town.started(ada, bea)
    await say(town.desk, bea, f"{match}/players", "hello")
    rude = await say(town.desk, ada, f"{match}/players", "you fool")
    await say(town.desk, bea, f"{match}/players", "easy now")
    made = await reported(town, bea, rude)
    await remove_message(town.desk, mod, rude.id, "an insult")
    file = await find_case(town.desk, mod, made.case)
    assert [(each.reporter, each.player, each.name) for each in file.reports] == [(id_of(bea), id_of(ada), "Ada")]
    assert [each.text for each in await saved_messages(town.desk, made)] == ["hello", "you fool", "easy now"]
    assert [entry["kind"] for entry in json.loads(file.reports[0].log)][:1] == ["opened"]


async def test_the_reported_player_learns_nothing_of_it() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    message = await say(town.desk, ada, f"{await town.started(ada, bea)}/players", "rude")
    made = await reported(town, bea, message)
    for caller in (ada, NOBODY, await town.human("Cal")):
        with pytest.raises(Refusal) as refused:
            await find_report(town.desk, caller, made.id)
        assert isinstance(refused.value, NotFound | Unauthenticated)
    assert (await find_report(town.desk, bea, made.id)).id == made.id


async def test_a_moderator_who_is_reported_finds_no_case_about_themselves() -> None:
    town = Town()
    mod, bea = await with_role(town, "Mod"), await town.human("Bea")
    boss = await with_role(town, "Boss", PlayerRole.ADMIN)
    made = await reported(town, bea, await say(town.desk, mod, f"{await town.started(mod, bea)}/players", "rude"))
    assert (await list_cases(town.desk, mod, CaseFilter(), None, 20)).items == ()
    with pytest.raises(NotFound, match="unknown-case"):
        await find_case(town.desk, mod, made.case)
    with pytest.raises(NotFound, match="unknown-case"):
        await find_report(town.desk, mod, made.id)
    other = await with_role(town, "Mad")
    with pytest.raises(Forbidden, match="rank-too-low"):
        await find_case(town.desk, other, made.case)
    assert (await find_case(town.desk, boss, made.case)).case.id == made.case


async def test_a_party_to_the_case_does_not_look_at_it() -> None:
    town = Town()
    ada, mod, second = await town.human("Ada"), await with_role(town, "Mod"), await with_role(town, "Second")
    made = await reported(town, mod, await say(town.desk, ada, f"{await town.started(ada, mod)}/players", "rude"))
    with pytest.raises(Forbidden, match="case-party"):
        await find_case(town.desk, mod, made.case)
    with pytest.raises(Forbidden, match="case-party"):
        await close_case(town.desk, mod, made.case, "nothing to see")
    assert (await find_case(town.desk, second, made.case)).case.id == made.case


async def test_only_what_the_reporter_may_read_can_be_reported() -> None:
    town = Town()
    ada, bea, cal = [await town.human(name) for name in ("Ada", "Bea", "Cal")]
    hidden = Terms("moon-river", 2, access=Access(listed=False, spectators=False))
    match = await town.started(ada, bea, terms=hidden)
    message = await say(town.desk, ada, f"{match}/players", "between us")
    for wish in (
        ReportWish(Offence.INSULT, message=message.id),
        ReportWish(Offence.STALLING, player=id_of(ada), match=match),
    ):
        with pytest.raises(NotFound, match="unknown-match"):
            await report(town.desk, cal, wish)
    await set_boundary(town.desk, bea, id_of(ada), BoundaryKind.MUTE)
    with pytest.raises(NotFound, match="unknown-message"):
        await report(town.desk, bea, ReportWish(Offence.INSULT, message=message.id))


async def test_the_same_report_twice_is_one_and_a_case_gathers_all_about_one_player() -> None:
    town = Town()
    ada, bea, cal, mod = [await town.human(name) for name in ("Ada", "Bea", "Cal")] + [await with_role(town, "Mod")]
    match = await town.started(ada, bea)
    message = await say(town.desk, ada, f"{match}/players", "rude")
    first = await reported(town, bea, message)
    assert await reported(town, bea, message, "again") == first
    second = await report(town.desk, cal, ReportWish(Offence.STALLING, player=id_of(ada), match=match))
    assert second.case == first.case
    file = await find_case(town.desk, mod, first.case)
    assert [each.id for each in file.reports] == [first.id, second.id]
    assert file.case.reports == 2
    await close_case(town.desk, mod, first.case, "talked to her")
    with pytest.raises(Conflict, match="case-closed"):
        await close_case(town.desk, mod, first.case, "again")
    assert (await reported(town, bea, message)).case != first.case
    page = await list_cases(town.desk, mod, CaseFilter(status=CaseStatus.CLOSED), None, 20)
    assert [each.id for each in page.items] == [first.case]
    assert (await find_case(town.desk, mod, first.case)).history[0].action == "close-case"


async def test_a_flood_of_reports_is_refused_and_a_case_stays_small() -> None:
    town = Town(policy=Policy(reports_per_case=2))
    ada, mod = await town.human("Ada"), await with_role(town, "Mod")
    made = [
        await report(town.desk, await town.human(name), ReportWish(Offence.NAME, player=id_of(ada)))
        for name in ("Bea", "Cal", "Dan")
    ]
    file = await find_case(town.desk, mod, made[0].case)
    assert (len(file.reports), file.case.reports) == (2, 3)
    town.limits.empty("reports")
    with pytest.raises(LimitReached, match="too-many-requests"):
        await report(town.desk, await town.human("Eve"), ReportWish(Offence.NAME, player=id_of(ada)))


async def test_what_cannot_be_reported_is_refused() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea)
    robot = await town.bot(ada, "Robot")
    cal = await town.human("Cal")
    cases = (
        (ada, ReportWish(Offence.NAME, player=id_of(ada)), Conflict, "against-oneself"),
        (ada, ReportWish(Offence.NAME, player=id_of(robot)), Conflict, "against-oneself"),
        (ada, ReportWish(Offence.NAME, player=PlayerId("ply_none")), NotFound, "unknown-player"),
        (ada, ReportWish(Offence.NAME), Malformed, "malformed"),
        (ada, ReportWish(Offence.ONE_SIDED, player=id_of(bea)), Malformed, "malformed"),
        (ada, ReportWish(Offence.NAME, "x" * 600, id_of(bea)), Malformed, "bad-text"),
        (ada, ReportWish(Offence.STALLING, player=id_of(cal), match=match), Conflict, "not-there"),
        (ada, ReportWish(Offence.STALLING, player=id_of(bea), match=MatchId("mat_no")), NotFound, "unknown-match"),
        (robot, ReportWish(Offence.NAME, player=id_of(bea)), Forbidden, "scope-missing"),
        (NOBODY, ReportWish(Offence.NAME, player=id_of(bea)), Unauthenticated, "sign-in-needed"),
    )
    for caller, wish, kind, code in cases:
        with pytest.raises(kind, match=code):
            await report(town.desk, caller, wish)


async def test_players_look_at_no_cases() -> None:
    town = Town()
    ada = await town.human("Ada")
    for attempt in (list_cases(town.desk, ada, CaseFilter(), None, 20), find_case(town.desk, ada, "cas_none")):
        with pytest.raises(Forbidden, match="scope-missing"):
            await attempt
