"""The part of the store that keeps cases, reports, sanctions and appeals: statements and rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Insert,
    Table,
    bindparam,
    delete,
    exists,
    false,
    insert,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence.moderation_tables import appeals, cases, reports, sanctions, saved_messages
from adapters.persistence.rows import Row
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first
from adapters.persistence.tables import Key, columns, players, seats
from application.ports.moderation import AgePlace, CaseFilter, Judge
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
    can_decide,
    outranks,
)
from domain.hosting.players import PlayerRole
from domain.hosting.terms import Moment, PlayerId

_CASE = "id player opened_at changed_at reports closed_at"
_REPORT = "id case reporter player offence text at match message room name log"
_SAVED = "message number author text at"
_SANCTION = "id case player kind by reason at until lifted_at seen_at former_name"
_APPEAL = "id sanction player text at decided_at decided_by verdict answer"
_limit = bindparam("limit", type_=BigInteger)
_now = bindparam("now", type_=BigInteger)
_player = bindparam("of_player", type_=Key)
_judge = bindparam("judge", type_=Key)
_owner = select(players.c.owner).where(players.c.id == _player).scalar_subquery()
_is_waiting = appeals.c.decided_at.is_(None)


def _one(table: Table, names: str, column: Column[str]) -> Statement:
    return Statement(select(*columns(table, names)).where(column == bindparam("of_id")))


def _page(
    table: Table, names: str, at: Column[int], conditions: Sequence[ColumnElement[bool]], is_first: bool, is_back: bool
) -> Statement:
    """A page in the order newest first. The rows closest to its place come first."""
    order = (at, table.c.id)
    query = select(*columns(table, names)).where(*conditions)
    if not is_first:
        place = tuple_(bindparam("place_at", type_=BigInteger), bindparam("place_id", type_=Key))
        query = query.where(tuple_(*order) > place if is_back else tuple_(*order) < place)
    return Statement(query.order_by(*(order if is_back else (each.desc() for each in order))).limit(_limit))


def _if_new(table: Table) -> Statement:
    def clause(one: postgresql.Insert | sqlite.Insert) -> Insert:
        return one.on_conflict_do_nothing()

    return Statement(clause(postgresql.insert(table)), sqlite=clause(sqlite.insert(table)))


CASE = _one(cases, _CASE, cases.c.id)
OPEN_CASE = Statement(select(*columns(cases, _CASE)).where(cases.c.player == _player, cases.c.closed_at.is_(None)))
REPORT = _one(reports, _REPORT, reports.c.id)
REPORTS_OF = Statement(
    select(*columns(reports, _REPORT))
    .where(reports.c.case == bindparam("of_id"))
    .order_by(reports.c.at, reports.c.id)
    .limit(_limit)
)
REPORTS_BY = Statement(
    select(*columns(reports, _REPORT))
    .where(reports.c.reporter == _player)
    .order_by(reports.c.at.desc(), reports.c.id.desc())
    .limit(_limit)
)
SAVED = Statement(
    select(*columns(saved_messages, _SAVED))
    .where(saved_messages.c.report == bindparam("of_id"))
    .order_by(saved_messages.c.number)
)
SANCTION = _one(sanctions, _SANCTION, sanctions.c.id)
HELD = Statement(
    select(*columns(sanctions, _SANCTION))
    .where(or_(sanctions.c.player == _player, sanctions.c.player == _owner))
    .where(sanctions.c.lifted_at.is_(None), sanctions.c.until > _now)
    .order_by(sanctions.c.at, sanctions.c.id)
)
APPEAL = _one(appeals, _APPEAL, appeals.c.id)
APPEAL_AGAINST = _one(appeals, _APPEAL, appeals.c.sanction)
ADD_CASE = Statement(insert(cases))
CHANGE_CASE = Statement(
    update(cases).where(cases.c.id == bindparam("of_id")), columns=["changed_at", "reports", "closed_at"]
)
ADD_REPORT = Statement(insert(reports))
SAVE = Statement(insert(saved_messages))
ADD_SANCTION = Statement(insert(sanctions))
_this_sanction = sanctions.c.id == bindparam("of_id")
LIFT = Statement(update(sanctions).where(_this_sanction, sanctions.c.lifted_at.is_(None)), columns=["lifted_at"])
SEE = Statement(update(sanctions).where(_this_sanction, sanctions.c.seen_at.is_(None)), columns=["seen_at"])
ADD_APPEAL = _if_new(appeals)
DECIDE = Statement(
    update(appeals).where(appeals.c.id == bindparam("of_id"), _is_waiting),
    columns=["decided_at", "decided_by", "verdict", "answer"],
)
ERASE_REPORTS = Statement(update(reports).where(reports.c.reporter == bindparam("by")), columns=["reporter", "text"])


def _forget(table: Table, at: Column[int]) -> Statement:
    old = select(table.c.id).where(at < bindparam("before", type_=BigInteger)).order_by(at).limit(_limit)
    return Statement(delete(table).where(table.c.id.in_(old)))


FORGET_CASES = _forget(cases, cases.c.closed_at)
FORGET_SANCTIONS = _forget(sanctions, sanctions.c.until)


@cache
def cases_where(wanted: frozenset[str], status: CaseStatus | None, *, is_first: bool, is_backward: bool) -> Statement:
    conditions: dict[str, ColumnElement[bool]] = {
        "player": cases.c.player == _player,
        "offence": exists().where(reports.c.case == cases.c.id, reports.c.offence == bindparam("offence")),
        "unseen_by": cases.c.player != bindparam("unseen_by"),
    }
    chosen = [condition for name, condition in conditions.items() if name in wanted]
    if status is not None:
        closed = cases.c.closed_at
        chosen.append(closed.is_(None) if status is CaseStatus.OPEN else closed.is_not(None))
    return _page(cases, _CASE, cases.c.opened_at, chosen, is_first, is_backward)


@cache
def sanctions_of(*, is_first: bool, is_backward: bool) -> Statement:
    return _page(sanctions, _SANCTION, sanctions.c.at, [sanctions.c.player == _player], is_first, is_backward)


@cache
def waiting_appeals(role: PlayerRole | None, *, is_first: bool, is_backward: bool) -> Statement:
    conditions = [_is_waiting, appeals.c.player != _judge, ~_is_party(), ~_is_above(role)]
    return _page(appeals, _APPEAL, appeals.c.at, conditions, is_first, is_backward)


def _is_party() -> ColumnElement[bool]:
    """Whether the moderator acted or reported, or sits at a reported match. Their bots count too."""
    of_appeal, bots = sanctions.c.id == appeals.c.sanction, players.alias("bots")
    is_own = or_(seats.c.player == _judge, seats.c.player.in_(select(bots.c.id).where(bots.c.owner == _judge)))
    is_seated = exists().where(seats.c.match == reports.c.match, is_own)
    has_reported = or_(reports.c.reporter == _judge, is_seated)
    return or_(
        exists().where(of_appeal, sanctions.c.by == _judge),
        exists().where(of_appeal, reports.c.case == sanctions.c.case, has_reported),
    )


def _is_above(role: PlayerRole | None) -> ColumnElement[bool]:
    """Whether the player, a bot's owner or the author of the sanction ranks too high for a moderator of this role."""
    of_appeal, judged, owner = sanctions.c.id == appeals.c.sanction, players.alias("judged"), players.alias("owner")
    not_below = [each for each in PlayerRole if not outranks(role, each)]
    above = [each for each in PlayerRole if not can_decide(role, each)]
    return or_(
        exists().where(
            judged.c.id == appeals.c.player, or_(judged.c.owner == _judge, _is_one_of(judged.c.role, not_below))
        ),
        exists().where(
            judged.c.id == appeals.c.player, owner.c.id == judged.c.owner, _is_one_of(owner.c.role, not_below)
        ),
        exists().where(of_appeal, players.c.id == sanctions.c.by, _is_one_of(players.c.role, above)),
    )


