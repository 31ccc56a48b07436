"""The schema: documented throughout, committed as it is."""

from collections.abc import Iterator
from pathlib import Path

from graphql import (
    GraphQLSchema,
    build_schema,
    get_introspection_query,
    is_enum_type,
    is_input_object_type,
    is_interface_type,
    is_object_type,
    is_union_type,
)

from api.graphql import schema_text
from api.graphql.schema.build import CORE
from tests.houses import House

ROOT = Path(__file__).parents[2]


def _undocumented(schema: GraphQLSchema) -> Iterator[str]:
    for name, kind in schema.type_map.items():
        if name.startswith("__") or name in ("String", "Int", "Float", "Boolean", "ID"):
            continue
        if not kind.description:
            yield name
        if is_object_type(kind) or is_interface_type(kind) or is_input_object_type(kind):
            for field_name, field in kind.fields.items():
                if not field.description:
                    yield f"{name}.{field_name}"
                arguments = getattr(field, "args", {})
                yield from (f"{name}.{field_name}({key})" for key, one in arguments.items() if not one.description)
        elif is_enum_type(kind):
            yield from (f"{name}.{key}" for key, value in kind.values.items() if not value.description)


def test_every_type_field_argument_and_value_is_documented() -> None:
    assert list(_undocumented(CORE)) == []


def test_the_walk_finds_what_is_not_documented() -> None:
    bare = build_schema('"Roots." type Query { a(b: Int): E } enum E { X } "Given." input I { c: Int }')
    assert list(_undocumented(bare)) == ["Query.a", "Query.a(b)", "E", "E.X", "I.c"]


def test_the_committed_schema_is_the_one_that_is_served() -> None:
    assert (ROOT / "schema.graphql").read_text(encoding="utf-8") == schema_text(), "run `make schema`"


def test_the_committed_schema_can_be_read_by_anybody() -> None:
    assert build_schema(schema_text(), assume_valid_sdl=True).query_type is not None


def test_every_mutation_answers_with_a_union_of_a_success_and_refusals() -> None:
    refusal = CORE.get_type("Refusal")
    assert is_interface_type(refusal)
    assert CORE.mutation_type is not None
    for name, field in CORE.mutation_type.fields.items():
        result = getattr(field.type, "of_type", field.type)
        assert is_union_type(result), name
        refusals = [member for member in result.types if refusal in member.interfaces]
        assert len(result.types) == len(refusals) + 1, name


async def test_introspection_as_graphiql_asks_for_it_is_within_the_limits(house: House) -> None:
    full = get_introspection_query(
        specified_by_url=True, directive_is_repeatable=True, schema_description=True, input_value_deprecation=True
    )
    told = await house.guest().ask(full)
    assert "errors" not in told
    names = {kind["name"] for kind in told["data"]["__schema"]["types"]}
    assert {"MoonRiverPosition", "TheRiverPosition", "PlayMoveResult"} <= names
