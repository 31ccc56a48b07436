"""A match is what its log tells: the fold, its laws, and entries written and read again."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from application.hosting.visible_log import event_of
from domain.hosting import entries as log
from domain.hosting.entries import Entry, Logged, entry_data, entry_from
from domain.hosting.match import Match, after, fold
from domain.hosting.terms import Absence, Access, MatchId, Moment, Pace, PlayerId, Status, Timing
from domain.kernel.plain import Plain, kind_of, plain

ID = MatchId("mat_1")
ADA, BEA = PlayerId("ply_a"), PlayerId("ply_b")
LIVE = Timing(Pace.LIVE, bank=60_000, increment=1_000)


def terms(part: object) -> dict[str, Plain]:
    data = plain(part)
    assert isinstance(data, dict)
    return data


def opened(timing: Timing = LIVE) -> log.Opened:
    options: dict[str, str | None] = {"variant": "base"}
    by_terms = (terms(timing), terms(Absence()), terms(Access()))
    return log.Opened(ADA, "moon-river", "reconstructed-1", 1, 2, options, *by_terms, rated=False, commitment="c0ffee")


OPENING: tuple[Entry, ...] = (opened(), log.Joined(1, ADA, "orange", "moo"), log.Joined(2, BEA))
STARTED: tuple[Entry, ...] = (*OPENING, log.Started(("orange", "blue"), {"variant": "base"}, 1))
FINISHED = log.Finished("game", {"ranks": [1, 2]}, (1, 2))

EVERY_ENTRY: tuple[Entry, ...] = (
    *STARTED,
    log.Left(2),
    log.AiSeated(2, "drifter", "blue"),
    log.Moved(1, "P1", 2, ({"kind": "plot-placed"},), {"level": "drifter"}),
    log.Undone(1, 1, 1),
    log.Resigned(1),
    log.TimedOut(2, ADA),
    log.TakenOver(2, "drifter"),
    log.Returned(2),
    log.Aborted(None, "admin"),
    FINISHED,
    log.RematchOffered(ADA, MatchId("mat_2")),
)

moves = st.lists(
    st.builds(log.Moved, st.integers(1, 2), st.sampled_from(["a", "b"]), st.integers(1, 2)) | st.just("undo"),
    max_size=12,
)


def numbered(entries: tuple[Entry, ...], gap: int = 1_000) -> list[Logged]:
    return [Logged(number, Moment(number * gap), entry) for number, entry in enumerate(entries, 1)]


def told(*entries: Entry) -> Match:
    return fold(ID, numbered(entries))


@pytest.mark.parametrize("entry", EVERY_ENTRY, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert entry_from(*entry_data(entry)) == entry


@pytest.mark.parametrize("entry", EVERY_ENTRY, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_read_from_its_whole_content_too(entry: Entry) -> None:
    assert entry_from(kind_of(type(entry)), terms(entry)) == entry


def test_what_has_its_default_is_not_stored_so_that_earlier_versions_read_it_but_is_told() -> None:
    kind, stored = entry_data(opened())
    assert not stored.keys() & {"rematch_of", "sealed", "salt", "deadline", "sandbox"}
    assert entry_data(replace(opened(), deadline=Moment(7))) == (kind, {**stored, "deadline": 7})
    assert entry_data(log.Resigned(1)) == ("resigned", {"seat": 1})
    assert event_of(Logged(3, Moment(5), log.Resigned(1))) == {
        "version": 3,
        "at": 5,
        "kind": "resigned",
        "seat": 1,
        "season": False,
    }


def test_an_entry_with_an_unknown_member_is_not_read() -> None:
    kind, data = entry_data(log.Left(1))
    with pytest.raises(TypeError):
        entry_from(kind, {**data, "colour": "red"})


def test_a_new_match_is_open_with_every_seat_free() -> None:
    match = told(opened())
    assert (match.status, match.version, match.creator) == (Status.OPEN, 1, ADA)
    assert [seat.is_free for seat in match.seats] == [True, True]
    assert not match.is_full


def test_players_sit_down_and_get_up_again() -> None:
    match = told(*OPENING)
    assert match.is_full
    assert match.words == ("moo", "")
    left = after(match, Logged(4, Moment(9), log.Left(1)))
    assert left.seat(1).is_free
    assert left.words == ("", "")
    assert left.seat_of(ADA) is None


def test_the_start_settles_colours_and_starts_the_clock() -> None:
    match = told(*STARTED)
    assert [seat.colour for seat in match.seats] == ["orange", "blue"]
    assert (match.status, match.to_move, match.started_at) == (Status.RUNNING, 1, 4_000)
    assert match.clock is not None
    assert (match.clock.seat, match.clock.banks) == (1, (60_000, 60_000))


def test_a_move_passes_the_turn_and_an_undo_brings_it_back() -> None:
    match = told(*STARTED, log.Moved(1, "a", 1), log.Moved(1, "b", 2))
    assert [made.text for made in match.moves] == ["a", "b"]
    assert match.to_move == 2
    undone = told(*STARTED, log.Moved(1, "a", 1), log.Moved(1, "b", 1), log.Undone(1, 1, 1))
    assert [made.text for made in undone.moves] == ["a"]
    assert undone.to_move == 1


def test_a_stand_in_plays_until_its_player_returns_each_time_with_a_fresh_clock() -> None:
    gone = told(*STARTED, log.TimedOut(1), log.TakenOver(1, "drifter"))
    assert (gone.seat(1).machine, gone.seat(1).left, gone.seat(1).player) == ("drifter", "timed-out", ADA)
    assert gone.clock is not None
    assert (gone.clock.banks[0], gone.clock.since) == (60_000, 6_000)
    back = after(gone, Logged(7, Moment(50_000), log.Returned(1)))
    assert (back.seat(1).machine, back.seat(1).left) == (None, None)
    assert back.clock is not None
    assert (back.clock.banks[0], back.clock.since) == (60_000, 50_000)


def test_who_resigned_comes_back_to_the_time_that_was_left_each_time() -> None:
    """It is his turn since 4,000: a second has gone when he resigns, another one after he came back."""
    cycle = (log.Resigned(1), log.TakenOver(1, "legend"), log.Returned(1))
    machine = told(*STARTED, *cycle[:2])
    once = told(*STARTED, *cycle)
    twice = told(*STARTED, *cycle, *cycle)
    assert machine.clock is not None
    assert once.clock is not None
    assert twice.clock is not None
    assert machine.clock.banks == (60_000, 60_000)
    assert (once.clock.banks, once.clock.since) == ((59_000, 60_000), 7_000)
    assert (twice.clock.banks, twice.clock.since) == ((58_000, 60_000), 10_000)


def test_a_seat_that_a_machine_played_for_is_told_also_after_the_return() -> None:
    gone = told(*STARTED, log.Resigned(2), log.TakenOver(2, "legend"))
    back = told(*STARTED, log.Resigned(2), log.TakenOver(2, "legend"), log.Returned(2))
    assert (gone.taken_over, back.taken_over) == ((2,), (2,))
    assert told(*STARTED).taken_over == ()


def test_a_change_of_hands_elsewhere_leaves_the_running_clock_alone() -> None:
    before = told(*STARTED)
    gone = told(*STARTED, log.Resigned(2), log.TakenOver(2, "drifter"))
    assert before.clock is not None
    assert gone.clock is not None
    assert (gone.clock.since, gone.clock.seat) == (before.clock.since, before.clock.seat)


@pytest.mark.parametrize(
    ("end", "status", "reason"),
    [(FINISHED, Status.FINISHED, "game"), (log.Aborted(ADA, "creator"), Status.ABORTED, "creator")],
)
def test_at_the_end_nobody_is_to_move_and_no_clock_runs(end: Entry, status: Status, reason: str) -> None:
    match = told(*STARTED, end)
    assert (match.status, match.reason, match.to_move) == (status, reason, None)
    assert match.ended_at == 5_000
    assert match.clock is not None
    assert match.clock.seat is None


def test_a_rematch_is_remembered() -> None:
    assert told(*STARTED, FINISHED, log.RematchOffered(BEA, MatchId("mat_2"))).rematch == "mat_2"


def test_a_gap_in_the_log_is_never_folded() -> None:
    with pytest.raises(AssertionError):
        after(told(opened()), Logged(3, Moment(1), log.Left(1)))


def test_a_match_is_opened_once() -> None:
    with pytest.raises(AssertionError):
        told(opened(), opened())


def course(steps: list[log.Moved | str]) -> tuple[Entry, ...]:
    """Moves and undos that a match could have."""
    entries: list[Entry] = list(STARTED)
    standing = 0
    for step in steps:
        if isinstance(step, log.Moved):
            entries.append(step)
            standing += 1
        elif standing:
            entries.append(log.Undone(1, 1, 1))
            standing -= 1
    return tuple(entries)


@given(moves)
def test_folding_all_is_folding_a_part_and_then_the_rest(steps: list[log.Moved | str]) -> None:
    logged = numbered(course(steps))
    for cut in range(1, len(logged)):
        state = fold(ID, logged[:cut])
        for entry in logged[cut:]:
            state = after(state, entry)
        assert state == fold(ID, logged)


@given(moves)
def test_the_version_is_the_number_of_entries(steps: list[log.Moved | str]) -> None:
    entries = course(steps)
    assert told(*entries).version == len(entries)


@given(moves)
def test_a_move_undone_leaves_the_moves_as_they_were(steps: list[log.Moved | str]) -> None:
    before = told(*course(steps))
    number = before.version
    moved = after(before, Logged(number + 1, Moment(1), log.Moved(1, "a", 1)))
    undone = after(moved, Logged(number + 2, Moment(2), log.Undone(1, 1, 1)))
    assert undone.moves == before.moves


@given(moves)
def test_the_moves_that_stand_are_in_the_order_of_the_log(steps: list[log.Moved | str]) -> None:
    versions = [made.version for made in told(*course(steps)).moves]
    assert versions == sorted(set(versions))


def test_folding_changes_nothing_it_was_given() -> None:
    logged = numbered(STARTED)
    copies = [replace(entry) for entry in logged]
    fold(ID, logged)
    assert logged == copies