def _is_one_of(role: Column[str], roles: Sequence[PlayerRole]) -> ColumnElement[bool]:
    return or_(false(), *(role == each.value for each in roles))


class SqlModerationReading(StatementReader):
    """The port's ModerationReading on one driver session."""

    async def case(self, case: CaseId) -> Case | None:
        return first(await self._read_alone(CASE, of_id=case), _case_of_row)

    async def open_case_of(self, player: PlayerId) -> Case | None:
        return first(await self._read_alone(OPEN_CASE, of_player=player), _case_of_row)

    async def cases(
        self, wanted: CaseFilter, place: AgePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Case]:
        filters = {"player": wanted.player, "offence": wanted.offence, "unseen_by": wanted.unseen_by}
        values = {name: str(value) for name, value in filters.items() if value is not None}
        statement = cases_where(frozenset(values), wanted.status, is_first=place is None, is_backward=is_backward)
        if "player" in values:
            values["of_player"] = values.pop("player")
        found = await self._read_alone(statement, limit=limit, **values, **_place(place))
        return [_case_of_row(row) for row in found]

    async def report(self, report: ReportId) -> Report | None:
        return first(await self._read_alone(REPORT, of_id=report), _report_of_row)

    async def reports_of(self, case: CaseId, limit: int) -> Sequence[Report]:
        return [_report_of_row(row) for row in await self._read_alone(REPORTS_OF, of_id=case, limit=limit)]

    async def reports_by(self, reporter: PlayerId, limit: int) -> Sequence[Report]:
        return [_report_of_row(row) for row in await self._read_alone(REPORTS_BY, of_player=reporter, limit=limit)]

    async def saved_messages(self, report: ReportId) -> Sequence[SavedMessage]:
        return [SavedMessage(*row) for row in await self._read_alone(SAVED, of_id=report)]

    async def sanction(self, sanction: SanctionId) -> Sanction | None:
        return first(await self._read_alone(SANCTION, of_id=sanction), _sanction_of_row)

    async def sanctions_of(
        self, player: PlayerId, place: AgePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Sanction]:
        statement = sanctions_of(is_first=place is None, is_backward=is_backward)
        found = await self._read_alone(statement, of_player=player, limit=limit, **_place(place))
        return [_sanction_of_row(row) for row in found]

    async def held_sanctions(self, player: PlayerId, now: Moment) -> Sequence[Sanction]:
        return [_sanction_of_row(row) for row in await self._read_alone(HELD, of_player=player, now=now)]

    async def appeal(self, appeal: AppealId) -> Appeal | None:
        return first(await self._read_alone(APPEAL, of_id=appeal), _appeal_of_row)

    async def appeal_against(self, sanction: SanctionId) -> Appeal | None:
        return first(await self._read_alone(APPEAL_AGAINST, of_id=sanction), _appeal_of_row)

    async def waiting_appeals(
        self, judge: Judge, place: AgePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Appeal]:
        statement = waiting_appeals(judge.role, is_first=place is None, is_backward=is_backward)
        found = await self._read_alone(statement, judge=judge.moderator, limit=limit, **_place(place))
        return [_appeal_of_row(row) for row in found]


