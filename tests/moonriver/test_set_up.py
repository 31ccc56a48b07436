"""MR-1 and MR-2: components and set-up."""

from __future__ import annotations

import pytest

from domain.kernel.bits import bit_count
from domain.kernel.dealing import Stream, seed_of
from domain.kernel.refusals import BadDeal, BadTable
from domain.moonriver.events import ColumnFormed, GameBegan, PlotPassedOver, SaloonFilled
from domain.moonriver.meta import COLOURS
from domain.moonriver.scenarios import SCENARIOS
from tests.moonriver.tables import GAME, after, asked, dealt, dealt_so, legal, moment, table, told


def test_mr_1_1_there_are_96_plots_of_25_kinds_in_six_terrains() -> None:
    plots = GAME.edition.plots
    assert sum(plot.count for plot in plots) == 96
    assert len(plots) == 25
    assert {plot.terrain for plot in plots} == {"desert", "canyon", "meadow", "forest", "corn", "farm"}


def test_mr_1_2_the_two_plots_of_a_domino_need_not_match() -> None:
    assert "place:c1=D2,c2=K1" in legal(moment(reserves=["D2 K1"]))


@pytest.mark.parametrize(("seats", "rows", "cells"), [(2, 10, 49), (3, 5, 25), (4, 5, 25)])
def test_mr_1_4_a_ranch_has_five_columns_and_as_many_rows_as_the_seats_allow(seats: int, rows: int, cells: int) -> None:
    layout = dealt(seats).setting.layout
    assert (layout.rows, layout.columns, bit_count(layout.open)) == (rows, "abcde", cells)


def test_mr_1_4_cells_are_ordered_by_row_then_column() -> None:
    layout = dealt(2).setting.layout
    assert [layout.names[cell] for cell in layout.cells][:7] == ["a1", "b1", "c1", "d1", "e1", "a2", "b2"]
    assert layout.names[layout.cells[-1]] == "e10"


def test_mr_1_5_bridges_open_cells_of_the_ranch() -> None:
    for seats, cells in ((2, "a1 c2 e1"), (3, "a1 c1 e1"), (4, "a1 c1 e1")):
        setting = dealt(seats).setting
        assert [setting.layout.names[cell] for cell in setting.layout.cells_in(setting.bridges[0])] == sorted(
            cells.split(), key=lambda cell: (cell[1:], cell[0])
        )


def test_mr_1_5_in_the_base_game_everyone_has_the_camp() -> None:
    view = GAME.view(dealt(4), None)
    assert [(seat.board, seat.slots, seat.bridges) for seat in view.seats] == [("camp", 3, ("a1", "c1", "e1"))] * 4


def test_mr_1_6_twenty_tokens_have_a_specialist_each() -> None:
    assert dict(GAME.edition.partners) == {
        "desperado": 5,
        "cattle-thief": 5,
        "gold-digger": 3,
        "trapper": 5,
        "farmer": 2,
    }


def test_mr_1_7_thirty_two_cows_are_in_the_supply() -> None:
    assert GAME.view(dealt(3), None).supply == 32


def test_mr_2_1_each_seat_has_its_own_colour() -> None:
    assert GAME.table(["green", "white"], {}).colours == ("green", "white")
    with pytest.raises(BadTable) as refusal:
        GAME.table(["green", "green"], {})
    assert (refusal.value.code, refusal.value.rule) == ("colour-taken", "MR-2.1")


@pytest.mark.parametrize(
    ("colours", "options", "code"),
    [
        (["purple"], {}, "seat-count"),
        (["purple", "white", "orange", "green", "purple"], {}, "seat-count"),
        (["purple", "red"], {}, "unknown-colour"),
        (["purple", "white"], {"speed": "fast"}, "unknown-option"),
        (["purple", "white"], {"variant": "expert"}, "unknown-variant"),
        (["purple", "white"], {"variant": "legends", "scenario": "flood"}, "unknown-scenario"),
        (["purple", "white"], {"scenario": "outlaws"}, "scenario-without-legends"),
    ],
)
def test_a_table_that_does_not_fit_is_refused(colours: list[str], options: dict[str, str | None], code: str) -> None:
    with pytest.raises(BadTable) as refusal:
        GAME.table(colours, options)
    assert refusal.value.code == code


def test_mr_9_2_a_scenario_is_drawn_unless_one_is_chosen() -> None:
    assert dict(table(3, {}).options) == {"variant": "base", "scenario": None}
    assert dict(table(3, {"variant": "legends"}).options) == {"variant": "legends", "scenario": "random"}


def test_mr_2_2_five_tokens_lie_in_the_saloon() -> None:
    position = dealt_so(3, partners="farmer farmer trapper desperado trapper cattle-thief")
    view = GAME.view(position, None)
    assert view.saloon == ("desperado", "farmer", "farmer", "trapper", "trapper")
    assert (view.stack, view.pile) == (15, 92)


def test_mr_2_3_a_column_is_sorted_by_back_number_and_equal_numbers_stay_in_draw_order() -> None:
    position = dealt_so(3, "H2 C1 F4 D1")
    assert [place.plot for place in GAME.view(position, None).new] == ["C1", "D1", "H2", "F4"]


