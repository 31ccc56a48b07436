"""What is refused before any use case is reached, and how every refusal looks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from application.codes import CODES
from application.ports.limits import Rate
from tests.houses import AMPLE
from tests.live import GENEROUS, live
from tests.rest.people import PASSWORD, Town, refused

JSON = {"Content-Type": "application/json"}


def test_an_unknown_path_is_a_problem_too(town: Town) -> None:
    assert refused(town.stranger.asks("GET", "/v1/castles"), 404, "unknown-path")["id"] == "/v1/castles"


def test_a_wrong_method_is_told_the_right_ones(town: Town) -> None:
    answer = town.stranger.asks("PATCH", "/v1/games")
    assert refused(answer, 405, "method-not-allowed")["allowed"] == ["GET", "HEAD"]
    assert answer.headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize(
    ("content", "code", "status"),
    [
        (b"{", "malformed", 422),
        (b"[]", "malformed", 422),
        (b"null", "malformed", 422),
        (b'{"game": "moon-river", "seats": 2, "seats": []}', "malformed", 422),
        (b'{"game": "moon\\u0000river", "seats": 2}', "malformed", 422),
        (b'{"game": "\xff", "seats": 2}', "malformed", 422),
        (b"[" * 30_000, "malformed", 422),
        (b"", "malformed", 422),
        (b'{"game": "moon-river", "seats": 1e400}', "malformed", 422),
    ],
)
def test_a_body_that_cannot_be_read_is_refused(town: Town, content: bytes, code: str, status: int) -> None:
    headers = {**JSON, "Authorization": f"Bearer {town.guest().token}"}
    refused(town.http.post("/v1/matches", content=content, headers=headers), status, code)


def test_a_parameter_nobody_knows_is_refused_whether_others_are_known_or_not(town: Town) -> None:
    for path in ("/v1/me", "/v1/rankings/moon-river"):
        assert "colour" in refused(town.guest().asks("GET", f"{path}?colour=red"), 422, "malformed")["fault"]


def test_a_body_of_another_kind_is_refused(town: Town) -> None:
    headers = {"Content-Type": "text/plain", "Authorization": f"Bearer {town.guest().token}"}
    refused(town.http.post("/v1/matches", content=b"game=moon-river", headers=headers), 400, "not-json")


def test_a_body_may_only_be_so_large_whether_it_says_so_or_not(town: Town) -> None:
    large = b" " * 70_000
    told = refused(town.http.post("/v1/guests", content=large, headers=JSON), 413, "body-too-large")
    assert told["value"] == 65_536
    pieces = (b" " * 1_000 for _ in range(70))
    refused(town.http.post("/v1/guests", content=pieces, headers=JSON), 413, "body-too-large")


def test_an_id_that_can_be_none_is_not_found(town: Town) -> None:
    refused(town.stranger.asks("GET", "/v1/matches/%00"), 404, "unknown-path")
    refused(town.stranger.asks("GET", "/v1/matches/" + "x" * 400), 404, "unknown-path")
    refused(town.stranger.asks("GET", "/v1/matches/mat_nothing"), 404, "unknown-match")


def test_a_head_has_the_headers_of_a_get(town: Town) -> None:
    answer = town.stranger.asks("HEAD", "/v1/games")
    assert (answer.status_code, answer.content) == (200, b"")


def test_every_answer_carries_a_request_id_and_what_is_left(town: Town) -> None:
    answer = town.stranger.asks("GET", "/v1/games")
    assert answer.headers["x-request-id"]
    assert answer.headers["ratelimit"].startswith('"requests";r=')
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    options = replace(AMPLE, requests=Rate("requests", 3, 0.001))
    with live(tmp_path, options=options) as server, Town(server.url) as town:
        answers = [town.stranger.asks("GET", "/v1/games") for _ in range(4)]
        told = refused(answers[-1], 429, "too-many-requests")
    assert [answer.status_code for answer in answers[:3]] == [200] * 3
    assert (told["limit"], told["value"]) == ("requests", 3)
    assert int(answers[-1].headers["retry-after"]) > 1
    assert answers[2].headers["ratelimit"] == '"requests";r=0;t=0'


@pytest.mark.parametrize("path", ["/openapi.json", "/docs", "/nowhere", "/healthz"])
def test_pages_are_counted_by_address_and_apart_from_requests(tmp_path: Path, path: str) -> None:
    options = replace(AMPLE, requests=Rate("requests", 3, 0.001))
    with live(tmp_path, options=options) as server, Town(server.url) as town:
        answers = [town.stranger.asks("GET", path) for _ in range(4)]
        told = refused(answers[-1], 429, "too-many-requests")
        assert town.stranger.asks("GET", "/v1/games").status_code == 200
    assert 429 not in [answer.status_code for answer in answers[:3]]
    assert (told["limit"], told["value"]) == ("pages", 3)


def test_preflights_are_counted_too(tmp_path: Path) -> None:
    options = replace(AMPLE, requests=Rate("requests", 3, 0.001), cors_origins=("*",))
    asks = {"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "POST"}
    with live(tmp_path, options=options) as server, Town(server.url) as town:
        answers = [town.http.options("/v1/matches", headers=asks) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200] * 3 + [429]


def test_a_bad_token_is_counted_against_its_address(tmp_path: Path) -> None:
    options = replace(AMPLE, requests=Rate("requests", 2, 0.001))
    with live(tmp_path, options=options) as server, Town(server.url) as town:
        answers = [town.with_token("guessed").asks("GET", "/v1/me") for _ in range(3)]
    assert [answer.json()["code"] for answer in answers] == ["bad-token", "bad-token", "too-many-requests"]


def test_sign_in_is_limited_by_name_and_address_together(tmp_path: Path) -> None:
    policy = replace(GENEROUS, guesses=(Rate("guesses", 2, 0.001),))
    with live(tmp_path, policy) as server, Town(server.url) as town:
        body = {"name": town.human().name, "password": "wrong one"}
        answers = [town.stranger.asks("POST", "/v1/sessions", body) for _ in range(3)]
        refused(answers[-1], 429, "too-many-requests")
        right = town.stranger.asks("POST", "/v1/sessions", {**body, "password": PASSWORD})
        refused(right, 429, "too-many-requests")
    assert [answer.status_code for answer in answers] == [401, 401, 429]


def test_a_player_may_have_only_so_many_matches(tmp_path: Path) -> None:
    with live(tmp_path, replace(GENEROUS, open_matches=2)) as server, Town(server.url) as town:
        person = town.guest()
        person.opens()
        person.opens()
        told = refused(person.asks("POST", "/v1/matches", {"game": "moon-river", "seats": 2}), 429, "too-many-matches")
    assert (told["limit"], told["value"]) == ("open-matches", 2)


def test_pages_of_other_origins_may_ask_where_the_operator_allows_it(tmp_path: Path) -> None:
    origin = {"Origin": "https://app.example", "Access-Control-Request-Method": "POST"}
    options = replace(AMPLE, cors_origins=("https://app.example",))
    with live(tmp_path, options=options) as server, Town(server.url) as town:
        allowed = town.http.options("/v1/matches", headers=origin)
        other = town.http.options("/v1/matches", headers={**origin, "Origin": "https://evil.example"})
        exposed = town.http.get("/v1/games", headers={"Origin": "https://app.example"})
    assert allowed.headers["access-control-allow-origin"] == "https://app.example"
    assert "access-control-allow-origin" not in other.headers
    assert "ETag" in exposed.headers["access-control-expose-headers"]


@pytest.mark.parametrize("language", ["en", "it", "es", "pt"])
def test_the_page_of_errors_explains_every_code(town: Town, language: str) -> None:
    page = town.stranger.asks("GET", "/docs/errors", Accept_Language=language).text
    assert [code for code in CODES if f'id="{code}"' not in page] == []
    assert "<td></td>" not in page


@pytest.mark.parametrize("path", ["/docs", "/docs/docs.js", "/docs/docs.css", "/docs/errors"])
def test_pages_let_no_stranger_in(town: Town, path: str) -> None:
    answer = town.stranger.asks("GET", path)
    assert answer.status_code == 200
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_the_root_leads_to_the_documentation(town: Town) -> None:
    assert town.stranger.asks("GET", "/").headers["location"] == "/docs"
