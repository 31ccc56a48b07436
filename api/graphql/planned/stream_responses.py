"""The responses of a subscription: each event is completed and encoded once for each audience and selection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from graphql.execution.collect_fields import collect_fields

from api.graphql.context import Context
from api.graphql.general import event_response
from api.graphql.operations import json_bytes
from api.graphql.payloads import Payloads
from api.graphql.planned.plans import PlanningExecutor
from api.graphql.planned.runs import Complete, Run


@dataclass(frozen=True, slots=True)
class StreamResponses:
    """Listeners with the same audience and selection share the payload of an event.

    A selection with fields that depend on the caller, `private`, is completed for each listener.
    """

    executor: PlanningExecutor
    context: Context
    key: str
    plan: Complete | None
    private: Sequence[object]

    @classmethod
    def of(cls, executor: PlanningExecutor, context: Context) -> StreamResponses:
        root = executor.schema.subscription_type
        assert root is not None
        fields = collect_fields(
            executor.schema, executor.fragments, executor.variable_values, root, executor.operation
        ).grouped_field_set
        key, details = next(iter(fields.items()))
        plan, private = executor.stream_plan(root.fields[details[0].node.name.value].type, details)
        return cls(executor, context, key, plan, private)

    async def payload(self, event: Any) -> bytes:
        payloads: Payloads = event.payloads
        selection = (self.key, self.plan)
        if selection in payloads.cached:
            return payloads.cached[selection]
        if self.plan is None or self.private:
            return await self._payload(event)
        async with payloads.lock:
            if selection not in payloads.cached:
                return await self._payload(event, selection)
        return payloads.cached[selection]

    async def _payload(self, event: Any, selection: object = None) -> bytes:
        """The payload, which is kept under a selection that others may share."""
        # Each event has loaders of its own, because those of an earlier event hold what was read then.
        context = replace(self.context)
        if self.plan is None:
            return await self._execute(event, context)
        run = Run(context, self.executor.variable_values)
        try:
            data = self.plan(event, run)
            await run.fill_pending()
        except Exception:  # Fall back to graphql-core: it reports the path of the error.
            return await self._execute(event, context)
        payload = json_bytes({"data": {self.key: data}})
        # The plan of a union's member is made when the member first comes, and may add private fields.
        if selection is not None and not self.private:
            event.payloads.keep(selection, payload)
        return payload

    async def _execute(self, event: Any, context: Context) -> bytes:
        return json_bytes(await event_response(self.executor, event, context))
