"""The store's contract about apps, grants, codes and refresh tokens."""

from dataclasses import replace

from application.ports.apps import AuthorizationCode, RefreshToken
from application.ports.store import Store, Token
from domain.apps.apps import App, AppId, Grant, GrantId
from domain.hosting.terms import PlayerId
from tests.persistence.rows import ADA, BEA, at, player, work

APP = App(AppId("app_1"), ADA, "Riverside", ("https://app.example/back", "http://127.0.0.1/back"), at(1), b"secret")
OTHER = App(AppId("app_2"), ADA, "Brook", ("com.example.brook:/back",), at(2))
CODE = AuthorizationCode(b"code", APP.id, BEA, APP.redirects[0], ("play",), "challenge", at(60))


def grant(number: int, app: App = APP, holder: PlayerId = BEA) -> Grant:
    id = GrantId(f"grt_{number}")
    return Grant(id, app.id, holder, ("matches:write", "play"), at(number), at(number), at(90))


def token(id: str, parent: str, made: int = 1, app: App | None = APP) -> Token:
    return Token(id, BEA, "app", id.encode(), ("play",), at(made), at(99), parent=parent, app=app.id if app else None)


async def with_apps(store: Store) -> None:
    async with work(store) as working:
        for name in ("Ada", "Bea"):
            await working.add_player(player(name))
        await working.add_app(APP)
        await working.add_app(OTHER)
        for each in (grant(1), grant(2), grant(3, OTHER)):
            await working.add_grant(each)


async def test_an_app_is_found_listed_and_changed(store: Store) -> None:
    await with_apps(store)
    changed = replace(APP, name="Lake", redirects=("https://app.example/new",), secret=b"new")
    async with work(store) as working:
        assert await working.app(APP.id) == APP
        assert await working.app(AppId("app_9")) is None
        assert await working.apps_of(ADA) == [APP, OTHER]
        assert await working.apps_of(BEA) == []
        assert set(await working.apps([OTHER.id, APP.id, AppId("app_9")])) == {APP, OTHER}
        await working.change_app(changed)
    async with store.reading() as reading:
        assert await reading.app(APP.id) == changed


async def test_grants_that_are_good_are_listed_by_their_last_use(store: Store) -> None:
    await with_apps(store)
    async with work(store) as working:
        assert [each.id for each in await working.grants_of(BEA, at(10))] == ["grt_3", "grt_2", "grt_1"]
        await working.extend_grant(GrantId("grt_1"), at(20), at(110))
        await working.revoke_grant(GrantId("grt_2"), at(21))
    async with store.reading() as reading:
        assert [each.id for each in await reading.grants_of(BEA, at(30))] == ["grt_1", "grt_3"]
        assert [each.id for each in await reading.grants_of(BEA, at(90))] == ["grt_1"]
        assert await reading.grants_of(ADA, at(30)) == []
        assert await reading.grant(GrantId("grt_1")) == replace(grant(1), used_at=at(20), expires_at=at(110))
        assert await reading.grant(GrantId("grt_2")) == replace(grant(2), revoked_at=at(21))


async def test_a_code_is_exchanged_once(store: Store) -> None:
    await with_apps(store)
    async with work(store) as working:
        await working.add_authorization_code(CODE)
        assert await working.authorization_code(b"code") == CODE
        assert await working.authorization_code(b"other") is None
        assert [await working.exchange_code(b"code", GrantId(f"grt_{number}")) for number in (1, 2)] == [True, False]
        assert await working.authorization_code(b"code") == replace(CODE, grant=GrantId("grt_1"))


async def test_a_refresh_token_is_used_once(store: Store) -> None:
    await with_apps(store)
    kept = RefreshToken(b"refresh", GrantId("grt_1"), at(1))
    async with work(store) as working:
        await working.add_refresh_token(kept)
        assert await working.refresh_token(b"refresh") == kept
        assert [await working.use_refresh_token(b"refresh", at(moment)) for moment in (5, 6)] == [True, False]
        assert await working.refresh_token(b"refresh") == replace(kept, used_at=at(5))
        assert await working.refresh_token(b"other") is None


