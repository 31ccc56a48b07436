"""Plan a vacation or start one at once, end it early, or cancel it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from application.accounts.pauses.own_pauses import OwnPauses, budget_of, change_pauses
from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict, LimitReached, Malformed, NotFound
from application.policy import Policy
from domain.hosting.pauses import Span
from domain.hosting.terms import Moment
from domain.hosting.vacations import PlayerPauses, Vacation, VacationId, most_used, time_left


async def plan_vacation(desk: Desk, caller: Caller, begins: Moment | None, ends: Moment) -> OwnPauses:
    """The player's correspondence clocks stand still from `begins` (None for now) until `ends`."""
    vacation = VacationId(desk.ids.fresh("vac"))
    return await change_pauses(desk, caller, partial(_with_vacation, desk.policy, vacation, begins, ends))


def _with_vacation(
    policy: Policy, id: VacationId, begins: Moment | None, ends: Moment, pauses: PlayerPauses, now: Moment
) -> PlayerPauses:
    vacation = Vacation(id, now if begins is None else begins, ends)
    _refuse_unfit(policy, vacation.span, now)
    if len(pauses.upcoming(now)) >= policy.vacations_planned:
        raise LimitReached(
            "too-many-vacations", limit="vacations-planned", value=policy.vacations_planned, retry_after=None
        )
    if any(vacation.span.within(each.span).length > 0 for each in pauses.vacations):
        raise Conflict("vacations-overlap")
    _refuse_too_long(policy, pauses, vacation.span, now)
    return pauses.with_vacation(vacation)


def _refuse_unfit(policy: Policy, span: Span, now: Moment) -> None:
    if span.begins < now:
        raise Malformed("bad-vacation", path="begins_at", fault="must not be in the past")
    if span.begins > now + policy.vacation_year:
        raise Malformed("bad-vacation", path="begins_at", fault="must be within a year from now")
    if span.ends - span.begins < policy.shortest_vacation:
        fault = f"must be at least {policy.shortest_vacation} milliseconds after the beginning"
        raise Malformed("bad-vacation", path="ends_at", fault=fault)


def _refuse_too_long(policy: Policy, pauses: PlayerPauses, span: Span, now: Moment) -> None:
    """A current vacation counts with its planned end. Its unused rest becomes free only when it ends early."""
    budget, spans = budget_of(policy), [each.span for each in pauses.vacations]
    if most_used(budget, [*spans, span]) > budget.most:
        left = time_left(budget, spans, now)
        raise LimitReached("vacation-used-up", limit="vacation-budget", value=budget.most, left=left, retry_after=None)


async def end_vacation(desk: Desk, caller: Caller, vacation: VacationId) -> OwnPauses:
    """Ends a current vacation and returns the rest to the budget, or cancels a planned one."""
    return await change_pauses(desk, caller, partial(_without, vacation))


def _without(id: VacationId, pauses: PlayerPauses, now: Moment) -> PlayerPauses:
    vacation = next((each for each in pauses.upcoming(now) if each.id == id), None)
    if vacation is None:
        raise NotFound("unknown-vacation", what="vacation", id=id[:60])
    if vacation.begins > now:
        return pauses.without_vacation(id)
    return pauses.with_vacation(replace(vacation, ends=now))
