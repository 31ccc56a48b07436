"""The dry-run of a season, and its command."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from application.hosting.terms import NO_CLOCK
from application.leagues.dry_clock import Course, course
from application.leagues.dry_run import DryRun, People, SeasonReport, dry_run
from domain.hosting.terms import Pace, Timing
from domain.league.terms import Calendar, Departure, Divisions, Format, Rules
from headwater.cli import app
from tests.league.strategies import DAY, rules_with

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "league.toml"
PEOPLE = People(players=12, drop_out=0.1)
SOUND = f"[rules.calendar]\nregistration = {DAY}\nround_length = {DAY}\nrounds = 1\n[rules.divisions]\n"


def reports(
    rules: Rules, people: People = PEOPLE, seasons: int = 20, seed: int = 1, timing: Timing = NO_CLOCK
) -> list[SeasonReport]:
    return list(dry_run(DryRun(rules, people, seasons, seed, timing)))


def three_divisions(**changes: object) -> Rules:
    return rules_with(divisions=Divisions(3, 2, 4), table_size=2, **changes)


def test_the_same_seed_gives_the_same_seasons() -> None:
    assert reports(three_divisions()) == reports(three_divisions())
    assert reports(three_divisions()) != reports(three_divisions(), seed=2)


@pytest.mark.parametrize("form", [Format.ROUND_ROBIN, Format.SWISS])
@pytest.mark.parametrize("departure", Departure)
def test_a_season_always_has_its_length_whatever_people_do(form: Format, departure: Departure) -> None:
    for report in reports(three_divisions(format=form, departure=departure), People(12, drop_out=0.4)):
        assert report.length == 3 * DAY
        assert len(report.games) + report.leavers == 12
        assert max((*report.games, *report.games_of_leavers)) <= 3
        assert report.promoted == 2 or (departure is Departure.EXPUNGE and report.promoted < 2), "never the expunged"


def ladder(**changes: object) -> Rules:
    rules = rules_with(
        format=Format.LADDER, table_size=2, calendar=Calendar(DAY, DAY, 9), divisions=Divisions(1, 2, 12)
    )
    return replace(rules, **changes)  # type: ignore[arg-type]  # fields of Rules, by name


@pytest.mark.parametrize("departure", Departure)
def test_on_a_ladder_people_challenge_each_other_from_the_second_round_on(departure: Departure) -> None:
    for report in reports(ladder(departure=departure)):
        assert 0 < max((*report.games, *report.games_of_leavers)) <= 8
        assert report.played > 0


@pytest.mark.parametrize("departure", Departure)
def test_who_has_left_plays_no_more_whoever_sits_there(departure: Departure) -> None:
    everybody = People(12, drop_out=1.0)
    for report in reports(three_divisions(departure=departure), everybody, 3):
        assert (report.games, set(report.games_of_leavers)) == ((), {0})


def test_slow_clocks_end_tables_at_their_deadline() -> None:
    slow = People(12, turns=40, per_turn=DAY)
    for report in reports(three_divisions(), slow, 3):
        assert report.played == 0 < report.at_deadline
        assert report.at_deadline + report.held_up == 18


@pytest.mark.parametrize("departure", Departure)
@pytest.mark.parametrize(
    "timing", [Timing(Pace.LIVE, bank=1_000), Timing(Pace.CORRESPONDENCE, per_turn=1_000)], ids=["live", "by-turn"]
)
def test_clocks_nobody_can_keep_run_out_at_every_table(timing: Timing, departure: Departure) -> None:
    rules, people = three_divisions(departure=departure), People(12, drop_out=0.0)
    for report in reports(rules, people, 3, timing=timing):
        assert (report.at_deadline, report.forfeited) == (0, 0)
        assert report.timed_out == report.played * (2 if departure is Departure.STAND_IN else 1)
    ample = Timing(Pace.LIVE, bank=60 * DAY)
    assert all(report.timed_out == 0 < report.played for report in reports(rules, people, 3, timing=ample))


def test_a_clock_is_added_to_and_a_machine_needs_none() -> None:
    clock = Timing(Pace.LIVE, bank=10, increment=5)
    people, both = (False, False), (True, False)
    assert course([10, 1, 5, 1], people, clock, 100, stands_in=True) == Course(False)
    assert course([10, 1, 6, 1], people, clock, 100, stands_in=True) == Course(False, frozenset({1}))
    assert course([50, 1, 50, 1], both, clock, 100, stands_in=True) == Course(False)
    assert course([11, 99, 0, 0], people, clock, 100, stands_in=False) == Course(False, frozenset({1}))
    assert course([9, 9, 9, 9], people, NO_CLOCK, 35, stands_in=True) == Course(True)
    assert course([9, 9, 9, 9], people, NO_CLOCK, 36, stands_in=True) == Course(False)


def test_where_nobody_stands_in_a_table_goes_on_while_two_are_left() -> None:
    clock, three = Timing(Pace.CORRESPONDENCE, per_turn=10), (False, False, False)
    assert course([11, 1, 1, 1, 1, 1], three, clock, 100, stands_in=False) == Course(False, frozenset({1}))
    assert course([11, 1, 1, 1, 11, 11], three, clock, 100, stands_in=False) == Course(False, frozenset({1, 2}))
    assert course([11, 1, 1, 1, 11, 11], three, clock, 100, stands_in=True) == Course(False, frozenset({1, 2, 3}))


def test_a_table_that_is_not_over_in_time_is_held_up_by_whom_it_waited_for() -> None:
    people, both = (False, False), (True, False)
    assert course([inf, 1], people, NO_CLOCK, 90, stands_in=True) == Course(True, late=1, has_begun=False)
    assert course([1, inf], people, NO_CLOCK, 90, stands_in=False) == Course(True, late=2)
    assert course([30, inf], people, NO_CLOCK, 90, stands_in=True) == Course(True), "two thirds are not more than that"
    assert course([29, inf], people, NO_CLOCK, 90, stands_in=True) == Course(True, late=2)
    assert course([20, 21, 20, inf], people, NO_CLOCK, 90, stands_in=True) == Course(True)
    assert course([0, 1, 0, inf], both, NO_CLOCK, 90, stands_in=True) == Course(True), "machines wait for nobody"
    assert course([0, inf], both, NO_CLOCK, 90, stands_in=True) == Course(True, late=2), "but he is to come at all"
    slow = Timing(Pace.CORRESPONDENCE, per_turn=70)
    late = Course(True, frozenset({1}), late=1)
    assert course([71, 5, 0, inf], people, slow, 90, stands_in=True) == late, "leaving at last does not help"


@pytest.mark.parametrize("departure", Departure)
def test_who_stalls_holds_his_table_up_unless_his_time_runs_out(departure: Departure) -> None:
    rules, people = three_divisions(departure=departure), People(12, drop_out=0.0, turns=1, stall=1.0)
    for report in reports(rules, people, 3):
        assert (report.played, report.at_deadline, report.held_up, report.timed_out) == (0, 0, 18, 0)
    tight = Timing(Pace.CORRESPONDENCE, per_turn=DAY // 2)
    for report in reports(rules, people, 3, timing=tight):
        assert (report.played, report.at_deadline, report.held_up, report.timed_out) == (18, 0, 0, 18)


def test_who_stalls_is_last_though_he_is_stronger() -> None:
    """Nobody is lucky, so only who held a table up can turn the order around."""
    rules = rules_with(calendar=Calendar(DAY, DAY, 5), table_size=2)
    exact = People(6, drop_out=0.0, luck=0.0, stall=0.3)
    assert min(report.agreement for report in reports(rules, exact, 3)) < 1.0
    assert [report.agreement for report in reports(rules, replace(exact, stall=0.0), 3)] == [1.0, 1.0, 1.0]


@pytest.mark.parametrize("departure", [Departure.FORFEIT, Departure.EXPUNGE])
def test_tables_that_too_few_come_to_are_forfeited(departure: Departure) -> None:
    for report in reports(three_divisions(departure=departure), People(12, drop_out=1.0), 3):
        assert (report.played, report.at_deadline, report.held_up, report.leavers) == (0, 0, 0, 12)
        assert report.forfeited > 0


def test_whose_time_ran_out_and_has_no_stand_in_is_last() -> None:
    """Nobody is lucky, so only the clock can turn the order around."""
    rules = rules_with(calendar=Calendar(DAY, DAY, 5), table_size=2, departure=Departure.FORFEIT)
    exact = People(6, drop_out=0.0, luck=0.0, turns=1, per_turn=1_000_000.0)
    tight = Timing(Pace.CORRESPONDENCE, per_turn=500_000)
    assert min(report.agreement for report in reports(rules, exact, 3, timing=tight)) < 1.0
    assert [report.agreement for report in reports(rules, exact, 3)] == [1.0, 1.0, 1.0]


def test_without_luck_the_order_is_that_of_the_strengths() -> None:
    exact = People(6, drop_out=0.0, luck=0.0)
    rules = rules_with(calendar=Calendar(DAY, DAY, 5), table_size=2, divisions=Divisions(1, 2, 8))
    assert [report.agreement for report in reports(rules, exact, 3)] == [1.0, 1.0, 1.0]


def test_where_all_are_equal_the_order_is_chance() -> None:
    assert {report.agreement for report in reports(three_divisions(), People(12, spread=0.0))} == {0.0}


def test_each_round_that_is_over_is_told() -> None:
    rounds: list[int] = []
    run = DryRun(three_divisions(), PEOPLE, seasons=2)
    seen = [len(rounds) for _ in dry_run(run, lambda: rounds.append(1))]
    assert seen == [3, 6]


def simulated(tmp_path: Path, text: str, *options: object) -> Result:
    file = tmp_path / "league.toml"
    file.write_text(text)
    return CliRunner(env={"COLUMNS": "140"}).invoke(app, ["league", "simulate", str(file), *map(str, options)])


def test_the_worst_case_is_of_somebody_who_stays(tmp_path: Path) -> None:
    rules = SOUND.replace("rounds = 1", "rounds = 5") + "[rules]\ntable_size = 2\n"
    told = simulated(tmp_path, f"seasons = 30\n{rules}[people]\nplayers = 12\ndrop_out = 0.1").output
    assert "who stays has 5 games" in told
    assert "games of players who leave" in told


def test_a_league_that_everybody_leaves_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "plots"
    told = simulated(tmp_path, f"seasons = 2\n{SOUND}[people]\ndrop_out = 1.0", "--plots", folder)
    assert told.exit_code == 0, told.output
    assert "nobody stayed to the end of a season" in told.output
    assert len(list(folder.iterdir())) == 3


def test_plots_that_cannot_be_written_are_told_before_the_seasons_are_played(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "file", tmp_path / "file" / "below"):
        told = simulated(tmp_path, f"seasons = 3\n{SOUND}", "--plots", path)
        assert (told.exit_code, told.stdout) == (2, "")
        assert f"{path}: no plots can be written there" in " ".join(told.stderr.split())


def test_a_plot_whose_place_is_taken_is_told(tmp_path: Path) -> None:
    (tmp_path / "games.svg").mkdir()
    told = simulated(tmp_path, f"seasons = 1\n{SOUND}", "--plots", tmp_path)
    assert (told.exit_code, "no plots can be written there" in " ".join(told.stderr.split())) == (2, True)


def test_the_example_is_played_and_drawn(tmp_path: Path) -> None:
    arguments = ["league", "simulate", str(EXAMPLE), "--seasons", "3", "--plots", str(tmp_path)]
    told = CliRunner().invoke(app, arguments)
    assert told.exit_code == 0, told.output
    assert "21 days, always" in told.output
    assert "tables held up" in told.output
    assert "3 to 3 in a division of 8" in told.output
    assert {path.name for path in tmp_path.iterdir()} == {"games.svg", "leavers.svg", "order.svg"}
    assert all(b"<svg" in path.read_bytes() for path in tmp_path.iterdir())


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[people]\nplayres = 3", "people.playres"),
        ("[rules]\ntable_size = 9", "calendar"),
        ("[rules.calendar]\nregistration = 1\nround_length = 1\nrounds = 0", "rules.calendar.rounds"),
        ("rules = [", "Invalid value"),
        ("rules = 3", "rules must be a table"),
        ("people = 3", "people must be a table"),
        (f"{SOUND}largest = 5001", "rules.divisions must not hold more than 5000 players"),
        (f"{SOUND}[people]\nper_turn = 0", "people.per_turn must be a number from 1"),
        (f"{SOUND}[people]\nper_turn = nan", "people.per_turn must be a number from 1"),
        (f"{SOUND}[people]\nplayers = 1", "people.players must be a whole number from 2 to 5000"),
        (f"{SOUND}[people]\nplayers = 5001", "people.players must be a whole number from 2 to 5000"),
        (f"{SOUND}[people]\nplayers = '9'", "people.players must be a whole number from 2 to 5000"),
        (f"{SOUND}[people]\ndrop_out = 1.5", "people.drop_out must be a number from 0 to 1"),
        (f"{SOUND}[people]\nstall = 2", "people.stall must be a number from 0 to 1"),
        (f"{SOUND}[people]\nturns = -1", "people.turns must be a whole number from 1"),
        (f"{SOUND}[people]\nluck = -1", "people.luck must be a number from 0"),
        (f"{SOUND}[timing]\npace = 'quick'", "'quick' is not a valid Pace"),
        (f"{SOUND}[timing]\npace = 'correspondence'", "timing.per_turn must be from 1000 to"),
        (f"{SOUND}[timing]\nbank = 1.5", "timing.bank must be a whole number"),
        (f"{SOUND}[timing]\nper_move = 3", "timing.per_move"),
        ("timing = 3", "timing must be a table"),
        (f"seasons = 0\n{SOUND}", "seasons must be a whole number from 1"),
        (f"seed = 'x'\n{SOUND}", "seed must be a whole number"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_why(tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "league.toml"
    file.write_text(text)
    told = CliRunner().invoke(app, ["league", "simulate", str(file)])
    assert told.exit_code == 2
    assert named in " ".join(told.output.split())
