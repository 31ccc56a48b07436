"""Setting a table: open, join, leave, AI seats, start."""

from dataclasses import replace

import pytest

from application.callers import NOBODY
from application.hosting.terms import AiSeat, OwnSeat, Terms
from application.matches.add_ai_seat import add_ai_seat
from application.matches.find_matches import count_matches, find_matches
from application.matches.join import join
from application.matches.leave import leave
from application.matches.open_match import open_match
from application.matches.start import start
from application.policy import DAY, SECOND, Policy
from application.ports.store import MatchFilter
from domain.hosting.entries import Opened, Started
from domain.hosting.terms import MatchId, Pace, Status, Timing
from domain.kernel.dealing import commitment
from domain.league.terms import LeagueId
from tests.application.tables import PRIVATE, THREE, TWO, refused
from tests.fakes.desk import Town


async def test_a_new_match_commits_to_its_secret_and_tells_nothing_of_it() -> None:
    town = Town()
    opened = await open_match(town.desk, await town.human("Ada"), TWO)
    async with town.store.reading() as reading:
        secret = await reading.secret(opened.view.match.id)
    assert secret is not None
    assert opened.view.match.commitment == commitment(secret)
    assert secret.hex() not in repr(opened)
    assert opened.view.secret is None


async def test_the_creator_may_sit_down_at_once_or_not_at_all() -> None:
    town = Town()
    ada = await town.human("Ada")
    standing = await town.match(await town.open(ada, TWO, None))
    assert [seat.is_free for seat in standing.seats] == [True, True]
    seated = await town.match(await town.open(ada, TWO, OwnSeat(2, "orange", "moo")))
    assert ada.player is not None
    assert (seated.seat(2).player, seated.seat(2).colour, seated.seat(2).words) == (ada.player.id, "orange", "moo")
    assert seated.version == 2


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        (replace(TWO, game="chess"), "unknown-game"),
        (replace(TWO, edition="first"), "unknown-edition"),
        (replace(TWO, seats=5), "bad-seats"),
        (replace(TWO, options={"variant": "deluxe"}), "bad-options"),
        (replace(TWO, options={"weather": "rain"}), "bad-options"),
        (replace(TWO, timing=Timing(Pace.LIVE, bank=999)), "bad-timing"),
        (replace(TWO, timing=Timing(Pace.LIVE, bank=60 * DAY + 1)), "bad-timing"),
        (replace(TWO, timing=Timing(Pace.LIVE, bank=60_000, per_turn=1)), "bad-timing"),
        (replace(TWO, timing=Timing(Pace.CORRESPONDENCE, bank=60_000, per_turn=DAY)), "bad-timing"),
        (replace(TWO, timing=Timing(Pace.NONE, increment=1)), "bad-timing"),
    ],
    ids=str,
)
async def test_terms_that_cannot_be_played_are_refused(terms: Terms, code: str) -> None:
    town = Town()
    with refused(code):
        await open_match(town.desk, await town.human("Ada"), terms)


@pytest.mark.parametrize(
    "timing",
    [Timing(), Timing(Pace.LIVE, bank=SECOND), Timing(Pace.LIVE, DAY, DAY), Timing(Pace.CORRESPONDENCE, per_turn=DAY)],
    ids=str,
)
async def test_every_pace_can_be_played_with(timing: Timing) -> None:
    town = Town()
    match = await town.match(await town.open(await town.human("Ada"), replace(TWO, timing=timing)))
    assert match.timing == timing


async def test_the_same_key_opens_one_match_and_another_request_with_it_is_refused() -> None:
    town = Town()
    ada = await town.human("Ada")
    first = await open_match(town.desk, ada, TWO, key="once")
    again = await open_match(town.another_desk(), ada, TWO, key="once")
    assert (again.view.match.id, again.is_repeated) == (first.view.match.id, True)
    with refused("key-reused"):
        await open_match(town.desk, ada, THREE, key="once")
    bea = await town.human("Bea")
    assert (await open_match(town.desk, bea, TWO, key="once")).view.match.id != first.view.match.id


