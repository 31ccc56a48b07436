"""Documents named by their hash, and servers that accept nothing else."""

from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from headwater.trusted_documents import BadManifest, trusted_documents
from tests import houses
from tests.houses import AMPLE, House

TEXT = "{ games { key } }"
HASH = sha256(TEXT.encode()).hexdigest()


async def _ask(house: House, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    answer = await house.http.post("/graphql", json=body)
    return answer.status_code, answer.json()


@pytest.mark.parametrize(
    "body",
    [
        {"documentId": HASH},
        {"documentId": f"sha256:{HASH}"},
        {"extensions": {"persistedQuery": {"version": 1, "sha256Hash": HASH}}},
    ],
)
async def test_a_listed_document_is_answered_by_its_hash(tmp_path: Path, body: dict[str, Any]) -> None:
    async with houses.house(tmp_path, options=replace(AMPLE, trusted_documents=(TEXT,))) as house:
        status, answer = await _ask(house, body)
        assert (status, answer["data"]["games"][0]["key"]) == (200, "moon-river")
        assert (await _ask(house, {"query": "{ __typename }"}))[1]["data"] == {"__typename": "Query"}


async def test_an_unknown_hash_is_named(tmp_path: Path) -> None:
    async with houses.house(tmp_path, options=AMPLE) as house:
        status, answer = await _ask(house, {"documentId": HASH})
    assert status == 404
    assert answer["errors"][0]["extensions"]["code"] == "unknown-document"


async def test_a_server_can_accept_listed_documents_only(tmp_path: Path) -> None:
    options = replace(AMPLE, trusted_documents=(TEXT,), trusted_only=True)
    async with houses.house(tmp_path, options=options) as house:
        assert (await _ask(house, {"query": TEXT}))[0] == 200
        for query in ("{ games { name } }", "{ __schema { types { name } } }"):
            status, answer = await _ask(house, {"query": query})
            assert status == 403
            assert answer["errors"][0]["extensions"]["code"] == "document-not-trusted"


def test_a_folder_holds_documents_and_manifests(tmp_path: Path) -> None:
    (tmp_path / "one.graphql").write_text(TEXT)
    (tmp_path / "relay.json").write_text('{"abc": "{ a }"}')
    (tmp_path / "apollo.json").write_text('{"format": "x", "operations": [{"id": "1", "body": "{ b }"}]}')
    assert sorted(trusted_documents(tmp_path)) == sorted([TEXT, "{ a }", "{ b }"])


@pytest.mark.parametrize("text", ["no JSON", "[]", '{"a": 1}', '{"operations": [{"id": 1}]}'])
def test_a_broken_manifest_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "broken.json").write_text(text)
    with pytest.raises(BadManifest, match=r"broken\.json"):
        trusted_documents(tmp_path)
    with pytest.raises(BadManifest, match="not a folder"):
        trusted_documents(tmp_path / "nowhere")
