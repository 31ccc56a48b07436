"""A desk on fakes, and the people who come to it."""

from dataclasses import dataclass, field

from adapters.oauth import AuthlibAuthorization
from application.callers import APP_SCOPES, NOBODY, Caller
from application.desk import Desk, desk_with
from application.games import Games
from application.hosting.terms import ANY_SEAT, OwnSeat, Terms
from application.matches.join import join
from application.matches.open_match import open_match
from application.matches.start import start
from application.players.authenticate import authenticate
from application.players.create_bot import create_bot
from application.players.create_bot_token import create_bot_token
from application.players.enter_as_guest import enter_as_guest
from application.players.sessions import KIND_SCOPES
from application.players.sign_up import sign_up
from application.policy import Policy
from application.ports.courier import Courier
from application.ports.queue import Queue
from domain.catalog import hosted
from domain.hosting.match import Match
from domain.hosting.players import PlayerKind
from domain.hosting.terms import MatchId
from tests.fakes.bus import FakeBus
from tests.fakes.clock import FakeClock
from tests.fakes.ids import FakeIds
from tests.fakes.limits import FakeLimits
from tests.fakes.mail import FakeMailCarrier
from tests.fakes.metrics import FakeMetrics
from tests.fakes.notifications import FakePost, FakePushSealer
from tests.fakes.passwords import FakePasswords
from tests.fakes.presence import FakePresence
from tests.fakes.store import FakeStore

GAMES = Games(hosted())
PASSWORD = "moonlit river"
ISSUER = "https://river.example"


@dataclass
class Town:
    """A server on fakes with a policy of one's own; `desk` is what use cases take."""

    policy: Policy = field(default_factory=Policy)
    store: FakeStore = field(default_factory=FakeStore)
    bus: FakeBus = field(default_factory=FakeBus)
    clock: FakeClock = field(default_factory=FakeClock)
    ids: FakeIds = field(default_factory=FakeIds)
    passwords: FakePasswords = field(default_factory=FakePasswords)
    limits: FakeLimits = field(default_factory=FakeLimits)
    presence: FakePresence = field(default_factory=FakePresence)
    metrics: FakeMetrics = field(default_factory=FakeMetrics)
    mail: FakeMailCarrier = field(default_factory=FakeMailCarrier)
    post: FakePost = field(default_factory=FakePost)
    desk: Desk = field(init=False)

    def __post_init__(self) -> None:
        self.desk = self.another_desk()

    def another_desk(self, queue: Queue | None = None, games: Games = GAMES, courier: Courier | None = None) -> Desk:
        """Another process on the same store and bus: it remembers nothing."""
        return desk_with(
            self.store,
            self.bus,
            self.clock,
            self.ids,
            self.passwords,
            self.limits,
            self.presence,
            games,
            self.policy,
            queue=queue,
            metrics=self.metrics,
            mail=self.mail,
            courier=courier or self.post,
            push=FakePushSealer(),
            authorization=AuthlibAuthorization(ISSUER, APP_SCOPES),
        )

    async def human(self, name: str) -> Caller:
        return await authenticate(self.desk, (await sign_up(self.desk, NOBODY, name, PASSWORD)).text)

    async def guest(self) -> Caller:
        return await authenticate(self.desk, (await enter_as_guest(self.desk, NOBODY)).text)

    async def bot(self, owner: Caller, name: str) -> Caller:
        bot = await create_bot(self.desk, owner, name)
        scopes = KIND_SCOPES[PlayerKind.BOT]
        return await authenticate(self.desk, (await create_bot_token(self.desk, owner, bot.id, "bot", scopes)).text)

    async def open(self, creator: Caller, terms: Terms, own: OwnSeat | None = ANY_SEAT) -> MatchId:
        return (await open_match(self.desk, creator, terms, own)).view.match.id

    async def table(self, *callers: Caller, terms: Terms | None = None) -> MatchId:
        """An open match of the first caller at which all of them sit, in this order."""
        match = await self.open(callers[0], terms or Terms("moon-river", len(callers)))
        for caller in callers[1:]:
            await join(self.desk, caller, match)
        return match

    async def started(self, *callers: Caller, terms: Terms | None = None) -> MatchId:
        """A running match of these callers."""
        match = await self.table(*callers, terms=terms)
        await start(self.desk, callers[0], match)
        return match

    async def match(self, match: MatchId) -> Match:
        """What is stored of a match, words and all."""
        return (await self.desk.matches.fresh(match)).match
