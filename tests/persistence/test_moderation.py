"""The store's contract about cases, reports, sanctions and appeals."""

from dataclasses import replace

import pytest

from application.ports.moderation import AgePlace, CaseFilter, Judge
from application.ports.store import SeatRow, Store, StoreFault
from domain.conduct.moderation import (
    Appeal,
    AppealId,
    Case,
    CaseId,
    CaseStatus,
    Offence,
    Report,
    ReportId,
    Sanction,
    SanctionId,
    SanctionKind,
    SavedMessage,
    Verdict,
)
from domain.conduct.talk import MessageId
from domain.hosting.players import PlayerKind, PlayerRole
from domain.hosting.terms import MatchId, PlayerId
from tests.persistence.rows import ADA, BEA, at, opened, player, running, work

CAL = PlayerId("ply_cal")
ROBOT = PlayerId("ply_robot")
MODERATOR = PlayerRole.MODERATOR
DAN = Judge(PlayerId("ply_dan"), MODERATOR)


def case(name: str, about: PlayerId, second: int, **changes: object) -> Case:
    made = Case(CaseId(f"cas_{name}"), about, at(second), at(second))
    return replace(made, **changes)  # type: ignore[arg-type]  # members of Case


def report(name: str, of: Case, by: PlayerId | None = BEA, offence: Offence = Offence.INSULT) -> Report:
    match, message = MatchId("mat_a"), MessageId("msg_a")
    return Report(
        ReportId(f"rep_{name}"),
        of.id,
        by,
        of.player,
        offence,
        "he was rude",
        at(5),
        match,
        message,
        "mat_a/players",
        "Ada",
    )


def saved(number: int, author: PlayerId) -> SavedMessage:
    return SavedMessage(MessageId(f"msg_{number}"), number, author, f"line {number}", at(number))


def sanction(name: str, against: PlayerId, second: int, **changes: object) -> Sanction:
    made = Sanction(
        SanctionId(f"san_{name}"), None, against, SanctionKind.MUTE, CAL, "why", at(second), at(second + 60)
    )
    return replace(made, **changes)  # type: ignore[arg-type]  # members of Sanction


def appeal(name: str, against: Sanction, second: int) -> Appeal:
    return Appeal(AppealId(f"app_{name}"), against.id, against.player, "please", at(second))


async def with_people(store: Store) -> None:
    async with work(store) as working:
        for name in ("Ada", "Bea", "Cal"):
            await working.add_player(player(name))
        await working.add_player(player("Robot", PlayerKind.BOT, owner=ADA))


async def test_a_player_has_one_open_case(store: Store) -> None:
    await with_people(store)
    first = case("one", ADA, 1)
    async with work(store) as working:
        await working.add_case(first)
        assert await working.open_case_of(ADA) == first
        assert await working.open_case_of(BEA) is None
    with pytest.raises(StoreFault):
        async with work(store) as working:
            await working.add_case(case("two", ADA, 2))
    closed = replace(first, closed_at=at(3), changed_at=at(3), reports=2)
    async with work(store) as working:
        await working.change_case(closed)
        assert await working.case(first.id) == closed
        assert await working.open_case_of(ADA) is None
        await working.add_case(case("two", ADA, 4))


async def test_cases_are_found_by_status_player_and_offence_in_both_directions(store: Store) -> None:
    await with_people(store)
    old = case("old", ADA, 1, closed_at=at(9), changed_at=at(9))
    middle, new = case("middle", BEA, 2), case("new", ADA, 3)
    async with work(store) as working:
        for each in (old, middle, new):
            await working.add_case(each)
        await working.add_report(report("a", middle, ADA, Offence.SPAM), [])
    place = AgePlace(middle.opened_at, middle.id)
    async with store.reading() as reading:
        assert await reading.cases(CaseFilter(), None, 9) == [new, middle, old]
        assert await reading.cases(CaseFilter(), place, 9) == [old]
        assert await reading.cases(CaseFilter(), place, 9, is_backward=True) == [new]
        assert await reading.cases(CaseFilter(status=CaseStatus.OPEN), None, 9) == [new, middle]
        assert await reading.cases(CaseFilter(status=CaseStatus.CLOSED), None, 9) == [old]
        assert await reading.cases(CaseFilter(player=ADA), None, 1) == [new]
        assert await reading.cases(CaseFilter(offence=Offence.SPAM), None, 9) == [middle]
        assert await reading.cases(CaseFilter(unseen_by=ADA, status=CaseStatus.OPEN), None, 9) == [middle]


