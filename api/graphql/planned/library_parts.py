"""What the plans use of graphql-core and strawberry beyond their documented functions; checked at start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PARTS: Final[Mapping[str, str | None]] = {
    "graphql.execution:Executor.complete_value": (
        "self return_type field_details_list info path result position_context"
    ),
    "graphql.execution:Executor.collect_subfields": "self return_type field_details_list",
    "graphql.execution:Executor.context_value": None,
    "graphql.execution:Executor.fragments": None,
    "graphql.execution:Executor.operation": None,
    "graphql.execution:Executor.schema": None,
    "graphql.execution:Executor.variable_values": None,
    "graphql.execution:MiddlewareManager.get_field_resolver": "self field_resolver",
    "graphql.execution.collect_fields:collect_fields": (
        "schema fragments variable_values runtime_type operation"
        " hide_suggestions forbid_skip_and_include on_selection_set"
    ),
    "graphql.execution.collect_fields:CollectedFields.grouped_field_set": None,
    "graphql.execution.collect_fields:FieldDetails": "node defer_usage fragment_variable_values",
    "graphql.execution.get_variable_signature:GraphQLVariableSignature": "name type default default_value",
    "graphql.execution.get_variable_signature:get_variable_signature": "schema var_def_node",
    "graphql.execution.values:VariableValues": "sources coerced",
    "graphql.execution.values:VariableValueSource": "signature value",
    "graphql.execution.values:get_argument_values": (
        "type_def node variable_values fragment_variable_values hide_suggestions"
    ),
    "graphql.execution.values:input_is_nested_too_deeply": "value type_",
    "graphql.utilities:coerce_input_value": "input_value type_",
    "strawberry.schema.name_converter:NameConverter.from_argument": "self argument",
    "strawberry.schema.name_converter:NameConverter.from_field": "self field",
    "strawberry.types.field:StrawberryField.arguments": None,
    "strawberry.types.field:StrawberryField.base_resolver": None,
    "strawberry.types.field:StrawberryField.is_async": None,
    "strawberry.types.field:StrawberryField.is_basic_field": None,
    "strawberry.types.field:StrawberryField.resolve_type": "self type_definition",
    "strawberry.types.fields.resolver:StrawberryResolver.info_parameter": None,
    "strawberry.types.fields.resolver:StrawberryResolver": "func description type_override",
}
"""The parameters of functions and classes; None for an attribute that must exist."""