class SqlModerationWork(SqlModerationReading, StatementWriter):
    """The port's ModerationWork on one driver session."""

    async def add_case(self, case: Case) -> None:
        await self._change(ADD_CASE, _values(case, _CASE))

    async def change_case(self, case: Case) -> None:
        await self._change(CHANGE_CASE, {"of_id": case.id, **_values(case, "changed_at reports closed_at")})

    async def add_report(self, report: Report, saved: Sequence[SavedMessage]) -> None:
        await self._change(ADD_REPORT, _values(report, _REPORT))
        await self._change_each(SAVE, [{"report": report.id, **_values(each, _SAVED)} for each in saved])

    async def add_sanction(self, sanction: Sanction) -> None:
        await self._change(ADD_SANCTION, _values(sanction, _SANCTION))

    async def lift_sanction(self, sanction: SanctionId, at: Moment) -> bool:
        return await self._change(LIFT, {"of_id": sanction, "lifted_at": at}) == 1

    async def see_sanction(self, sanction: SanctionId, at: Moment) -> None:
        await self._change(SEE, {"of_id": sanction, "seen_at": at})

    async def add_appeal(self, appeal: Appeal) -> bool:
        return await self._change(ADD_APPEAL, _values(appeal, _APPEAL)) == 1

    async def decide_appeal(self, appeal: Appeal) -> bool:
        values = {"of_id": appeal.id, **_values(appeal, "decided_at decided_by verdict answer")}
        return await self._change(DECIDE, values) == 1

    async def erase_reports_by(self, reporter: PlayerId) -> None:
        await self._change(ERASE_REPORTS, {"by": reporter, "reporter": None, "text": ""})

    async def forget_cases(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_CASES, {"before": before, "limit": limit})

    async def forget_sanctions(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_SANCTIONS, {"before": before, "limit": limit})


def _place(place: AgePlace | None) -> dict[str, object]:
    return {} if place is None else {"place_at": place.at, "place_id": place.id}


def _values(thing: object, names: str) -> dict[str, object]:
    """The members under the names of their columns. Enums become their texts."""
    values = {name: getattr(thing, name) for name in names.split()}
    return {name: str(value) if isinstance(value, str) else value for name, value in values.items()}


def _case_of_row(row: Row) -> Case:
    return Case(*row)


def _report_of_row(row: Row) -> Report:
    id, case, reporter, player, offence, *rest = row
    return Report(id, case, reporter, player, Offence(offence), *rest)


def _sanction_of_row(row: Row) -> Sanction:
    id, case, player, kind, *rest = row
    return Sanction(id, case, player, SanctionKind(kind), *rest)


def _appeal_of_row(row: Row) -> Appeal:
    id, sanction, player, text, at, decided_at, decided_by, verdict, answer = row
    decision = None if verdict is None else Verdict(verdict)
    return Appeal(id, sanction, player, text, at, decided_at, decided_by, decision, answer)
