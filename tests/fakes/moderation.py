"""The part of the fake store that keeps cases, reports, sanctions and appeals."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from application.ports.moderation import AgePlace, CaseFilter, Judge
from application.ports.store import StoreFault
from domain.conduct.moderation import (
    Appeal,
    AppealId,
    Case,
    CaseId,
    Report,
    ReportId,
    Sanction,
    SanctionId,
    SavedMessage,
    can_decide,
    outranks,
)
from domain.hosting.terms import Moment, PlayerId

if TYPE_CHECKING:
    from tests.fakes.store import Shelves

T = TypeVar("T")


@dataclass
class ModerationShelves:
    cases: dict[CaseId, Case] = field(default_factory=dict)
    reports: dict[ReportId, Report] = field(default_factory=dict)
    saved_messages: dict[ReportId, tuple[SavedMessage, ...]] = field(default_factory=dict)
    sanctions: dict[SanctionId, Sanction] = field(default_factory=dict)
    appeals: dict[AppealId, Appeal] = field(default_factory=dict)


def page(
    found: Iterable[T], at: Callable[[T], tuple[int, str]], place: AgePlace | None, limit: int, is_backward: bool
) -> list[T]:
    """Newest first, from behind a place."""
    items = list(found)
    if place is not None:
        mark = place.at, place.id
        items = [each for each in items if (at(each) > mark if is_backward else at(each) < mark)]
    return sorted(items, key=at, reverse=not is_backward)[:limit]


class FakeModerationReading:
    _shelves: "Shelves"

    async def case(self, case: CaseId) -> Case | None:
        return self._shelves.cases.get(case)

    async def open_case_of(self, player: PlayerId) -> Case | None:
        cases = self._shelves.cases.values()
        return next((each for each in cases if each.player == player and each.closed_at is None), None)

    async def cases(
        self, wanted: CaseFilter, place: AgePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Case]:
        offences = {(each.case, each.offence) for each in self._shelves.reports.values()}
        found = (
            each
            for each in self._shelves.cases.values()
            if wanted.status in (None, each.status)
            and wanted.player in (None, each.player)
            and (wanted.offence is None or (each.id, wanted.offence) in offences)
            and wanted.unseen_by != each.player
        )
        return page(found, lambda each: (each.opened_at, each.id), place, limit, is_backward)

    async def report(self, report: ReportId) -> Report | None:
        return self._shelves.reports.get(report)

    async def reports_of(self, case: CaseId, limit: int) -> Sequence[Report]:
        found = [each for each in self._shelves.reports.values() if each.case == case]
        return sorted(found, key=lambda each: (each.at, each.id))[:limit]

    async def reports_by(self, reporter: PlayerId, limit: int) -> Sequence[Report]:
        found = [each for each in self._shelves.reports.values() if each.reporter == reporter]
        return sorted(found, key=lambda each: (each.at, each.id), reverse=True)[:limit]

    async def saved_messages(self, report: ReportId) -> Sequence[SavedMessage]:
        return sorted(self._shelves.saved_messages.get(report, ()), key=lambda each: each.number)

    async def sanction(self, sanction: SanctionId) -> Sanction | None:
        return self._shelves.sanctions.get(sanction)

    async def sanctions_of(
        self, player: PlayerId, place: AgePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Sanction]:
        found = [each for each in self._shelves.sanctions.values() if each.player == player]
        return page(found, lambda each: (each.at, each.id), place, limit, is_backward)

    async def held_sanctions(self, player: PlayerId, now: Moment) -> Sequence[Sanction]:
        known = self._shelves.players.get(player)
        people = {player, known.owner if known else None}
        found = [each for each in self._shelves.sanctions.values() if each.player in people and each.holds_at(now)]
        return sorted(found, key=lambda each: (each.at, each.id))

    async def appeal(self, appeal: AppealId) -> Appeal | None:
        return self._shelves.appeals.get(appeal)

    async def appeal_against(self, sanction: SanctionId) -> Appeal | None:
        return next((each for each in self._shelves.appeals.values() if each.sanction == sanction), None)

    async def waiting_appeals(
        self, judge: Judge, place: AgePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Appeal]:
        waiting = [each for each in self._shelves.appeals.values() if each.decided_at is None]
        found = [each for each in waiting if not self._is_party(judge, each) and not self._is_above(judge, each)]
        return page(found, lambda each: (each.at, each.id), place, limit, is_backward)

    def _is_party(self, judge: Judge, appeal: Appeal) -> bool:
        shelves, sanction = self._shelves, self._shelves.sanctions[appeal.sanction]
        own = {judge.moderator, *(each.id for each in shelves.players.values() if each.owner == judge.moderator)}
        reports = [each for each in shelves.reports.values() if each.case == sanction.case]
        seated = {match for match, head in shelves.heads.items() if own & {seat.player for seat in head.seats}}
        has_reported = any(each.reporter == judge.moderator or each.match in seated for each in reports)
        return appeal.player in own or sanction.by == judge.moderator or has_reported

    def _is_above(self, judge: Judge, appeal: Appeal) -> bool:
        players, sanction = self._shelves.players, self._shelves.sanctions[appeal.sanction]
        judged, author = players.get(appeal.player), players.get(sanction.by)
        owner = players.get(judged.owner) if judged and judged.owner else judged
        is_higher = author is not None and not can_decide(judge.role, author.role)
        return is_higher or (owner is not None and not outranks(judge.role, owner.role))


class FakeModerationWork(FakeModerationReading):
    async def add_case(self, case: Case) -> None:
        if await self.open_case_of(case.player) is not None:
            raise StoreFault("the player has an open case already")
        self._shelves.cases[case.id] = case

    async def change_case(self, case: Case) -> None:
        known = self._shelves.cases[case.id]
        self._shelves.cases[case.id] = replace(
            known, changed_at=case.changed_at, reports=case.reports, closed_at=case.closed_at
        )

    async def add_report(self, report: Report, saved: Sequence[SavedMessage]) -> None:
        self._shelves.reports[report.id] = report
        self._shelves.saved_messages[report.id] = tuple(saved)

    async def add_sanction(self, sanction: Sanction) -> None:
        self._shelves.sanctions[sanction.id] = sanction

    async def lift_sanction(self, sanction: SanctionId, at: Moment) -> bool:
        known = self._shelves.sanctions[sanction]
        if known.lifted_at is not None:
            return False
        self._shelves.sanctions[sanction] = replace(known, lifted_at=at)
        return True

    async def see_sanction(self, sanction: SanctionId, at: Moment) -> None:
        known = self._shelves.sanctions[sanction]
        self._shelves.sanctions[sanction] = replace(known, seen_at=known.seen_at or at)

    async def add_appeal(self, appeal: Appeal) -> bool:
        if await self.appeal_against(appeal.sanction) is not None:
            return False
        self._shelves.appeals[appeal.id] = appeal
        return True

    async def decide_appeal(self, appeal: Appeal) -> bool:
        known = self._shelves.appeals[appeal.id]
        if known.decided_at is not None:
            return False
        self._shelves.appeals[appeal.id] = appeal
        return True

    async def erase_reports_by(self, reporter: PlayerId) -> None:
        for id, report in list(self._shelves.reports.items()):
            if report.reporter == reporter:
                self._shelves.reports[id] = replace(report, reporter=None, text="")

    async def forget_cases(self, before: Moment, limit: int) -> int:
        closed = [(each.closed_at, each.id) for each in self._shelves.cases.values() if each.closed_at is not None]
        old = [id for at, id in sorted(closed) if at < before][:limit]
        for case in old:
            forget_case(self._shelves, case)
        return len(old)

    async def forget_sanctions(self, before: Moment, limit: int) -> int:
        old = sorted((each.until, each.id) for each in self._shelves.sanctions.values() if each.until < before)
        for _, sanction in old[:limit]:
            forget_sanction(self._shelves, sanction)
        return len(old[:limit])


def forget_case(shelves: "Shelves", case: CaseId) -> None:
    del shelves.cases[case]
    for report in [each.id for each in shelves.reports.values() if each.case == case]:
        del shelves.reports[report]
        shelves.saved_messages.pop(report, None)
    for id, sanction in list(shelves.sanctions.items()):
        if sanction.case == case:
            shelves.sanctions[id] = replace(sanction, case=None)


def forget_sanction(shelves: "Shelves", sanction: SanctionId) -> None:
    del shelves.sanctions[sanction]
    for appeal in [each.id for each in shelves.appeals.values() if each.sanction == sanction]:
        del shelves.appeals[appeal]


def erase_conduct(shelves: "Shelves", player: PlayerId) -> None:
    """What the databases delete with a player's own rows, and with those that refer to them."""
    for case in [each.id for each in shelves.cases.values() if each.player == player]:
        forget_case(shelves, case)
    for sanction in [each.id for each in shelves.sanctions.values() if each.player == player]:
        forget_sanction(shelves, sanction)
    for key in [key for key in shelves.networks if key[0] == player]:
        del shelves.networks[key]
    for report, saved in list(shelves.saved_messages.items()):
        shelves.saved_messages[report] = tuple(each for each in saved if each.author != player)
