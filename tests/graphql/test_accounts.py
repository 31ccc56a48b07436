"""Accounts, guests, tokens and bots."""

from dataclasses import replace

import pytest

from tests.houses import PASSWORD, Guest, House

SESSION = """__typename ... on Refusal { code text }
  ... on Session { secret player { id name kind } token { id label scopes expiresAt } }"""
MADE = "__typename ... on TokenCreated { secret token { id label scopes } } ... on Refusal { code text }"
BOT = "__typename ... on BotCreated { bot { id name kind owner { name } } } ... on Refusal { code text }"
REVOKED = "__typename ... on TokenRevoked { tokenId } ... on Refusal { code }"


def _with(guest: Guest, token: str) -> Guest:
    return replace(guest, token=token)


async def test_a_sign_in_says_that_it_has_called_off_an_erasure(house: House) -> None:
    ann = await house.human("Ann")
    erase = "mutation ($input: ConfirmedInput!) { requestErasure(input: $input) { ... on ErasureRequested { dueAt } } }"
    await ann.data(erase, input={"password": PASSWORD})
    credentials = {"name": "Ann", "password": PASSWORD}
    entries = [await house.guest().do("signIn", credentials, "... on Session { hasCalledOffErasure }") for _ in "12"]
    assert [each["hasCalledOffErasure"] for each in entries] == [True, False]


async def test_an_account_is_made_and_signed_in_to(house: House) -> None:
    nobody = house.guest()
    made = await nobody.do("signUp", {"name": "Ann", "password": PASSWORD}, SESSION)
    assert made["player"]["kind"] == "HUMAN"
    assert set(made["token"]["scopes"]) == {"PLAY", "MATCHES_WRITE", "LEAGUES_WRITE", "BOTS", "TALK", "ACCOUNT"}
    again = await nobody.do("signIn", {"name": "ANN", "password": PASSWORD}, SESSION)
    assert again["player"] == made["player"]
    assert again["secret"] != made["secret"]
    assert (await _with(nobody, again["secret"]).data("{ viewer { name } }"))["viewer"] == {"name": "Ann"}


@pytest.mark.parametrize(("name", "password"), [("Ann", "wrong horse"), ("Nobody", PASSWORD), ("", ""), ("Ann", "")])
async def test_a_wrong_name_and_a_wrong_password_are_refused_alike(house: House, name: str, password: str) -> None:
    await house.human("Ann")
    told = await house.guest().do("signIn", {"name": name, "password": password}, SESSION)
    assert told == {
        "__typename": "WrongCredentials",
        "code": "wrong-password",
        "text": "Name and password do not belong together.",
    }


@pytest.mark.parametrize("name", ["ann", "ANN", "Ànn", "Arm"])
async def test_a_name_that_looks_like_another_is_taken(house: House, name: str) -> None:
    await house.human("Am" if name == "Arm" else "Ann")
    wish = {"name": "Arn" if name == "Arm" else name, "password": PASSWORD}
    assert (await house.guest().do("signUp", wish, SESSION))["code"] == "name-taken"


async def test_a_guest_becomes_a_human_and_keeps_its_id(house: House) -> None:
    entered = await house.guest().do("enterAsGuest", {}, SESSION)
    assert entered["player"]["kind"] == "GUEST"
    guest = _with(house.guest(), entered["secret"])
    upgraded = await guest.do("upgradeGuest", {"name": "Cleo", "password": PASSWORD}, SESSION)
    assert upgraded["player"] == {"id": entered["player"]["id"], "name": "Cleo", "kind": "HUMAN"}
    assert (await guest.ask("{ viewer { name } }"))["errors"][0]["extensions"]["code"] == "token-revoked"
    cleo = _with(guest, upgraded["secret"])
    assert (await cleo.do("upgradeGuest", {"name": "Dora", "password": PASSWORD}, SESSION))["code"] == "not-a-guest"


async def test_a_token_has_its_scopes_and_no_more(house: House) -> None:
    ann = await house.human("Ann")
    made = await ann.do("createToken", {"label": "phone", "scopes": ["PLAY", "ACCOUNT"]}, MADE)
    phone = _with(ann, made["secret"])
    told = await phone.ask('mutation { createMatch(input: {game: "the-river", seats: 2}) { __typename } }')
    assert told["errors"][0]["extensions"] == {"code": "scope-missing", "scope": "matches:write"}
    more = await phone.do("createToken", {"label": "more", "scopes": ["BOTS"]}, MADE)
    assert more["code"] == "bad-scopes"


@pytest.mark.parametrize("label", ["", "x" * 61, "a\u0000b", "two\nlines"])
async def test_a_label_is_short_and_printable(house: House, label: str) -> None:
    ann = await house.human("Ann")
    assert (await ann.do("createToken", {"label": label, "scopes": ["PLAY"]}, MADE))["code"] == "bad-label"


async def test_a_revoked_token_is_no_longer_good(house: House) -> None:
    ann = await house.human("Ann")
    made = await ann.do("createToken", {"label": "phone", "scopes": ["PLAY"]}, MADE)
    phone = _with(ann, made["secret"])
    assert (await phone.data("{ viewer { name } }"))["viewer"] == {"name": "Ann"}
    revoked = await ann.do("revokeToken", {"tokenId": made["token"]["id"]}, REVOKED)
    assert revoked == {"__typename": "TokenRevoked", "tokenId": made["token"]["id"]}
    refused = await phone.post("{ viewer { name } }")
    assert refused.status_code == 401
    assert refused.json()["errors"][0]["extensions"]["code"] == "token-revoked"


async def test_signing_out_ends_the_very_token(house: House) -> None:
    ann = await house.human("Ann")
    other = await house.guest().do("signIn", {"name": "Ann", "password": PASSWORD}, SESSION)
    assert (await ann.do("signOut", selection=REVOKED))["__typename"] == "TokenRevoked"
    assert (await ann.post("{ viewer { name } }")).status_code == 401
    assert (await _with(ann, other["secret"]).data("{ viewer { name } }"))["viewer"] == {"name": "Ann"}


async def test_a_bot_is_owned_and_acts_by_its_own_token(house: House) -> None:
    ann = await house.human("Ann")
    made = await ann.do("createBot", {"name": "Annbot"}, BOT)
    assert made["bot"]["owner"] == {"name": "Ann"}
    token = await ann.do("createBotToken", {"botId": made["bot"]["id"], "label": "run", "scopes": ["PLAY"]}, MADE)
    robot = _with(ann, token["secret"])
    assert (await robot.data("{ viewer { name kind } }"))["viewer"] == {"name": "Annbot", "kind": "BOT"}
    listed = await ann.data("{ viewer { bots { name tokens { label scopes } } } }")
    assert listed["viewer"]["bots"] == [{"name": "Annbot", "tokens": [{"label": "run", "scopes": ["PLAY"]}]}]


async def test_a_name_is_found_without_regard_to_case(house: House) -> None:
    ann = await house.human("Ann")
    found = await house.guest().data('{ player(name: "aNN") { id name kind } none: player(name: "Zoe") { id } }')
    assert found == {"player": {"id": ann.id, "name": "Ann", "kind": "HUMAN"}, "none": None}
