"""Attacks on OAuth that RFC 9700 names, each tried for real."""

from dataclasses import replace
from urllib.parse import urlsplit

import pytest

from api.problems import refusal_text
from application.apps.consent import allow_app, read_wish, refuse_app
from application.callers import NOBODY
from application.errors import Malformed, NotFound, Refusal
from application.words import LANGUAGES
from tests.apps.client import REDIRECT, AppClient, answer_in, challenge_of, error_of, query, registered
from tests.fakes.desk import ISSUER, Town
from tests.graphql.sockets import EVENTS, line
from tests.houses import House, served
from tests.tables import caller_of, started

EVIL = "https://evil.example/back"
OTHER_VERIFIER = "the-verifier-of-somebody-else-who-listens-in"


@pytest.fixture
def town() -> Town:
    return Town()


@pytest.mark.parametrize(
    "address",
    [
        EVIL,
        f"{REDIRECT}/../evil",
        f"{REDIRECT}?next={EVIL}",
        f"{REDIRECT}#",
        "https://app.example.evil.example/back",
        "https://app.example@evil.example/back",
        "//evil.example/back",
        "javascript:alert(1)",
        "",
    ],
)
async def test_open_redirect_nobody_is_sent_to_an_address_that_the_app_has_not_registered(
    town: Town, address: str
) -> None:
    app, ada = await registered(town.desk, await town.human("Author")), await town.human("Ada")
    for attempt in (allow_app, refuse_app, read_wish):
        with pytest.raises(Malformed) as refused:
            await attempt(town.desk, ada, app.wish(redirect_uri=address))
        assert refused.value.code == "bad-redirect"
        assert "redirect" not in refused.value.data
    with pytest.raises(NotFound):
        await refuse_app(town.desk, NOBODY, app.wish(client_id="app_of_nobody"))


async def test_open_redirect_a_fault_offers_the_way_back_to_the_app_and_nowhere_else(town: Town) -> None:
    app = await registered(town.desk, await town.human("Author"))
    for change in ({"scope": "admin"}, {"response_type": "token"}, {"code_challenge": ""}):
        with pytest.raises(Malformed) as refused:
            await read_wish(town.desk, NOBODY, app.wish(**change))
        assert urlsplit(str(refused.value.data["redirect"]))._replace(query="").geturl() == REDIRECT


async def test_mix_up_every_answer_names_its_server(town: Town) -> None:
    app, ada = await registered(town.desk, await town.human("Author")), await town.human("Ada")
    assert answer_in(await allow_app(town.desk, ada, app.wish()))["iss"] == ISSUER
    assert answer_in(await refuse_app(town.desk, ada, app.wish()))["iss"] == ISSUER
    with pytest.raises(Malformed) as refused:
        await allow_app(town.desk, ada, app.wish(scope="admin"))
    assert answer_in(str(refused.value.data["redirect"]))["iss"] == ISSUER


@pytest.mark.parametrize(
    "change",
    [
        {"code_challenge": ""},
        {"code_challenge_method": ""},
        {"code_challenge_method": "plain"},
        {"code_challenge_method": "s256"},
        {"code_challenge": "", "code_challenge_method": ""},
        {"code_challenge": "short"},
    ],
)
async def test_downgrade_no_code_is_given_without_an_s256_challenge(town: Town, change: dict[str, str]) -> None:
    app, ada = await registered(town.desk, await town.human("Author")), await town.human("Ada")
    with pytest.raises(Malformed):
        await allow_app(town.desk, ada, app.wish(**change))


async def test_downgrade_a_code_is_not_exchanged_without_its_verifier(town: Town) -> None:
    for is_confidential in (False, True):
        author = await town.human(f"Author{is_confidential}")
        app, ada = await registered(town.desk, author, is_confidential), await town.human(f"Ada{is_confidential}")
        code = await app.code(ada)
        for verifier in ("", challenge_of(OTHER_VERIFIER), OTHER_VERIFIER):
            assert error_of(await app.exchange(code, code_verifier=verifier)) in ("invalid_request", "invalid_grant")
        assert (await app.exchange(code)).status == 200


