"""OAuth's own endpoints over HTTP: what programs are answered, whatever they send."""

from base64 import b64encode
from collections.abc import Mapping
from urllib.parse import urlencode

import httpx
import pytest
from authlib.oauth2.rfc8414 import AuthorizationServerMetadata, get_well_known_url

from adapters.oauth import AuthlibAuthorization
from application.callers import APP_SCOPES
from tests.apps.client import REDIRECT, VERIFIER, AppClient, registered
from tests.houses import ISSUER, Guest, House
from tests.tables import caller_of

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


async def a_code(house: House, is_confidential: bool = False) -> tuple[AppClient, str, Guest]:
    ada = await house.human("Ada")
    app = await registered(house.desk, await caller_of(await house.human("Author")), is_confidential)
    return app, await app.code(await caller_of(ada)), ada


def exchange(app: AppClient, code: str, **changes: str) -> dict[str, str]:
    form = {"grant_type": "authorization_code", "client_id": app.id, "code": code, "redirect_uri": REDIRECT}
    return {**form, "code_verifier": VERIFIER, **changes}


async def post(house: House, path: str, form: Mapping[str, str], **headers: str) -> httpx.Response:
    return await house.http.post(path, content=urlencode(form), headers={**FORM, **headers})


async def test_the_discovery_document_says_where_everything_is(house: House) -> None:
    answer = await house.http.get(get_well_known_url(ISSUER))
    known = answer.json()
    assert known["issuer"] == ISSUER
    assert known["token_endpoint"] == f"{ISSUER}/oauth/token"
    assert known["code_challenge_methods_supported"] == ["S256"]
    assert known["authorization_response_iss_parameter_supported"] is True
    assert known["scopes_supported"] == ["bots", "leagues:write", "matches:write", "play", "talk"]
    secure = AuthlibAuthorization("https://river.example", APP_SCOPES).metadata()
    AuthorizationServerMetadata(secure).validate()


async def test_a_public_app_gets_tokens_that_open_both_doors(house: House) -> None:
    app, code, ada = await a_code(house)
    answer = await post(house, "/oauth/token", exchange(app, code))
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
    bearer = {"Authorization": f"Bearer {answer.json()['access_token']}"}
    me = (await house.http.get("/v1/me", headers=bearer)).json()
    assert (me["player"]["id"], me["scopes"]) == (ada.id, ["matches:write", "play"])
    told = await house.http.post("/graphql", json={"query": "{ viewer { id } apps { id } }"}, headers=bearer)
    assert told.json()["data"] == {"viewer": {"id": ada.id}, "apps": None}
    assert told.json()["errors"][0]["extensions"]["code"] == "scope-missing"


async def test_a_refresh_token_opens_no_door(house: House) -> None:
    app, code, _ = await a_code(house)
    tokens = (await post(house, "/oauth/token", exchange(app, code))).json()
    answer = await house.http.get("/v1/me", headers={"Authorization": f"Bearer {tokens['refresh_token']}"})
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")


@pytest.mark.parametrize("way", ["basic", "post"])
async def test_a_confidential_app_may_show_its_secret_in_either_way(house: House, way: str) -> None:
    app, code, _ = await a_code(house, is_confidential=True)
    secret = str(app.secret)
    basic = b64encode(f"{app.id}:{secret}".encode()).decode()
    headers = {"Authorization": f"Basic {basic}"} if way == "basic" else {}
    form = exchange(app, code) | ({"client_secret": secret} if way == "post" else {})
    assert (await post(house, "/oauth/token", form, **headers)).status_code == 200


@pytest.mark.parametrize(
    ("form", "error"),
    [
        ({}, "unsupported_grant_type"),
        ({"grant_type": "password", "username": "Ada", "password": "x"}, "unsupported_grant_type"),
        ({"grant_type": "client_credentials"}, "unsupported_grant_type"),
        ({"grant_type": "authorization_code"}, "invalid_client"),
        ({"grant_type": "authorization_code", "client_id": "app_nothing", "code": "x"}, "invalid_client"),
        ({"grant_type": "refresh_token", "client_id": "app_nothing", "refresh_token": "x"}, "invalid_client"),
        ({"grant_type": "refresh_token", "client_id": "\0\ud7ff", "refresh_token": "é"}, "invalid_client"),
    ],
)
async def test_a_request_that_is_not_understood_is_refused_in_the_words_of_oauth(
    house: House, form: dict[str, str], error: str
) -> None:
    answer = await post(house, "/oauth/token", form)
    assert answer.status_code in (400, 401)
    assert answer.json()["error"] == error


@pytest.mark.parametrize(
    ("content", "headers"),
    [
        (b"{}", {"Content-Type": "application/json"}),
        (b"\xff\xfe=1", FORM),
        (b"a=%ff", FORM),
        (b"&".join(b"a%d=1" % number for number in range(50)), FORM),
        (b"grant_type=refresh_token", {}),
        (b"grant_type=refresh_token&client_id=a&client_id=b", FORM),
        (b"grant_type=refresh_token", {**FORM, "Authorization": "Basic //8="}),
        (b"grant_type=refresh_token", {**FORM, "Authorization": "Basic"}),
        (b"grant_type=refresh_token", {**FORM, "Authorization": "Basic bm9jb2xvbg=="}),
        (b"grant_type=refresh_token", {**FORM, "Authorization": "Bearer hw_x"}),
    ],
)
async def test_junk_is_refused_and_never_a_fault(house: House, content: bytes, headers: dict[str, str]) -> None:
    for path in ("/oauth/token", "/oauth/revoke"):
        answer = await house.http.post(path, content=content, headers=headers)
        assert answer.status_code in (400, 401), answer.text
        assert answer.json()["error"] in ("invalid_request", "invalid_client")


async def test_the_token_endpoint_answers_no_get(house: House) -> None:
    assert (await house.http.get("/oauth/token?grant_type=refresh_token")).status_code == 405


async def test_a_page_of_another_origin_may_fetch_tokens_because_it_has_to_know_the_code(house: House) -> None:
    app, code, _ = await a_code(house)
    answer = await post(house, "/oauth/token", exchange(app, code), Origin="https://app.example")
    assert answer.headers["access-control-allow-origin"] == "*"
    assert "access-control-allow-credentials" not in answer.headers


async def test_neither_code_nor_secret_nor_token_is_logged(
    house: House, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    app, code, _ = await a_code(house, is_confidential=True)
    form = exchange(app, code) | {"client_secret": str(app.secret)}
    tokens = (await post(house, "/oauth/token", form)).json()
    await post(house, "/oauth/revoke", {"token": tokens["refresh_token"], "client_id": app.id})
    logged = capsys.readouterr().out + caplog.text
    for text in (code, str(app.secret), tokens["access_token"], tokens["refresh_token"], VERIFIER):
        assert text not in logged
