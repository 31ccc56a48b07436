"""A club's evening on real parts: people join, pair, play, go away, are told, come back, report and are moderated.

PostgreSQL, Valkey, an SMTP server, a push endpoint that decrypts and checks signatures, the API, two workers and a
scheduler are processes or servers of their own; one member answers in Chromium.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import chain
from statistics import median
from time import perf_counter
from typing import Any, Final

from adapters.persistence.migrate import migrate
from benchmarks.club.browser import Browsed, answer_in_browser
from benchmarks.club.conduct import Conduct, appoint, block_some, moderate, quarrel
from benchmarks.club.ledger import (
    Channel,
    Look,
    Notice,
    Turn,
    Verdict,
    attributed,
    closings_owed,
    repeated,
    turns_of,
    verdict,
)
from benchmarks.club.people import Member, members
from benchmarks.club.play import GAMES, LIVE, SLOW, Evening, answer_at_once, find_table, play_live, play_slowly
from benchmarks.club.post import PostOffice, post_office
from benchmarks.frame.rows import Cell, Row
from tests.processes import Process, Server, running, serving
from tests.servers import free_port, postgres_running, valkey_running
from tests.workers.desks import faults_in

TITLE = "A club's evening: who was told of what, and how soon"
ON_DEMAND = True
"""It takes a quarter of an hour, and needs a browser and the built client."""

QUICK_ONE_IN: Final = 5
"""At one slow table of so many, one player answers at once and has no notice to wait for."""
SETTLED: Final = 5.0
"""Seconds that pass at the end before the account is made, for what may come twice."""


@dataclass(frozen=True, slots=True)
class Size:
    """Tables for two each; everybody sits at one. `turns` are those that each player of a slow table answers."""

    live: int
    slow: int
    turns: int
    blocks: int
    quarrels: int
    has_browser: bool = True

    @property
    def people(self) -> int:
        return 2 * (self.live + self.slow)


USUAL: Final = Size(live=20, slow=30, turns=6, blocks=6, quarrels=4)
SMALL: Final = Size(live=2, slow=2, turns=2, blocks=1, quarrels=1)


@dataclass
class Account:
    """An evening that is over."""

    evening: Evening
    office: PostOffice
    conduct: Conduct
    browsed: Browsed
    people: Sequence[Member]
    turns: list[Turn] = field(default_factory=list)
    seconds: float = 0.0


def run() -> Iterator[Row]:
    yield from held(USUAL)


def run_small() -> Iterator[Row]:
    yield from held(SMALL)


def held(size: Size) -> Iterator[Row]:
    """The evening's figures."""
    with postgres_running() as postgres, valkey_running() as valkey:
        database = postgres.fresh_database()
        migrate(database)
        shared = {"database": database, "bus": valkey.fresh_database(), "broker": valkey.fresh_database()}
        account, faults = asyncio.run(_spent(size, shared))
        yield from rows(account)
        faults += asyncio.run(faults_in(database))
    for what, count in _wrong(account, faults).items():
        yield Row("What went wrong", {"what": what, "how often": count})


async def _spent(size: Size, shared: dict[str, str]) -> tuple[Account, list[str]]:
    async with post_office() as office:
        port = free_port()
        mail = {"smtp_url": office.inbox.url, "mail_from": "Club <post@club.example>"}
        settings = {**shared, **mail, "public_url": f"http://127.0.0.1:{port}", "webhooks_private": True}
        # A connection that the server closes while a request is under way is the affair of a client that repeats.
        settings |= {"keep_alive": 3_600, "thinkers": 1, "log_format": "json"}
        with _processes(settings, port) as processes:
            async with members(processes[0].url, office, size.people) as people:
                account = await _evening(size, people, office, shared["database"])
            return account, [line for process in processes for line in _errors(process)]


