"""Answer the requests of apps: exchange a code, refresh tokens, or revoke them."""

from __future__ import annotations

from application.apps.tokens import extend_grant, open_grant
from application.desk import Desk
from application.players.end_tokens import announce_end
from application.players.sessions import hash_of
from application.ports.apps import AuthorizationCode, RefreshToken
from application.ports.authorization import AppAnswer, AppKnowledge, AppRequest, FreshTexts
from application.ports.store import Work
from domain.apps.apps import App, Grant, GrantId


async def answer_token_request(desk: Desk, request: AppRequest) -> AppAnswer:
    """Exchanges a code or refresh token once. A second use revokes everything that the first one gave."""
    texts = FreshTexts(desk.ids.token(), desk.ids.token(), desk.policy.app_token // 1_000)
    async with desk.store.working() as work:
        knowledge = await _knowledge(desk, work, request)
        answer = desk.authorization.token_answer(request, knowledge, texts)
        ended = await _store(desk, work, knowledge, answer, texts)
        await work.commit()
    await announce_end(desk, ended)
    return answer


async def answer_revocation(desk: Desk, request: AppRequest) -> AppAnswer:
    """The answer does not reveal whether the token existed."""
    async with desk.store.working() as work:
        grant = await _grant_of_token(work, _value(request, "token"))
        knowledge = AppKnowledge(await _app(desk, work, request), grant=grant)
        answer = desk.authorization.revocation_answer(request, knowledge)
        ended = await work.revoke_grant(grant.id, desk.clock.now()) if grant and answer.is_revocation else ()
        await work.commit()
    await announce_end(desk, ended)
    return answer


async def _knowledge(desk: Desk, work: Work, request: AppRequest) -> AppKnowledge:
    """Reads what the request names, and locks its player until the transaction ends.

    The second of two equal requests then sees the effect of the first.
    """
    app = await _app(desk, work, request)
    if code := await _code(desk, work, _value(request, "code")):
        return AppKnowledge(app, code=code, grant=await work.grant(code.grant) if code.grant else None)
    refresh, grant = await _refresh(work, _value(request, "refresh_token"))
    if refresh is None or grant is None or not grant.is_good(desk.clock.now()):
        return AppKnowledge(app)
    return AppKnowledge(app, refresh=refresh, grant=grant)


async def _app(desk: Desk, work: Work, request: AppRequest) -> App | None:
    name = desk.authorization.named_app(request)
    return None if name is None else await work.app(name)


async def _code(desk: Desk, work: Work, text: str) -> AuthorizationCode | None:
    code = await work.authorization_code(hash_of(text)) if text else None
    if code is None:
        return None
    await work.hold_player(code.player)
    code = await work.authorization_code(code.hash)
    is_good = code is not None and desk.clock.now() < code.expires_at and not await work.is_banned(code.player)
    return code if is_good else None


async def _refresh(work: Work, text: str) -> tuple[RefreshToken | None, Grant | None]:
    refresh = await work.refresh_token(hash_of(text)) if text else None
    grant = await work.grant(refresh.grant) if refresh else None
    if refresh is None or grant is None:
        return None, None
    await work.hold_player(grant.player)
    return await work.refresh_token(refresh.hash), await work.grant(grant.id)


async def _grant_of_token(work: Work, text: str) -> Grant | None:
    _, grant = await _refresh(work, text)
    if grant is not None or not text:
        return grant
    token = await work.token(hash_of(text))
    grant_id = token.parent if token and token.app else None
    found = None if grant_id is None else await work.grant(GrantId(grant_id))
    if found is not None:
        await work.hold_player(found.player)
    return found


async def _store(
    desk: Desk, work: Work, knowledge: AppKnowledge, answer: AppAnswer, texts: FreshTexts
) -> tuple[str, ...]:
    """Stores the effect of the answer. Returns the ids of ended tokens."""
    if answer.is_replay and knowledge.grant is not None:
        return tuple(await work.revoke_grant(knowledge.grant.id, desk.clock.now()))
    if answer.scopes is None:
        return ()
    if knowledge.code is not None:
        return await open_grant(desk, work, knowledge.code, texts)
    assert knowledge.refresh is not None
    assert knowledge.grant is not None
    return await extend_grant(desk, work, knowledge.refresh, knowledge.grant, answer.scopes, texts)


def _value(request: AppRequest, wanted: str) -> str:
    return next((value for name, value in request.form if name == wanted), "")