@pytest.mark.parametrize("key", ["", "k" * 201])
async def test_a_key_of_the_wrong_length_is_refused(key: str) -> None:
    town = Town()
    with refused("bad-key"):
        await open_match(town.desk, await town.human("Ada"), TWO, key=key)


async def test_a_player_has_so_many_open_matches_at_most() -> None:
    town = Town(Policy(open_matches=2))
    ada = await town.human("Ada")
    for _ in range(2):
        await town.open(ada, TWO)
    with refused("too-many-matches", limit="open-matches", value=2):
        await town.open(ada, TWO)


async def test_a_player_has_so_many_running_matches_at_most() -> None:
    town = Town(Policy(running_matches=1))
    ada, bea, cleo = await town.human("Ada"), await town.human("Bea"), await town.human("Cleo")
    await town.started(ada, bea)
    match = await town.open(cleo, TWO)
    with refused("too-many-matches", limit="running-matches", value=1):
        await join(town.desk, bea, match)


async def test_matches_that_machines_play_count_for_who_made_them() -> None:
    town = Town(Policy(running_matches=2))
    ada = await town.human("Ada")
    machines = [AiSeat("drifter"), AiSeat("drifter")]
    for _ in range(2):
        await open_match(town.desk, ada, TWO, machines=machines, starts=True)
    with refused("too-many-matches", limit="running-matches", value=2):
        await open_match(town.desk, ada, TWO, machines=machines, starts=True)


async def test_a_league_s_matches_do_not_count_for_its_owner() -> None:
    town = Town(Policy(running_matches=1))
    ada = await town.human("Ada")
    machines = [AiSeat("drifter"), AiSeat("drifter")]
    table = (await open_match(town.desk, ada, TWO, machines=machines, starts=True)).view.match.id
    async with town.store.working() as work:
        await work.note_league_matches(LeagueId("lge_1"), [table])
        await work.commit()
    await town.open(ada, TWO)


async def test_who_joins_gets_the_first_free_seat_or_the_wanted_one() -> None:
    town = Town()
    ada, bea, cleo = await town.human("Ada"), await town.human("Bea"), await town.human("Cleo")
    match = await town.open(ada, THREE, OwnSeat(1))
    await join(town.desk, bea, match, OwnSeat(3, "purple"))
    await join(town.desk, cleo, match)
    seats = (await town.match(match)).seats
    assert [seat.player for seat in seats] == [who.player.id for who in (ada, cleo, bea) if who.player]
    assert seats[2].colour == "purple"


@pytest.mark.parametrize(
    ("own", "code"),
    [
        (OwnSeat(1), "seat-taken"),
        (OwnSeat(9), "no-such-seat"),
        (OwnSeat(0), "no-such-seat"),
        (OwnSeat(colour="orange"), "colour-taken"),
        (OwnSeat(colour="pink"), "unknown-colour"),
        (OwnSeat(words="w" * 201), "too-long"),
    ],
    ids=str,
)
async def test_a_wish_that_cannot_be_granted_is_refused(own: OwnSeat, code: str) -> None:
    town = Town()
    match = await town.open(await town.human("Ada"), THREE, OwnSeat(1, "orange"))
    with refused(code):
        await join(town.desk, await town.human("Bea"), match, own)


async def test_a_full_table_takes_nobody_else() -> None:
    town = Town()
    match = await town.table(await town.human("Ada"), await town.human("Bea"))
    with refused("match-full"):
        await join(town.desk, await town.guest(), match)


async def test_who_leaves_frees_seat_colour_and_words() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.open(ada, TWO)
    await join(town.desk, bea, match, OwnSeat(2, "orange", "moo"))
    await leave(town.desk, bea, match)
    seat = (await town.match(match)).seat(2)
    assert (seat.is_free, seat.colour, seat.words) == (True, None, "")


async def test_the_creator_frees_seats_of_players_and_machines_but_no_free_one() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.table(ada, bea, terms=THREE)
    await add_ai_seat(town.desk, ada, match, "drifter")
    for seat in (2, 3):
        await leave(town.desk, ada, match, seat)
    with refused("seat-free", seat=3):
        await leave(town.desk, ada, match, 3)
    with refused("no-such-seat"):
        await leave(town.desk, ada, match, 4)