@contextmanager
def _processes(settings: dict[str, object], port: int) -> Iterator[tuple[Server, Process, Process, Process]]:
    with ExitStack() as stack:
        crew = [stack.enter_context(running(name, **settings)) for name in ("worker", "worker", "scheduler")]
        yield (stack.enter_context(serving(port=port, **settings)), crew[0], crew[1], crew[2])


def _errors(process: Process) -> list[str]:
    return [str(event.get("event")) for event in process.events() if event.get("level") in ("error", "critical")]


async def _evening(size: Size, people: Sequence[Member], office: PostOffice, database: str) -> Account:
    began, evening = perf_counter(), Evening()
    moderators = people[-2:]
    await appoint(moderators, database)
    live, slow = people[: 2 * size.live], people[2 * size.live :]
    conduct = Conduct([*await block_some(live, size.blocks), *await block_some(slow, size.blocks)], [])
    account = Account(evening, office, conduct, Browsed(), people)
    tables = await _paired(evening, live, LIVE), await _paired(evening, slow, SLOW)
    await asyncio.gather(
        *(play_live(evening, member, match) for match, seated in tables[0].items() for member in seated),
        *chain.from_iterable(_slow_work(size, account, number, *each) for number, each in enumerate(tables[1].items())),
        _quarrels(size, conduct, {**tables[0], **tables[1]}, moderators),
    )
    account.turns = await _turns(evening, people[0])
    await office.until(lambda: not _counts(account)[Verdict.NEVER])
    await asyncio.sleep(SETTLED)
    account.seconds = perf_counter() - began
    return account


async def _paired(evening: Evening, people: Sequence[Member], timing: dict[str, object]) -> dict[str, list[Member]]:
    """Who sits at which table, in the order of the seats."""
    matches = await asyncio.gather(*(find_table(evening, each, _game(at), timing) for at, each in enumerate(people)))
    evening.without_table += [each.key for each, match in zip(people, matches, strict=True) if not match]
    by_id = {each.id: each for each in people}
    found = {}
    for match in dict.fromkeys(filter(None, matches)):
        state = await people[0].call("GET", f"/matches/{match}")
        found[match] = [by_id[seat["player"]["id"]] for seat in state["seats"]]
        evening.seats[match] = [each.key for each in found[match]]
    return found


