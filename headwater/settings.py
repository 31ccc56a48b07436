"""All settings, from `HEADWATER_*` in the environment; bad values are reported before anything starts."""

from __future__ import annotations

import os
import sys
from difflib import get_close_matches
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, NonNegativeInt, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from adapters.editions import hosted_games
from adapters.mail import address_of, server_of
from adapters.push import WebPushSealer
from adapters.valkey import POOL
from api.forwarded import Proxies
from api.options import EdgeOptions
from application.policy import ACCOUNTS_BY_ORIGIN, DAY, MESSAGES, SECOND, Policy
from application.ports.store import POOL_SIZE
from domain.kernel.refusals import BadEdition
from headwater import compiled
from headwater.trusted_documents import trusted_documents

PREFIX = "HEADWATER_"
EMBEDDED = "inproc://"
_USUAL = Policy()
_EDGE = EdgeOptions()

_STORES = ("sqlite+aiosqlite:", "postgresql+asyncpg:")
_SPELLINGS = {
    "sqlite:": "sqlite+aiosqlite:",
    "postgresql:": "postgresql+asyncpg:",
    "postgres:": "postgresql+asyncpg:",
}
_GONE = {"HEADWATER_ADMINS": "make admins with `headwater grant`"}
_BROKERS = ("inproc:", "redis:", "rediss:", "valkey:", "valkeys:", "amqp:", "amqps:")
_BUSES = ("memory:", "redis:", "rediss:", "valkey:", "postgresql:", "postgres:")

Count: TypeAlias = Annotated[int, Field(ge=1, le=1_000_000_000)]
Seconds: TypeAlias = Annotated[float, Field(gt=0, le=1_000_000_000)]
Delay: TypeAlias = Annotated[float, Field(ge=0, le=1_000_000_000)]