async def test_a_report_is_kept_with_its_evidence(store: Store) -> None:
    await with_people(store)
    about = case("one", ADA, 1)
    made, mark = report("a", about), replace(report("b", about, None, Offence.LEAVING), match=None, message=None)
    lines = [saved(2, BEA), saved(1, ADA)]
    async with work(store) as working:
        await working.add_case(about)
        await working.add_report(made, lines)
        await working.add_report(mark, [])
    async with store.reading() as reading:
        assert await reading.report(made.id) == made
        assert await reading.reports_of(about.id, 9) == [made, mark]
        assert await reading.reports_by(BEA, 9) == [made]
        assert await reading.saved_messages(made.id) == lines[::-1]
        assert await reading.saved_messages(mark.id) == []


async def test_sanctions_hold_until_they_end_or_are_lifted_and_for_bots_too(store: Store) -> None:
    await with_people(store)
    mute, ban = sanction("mute", ADA, 1), sanction("ban", ADA, 2, kind=SanctionKind.BAN, former_name="x")
    async with work(store) as working:
        for each in (mute, ban, sanction("other", BEA, 3)):
            await working.add_sanction(each)
    async with store.reading() as reading:
        assert await reading.sanction(ban.id) == ban
        assert await reading.sanctions_of(ADA, None, 9) == [ban, mute]
        assert await reading.sanctions_of(ADA, AgePlace(ban.at, ban.id), 9) == [mute]
        assert await reading.sanctions_of(ADA, AgePlace(mute.at, mute.id), 9, is_backward=True) == [ban]
        for subject in (ADA, ROBOT):
            assert await reading.held_sanctions(subject, at(5)) == [mute, ban]
        assert await reading.held_sanctions(ADA, at(61)) == [ban]
    async with work(store) as working:
        assert [await working.lift_sanction(ban.id, at(6)) for _ in range(2)] == [True, False]
        await working.see_sanction(mute.id, at(7))
        await working.see_sanction(mute.id, at(8))
        assert await working.held_sanctions(ADA, at(7)) == [replace(mute, seen_at=at(7))]


async def test_an_appeal_is_made_and_decided_once(store: Store) -> None:
    await with_people(store)
    first, second = sanction("a", ADA, 1), sanction("b", BEA, 2)
    one, other = appeal("a", first, 3), appeal("b", second, 4)
    async with work(store) as working:
        for each in (first, second):
            await working.add_sanction(each)
        assert [await working.add_appeal(each) for each in (one, other, replace(one, id=AppealId("app_x")))] == [
            True,
            True,
            False,
        ]
        assert await working.waiting_appeals(DAN, None, 9) == [other, one]
        assert await working.waiting_appeals(DAN, AgePlace(other.at, other.id), 9) == [one]
        assert await working.waiting_appeals(Judge(BEA, MODERATOR), None, 9) == [one]
        assert await working.appeal_against(first.id) == one
        decided = replace(one, decided_at=at(5), decided_by=CAL, verdict=Verdict.LIFTED, answer="sorry")
        assert [await working.decide_appeal(decided) for _ in range(2)] == [True, False]
        assert await working.appeal(one.id) == decided
        assert await working.waiting_appeals(DAN, None, 9) == [other]


