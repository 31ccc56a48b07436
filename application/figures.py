"""Every figure that the system keeps about itself, as data: one line here makes one metric of every role."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

PREFIX: Final = "headwater_"


@dataclass(frozen=True, slots=True)
class Figure:
    """`name` without the prefix `headwater_`; counters get `_total` from Prometheus.

    Labels take few values, all of them ours: never an id, a name or any other text that a client chooses.
    """

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    meaning: str
    labels: tuple[str, ...] = ()
    buckets: tuple[float, ...] = ()

    @property
    def full_name(self) -> str:
        """The name under which Prometheus knows it."""
        return f"{PREFIX}{self.name}{'_total' if self.kind == 'counter' else ''}"


# In seconds: how long people notice, how long machines think, how late a second hand may be.
ANSWERS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
WORK: Final = (0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 240.0)
LATENESS: Final = (0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0)
SEARCHES: Final = (0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0, 120.0, 300.0, 600.0, 3_600.0)
WAITS: Final = (2.5, 3.0, 5.0, 10.0, 30.0, 60.0, 600.0, 3_600.0, 86_400.0)
LAG: Final = (0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)

FIGURES: Final[tuple[Figure, ...]] = (
    Figure("requests", "counter", "Requests answered.", ("method", "route", "status")),
    Figure("request_seconds", "histogram", "Time until a request was answered, streams left out.", ("route",), ANSWERS),
    Figure(
        "graphql_seconds",
        "histogram",
        "Time to execute an operation, of a subscription to open it; kind is query, mutation or subscription.",
        ("kind",),
        ANSWERS,
    ),
    Figure(
        "moves",
        "counter",
        "Moves committed; door is rest, graphql, socket, webhook or ai.",
        ("game", "door"),
    ),
    Figure("refusals", "counter", "Refusals by code; `internal` is a fault of ours.", ("code", "door")),
    Figure("limits", "counter", "Refusals because of a limit, by its published name.", ("limit", "route")),
    Figure("sockets_open", "gauge", "WebSockets open in this process."),
    Figure("sockets_opened", "counter", "WebSockets begun."),
    Figure("sockets_closed", "counter", "WebSockets closed; close codes of no standard are `other`.", ("code",)),
    Figure("streams_open", "gauge", "Streams open in this process: subscriptions and server-sent events."),
    Figure("streams_opened", "counter", "Streams begun.", ("door",)),
    Figure("queue_tasks", "gauge", "Tasks that wait in a queue; RabbitMQ is not asked.", ("queue",)),
    Figure("queue_age_seconds", "gauge", "How long the oldest of them waits.", ("queue",)),
    Figure("outbox_rows", "gauge", "Notices committed and not yet sent."),
    Figure("outbox_age_seconds", "gauge", "How old the oldest of them is."),
    Figure(
        "notifications",
        "counter",
        "Notifications decided on; outcome is told, looking, unwanted, past, warned, put-off or withdrawn.",
        ("kind", "outcome"),
    ),
    Figure(
        "notification_seconds",
        "histogram",
        "From what happened until a player was told by push or webhook; quiet hours and digests included.",
        ("kind",),
        WAITS,
    ),
    Figure(
        "deliveries",
        "counter",
        "Attempts to deliver notifications; outcome is sent, retried, gone, crowded (others came first) or dead.",
        ("means", "outcome"),
    ),
    Figure("mails", "counter", "Attempts to send mails; outcome is sent, retried or dead.", ("outcome",)),
    Figure("messages", "counter", "Messages said in rooms; kind is match or league.", ("kind",)),
    Figure(
        "seeks",
        "counter",
        "Players who look for a table; outcome is entered, seated or cancelled.",
        ("game", "outcome"),
    ),
    Figure("seek_seconds", "histogram", "How long players had waited when they sat down.", ("game",), SEARCHES),
    Figure("seeks_waiting", "gauge", "Seeks that wait for opponents."),
    Figure("seeks_oldest_seconds", "gauge", "How long the oldest of them waits."),
    Figure("reports", "counter", "Reports of players, and marks of the server, by offence.", ("offence",)),
    Figure("sanctions", "counter", "Sanctions by kind: warn, mute, ban or rename.", ("kind",)),
    Figure("dead_tasks", "gauge", "Tasks that failed for good, as `headwater dead list` shows them."),
    Figure(
        "tasks",
        "counter",
        "Attempts at tasks; outcome is done, absent (about nothing), retried, failed, dead or returned.",
        ("task", "outcome"),
    ),
    Figure("task_seconds", "histogram", "Time of one attempt at a task.", ("task",), WORK),
    Figure(
        "machine_seconds",
        "histogram",
        "Time until a machine has answered, waiting included; purpose is turn or hint.",
        ("level", "purpose"),
        WORK,
    ),
    Figure("clock_lateness_seconds", "histogram", "How late the server ended a seat's time.", (), LATENESS),
    Figure("pruned", "counter", "Rows deleted, and open matches ended, because of their age.", ("what",)),
    Figure("mended", "counter", "What sweeps had to send again, by task; `wake-up` has none.", ("task",)),
    Figure("pool_size", "gauge", "Connections to the database that this process may have."),
    Figure("pool_in_use", "gauge", "Connections to the database in use."),
    Figure("pool_waiting", "gauge", "Those who wait for a connection to the database."),
    Figure("store_up", "gauge", "1 when the database answers."),
    Figure("bus_up", "gauge", "1 when the bus reaches other processes."),
    Figure("loop_lag_seconds", "histogram", "How late the event loop wakes what slept.", (), LAG),
    Figure("clock_offset_seconds", "gauge", "How far this machine's clock is ahead of the database's."),
)
