"""The same fault has the same code through REST and GraphQL, and the status that each door's standard wants."""

from pathlib import Path

import pytest

from api.statuses import status_of_code
from application.codes import CODES
from tests import houses

JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    ("code", "statuses", "body", "headers"),
    [
        ("not-json", (400, 400), b"query=x", {"Content-Type": "text/plain"}),
        ("malformed", (422, 400), b"{", JSON),
        ("malformed", (422, 400), b"[1]", JSON),
    ],
)
async def test_rest_and_graphql_refuse_alike(
    tmp_path: Path, code: str, statuses: tuple[int, int], body: bytes, headers: dict[str, str]
) -> None:
    async with houses.house(tmp_path) as house:
        guest = await house.human("Ann")
        rest = await house.http.post("/v1/matches", content=body, headers={**guest.caller_headers, **headers})
        graphql = await house.http.post("/graphql", content=body, headers={**guest.caller_headers, **headers})
    assert (rest.status_code, rest.json()["code"]) == (statuses[0], code)
    assert (graphql.status_code, graphql.json()["errors"][0]["extensions"]["code"]) == (statuses[1], code)


def test_every_code_has_a_status_of_an_error() -> None:
    assert all(400 <= status_of_code(code) < 600 for code in CODES)
