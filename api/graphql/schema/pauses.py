"""The caller's vacations and playing hours."""

from __future__ import annotations

from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.away import PlayingHours, Vacation, hours_of, vacation_of
from api.graphql.schema.fields import computed_field, mutation
from api.graphql.schema.generated import union_type
from api.graphql.schema.nodes import Node, global_id
from api.graphql.schema.refusals import Conflict, InvalidInput, LimitReached, NotAllowed, NotFound, attempt
from api.graphql.schema.scalars import Milliseconds, Moment
from application.accounts.pauses import own_pauses as own
from application.accounts.pauses.plan_vacation import end_vacation, plan_vacation
from application.accounts.pauses.set_hours import set_hours
from domain.hosting.terms import Moment as At
from domain.hosting.vacations import VacationId

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")


@strawberry.type(description="One's own vacations and playing hours.")
class OwnPauses(Node):
    vacations: list[Vacation] = strawberry.field(description="The one that lasts and those planned, in order.")
    hours: PlayingHours | None = strawberry.field(description="Those in force; null where none were ever set.")
    next_hours: PlayingHours | None = strawberry.field(description="Those that come into force next; null for none.")
    vacation_left: Milliseconds = strawberry.field(
        description="What is left beside the vacations of the last year and those planned."
    )
    vacation_budget: Milliseconds = strawberry.field(description="How long vacations may last in any year.")
    shortest_vacation: Milliseconds = strawberry.field(
        description="What each vacation costs at least, also one that is ended sooner."
    )


def own_pauses_of(pauses: own.OwnPauses) -> OwnPauses:
    return OwnPauses(
        id=global_id("pauses", pauses.player),
        vacations=[vacation_of(each) for each in pauses.vacations],
        hours=hours_of(pauses.hours),
        next_hours=hours_of(pauses.next_hours),
        vacation_left=Milliseconds(pauses.left),
        vacation_budget=Milliseconds(pauses.budget.most),
        shortest_vacation=Milliseconds(pauses.budget.shortest),
    )


@strawberry.type
class PauseQueries:
    @computed_field(description="The caller's own vacations and playing hours.", metadata={"cost": 5})
    async def own_pauses(self, info: Info) -> OwnPauses | None:
        return own_pauses_of(await own.read_own_pauses(info.context.desk, info.context.caller))


@strawberry.input(description="Days on which one is away.")
class PlanVacationInput:
    ends_at: Moment = strawberry.field(description="When it ends.")
    begins_at: Moment | None = strawberry.field(default=None, description="When it begins; null for at once.")


@strawberry.input(description="Which vacation.")
class EndVacationInput:
    vacation_id: strawberry.ID = strawberry.field(description="The vacation.")


@strawberry.input(description="From when to when one plays each day.")
class PlayingHoursInput:
    begins: str = strawberry.field(description="`HH:MM` by the clocks of one's time zone.")
    ends: str = strawberry.field(description="`HH:MM`; past midnight where it is before the beginning.")


@strawberry.input(description="When one plays each day.")
class SetPlayingHoursInput:
    hours: PlayingHoursInput | None = strawberry.field(description="The hours; null for the whole day.")


@strawberry.type(description="The vacation is planned, or has begun.")
class VacationPlanned:
    pauses: OwnPauses = strawberry.field(description="All that is planned.")


@strawberry.type(description="The vacation is over, or was taken back before it began.")
class VacationEnded:
    pauses: OwnPauses = strawberry.field(description="All that is planned.")


@strawberry.type(description="The hours come into force when `nextHours` says.")
class PlayingHoursSet:
    pauses: OwnPauses = strawberry.field(description="All that is planned.")


def _result(verb: str, *members: type) -> Any:
    return union_type(f"{verb[0].upper()}{verb[1:]}Result", f"The answer to `{verb}`: done, or why not.", members)


PlanVacationResult: Any = _result("planVacation", VacationPlanned, InvalidInput, LimitReached, Conflict, NotAllowed)
EndVacationResult: Any = _result("endVacation", VacationEnded, NotFound, Conflict, NotAllowed)
SetPlayingHoursResult: Any = _result("setPlayingHours", PlayingHoursSet, InvalidInput, Conflict, NotAllowed)


@strawberry.type
class PauseMutations:
    @mutation(
        graphql_type=PlanVacationResult,
        description="Stops one's correspondence clocks for some days, from now on or later.",
        metadata=COST,
    )
    async def plan_vacation(self, info: Info, input: Annotated[PlanVacationInput, INPUT]) -> Any:
        begins = None if input.begins_at is None else At(input.begins_at)
        work = plan_vacation(info.context.desk, info.context.caller, begins, At(input.ends_at))
        return await attempt(info, work, lambda pauses: VacationPlanned(pauses=own_pauses_of(pauses)))

    @mutation(
        graphql_type=EndVacationResult,
        description="Ends a vacation, which gives back what is left of it, or takes back one that is planned.",
        metadata=COST,
    )
    async def end_vacation(self, info: Info, input: Annotated[EndVacationInput, INPUT]) -> Any:
        vacation = VacationId(input.vacation_id)
        work = end_vacation(info.context.desk, info.context.caller, vacation)
        return await attempt(info, work, lambda pauses: VacationEnded(pauses=own_pauses_of(pauses)))

    @mutation(
        graphql_type=SetPlayingHoursResult,
        description="Sets the hours of each day in which one's correspondence clocks run.",
        metadata=COST,
    )
    async def set_playing_hours(self, info: Info, input: Annotated[SetPlayingHoursInput, INPUT]) -> Any:
        times = None if input.hours is None else (input.hours.begins, input.hours.ends)
        work = set_hours(info.context.desk, info.context.caller, times)
        return await attempt(info, work, lambda pauses: PlayingHoursSet(pauses=own_pauses_of(pauses)))
