"""The OpenAPI document is the committed one, is complete, and is what the server does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import missing_required_header, positive_data_acceptance

from api.rest.openapi import document
from api.rest.operation_table import OPERATIONS, PATH_PARAMETERS, TAGS
from tests.live import Live
from tests.rest.people import Town

COMMITTED = Path(__file__).parents[2] / "openapi.json"
DOCUMENT = document()

SCHEMA = schemathesis.openapi.from_dict(json.loads(json.dumps(DOCUMENT)))


def test_the_committed_document_is_the_generated_one() -> None:
    assert json.loads(COMMITTED.read_text()) == json.loads(json.dumps(DOCUMENT))


def test_the_server_serves_the_same_document(town: Town) -> None:
    assert town.stranger.reads("/openapi.json") == json.loads(json.dumps(DOCUMENT))


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: each.id)
def test_every_operation_is_described(operation: Any) -> None:
    assert operation.summary
    assert operation.tag in TAGS
    names = {part[1:-1] for part in operation.path.split("/") if part.startswith("{")}
    assert names <= set(PATH_PARAMETERS)


def test_operation_ids_are_unique() -> None:
    assert len({operation.id for operation in OPERATIONS}) == len(OPERATIONS)


@pytest.fixture(scope="module")
def token(server: Live) -> str:
    with Town(server.url) as town:
        return str(town.human().token)


@SCHEMA.parametrize()
@settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_the_document_says(case: Any, server: Live, token: str) -> None:
    """Streams would never end: a page of JSON is asked for."""
    headers = {"Authorization": f"Bearer {token}", "Accept": "application/json"}
    response = case.call(base_url=server.url, headers=headers, timeout=60)
    # A schema cannot say which games there are, or that a name must begin with a letter; and a version that was not
    # said is refused with 428, the status made for it.
    case.validate_response(response, excluded_checks=[positive_data_acceptance, missing_required_header])
