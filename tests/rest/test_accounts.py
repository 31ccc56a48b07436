"""Players, guests, bots, sessions and tokens."""

from __future__ import annotations

import time

import pytest

from tests.rest.people import PASSWORD, Town, fresh_name, refused


def test_who_signs_up_is_known(town: Town) -> None:
    person = town.human()
    told = person.reads("/v1/me")
    assert told["player"]["name"] == person.name
    assert told["player"]["kind"] == "human"
    assert "admin" not in told["scopes"]


def test_a_name_is_had_once_without_regard_to_case_and_looks(town: Town) -> None:
    name = fresh_name() + "Olli"
    town.stranger.does("POST", "/v1/players", {"name": name, "password": PASSWORD})
    for alike in (name, name.upper(), name.replace("l", "1"), name.replace("O", "0")):
        answer = town.stranger.asks("POST", "/v1/players", {"name": alike, "password": PASSWORD})
        refused(answer, 409, "name-taken")


@pytest.mark.parametrize("name", ["x", "a" * 25, "white space", "ivаn", "-dash", "tab\there"])
def test_a_name_that_cannot_be_had_is_refused(town: Town, name: str) -> None:
    refused(town.stranger.asks("POST", "/v1/players", {"name": name, "password": PASSWORD}), 422, "bad-name")


def test_a_short_password_is_refused(town: Town) -> None:
    answer = town.stranger.asks("POST", "/v1/players", {"name": fresh_name(), "password": "short"})
    refused(answer, 422, "bad-password")


def test_a_sign_in_says_that_it_has_called_off_an_erasure(town: Town) -> None:
    person = town.human()
    person.does("POST", "/v1/me/erasure", {"password": PASSWORD})
    body = {"name": person.name, "password": PASSWORD}
    entries = [town.stranger.does("POST", "/v1/sessions", body) for _ in range(2)]
    assert [each["has_called_off_erasure"] for each in entries] == [True, False]


def test_signing_in_gives_another_token_for_the_same_player(town: Town) -> None:
    person = town.human()
    told = town.stranger.does("POST", "/v1/sessions", {"name": person.name.upper(), "password": PASSWORD})
    assert told["player"]["id"] == person.id
    assert told["token"] != person.token


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(town: Town) -> None:
    known = {"name": town.human().name, "password": "wrong one"}
    unknown = {"name": fresh_name(), "password": "wrong one"}
    answers = [town.stranger.asks("POST", "/v1/sessions", body) for body in (known, unknown)]
    assert [refused(answer, 401, "wrong-password")["detail"] for answer in answers] == [answers[0].json()["detail"]] * 2


def test_a_guest_has_no_password_to_sign_in_with(town: Town) -> None:
    body = {"name": town.guest().name, "password": PASSWORD}
    refused(town.stranger.asks("POST", "/v1/sessions", body), 401, "wrong-password")


def test_an_issued_token_is_not_to_be_cached(town: Town) -> None:
    assert town.stranger.asks("POST", "/v1/guests").headers["cache-control"] == "no-store"


def test_a_guest_becomes_a_human_and_keeps_what_is_theirs(town: Town) -> None:
    guest = town.guest()
    match = guest.opens()
    told = guest.does("POST", "/v1/me/upgrade", {"name": fresh_name(), "password": PASSWORD})
    assert told["player"]["id"] == guest.id
    assert told["player"]["kind"] == "human"
    assert town.with_token(told["token"]).sees(match)["viewer_seat"] == 1
    again = town.with_token(told["token"])
    body = {"name": fresh_name(), "password": PASSWORD}
    refused(again.asks("POST", "/v1/me/upgrade", body), 403, "not-a-guest")


def test_signing_out_ends_the_token(town: Town) -> None:
    person = town.human()
    assert person.asks("DELETE", "/v1/sessions/current").status_code == 204
    refused(person.asks("GET", "/v1/me"), 401, "token-revoked")