async def test_a_grant_ends_with_its_tokens_and_what_was_made_with_them(store: Store) -> None:
    await with_apps(store)
    async with work(store) as working:
        for each in (token("tok_1", "grt_1"), token("tok_2", "tok_1", app=None), token("tok_3", "grt_2")):
            await working.add_token(each)
        assert set(await working.revoke_grant(GrantId("grt_1"), at(5))) == {"tok_1", "tok_2"}
        assert await working.revoke_grant(GrantId("grt_1"), at(6)) == []
        ended = await working.grant(GrantId("grt_1"))
        assert ended is not None
        assert ended.revoked_at == at(5)
        assert [each.id for each in await working.tokens_of(BEA)] == ["tok_2"], "those of apps are not one's own"


async def test_the_newest_tokens_of_a_grant_stay(store: Store) -> None:
    await with_apps(store)
    async with work(store) as working:
        for number in range(1, 6):
            await working.add_token(token(f"tok_{number}", "grt_1", number))
        await working.add_token(token("tok_9", "grt_2"))
        assert set(await working.revoke_older_tokens(GrantId("grt_1"), 2, at(7))) == {"tok_1", "tok_2", "tok_3"}
        assert await working.revoke_older_tokens(GrantId("grt_1"), 2, at(8)) == []


async def test_everything_goes_with_an_app(store: Store) -> None:
    await with_apps(store)
    async with work(store) as working:
        await working.add_token(token("tok_1", "grt_1"))
        await working.add_token(token("tok_3", "grt_3", app=OTHER))
        await working.add_authorization_code(CODE)
        await working.add_refresh_token(RefreshToken(b"refresh", GrantId("grt_1"), at(1)))
        assert await working.drop_app(APP.id) == ["tok_1"]
    async with store.reading() as reading:
        assert await reading.app(APP.id) is None
        assert [each.id for each in await reading.grants_of(BEA, at(10))] == ["grt_3"]
        assert await reading.token_by_id("tok_1") is None
        assert await reading.token_by_id("tok_3") is not None
        assert await reading.authorization_code(b"code") is None
        assert await reading.refresh_token(b"refresh") is None


async def test_the_grants_of_a_player_end_with_all_their_tokens(store: Store) -> None:
    await with_apps(store)
    async with work(store) as working:
        await working.add_token(token("tok_1", "grt_1"))
        await working.add_authorization_code(CODE)
        assert await working.revoke_tokens_of(BEA, at(5)) == ["tok_1"]
        assert await working.grants_of(BEA, at(6)) == []
        assert await working.authorization_code(CODE.hash) is None


async def test_a_player_who_is_erased_leaves_neither_apps_nor_grants(store: Store) -> None:
    await with_apps(store)
    async with work(store) as working:
        await working.add_grant(grant(4, holder=ADA))
        await working.add_authorization_code(CODE)
        await working.erase_player(ADA)
        assert await working.apps_of(ADA) == []
        assert await working.grants_of(BEA, at(10)) == []
        assert await working.grant(GrantId("grt_4")) is None


async def test_what_is_over_is_forgotten_in_batches(store: Store) -> None:
    await with_apps(store)
    async with work(store) as working:
        for number in range(3):
            await working.add_authorization_code(replace(CODE, hash=bytes([number]), expires_at=at(number)))
            await working.add_refresh_token(RefreshToken(bytes([number]), GrantId("grt_1"), at(1), at(number + 1)))
        await working.add_refresh_token(RefreshToken(b"unused", GrantId("grt_1"), at(1)))
        await working.revoke_grant(GrantId("grt_2"), at(5))
        assert [await working.forget_authorization_codes(at(2), 1) for _ in range(3)] == [1, 1, 0]
        assert [await working.forget_refresh_tokens(at(3), 1) for _ in range(3)] == [1, 1, 0]
        assert [await working.forget_grants(at(6), 5), await working.forget_grants(at(91), 5)] == [1, 2]
        assert await working.refresh_token(b"unused") is None, "it goes with its grant"