def test_mr_2_4_rancheros_are_put_in_the_order_drawn() -> None:
    position = dealt_so(4, rancheros=(3, 1, 4, 2))
    seats = []
    for place in (4, 2, 1, 3):
        seats.append(asked(position))
        position = after(position, f"select:{place}")
    assert seats == [(3, "draft"), (1, "draft"), (4, "draft"), (2, "draft")]
    assert [place.seat for place in GAME.view(position, None).old] == [4, 1, 2, 3]


def test_mr_2_4_two_players_put_two_rancheros_each_first_second_second_first() -> None:
    position = dealt_so(2, rancheros=(2, 1))
    seats = []
    for place in (1, 2, 3, 4):
        seats.append(GAME.to_move(position))
        position = after(position, f"select:{place}")
    assert seats == [2, 1, 1, 2]


def test_mr_2_4_only_free_plots_are_offered() -> None:
    position = after(dealt_so(3), "select:2")
    assert legal(position) == ["select:1", "select:3", "select:4"]


def test_mr_2_5_with_three_players_the_plot_nobody_took_leaves_the_game() -> None:
    position = after(dealt_so(3, "D1 D1 D2 D3 C1 C1 C2 C3"), "select:1", "select:2")
    events = told(position, "select:4")
    assert PlotPassedOver(3, "D2") in events
    assert ColumnFormed(("C1", "C1", "C2", "C3"), 88) in events
    view = GAME.view(after(position, "select:4"), None)
    assert view.discarded == ("D2",)
    assert [place.plot for place in view.new] == ["C1", "C1", "C2", "C3"]


def test_the_set_up_is_told() -> None:
    drawn = GAME.draw(table(3), Stream(seed_of(b"told"), "deal"))
    events = GAME.setup(drawn.table, drawn.deal).events
    assert [type(event) for event in events] == [GameBegan, SaloonFilled, ColumnFormed]


def test_a_deal_depends_only_on_the_seed_and_not_on_how_the_scenario_came() -> None:
    stream = Stream(seed_of(b"x"), "deal")
    open_table = table(4, {"variant": "legends", "scenario": "random"})
    drawn = GAME.draw(open_table, stream)
    assert drawn.table.options["scenario"] in SCENARIOS
    assert GAME.draw(open_table, Stream(seed_of(b"x"), "deal")) == drawn
    assert GAME.draw(table(4, {"variant": "legends", "scenario": "outlaws"}), stream).deal == drawn.deal
    assert GAME.draw(table(4), stream).deal == drawn.deal


def test_mr_2_2_and_mr_2_4_plots_tokens_and_rancheros_are_shuffled() -> None:
    deals = [GAME.draw(table(4), Stream(bytes([seed]), "deal")).deal for seed in range(8)]
    assert len({deal.plots for deal in deals}) == len({deal.partners for deal in deals}) == 8
    assert len({deal.rancheros for deal in deals}) > 4


def test_every_scenario_can_be_drawn() -> None:
    open_table = table(2, {"variant": "legends"})
    drawn = {GAME.draw(open_table, Stream(bytes([seed]), "deal")).table.options["scenario"] for seed in range(40)}
    assert drawn == set(SCENARIOS)


def test_a_game_cannot_begin_before_the_scenario_is_drawn() -> None:
    open_table = table(2, {"variant": "legends"})
    deal = GAME.draw(open_table, Stream(b"s", "deal")).deal
    with pytest.raises(BadTable) as refusal:
        GAME.setup(open_table, deal)
    assert refusal.value.code == "scenario-not-drawn"


def test_a_deal_is_read_as_it_is_written() -> None:
    drawn = GAME.draw(table(3), Stream(b"w", "deal"))
    written = GAME.write_deal(GAME.setup(drawn.table, drawn.deal).position)
    assert GAME.read_deal(drawn.table, written) == drawn.deal


def _written() -> dict[str, list[object]]:
    return GAME.write_deal(dealt(3))  # type: ignore[return-value]  # lists, as the record's format says


@pytest.mark.parametrize(
    ("part", "fault"),
    [
        ("plots", "short"),
        ("plots", "twice"),
        ("plots", "unknown"),
        ("plots", "type"),
        ("partners", "short"),
        ("partners", "unknown"),
        ("rancheros", "short"),
        ("rancheros", "twice"),
        ("rancheros", "type"),
    ],
)
def test_mr_11_a_deal_that_is_not_the_editions_components_is_refused(part: str, fault: str) -> None:
    deal = _written()
    pile = deal[part]
    other = next(item for item in pile if item != pile[0])
    faulty: dict[str, list[object]] = {
        "short": pile[:-1],
        "twice": [other, *pile[1:]],
        "unknown": ["Z9", *pile[1:]],
        "type": [1.5],
    }
    deal[part] = faulty[fault]
    with pytest.raises(BadDeal) as refusal:
        GAME.read_deal(table(3), deal)  # type: ignore[arg-type]  # a stranger's data
    assert refusal.value.data["path"].startswith(part)  # type: ignore[union-attr]  # a text


@pytest.mark.parametrize("data", [None, [], {}, {"plots": [], "partners": [], "rancheros": [], "more": 1}])
def test_a_deal_of_another_shape_is_refused(data: object) -> None:
    with pytest.raises(BadDeal):
        GAME.read_deal(table(3), data)  # type: ignore[arg-type]  # a stranger's data


def test_colours_may_be_any_of_the_four() -> None:
    assert GAME.info.colours == COLOURS
    for count in (2, 3, 4):
        assert GAME.table(COLOURS[::-1][:count], {}).seats == count
