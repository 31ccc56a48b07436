"""The desk: everything a use case needs, in one place; made once by the composition root."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from application.games import Games
from application.limits.owners import Advice
from application.policy import Policy
from application.ports.authorization import Authorization
from application.ports.bus import Bus
from application.ports.clock import Clock
from application.ports.closing import OnClose, OnUnseal
from application.ports.courier import Courier
from application.ports.ids import Ids
from application.ports.limits import Limits
from application.ports.mail import MailCarrier
from application.ports.metrics import Metrics, NoMetrics
from application.ports.passwords import Passwords
from application.ports.presence import Presence
from application.ports.push import PushSealer
from application.ports.queue import Queue
from application.ports.store import Store
from application.ports.thinker import Thinker
from application.process.deliveries import Deliveries
from application.process.guest_cursor import GuestCursor
from application.process.hash_queue import HashQueue
from application.process.league_cache import LeagueCache
from application.process.league_locks import LeagueLocks
from application.process.machine_questions import InlineThinker
from application.process.match_cache import MatchCache
from application.process.match_lists import Lobby
from application.process.no_authorization import NoAuthorization
from application.process.outgoing import IdleQueue, NoCourier, NoMailCarrier, NoPushSealer, Outgoing
from application.process.past_states import PastStates
from application.process.player_names import PlayerNames
from application.process.pulse import Pulse
from application.process.resend_schedule import ResendSchedule
from application.process.seek_board import SeekBoard
from application.process.server_secrets import ServerSecrets
from application.process.streams import Streams
from application.process.token_cache import TokenCache
from application.process.webhook_cache import WebhookCache


@dataclass(frozen=True, slots=True)
class Desk:
    """Ports, games and what this process remembers."""

    store: Store
    bus: Bus
    queue: Queue
    clock: Clock
    ids: Ids
    passwords: Passwords
    limits: Limits
    presence: Presence
    games: Games
    policy: Policy
    matches: MatchCache
    past: PastStates
    lobby: Lobby
    seeks: SeekBoard
    names: PlayerNames
    tokens: TokenCache
    thinker: Thinker
    leagues: LeagueCache
    courier: Courier
    mail: MailCarrier
    push: PushSealer
    webhooks: WebhookCache
    hashes: HashQueue
    authorization: Authorization
    streams: Streams
    secrets: ServerSecrets
    on_close: tuple[OnClose, ...] = ()
    on_unseal: tuple[OnUnseal, ...] = ()
    outgoing: Outgoing = field(default_factory=Outgoing)
    resends: ResendSchedule = field(default_factory=ResendSchedule)
    league_locks: LeagueLocks = field(default_factory=LeagueLocks)
    pulse: Pulse = field(default_factory=Pulse)
    deliveries: Deliveries = field(default_factory=Deliveries)
    notification_deliveries: Deliveries = field(default_factory=Deliveries)
    advice: Advice = field(default_factory=Advice)
    guest_cursor: GuestCursor = field(default_factory=GuestCursor)
    metrics: Metrics = field(default_factory=NoMetrics)


def desk_with(
    store: Store,
    bus: Bus,
    clock: Clock,
    ids: Ids,
    passwords: Passwords,
    limits: Limits,
    presence: Presence,
    games: Games,
    policy: Policy | None = None,
    on_close: Sequence[OnClose] = (),
    thinker: Thinker | None = None,
    queue: Queue | None = None,
    courier: Courier | None = None,
    mail: MailCarrier | None = None,
    on_unseal: Sequence[OnUnseal] = (),
    metrics: Metrics | None = None,
    push: PushSealer | None = None,
    secrets: Mapping[str, str] | None = None,
    authorization: Authorization | None = None,
) -> Desk:
    """A desk with fresh memory over these ports; alone it thinks in its own thread, and nothing it sends arrives."""
    habits = policy or Policy()
    return Desk(
        store,
        bus,
        queue or IdleQueue(),
        clock,
        ids,
        passwords,
        limits,
        presence,
        games,
        habits,
        matches=MatchCache(store, games, clock, habits),
        past=PastStates(store, habits.past_bytes),
        lobby=Lobby(store),
        seeks=SeekBoard(store),
        names=PlayerNames(store, clock),
        tokens=TokenCache(clock, habits.caller_patience),
        leagues=LeagueCache(store, habits.leagues_bytes),
        on_close=tuple(on_close),
        on_unseal=tuple(on_unseal),
        thinker=thinker or InlineThinker(games),
        courier=courier or NoCourier(),
        mail=mail or NoMailCarrier(),
        push=push or NoPushSealer(),
        webhooks=WebhookCache(store, clock, habits.caller_patience),
        hashes=HashQueue(habits.hashes_at_once, habits.hashes_waiting, habits.hashes_waiting_by_network),
        authorization=authorization or NoAuthorization(),
        streams=Streams(bus, habits),
        secrets=ServerSecrets(store, secrets or {}),
        metrics=metrics or NoMetrics(),
    )
