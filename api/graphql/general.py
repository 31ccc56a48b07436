"""Execution by graphql-core and strawberry as they are, through their documented functions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from inspect import isawaitable
from typing import Any, Protocol

from graphql import ExecutionResult, GraphQLError, GraphQLSchema
from graphql.execution import (
    Executor,
    create_source_event_stream,
    execute_root_selection_set,
    execute_subscription_event,
)

from api.graphql import faults
from api.graphql.context import Context
from api.graphql.documents import MOST_ERRORS
from api.graphql.operations import PreparedOperation, json_bytes, rejected
from application.limits.owners import account_of


@dataclass(frozen=True, slots=True)
class EventStream:
    """The events of a subscription, and the encoded response to each."""

    source: Any
    payload: Callable[[Any], Awaitable[bytes]]


class Execution(Protocol):
    """A way to execute operations. All ways give the same answers."""

    async def response(self, prepared: PreparedOperation, context: Context) -> dict[str, Any]:
        """The data and errors of a query or mutation; raises Rejected if it cannot be executed."""
        ...

    async def stream(self, prepared: PreparedOperation, context: Context) -> EventStream:
        """The events of a subscription; raises Rejected if it cannot begin."""
        ...


@dataclass(frozen=True, slots=True)
class GeneralExecution:
    """Executes every operation field by field."""

    schema: GraphQLSchema

    async def response(self, prepared: PreparedOperation, context: Context) -> dict[str, Any]:
        executor = build_executor(Executor, self.schema, prepared, context)
        if prepared.is_introspection:
            return await introspect(executor, context)
        return response_of(await settled(execute_root_selection_set(executor)), context)

    async def stream(self, prepared: PreparedOperation, context: Context) -> EventStream:
        executor = build_executor(Executor, self.schema, prepared, context)

        async def payload(event: Any) -> bytes:
            # Each event has loaders of its own, because those of an earlier event hold what was read then.
            return json_bytes(await event_response(executor, event, replace(context)))

        return EventStream(await open_source(executor, context), payload)


def build_executor(
    kind: type[Executor[Any]], schema: GraphQLSchema, prepared: PreparedOperation, context: Context, **options: Any
) -> Any:
    """An executor of the operation; raises Rejected for bad variables."""
    request = prepared.request
    executor = kind.build(
        schema,
        prepared.document.node,
        None,
        context,
        request.variables,
        request.operation,
        max_coercion_errors=MOST_ERRORS,
        # Suggestions of graphql-core fail for texts whose lower case is longer than their upper case.
        hide_suggestions=True,
        **options,
    )
    if isinstance(executor, list):
        raise rejected(executor, context.caller.language)
    return executor


async def introspect(executor: Executor[Any], context: Context) -> dict[str, Any]:
    """The response to an introspection, which needs only the schema and may take a thread's time."""
    account = account_of(context.caller)
    result = await context.services.work.run(account, lambda: execute_root_selection_set(executor))
    assert isinstance(result, ExecutionResult)
    return response_of(result, context)


async def open_source(executor: Executor[Any], context: Context) -> Any:
    """The events of a subscription; raises Rejected if they cannot begin."""
    source = await settled(create_source_event_stream(executor))
    if isinstance(source, ExecutionResult):
        raise rejected(source.errors or [GraphQLError("no stream")], context.caller.language)
    return source


async def event_response(executor: Executor[Any], event: Any, context: Context) -> dict[str, Any]:
    """The response to one event of a subscription."""
    own = executor.build_per_event_executor(event)
    own.context_value = context
    return response_of(await settled(execute_subscription_event(own)), context)


async def settled(execution: Any) -> Any:
    return await execution if isawaitable(execution) else execution


def response_of(result: ExecutionResult, context: Context) -> dict[str, Any]:
    response: dict[str, Any] = {"data": result.data}
    if result.errors:
        response["errors"] = faults.error_entries(result.errors, context.caller.language)
    return response