def _game(number: int) -> str:
    """Neighbours want the same game, so that those who block each other would meet."""
    return GAMES[number // 4 % len(GAMES)]


def _slow_work(
    size: Size, account: Account, number: int, match: str, seated: Sequence[Member]
) -> list[Coroutine[None, None, None]]:
    """What the two at a slow table do: at the first one of them uses a browser, at some one answers at once."""
    one, other = seated
    turns = size.turns
    if number == 0 and size.has_browser:
        turns = 1
        other_work = answer_in_browser(account.evening, other, match, turns, account.browsed)
    elif number % QUICK_ONE_IN == 1:
        other_work = answer_at_once(other, match, size.turns)
    else:
        other_work = play_slowly(account.evening, other, match, size.turns)
    return [play_slowly(account.evening, one, match, turns), other_work]


async def _quarrels(
    size: Size, conduct: Conduct, tables: Mapping[str, Sequence[Member]], moderators: Sequence[Member]
) -> None:
    # Moderators do not judge what happened at their own tables.
    judges = {each.key for each in moderators}
    foreign = [each for each in tables.items() if judges.isdisjoint(member.key for member in each[1])]
    chosen = foreign[: size.quarrels]
    await asyncio.gather(*(quarrel(conduct, seated[0], seated[1], match) for match, seated in chosen))
    await moderate(conduct, moderators, [seated[0] for _, seated in chosen], [match for match, _ in chosen])


async def _turns(evening: Evening, reader: Member) -> list[Turn]:
    found: list[Turn] = []
    for match, seats in evening.seats.items():
        events: list[dict[str, object]] = []
        while (page := await _page(reader, match, len(events) and events[-1]["version"]))["has_more"]:
            events += page["items"]
        found += turns_of(match, seats, [*events, *page["items"]])
    return found


async def _page(reader: Member, match: str, after: object) -> dict[str, Any]:
    page: dict[str, Any] = await reader.call("GET", f"/matches/{match}/events?after={after}")
    return page


def verdicts(account: Account) -> dict[Turn, Verdict]:
    members = {each.key: each for each in account.people}
    looks: dict[tuple[str, str], list[Look]] = {}
    for look in (look for each in account.people for look in each.looks):
        looks.setdefault((look.match, look.player), []).append(look)
    told, _ = attributed(account.turns, _of_turns(account))
    return {
        turn: verdict(
            turn,
            notices,
            looks.get((turn.match, turn.player), []),
            members[turn.player].channels_at(account.evening.paces[turn.match]),
        )
        for turn, notices in told.items()
    }


def _of_turns(account: Account) -> list[Notice]:
    return [each for each in account.office.notices if each.kind == "my-turn"]


def _counts(account: Account) -> Counter[Verdict]:
    return Counter(verdicts(account).values())


def rows(account: Account) -> Iterator[Row]:
    """The figures of an evening that is over."""
    evening, conduct = account.evening, account.conduct
    yield Row("The evening", _scene(account))
    for each in Verdict:
        fault = "a fault" if each.is_fault else ""
        yield Row("What became of turns", {"the player": each.value, "turns": _counts(account)[each], "is": fault})
    told, _ = attributed(account.turns, _of_turns(account))
    for channel in Channel:
        delays = [each.at - turn.began for turn, found in told.items() for each in found if each.channel is channel]
        yield Row("From the beginning of a turn until it was told", {"channel": channel.value, **_spread(delays)})
    for pace, waits in evening.pairing.items():
        yield Row("From the search to the table", {"pace": pace, **_spread(waits)})
    yield Row("Other notices", _others(account))
    counts = {name: getattr(conduct, name) for name in ("reports", "cases", "mutes", "appeals", "lifted", "upheld")}
    yield Row("Conduct", {"blocks": len(conduct.blocks), **counts})


def _scene(account: Account) -> dict[str, Cell]:
    evening, browsed = account.evening, account.browsed
    paces = Counter(evening.paces.values())
    return {
        "people": len(account.people),
        **{f"{pace} tables": number for pace, number in sorted(paces.items())},
        "without a table": len(evening.without_table),
        "moves in Chromium": browsed.moves,
        "Chromium's complaints": len(browsed.complaints),
        "s": account.seconds,
    }


def _spread(milliseconds: Sequence[int]) -> dict[str, Cell]:
    if not milliseconds:
        return {"number": 0}
    ordered = sorted(milliseconds)
    late = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    spread = {"p50 s": median(ordered), "p95 s": late, "max s": ordered[-1]}
    return {"number": len(ordered), **{name: value / 1_000 for name, value in spread.items()}}


def _others(account: Account) -> dict[str, Cell]:
    told, _ = attributed(account.turns, _of_turns(account))
    kinds = Counter(each.kind for each in account.office.notices)
    over = [each for each in account.office.notices if each.kind == "match-over"]
    return {
        "mails": account.office.mail_count,
        "matches over": kinds["match-over"],
        "of these twice": repeated(over),
        "pushes to take back": closings_owed(told),
        "taken back": kinds["close"],
    }


def _wrong(account: Account, faults: Sequence[str]) -> dict[str, Cell]:
    """Zero throughout, or there is a fault in the server."""
    _, strays = attributed(account.turns, _of_turns(account))
    seated = [set(keys) for keys in account.evening.seats.values()]
    return {
        "turns told wrongly": sum(count for each, count in _counts(account).items() if each.is_fault),
        "notices of no turn": len(strays),
        "waited in vain": len(account.evening.given_up),
        "unsound posts": len(account.office.unsound),
        "blocked who met": sum(set(pair) in seated for pair in account.conduct.blocks),
        "not moderated as told": len(account.conduct.unmet),
        "errors, dead tasks, unsound matches": len(faults),
    }
