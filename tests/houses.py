"""A whole server in this process, on a database of its own: the desk, the application, and clients that talk to it."""

from __future__ import annotations

import asyncio
import functools
import shutil
import socket
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from argon2 import PasswordHasher
from starlette.applications import Starlette

from adapters.bus.memory import MemoryBus
from adapters.clock import SystemClock
from adapters.ids import RandomIds
from adapters.limits.memory import MemoryLimits
from adapters.oauth import AuthlibAuthorization
from adapters.passwords import ArgonPasswords
from adapters.persistence import store
from adapters.persistence.migrate import migrate
from adapters.presence.memory import MemoryPresence
from api.app import create_app
from api.options import EdgeOptions
from api.services import Services
from application.callers import APP_SCOPES, Caller
from application.desk import Desk, desk_with
from application.games import Games
from application.players.enter_as_guest import enter_as_guest
from application.players.sessions import IssuedToken
from application.players.sign_up import sign_up
from application.policy import Policy
from application.ports.ids import Ids
from application.ports.limits import Rate
from application.ports.store import Store
from domain.catalog import hosted
from domain.hosting.players import Player
from domain.hosting.terms import Moment
from domain.kernel.records import AnyGame
from headwater.guarded_protocols import Guard, protocol_classes
from headwater.settings import load
from tests.fakes.metrics import FakeMetrics

PASSWORD = "correct horse"
ISSUER = "http://house"
# From the environment, so that the whole suite can run with a fence turned off.
_SETTINGS = load()
AMPLE = EdgeOptions(
    requests=Rate("requests", 1_000_000, 1e6),
    graphql_cost=Rate("graphql-cost", 10_000_000, 1e6),
    access_log="none",
    graphql_plans=_SETTINGS.graphql_plans,
)
_QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

_ON_LEAGUE = ("joinLeague", "withdrawFromLeague", "returnToLeague", "withdrawChallenge")
_ON_MATCH = ("startMatch", "abortMatch", "resign", "claimTimeout", "takeBackSeat", "offerRematch")
INPUTS = {
    **dict.fromkeys(_ON_MATCH, "MatchInput"),
    **dict.fromkeys(_ON_LEAGUE, "LeagueInput"),
    "annulTable": "TableInput",
    **dict.fromkeys(("acceptChallenge", "declineChallenge", "takeBackChallenge"), "OwnChallengeInput"),
    "cancelSeek": "SeekInput",
    "revokeInvite": "InviteInput",
    **dict.fromkeys(("signUp", "signIn", "upgradeGuest"), "CredentialsInput"),
}
NO_INPUT = ("signOut",)
ANSWER = """__typename
  ... on Refusal { code rule text data }
  ... on MatchChanged { version isRepeated match { id version status } events { kind version } }"""


_REFUSED = "__typename ... on Refusal { code text data }"
_SEEK = "{ seek { id status match { id } } }"
ANSWERS = {
    "findTable": f"{_REFUSED} ... on TableSought {_SEEK}",
    "cancelSeek": f"{_REFUSED} ... on SeekCancelled {_SEEK}",
    **dict.fromkeys(
        ("challengePlayer", "acceptChallenge", "declineChallenge", "takeBackChallenge"),
        f"{_REFUSED} ... on ChallengeChanged {{ challenge {{ id status match {{ id }} }} }}",
    ),
    "createInvite": f"{_REFUSED} ... on InviteCreated {{ token invite {{ id }} }}",
    "revokeInvite": _REFUSED,
}
"""What is selected where ANSWER does not fit: a union takes no fragment on a type that is not in it."""


class MovableClock:
    """The machine's clock, moved ahead by as much as a test likes."""

    def __init__(self) -> None:
        self._clock = SystemClock()
        self.ahead = 0

    def now(self) -> Moment:
        return Moment(self._clock.now() + self.ahead)

    def follow(self, moment: Moment, at: float) -> float:
        return self._clock.follow(moment, at)


@dataclass(frozen=True)
class House:
    """A server in this process; `clock` can be moved."""

    desk: Desk
    services: Services
    app: Starlette
    clock: MovableClock
    http: httpx.AsyncClient
    metrics: FakeMetrics

    def guest(self, language: str = "en") -> Guest:
        """Somebody nobody knows."""
        return Guest(self, None, "", language)

    async def human(self, name: str, language: str = "en") -> Guest:
        """A human player with a session."""
        return self._known(await sign_up(self.desk, Caller(origin=name), name, PASSWORD), language)

    async def visitor(self, name: str, language: str = "en") -> Guest:
        """A guest account with a session."""
        return self._known(await enter_as_guest(self.desk, Caller(origin=name), name), language)

    def _known(self, issued: IssuedToken, language: str) -> Guest:
        return Guest(self, issued.player, issued.text, language)


