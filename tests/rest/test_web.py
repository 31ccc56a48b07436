"""The web client's files over HTTP: what is cached, what is packed, and which addresses are pages."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from application.ports.limits import Rate
from tests.houses import AMPLE
from tests.live import live
from tests.processes import ROOT

BUILT = ROOT / "headwater/web"
PAGE = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Encoding": "identity"}


def built(folder: Path) -> Path:
    """A client as the build would leave it."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Headwater</title>")
    (folder / "preloads.json").write_text('{"/match/": ["/assets/main-1a2b.js", "/assets/table-3c4d.css"]}')
    (folder / "sw.js").write_text("// worker")
    (folder / "assets/main-1a2b.js").write_text("plain")
    (folder / "assets/main-1a2b.js.br").write_text("as brotli")
    (folder / "assets/main-1a2b.js.gz").write_text("as gzip")
    (folder.parent / "secret.txt").write_text("not ours to give")
    return folder


@pytest.fixture
def web(tmp_path: Path) -> Iterator[httpx.Client]:
    options = replace(AMPLE, web=built(tmp_path / "web"))
    with live(tmp_path, options=options) as server, httpx.Client(base_url=server.url, trust_env=False) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/lobby", "/match/0192", "/player/some.name", "/rules/moon-river"])
def test_every_address_of_a_page_gets_the_client(web: httpx.Client, path: str) -> None:
    answer = web.get(path, headers=PAGE)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Headwater</title>" in answer.text


def test_a_table_s_address_names_the_scripts_and_styles_it_needs(web: httpx.Client) -> None:
    named = "</assets/main-1a2b.js>; rel=modulepreload, </assets/table-3c4d.css>; rel=preload; as=style; crossorigin"
    assert web.get("/match/mat_1", headers=PAGE).headers["link"] == named
    assert "link" not in web.get("/lobby", headers=PAGE).headers
    assert web.get("/preloads.json").status_code == 404


@pytest.mark.parametrize("path", ["/v1/nowhere", "/assets/gone-1.js", "/docs/nowhere", "/graphql/nowhere"])
def test_the_other_doors_keep_their_refusals(web: httpx.Client, path: str) -> None:
    answer = web.get(path, headers=PAGE)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-path")


def test_only_page_requests_fall_back_to_the_client(web: httpx.Client) -> None:
    assert web.get("/", headers={"Accept": "*/*"}).status_code == 200
    assert web.get("/lobby", headers={"Accept": "application/json"}).status_code == 404
    assert web.post("/lobby", headers=PAGE).status_code == 404
    assert web.get("/../secret.txt").status_code == 404
    assert web.get("/%2e%2e/secret.txt").status_code == 404


def test_hashed_files_are_kept_forever_and_others_asked_for_again(web: httpx.Client) -> None:
    hashed, worker = web.get("/assets/main-1a2b.js", headers=PAGE), web.get("/sw.js")
    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert worker.headers["cache-control"] == "no-cache"
    again = web.get("/sw.js", headers={"If-None-Match": worker.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("deflate", None), ("", None)]
)
def test_the_best_accepted_encoding_is_sent(web: httpx.Client, accepted: str, encoding: str | None) -> None:
    with web.stream("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert body == {"br": b"as brotli", "gzip": b"as gzip", None: b"plain"}[encoding]
    assert "Accept-Encoding" in answer.headers["vary"]


@pytest.mark.parametrize("path", ["/", "/assets/main-1a2b.js"])
def test_nothing_inline_and_nothing_foreign_may_run(web: httpx.Client, path: str) -> None:
    headers = web.get(path, headers=PAGE).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_thirty_people_at_one_address_can_open_the_client_at_once(tmp_path: Path) -> None:
    options = replace(AMPLE, web=built(tmp_path / "web"), requests=Rate("requests", 120, 0.001))
    with live(tmp_path, options=options) as server, httpx.Client(base_url=server.url, trust_env=False) as client:
        paths = ["/", *["/assets/main-1a2b.js"] * 20] * 30
        assert {client.get(path, headers=PAGE).status_code for path in paths} == {200}


@pytest.mark.skipif(not (BUILT / "preloads.json").exists(), reason="no web client: run `make web`")
def test_the_build_names_only_files_that_it_has_made() -> None:
    named = [file for files in json.loads((BUILT / "preloads.json").read_text()).values() for file in files]
    assert [file for file in named if not (BUILT / file.removeprefix("/")).exists()] == []


@pytest.mark.skipif(not (BUILT / "preloads.json").exists(), reason="no web client: run `make web`")
def test_no_style_is_fetched_early_that_only_one_game_needs() -> None:
    """A browser writes a warning for each that a page has not used when it has loaded."""
    named = json.loads((BUILT / "preloads.json").read_text())["/match/"]
    assert len([file for file in named if file.endswith(".css")]) == 1