class BadSettings(Exception):
    """`faults` names each bad variable and what is wrong with it, one line each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class Settings(BaseSettings):
    """One field, one variable; the description stands in docs/operations.md."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid", frozen=True, env_ignore_empty=True)

    host: str = Field("127.0.0.1", description="Address to listen on; `0.0.0.0` for every one.")
    port: Annotated[int, Field(ge=0, le=65_535)] = Field(8000, description="Port to listen on; 0 takes a free one.")
    public_url: str = Field(
        "",
        description="Where people reach the server, such as `https://river.example`: links in mails begin with it. "
        "Empty: `http://`, the host and the port.",
    )
    metrics_host: str = Field(
        "127.0.0.1", description="Address on which `serve`, `worker` and `scheduler` tell their figures at `/metrics`."
    )
    metrics_port: Annotated[int, Field(ge=0, le=65_535)] = Field(
        9464, description="Port of `/metrics`, one for each process; 0 takes a free one, which the log names."
    )
    database: str = Field(
        "sqlite+aiosqlite:///headwater.db",
        description="Where matches are kept: `sqlite:///file.db` or `postgresql://user:password@host/name`.",
    )
    bus: str = Field(
        "memory://",
        description="What wakes streams: `memory://` for one process; `redis://host` (Valkey too) or "
        "`postgresql://...` for several.",
    )
    editions: Path | None = Field(
        None,
        description="A folder of edition files (`.json`, `.toml`) that are hosted beside the editions that ship; "
        "each process reads it when it starts.",
    )
    migrate: Literal["auto", "always", "never"] = Field(
        "auto", description="Whether `serve` migrates the database first; `auto` does so for SQLite only."
    )
    pool: Count = Field(POOL_SIZE, description="Connections to PostgreSQL in each process.")
    driver_sessions: bool = Field(
        True,
        description="Whether statements go straight to the database's driver; `false` leaves them to SQLAlchemy, which "
        "does the same and needs more CPU.",
    )
    redis_pool: Count = Field(
        POOL, description="Connections to Valkey or Redis in each process, for limits, and as many for presence."
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field("info", description="The least that is logged.")
    log_format: Literal["auto", "json", "text"] = Field(
        "auto", description="`json` lines, or `text` for people; `auto` writes text to a terminal."
    )
    access_log: Literal["all", "errors", "none"] = Field(
        _EDGE.access_log, description="Which requests are logged; `errors` are those we could not answer."
    )
    cors_origins: Annotated[tuple[str, ...], NoDecode] = Field(
        _EDGE.cors_origins,
        description="Origins whose pages may call, separated by commas; `*` for all, empty for none.",
    )
    trusted_proxies: str = Field(
        "127.0.0.1",
        description="Addresses and networks of your proxies, separated by commas: `X-Forwarded-For` is read from its "
        "end up to the first address that is none of them. `*`: every client is a proxy, its last entry counts.",
    )
    body_limit: Count = Field(_EDGE.body_limit, description="Largest request body, in bytes.")
    requests_burst: Count = Field(_EDGE.requests.burst, description="Requests a player (or address) may make at once.")
    requests_per_second: Seconds = Field(_EDGE.requests.per_second, description="How fast that allowance comes back.")
    graphql_cost_burst: Count = Field(
        _EDGE.graphql_cost.burst, description="Cost of GraphQL documents a player (or address) may ask for at once."
    )
    graphql_cost_per_second: Seconds = Field(
        _EDGE.graphql_cost.per_second, description="How fast that cost comes back."
    )
    streams_per_player: Count = Field(
        _USUAL.streams_per_player, description="Streams a player (or address) may have open, in each process."
    )
    accounts_burst: Count = Field(
        ACCOUNTS_BY_ORIGIN.burst,
        description="New accounts, guests and upgrades that an address may make at once.",
    )
    accounts_per_minute: Seconds = Field(
        ACCOUNTS_BY_ORIGIN.per_second * 60, description="How fast that allowance comes back."
    )
    heartbeat: Seconds = Field(
        _EDGE.heartbeat, description="Seconds of silence after which a stream sends a sign of life."
    )
    init_patience: Seconds = Field(
        _EDGE.init_patience, description="Seconds that a WebSocket may take to say `connection_init`."
    )
    idle_patience: Seconds = Field(
        _EDGE.idle_patience, description="Seconds that a WebSocket of nobody known may be open without an operation."
    )
    header_patience: Seconds = Field(10.0, description="Seconds that the headers of a request may take to come.")
    body_patience: Seconds = Field(
        30.0, description="Seconds that a request's body may take to come, and a client to go on reading an answer."
    )
    connections_per_address: Count = Field(
        _EDGE.connections_per_address,
        description="Connections that an address may have open, in each process; through a trusted proxy only "
        "WebSockets are counted.",
    )
    documents_cache: Count = Field(_EDGE.documents_bytes, description="Bytes of GraphQL documents that are remembered.")
    graphql_plans: bool = Field(
        _EDGE.graphql_plans,
        description="Whether GraphQL operations are planned once; `false` leaves them to graphql-core, which gives the "
        "same answers and needs more CPU.",
    )
    trusted_documents: Path | None = Field(
        None,
        description="A folder of GraphQL documents (`.graphql`, or manifests in `.json`) that clients may name by "
        "their SHA-256 (`documentId`).",
    )
    trusted_only: bool = Field(
        _EDGE.trusted_only, description="Whether every GraphQL document that is not in that folder is refused."
    )
    matches_cache: Count = Field(_USUAL.matches_bytes, description="Bytes of matches that are remembered.")
    leagues_cache: Count = Field(_USUAL.leagues_bytes, description="Bytes of leagues that are remembered.")
    shutdown_grace: Seconds = Field(10.0, description="Seconds that requests have to finish when the server ends.")
    drain_delay: Delay = Field(
        0.0,
        description="Seconds that a server told to end goes on serving, while `/readyz` already says no, so that "
        "balancers stop sending before the port closes.",
    )
    keep_alive: Seconds = Field(
        5.0, description="Seconds that an idle connection is kept for the next request; more than your proxy's, if any."
    )
    broker: str = Field(
        EMBEDDED,
        validate_default=True,
        description="What carries tasks: `inproc://` does them inside `serve`; `redis://host` (Valkey too) or "
        "`amqp://user:password@host` leave them to `headwater worker` and `headwater scheduler`.",
    )
    worker_threads: Count = Field(
        8,
        description="Tasks that a process does at once in each crew: AI searches, quick turns, clocks, all others; "
        "four times as many webhooks; a quarter of it for leagues, sandboxes and tables of machines alone.",
    )
    thinkers: Annotated[int, Field(ge=0, le=1_000)] = Field(
        0,
        description="Processes that search for AI seats, hints and analyses, beside one for the quick levels; "
        "0 for one less than there are cores.",
    )
    search_workers: Annotated[int, Field(ge=0, le=1_000)] = Field(
        0,
        description="Over how many of these processes one search is spread while the others are idle; the move stays "
        "the same. 0 for half of them, at least 1.",
    )
    sweep_every: Seconds = Field(5.0, description="Seconds between two looks for what was not sent or not done.")
    idle_after: Seconds = Field(
        _USUAL.idle_after / SECOND,
        description="Seconds after which the task of an idle AI seat, or of an end, is sent again.",
    )
    alive: str = Field(
        "",
        description="A file that `worker` and `scheduler` touch every 5 s while they run, can write to the database "
        "and reach the broker: its age tells their health.",
    )
    clock_tolerance: Seconds = Field(
        60.0, description="Seconds that this machine's clock may be off PostgreSQL's: beyond it nothing starts."
    )
    sample_every: Seconds = Field(60.0, description="Seconds between two samples of stored matches to verify.")
    webhooks_private: bool = Field(
        False, description="Whether webhooks may go to private and loopback addresses, and without TLS."
    )
    smtp_url: str = Field(
        "",
        description="The mail server: `smtps://user:password@host` (TLS), `smtp://...` (STARTTLS; without it "
        "nothing is sent) or `smtp+plain://host` (a relay without TLS). Empty: mails become files.",
    )
    mail_from: str = Field(
        "Headwater <headwater@localhost>", description="The sender of mails: `Name <local@domain>` or the address."
    )
    mail_folder: Path | None = Field(
        None,
        description="The folder in which mails become files (`.eml`) while there is no mail server; `mails` beside the "
        "SQLite file, or in the working directory, unless it is set.",
    )
    vapid_key: str = Field(
        "",
        description="The private key by which push providers know this server: 32 bytes in base64url. Empty: one is "
        "made once and kept in the database.",
    )
    notifications_kept: Seconds = Field(
        _USUAL.notifications_kept / SECOND,
        description="Seconds after which a notification that was told, or a delivery, is deleted.",
    )
    answers_kept: Seconds = Field(
        _USUAL.kept_answers / SECOND, description="Seconds that answers are kept for their idempotency keys."
    )
    prune_every: Seconds = Field(60.0, description="Seconds between two rounds that delete what is too old.")
    guests_kept: Seconds = Field(
        _USUAL.guests_kept / SECOND,
        description="Seconds after which a guest without token, seat, match, league and rating is deleted.",
    )
    open_matches_kept: Seconds = Field(
        _USUAL.open_matches_kept / SECOND,
        description="Seconds after which a match that nobody has started is ended; so long after its end a match that "
        "never started is deleted.",
    )
    tokens_kept: Seconds = Field(
        _USUAL.tokens_kept / SECOND, description="Seconds after which expired and revoked tokens are deleted."
    )
    archives_kept: Seconds = Field(
        _USUAL.archives_kept / SECOND, description="Seconds for which a player can download an archive of their data."
    )
    erasure_wait: Delay = Field(
        _USUAL.erasure_wait / SECOND,
        description="Seconds between the wish to have an account erased and the erasure; signing in calls it off.",
    )
    origins_kept: Seconds = Field(
        _USUAL.origins_kept / SECOND,
        description="Seconds for which it is known where (as a digest) and with what device a session was begun.",
    )
    old_names_kept: Seconds = Field(
        _USUAL.old_names_kept / SECOND,
        description="Seconds for which a name that a player has given up is kept from others.",
    )
    dead_tasks_kept: Seconds = Field(
        _USUAL.dead_tasks_kept / SECOND, description="Seconds after which a task that failed for good is forgotten."
    )
    messages_burst: Count = Field(MESSAGES.burst, description="Messages that a player may write at once.")
    messages_per_minute: Seconds = Field(MESSAGES.per_second * 60, description="How fast that allowance comes back.")
    rooms_open_after_end: Seconds = Field(
        _USUAL.room_open_after_end / SECOND,
        description="Seconds after the end of a match or a league in which its rooms still take messages.",
    )
    messages_kept: Seconds = Field(
        _USUAL.messages_kept / SECOND, description="Seconds after which messages are deleted."
    )
    cases_kept: Seconds = Field(
        _USUAL.cases_kept / SECOND,
        description="Seconds after its closing until a case is deleted with its reports and their evidence.",
    )
    vacation_days: NonNegativeInt = Field(
        _USUAL.vacation_budget // DAY,
        description="Days in any year for which a player's vacations may stop their clocks; 0 for none.",
    )
    marks_window: Seconds = Field(
        _USUAL.marks_window / SECOND,
        description="Seconds back that the server looks for odd matches; digests of addresses are kept as long.",
    )
    sanctions_kept: Seconds = Field(
        _USUAL.sanctions_kept / SECOND,
        description="Seconds after its end until a sanction is deleted with its appeal.",
    )
    sandboxes_per_player: Count = Field(_USUAL.sandboxes_per_player, description="Sandbox leagues a player may own.")
    sandbox_matches: Count = Field(
        _USUAL.sandbox_matches, description="Matches that a sandbox may play, all its seasons together."
    )
    sandbox_attention: Seconds = Field(
        _USUAL.sandbox_attention / SECOND,
        description="Seconds that a sandbox goes on after somebody looked at it or acted in it.",
    )
    sandboxes_kept: Seconds = Field(
        _USUAL.sandboxes_kept / SECOND,
        description="Seconds after the last look at a sandbox until it is deleted with its matches.",
    )

    @field_validator("database")
    @classmethod
    def _known_store(cls, url: str) -> str:
        for short, full in _SPELLINGS.items():
            if url.startswith(short):
                url = full + url.removeprefix(short)
        if not url.startswith(_STORES):
            raise ValueError("must begin with sqlite: or postgresql:")
        return url

    @field_validator("trusted_documents")
    @classmethod
    def _sound_documents(cls, folder: Path | None) -> Path | None:
        if folder is not None:
            trusted_documents(folder)
        return folder

    @field_validator("editions")
    @classmethod
    def _sound_editions(cls, folder: Path | None) -> Path | None:
        try:
            hosted_games(folder)
        except BadEdition as refusal:
            places = [str(refusal.data[key]) for key in ("file", "path", "fault") if key in refusal.data]
            raise ValueError(": ".join(places)) from None
        return folder

    @field_validator("bus")
    @classmethod
    def _known_bus(cls, url: str) -> str:
        if not url.startswith((*_BUSES, "postgresql+asyncpg:")):
            raise ValueError(f"must begin with one of {' '.join(_BUSES)}")
        return url

    @field_validator("smtp_url")
    @classmethod
    def _known_mail_server(cls, url: str) -> str:
        if url:
            server_of(url)
        return url

    @field_validator("mail_from")
    @classmethod
    def _sound_sender(cls, text: str) -> str:
        try:
            address_of(text)
        except (ValueError, IndexError):
            raise ValueError("must look like Name <local@domain>") from None
        return text

    @field_validator("public_url")
    @classmethod
    def _sound_url(cls, url: str) -> str:
        if url and not url.startswith(("http://", "https://")):
            raise ValueError("must begin with http:// or https://")
        return url.rstrip("/")

    @field_validator("vapid_key")
    @classmethod
    def _sound_key(cls, key: str) -> str:
        if key and not WebPushSealer("").is_key(key):
            raise ValueError("must be a P-256 private key, 32 bytes in base64url")
        return key

    @field_validator("broker")
    @classmethod
    def _known_broker(cls, url: str) -> str:
        if not url.startswith(_BROKERS):
            raise ValueError(f"must begin with one of {' '.join(_BROKERS)}")
        # Two servers in one process must not take each other's tasks.
        return EMBEDDED + token_hex(8) if url == EMBEDDED else url

    @field_validator("trusted_proxies")
    @classmethod
    def _known_networks(cls, text: str) -> str:
        try:
            Proxies.parse(text)
        except ValueError:
            raise ValueError("must be addresses or networks separated by commas, or *") from None
        return text

    @field_validator("cors_origins", mode="before")
    @classmethod
    def _several(cls, value: object) -> object:
        return tuple(part.strip() for part in value.split(",") if part.strip()) if isinstance(value, str) else value

    @property
    def is_embedded(self) -> bool:
        """Whether the database is a SQLite file, which no other machine uses."""
        return self.database.startswith("sqlite")

    @property
    def url(self) -> str:
        """Where people reach the server."""
        return self.public_url or f"http://{self.host}:{self.port}"

    @property
    def folder_of_mails(self) -> Path:
        """Where mails become files."""
        if self.mail_folder is not None:
            return self.mail_folder
        file = self.database.partition(":///")[2].partition("?")[0] if self.is_embedded else ""
        return Path(file or ".").parent / "mails"

    @property
    def works_itself(self) -> bool:
        """Whether the serving process also performs the tasks."""
        return self.broker.startswith("inproc:")

    @property
    def has_lone_bus(self) -> bool:
        """Whether workers exist but the bus is not shared, so that streams are not woken for their commits."""
        return not self.works_itself and self.bus.startswith("memory:")

    @property
    def migrates(self) -> bool:
        return self.migrate == "always" or (self.migrate == "auto" and self.is_embedded)


def load(**given: object) -> Settings:
    """The settings of the environment; given values that are not None take precedence. Raises BadSettings."""
    strange = _strange_variables()
    try:
        settings = Settings(**{key: value for key, value in given.items() if value is not None})  # type: ignore[arg-type]  # checked by pydantic
    except ValidationError as fault:
        raise BadSettings(strange + _fault_lines(fault)) from None
    if strange:
        raise BadSettings(strange)
    return settings


def load_or_exit(**given: object) -> Settings:
    """Like `load`; bad settings are printed to stderr and end the program with status 2."""
    try:
        return load(**given)
    except BadSettings as bad:
        print("headwater cannot start:", *bad.faults, sep="\n  ", file=sys.stderr)
        raise SystemExit(2) from None


def _strange_variables() -> list[str]:
    """Names unknown variables, because a misspelt one would have no effect without a warning."""
    known = [*(PREFIX + name.upper() for name in Settings.model_fields), compiled.SWITCH]
    strange = sorted(name for name in os.environ if name.startswith(PREFIX) and name.upper() not in known)
    return [_unknown_variable_line(name, known) for name in strange]


def _unknown_variable_line(name: str, known: list[str]) -> str:
    if name.upper() in _GONE:
        return f"{name}: no such setting any more; {_GONE[name.upper()]}"
    near = get_close_matches(name, known, 1)
    return f"{name}: no such setting" + (f"; {near[0]} was meant?" if near else "")


def _fault_lines(fault: ValidationError) -> list[str]:
    return [f"{PREFIX}{_field(error['loc'])}: {_reason(error['msg'])}" for error in fault.errors()]


def _field(place: tuple[int | str, ...]) -> str:
    return str(place[0]).upper() if place else "*"


def _reason(message: str) -> str:
    """The value itself is not repeated: it may hold a password."""
    reason = message.removeprefix("Value error, ")
    return reason[:1].lower() + reason[1:]