async def test_machines_take_so_many_seats_at_most_and_only_known_ones() -> None:
    town = Town(Policy(ai_seats=1))
    ada = await town.human("Ada")
    match = await town.open(ada, THREE)
    with refused("unknown-level"):
        await add_ai_seat(town.desk, ada, match, "oracle")
    await add_ai_seat(town.desk, ada, match, "drifter", 3, "purple")
    seat = (await town.match(match)).seat(3)
    assert (seat.ai, seat.colour, seat.machine) == ("drifter", "purple", "drifter")
    with refused("too-many-ai-seats", value=1):
        await add_ai_seat(town.desk, ada, match, "drifter")


async def test_a_match_starts_when_every_seat_is_taken() -> None:
    town = Town()
    ada = await town.human("Ada")
    match = await town.open(ada, TWO)
    with refused("seats-free", free=[2]):
        await start(town.desk, ada, match)
    await add_ai_seat(town.desk, ada, match, "drifter")
    started = await start(town.desk, ada, match)
    assert started.view.match.status is Status.RUNNING
    with refused("match-not-open", match_status="running"):
        await start(town.desk, ada, match)


async def test_the_start_settles_what_was_left_to_the_deal() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.table(ada, bea, terms=replace(TWO, options={"variant": "legends", "scenario": "random"}))
    changed = await start(town.desk, ada, match)
    (logged,) = changed.entries
    assert isinstance(logged.entry, Started)
    assert logged.entry.options["scenario"] not in (None, "random")
    assert len(set(logged.entry.colours)) == 2


async def test_everybodys_words_have_their_part_in_the_deal() -> None:
    deals = []
    for words in ("", "moo", "MOO"):
        town = Town()
        ada, bea = await town.human("Ada"), await town.human("Bea")
        match = await town.open(ada, TWO)
        await join(town.desk, bea, match, OwnSeat(words=words))
        await start(town.desk, ada, match)
        board = await town.desk.matches.fresh(match)
        deals.append(repr(board.game.pack(board.position)))
    assert len(set(deals)) == 3


async def test_an_unknown_match_is_not_found() -> None:
    town = Town()
    with refused("unknown-match"):
        await join(town.desk, await town.human("Ada"), MatchId("mat_none"))


async def test_matches_are_found_newest_first_in_pages() -> None:
    town = Town()
    ada = await town.human("Ada")
    ids = []
    for _ in range(5):
        ids.append(await town.open(ada, TWO))
        town.clock.advance(1)
    first = await find_matches(town.desk, NOBODY, MatchFilter(), first=2)
    rest = await find_matches(town.desk, NOBODY, MatchFilter(), first.after, 3)
    assert [head.id for head in (*first.summaries, *rest.summaries)] == ids[::-1]
    assert (await count_matches(town.desk, NOBODY, MatchFilter()), rest.after) == (5, None)


async def test_unlisted_matches_are_found_by_those_who_look_for_their_own() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.open(ada, replace(TWO, access=PRIVATE))
    assert ada.player is not None
    own = MatchFilter(creator=ada.player.id)
    assert [head.id for head in (await find_matches(town.desk, ada, own)).summaries] == [match]
    for caller in (bea, NOBODY):
        assert (await find_matches(town.desk, caller, own)).summaries == ()
        assert (await find_matches(town.desk, caller, MatchFilter(listed=False))).summaries == ()


@pytest.mark.parametrize(("first", "code"), [(0, "bad-number"), (101, "page-too-large")])
async def test_a_page_has_a_sound_size(first: int, code: str) -> None:
    with refused(code):
        await find_matches(Town().desk, NOBODY, MatchFilter(), first=first)


async def test_the_log_of_a_new_match_says_by_which_terms_it_is_played() -> None:
    town = Town()
    changed = await open_match(town.desk, await town.human("Ada"), replace(TWO, rated=True))
    entry = changed.entries[0].entry
    assert isinstance(entry, Opened)
    assert (entry.game, entry.rules, entry.seats, entry.rated) == ("moon-river", 2, 2, True)