async def test_appeals_that_a_moderator_may_not_decide_are_not_listed(store: Store) -> None:
    """Each appeal of Ada's or her bot's is kept from Dan by one reason alone."""
    await with_people(store)
    roles = {"Eve": PlayerRole.ADMIN, "Fay": MODERATOR}
    sitting = {"dan": "ply_dan", "bot": "ply_dans"}
    tables = [running(name, seats=(SeatRow(1, PlayerId(one), None),)) for name, one in sitting.items()]
    await opened(store, *tables)
    async with work(store) as working:
        for name in ("Dan", *roles):
            await working.add_player(player(name))
            await working.give_role(PlayerId(f"ply_{name.lower()}"), roles.get(name, MODERATOR))
        await working.add_player(player("Dans", PlayerKind.BOT, owner=DAN.moderator))
        await working.add_player(player("Fays", PlayerKind.BOT, owner=PlayerId("ply_fay")))
        cases = [case(f"{number}", ADA, number, closed_at=at(9)) for number in range(3)]
        for made in cases:
            await working.add_case(made)
        await working.add_report(report("by", cases[0], DAN.moderator), [])
        for made, about in zip(cases[1:], tables, strict=True):
            await working.add_report(replace(report(about.id, made), match=about.id), [])
        against = {
            "reporter": sanction("reporter", ADA, 1, case=cases[0].id),
            "seat": sanction("seat", ADA, 1, case=cases[1].id),
            "seat of a bot": sanction("bot-seat", ADA, 1, case=cases[2].id),
            "own act": sanction("act", ADA, 1, by=DAN.moderator),
            "act of a higher one": sanction("higher", ADA, 1, by=PlayerId("ply_eve")),
            "own bot": sanction("own-bot", PlayerId("ply_dans"), 1),
            "an equal": sanction("equal", PlayerId("ply_fay"), 1),
            "an equal's bot": sanction("equal-bot", PlayerId("ply_fays"), 1),
            "nothing": sanction("nothing", ADA, 1),
            "an equal's act": sanction("equal-act", ADA, 1, by=PlayerId("ply_fay")),
        }
        appeals = {name: appeal(name.replace(" ", "-"), each, 2) for name, each in against.items()}
        for name, each in against.items():
            await working.add_sanction(each)
            assert await working.add_appeal(appeals[name])
        assert {each.id for each in await working.waiting_appeals(DAN, None, 20)} == {
            appeals[name].id for name in ("nothing", "an equal's act")
        }
        by_eve = await working.waiting_appeals(Judge(PlayerId("ply_eve"), PlayerRole.ADMIN), None, 20)
        assert {each.id for each in by_eve} == {each.id for name, each in appeals.items() if "higher" not in name}


async def test_what_is_old_goes_and_sanctions_outlive_their_case(store: Store) -> None:
    await with_people(store)
    closed = case("closed", ADA, 1, closed_at=at(2))
    kept = sanction("kept", ADA, 2, case=closed.id, until=at(500))
    gone = sanction("gone", ADA, 1)
    async with work(store) as working:
        await working.add_case(closed)
        await working.add_case(case("open", BEA, 1))
        await working.add_report(report("a", closed), [saved(1, ADA)])
        for each in (kept, gone):
            await working.add_sanction(each)
        await working.add_appeal(appeal("a", gone, 3))
    async with work(store) as working:
        assert [await working.forget_cases(at(100), 5) for _ in range(2)] == [1, 0]
        assert [await working.forget_sanctions(at(100), 5) for _ in range(2)] == [1, 0]
        assert await working.report(ReportId("rep_a")) is None
        assert await working.saved_messages(ReportId("rep_a")) == []
        assert await working.sanctions_of(ADA, None, 9) == [replace(kept, case=None)]
        assert await working.appeal(AppealId("app_a")) is None


async def test_erasing_a_player_takes_what_was_said_by_and_about_them(store: Store) -> None:
    await with_people(store)
    about, other = case("ada", ADA, 1), case("bea", BEA, 1)
    async with work(store) as working:
        for each in (about, other):
            await working.add_case(each)
        await working.add_report(report("a", about), [])
        await working.add_report(report("b", other, ADA), [saved(1, ADA), saved(2, BEA)])
        await working.add_sanction(sanction("a", ADA, 1))
    async with work(store) as working:
        await working.erase_player(ADA)
        await working.erase_reports_by(ADA)
        assert await working.case(about.id) is None
        assert await working.report(ReportId("rep_a")) is None
        assert await working.sanctions_of(ADA, None, 9) == []
        assert await working.report(ReportId("rep_b")) == replace(report("b", other, None), text="")
        assert await working.saved_messages(ReportId("rep_b")) == [saved(2, BEA)]