def test_a_token_can_do_what_its_scopes_say(town: Town) -> None:
    person = town.human()
    body = {"label": "reader", "scopes": ["play"]}
    limited = town.with_token(person.does("POST", "/v1/tokens", body)["token"])
    told = refused(limited.asks("POST", "/v1/matches", {"game": "moon-river", "seats": 2}), 403, "scope-missing")
    assert told["scope"] == "matches:write"
    assert limited.reads("/v1/me")["scopes"] == ["play"]


def test_a_token_is_listed_without_its_text_until_it_is_revoked(town: Town) -> None:
    person = town.human()
    made = person.does("POST", "/v1/tokens", {"label": "phone", "scopes": ["play"]})
    answer = person.asks("GET", "/v1/tokens")
    assert {token["label"] for token in answer.json()["items"]} == {"session", "phone"}
    assert made["token"] not in answer.text
    assert person.asks("DELETE", f"/v1/tokens/{made['id']}").status_code == 204
    assert [token["label"] for token in person.reads("/v1/tokens")["items"]] == ["session"]
    refused(town.with_token(made["token"]).asks("GET", "/v1/me"), 401, "token-revoked")


def test_nobody_revokes_anothers_token(town: Town) -> None:
    made = town.human().does("POST", "/v1/tokens", {"label": "phone", "scopes": ["play"]})
    refused(town.human().asks("DELETE", f"/v1/tokens/{made['id']}"), 404, "unknown-token")
    assert town.with_token(made["token"]).asks("GET", "/v1/me").status_code == 200


@pytest.mark.parametrize("away", [-1, 400 * 24 * 3600])
def test_an_expiry_must_lie_ahead_within_a_year(town: Town, away: int) -> None:
    body = {"label": "x", "scopes": ["play"], "expires_at": int((time.time() + away) * 1000)}
    refused(town.human().asks("POST", "/v1/tokens", body), 422, "bad-expiry")


def test_nobody_gives_themselves_the_scope_of_an_administrator(town: Town) -> None:
    refused(town.human().asks("POST", "/v1/tokens", {"label": "x", "scopes": ["admin"]}), 422, "bad-scopes")


@pytest.mark.parametrize("header", ["Bearer", "Bearer nonsense", "Basic abc", "Bearer " + "x" * 300])
def test_a_token_that_is_none_is_refused(town: Town, header: str) -> None:
    answer = town.stranger.asks("GET", "/v1/me", Authorization=header)
    refused(answer, 401, "bad-token")
    assert answer.headers["www-authenticate"].startswith("Bearer")


def test_a_bot_belongs_to_its_owner_and_plays_with_tokens_the_owner_makes(town: Town) -> None:
    owner = town.human()
    bot = owner.does("POST", "/v1/bots", {"name": fresh_name()})
    assert (bot["kind"], bot["owner_id"]) == ("bot", owner.id)
    assert [each["id"] for each in owner.reads("/v1/bots")["items"]] == [bot["id"]]
    made = owner.does("POST", f"/v1/bots/{bot['id']}/tokens", {"label": "home", "scopes": ["play", "matches:write"]})
    assert town.with_token(made["token"]).reads("/v1/me")["player"]["id"] == bot["id"]
    assert [token["id"] for token in owner.reads(f"/v1/bots/{bot['id']}/tokens")["items"]] == [made["id"]]
    body = {"label": "home", "scopes": ["play"]}
    refused(town.human().asks("POST", f"/v1/bots/{bot['id']}/tokens", body), 404, "unknown-bot")
    assert owner.asks("DELETE", f"/v1/tokens/{made['id']}").status_code == 204


def test_a_guest_owns_no_bots(town: Town) -> None:
    refused(town.guest().asks("POST", "/v1/bots", {"name": fresh_name()}), 403, "scope-missing")


def test_a_player_is_found_by_name(town: Town) -> None:
    person = town.human()
    assert town.stranger.reads(f"/v1/players/{person.name.upper()}")["id"] == person.id
    refused(town.stranger.asks("GET", "/v1/players/nobody-at-all"), 404, "unknown-player")