async def test_code_injection_a_stolen_code_is_of_no_use_in_another_visit(town: Town) -> None:
    """The thief begins a visit of their own, and gives the app the code of somebody else."""
    app, ada = await registered(town.desk, await town.human("Author")), await town.human("Ada")
    stolen = await app.code(ada)
    assert error_of(await app.exchange(stolen, code_verifier=OTHER_VERIFIER)) == "invalid_grant"


async def test_code_injection_a_code_is_of_no_use_to_another_app_or_address(town: Town) -> None:
    author, ada = await town.human("Author"), await town.human("Ada")
    app = await registered(town.desk, author)
    rival = await registered(town.desk, await town.human("Rival"))
    code = await app.code(ada)
    assert error_of(await rival.exchange(code)) == "invalid_grant"
    assert error_of(await app.exchange(code, redirect_uri=EVIL)) == "invalid_grant"
    assert error_of(await app.exchange(code, redirect_uri="")) == "invalid_grant"
    confidential = await registered(town.desk, author, is_confidential=True)
    kept = await confidential.code(ada)
    assert error_of(await AppClient(town.desk, confidential.id).exchange(kept)) == "invalid_client"


@pytest.mark.parametrize("name", ["client_id", "redirect_uri", "scope", "state", "response_type", "code_challenge"])
async def test_a_parameter_that_comes_twice_is_refused(town: Town, name: str) -> None:
    app, ada = await registered(town.desk, await town.human("Author")), await town.human("Ada")
    for twice in ((*app.wish(), (name, "other")), ((name, dict(app.wish())[name]), *app.wish())):
        with pytest.raises(Refusal):
            await allow_app(town.desk, ada, twice)


async def test_forged_consent_a_request_without_the_players_own_token_allows_nothing(house: House) -> None:
    """Nothing that a browser sends by itself lets an app in: there are no cookies."""
    app = await registered(house.desk, await caller_of(await house.human("Author")))
    headers = {"Origin": "https://evil.example", "Cookie": "session=of-the-player"}
    posted = await house.http.post("/v1/authorization/approval", json={"request": query(app.wish())}, headers=headers)
    assert (posted.status_code, posted.json()["code"]) == (401, "sign-in-needed")
    form = {"Content-Type": "application/x-www-form-urlencoded", **headers}
    assert (await house.http.post("/oauth/authorize", content=query(app.wish()), headers=form)).status_code == 404
    assert "set-cookie" not in posted.headers


async def test_a_socket_of_an_app_ends_when_the_player_ends_the_grant(house: House) -> None:
    ada = await house.human("Ada")
    app = await registered(house.desk, await caller_of(await house.human("Author")))
    table = await started(house, [ada, await house.human("Bea")], "moon-river")
    tokens = await app.tokens(await caller_of(ada))
    async with served(house) as address, line(address, replace(ada, token=tokens["access_token"])) as socket:
        await socket.subscribe("events", EVENTS, id=table.id)
        assert (await socket.message("events"))["type"] == "next"
        [grant] = (await ada.data("{ grants { id } }"))["grants"]
        await ada.data("mutation ($id: ID!) { endGrant(input: { grantId: $id }) { __typename } }", id=grant["id"])
        assert (await socket.ending())[0] == 4403


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "change",
    [
        {"redirect_uri": EVIL},
        {"redirect_uri": "https://app.example/\u202eback"},
        {"scope": "admin"},
        {"response_type": "token"},
        {"code_challenge": ""},
        {"prompt": "\u00e9"},
        {"client_id": "app_of_nobody"},
    ],
)
async def test_what_a_player_reads_of_a_faulty_request_is_in_their_language(
    town: Town, language: str, change: dict[str, str]
) -> None:
    """The library's own words are English: they stay in the data, for the app's author."""
    app = await registered(town.desk, await town.human("Author"))
    try:
        await read_wish(town.desk, NOBODY, app.wish(**change))
    except Refusal as refused:
        text = refusal_text(refused, language)
    else:
        return
    assert "client" not in text
    assert "code_challenge" not in text
    assert text.isprintable()
    assert language == "en" or not set(text.replace(".", "").split()) & {"is", "the", "not", "required", "supported"}