@dataclass(frozen=True)
class Guest:
    """Somebody who asks: known by a token, or not at all."""

    house: House
    player: Player | None
    token: str
    language: str = "en"
    headers: Mapping[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        assert self.player is not None
        return self.player.id

    def speaking(self, language: str) -> Guest:
        return replace(self, language=language)

    @property
    def caller_headers(self) -> dict[str, str]:
        bearer = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {"Accept-Language": self.language, **bearer, **self.headers}

    async def post(self, query: str, variables: Mapping[str, object] | None = None) -> httpx.Response:
        body = {"query": query, "variables": dict(variables or {})}
        return await self.house.http.post("/graphql", json=body, headers=self.caller_headers)

    async def ask(self, query: str, /, **variables: object) -> dict[str, Any]:
        """The whole response to an operation."""
        told: dict[str, Any] = (await self.post(query, variables)).json()
        return told

    async def data(self, query: str, /, **variables: object) -> Any:
        """The data of an operation that must not fail."""
        told = await self.ask(query, **variables)
        assert "errors" not in told, told["errors"]
        return told["data"]

    async def do(self, mutation: str, input: Mapping[str, object] | None = None, selection: str = "") -> Any:
        """The answer to one mutation, by the name of its field."""
        selection = selection or ANSWERS.get(mutation, ANSWER)
        kind = f"{INPUTS.get(mutation) or mutation[0].upper() + mutation[1:] + 'Input'}!"
        if mutation in NO_INPUT:
            return (await self.data(f"mutation {{ {mutation} {{ {selection} }} }}"))[mutation]
        document = f"mutation ($input: {kind}) {{ {mutation}(input: $input) {{ {selection} }} }}"
        return (await self.data(document, input=dict(input or {})))[mutation]

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.house.http.get(path, headers={**self.caller_headers, **headers})


@functools.cache
def _blank() -> Path:
    """A migrated database without a row, to be copied: a migration takes longer than most tests."""
    folder = Path(tempfile.mkdtemp(prefix="headwater-blank-"))
    migrate(f"sqlite:///{folder / 'blank.db'}")
    return folder / "blank.db"


@asynccontextmanager
async def house(
    folder: Path,
    policy: Policy | None = None,
    options: EdgeOptions = AMPLE,
    ids: Ids | None = None,
    kept: Store | None = None,
    clock: MovableClock | None = None,
    games: Sequence[AnyGame] | None = None,
) -> AsyncIterator[House]:
    """A house whose database lies in the folder, unless another store is given."""
    file = folder / "house.db"
    if kept is None and not file.exists():
        shutil.copy(await asyncio.to_thread(_blank), file)
    clock, bus, passwords = clock or MovableClock(), MemoryBus(), ArgonPasswords(_QUICK)
    desk = desk_with(
        store=kept or store(f"sqlite:///{file}", has_driver_sessions=_SETTINGS.driver_sessions),
        bus=bus,
        clock=clock,
        ids=ids or RandomIds(),
        passwords=passwords,
        limits=MemoryLimits(),
        presence=MemoryPresence(),
        games=Games(games or hosted()),
        policy=policy or Policy(),
        metrics=(metrics := FakeMetrics()),
        authorization=AuthlibAuthorization(ISSUER, APP_SCOPES),
    )
    services = Services(desk, options)
    app = create_app(services)
    transport = httpx.ASGITransport(app)
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://house", timeout=60) as http:
            yield House(desk, services, app, clock, http, metrics)
    finally:
        services.close()
        await bus.close()
        await desk.store.close()
        passwords.close()


@asynccontextmanager
async def served(house: House, closes: bool = True, guard: Guard | None = None) -> AsyncIterator[str]:
    """The house on a real port of this machine: `host:port`. Its streams are over afterwards, unless it goes on."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    config = uvicorn.Config(house.app, log_level="error", lifespan="off", ws="websockets-sansio", access_log=False)
    config.timeout_graceful_shutdown = 5
    if guard is not None:
        config.http, config.ws = protocol_classes(guard)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        while not server.started and not running.done():  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.005)
        yield f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        if closes:
            house.services.close()
        server.should_exit = True
        await running
        listener.close()
