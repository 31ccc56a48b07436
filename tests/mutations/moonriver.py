"""Broken rules of Moon River, several of each section of the rules."""

from __future__ import annotations

from tests.mutations.mutation import Mutation, Suite

_SYMBOLS = """if layout.kinds.acts[{0}_kind]:
        _notice_symbols(position, ranch, {0}, {0}_kind, report)
    if layout.kinds.acts[{1}_kind]:
        _notice_symbols(position, ranch, {1}, {1}_kind, report)
"""

# Rule, file below domain/moonriver, what stands there, what breaks it.
_BROKEN: tuple[tuple[str, str, str, str], ...] = (
    # Components and set-up
    ("MR-1.3", "layout.py", "self.stride = grid.rows + 1", "self.stride = grid.rows"),
    ("MR-1.4", "layout.py", "self.inside & ~self.mask(grid.closed)", "self.inside"),
    ("MR-1.5", "layout.py", "return self.mask(board.bridges[self.seats])", "return self.inside"),
    ("MR-1.7", "components.py", '"cows": 32,', '"cows": 31,'),
    ("MR-1.1", "edition.py", 'if terrain == "corn" and features["cows"]:', "if not terrain:"),
    ("MR-1.1", "edition.py", "if total != PLOTS:", "if total > PLOTS:"),
    ("MR-2.1", "options.py", "if colour in colours[:index]:", "if colour in colours[:0]:"),
    ("MR-2.2", "deal.py", 'stream.branch("plots").shuffled(plots)', "plots"),
    ("MR-2.2", "deal.py", 'stream.branch("partners").shuffled(tokens)', "tokens"),
    ("MR-2.3", "turns.py", "_by_back(plots, kinds.backs)", "_by_back(plots, kinds.order)"),
    ("MR-2.4", "turns.py", "return drawn + drawn[::-1] if", "return drawn + drawn if"),
    ("MR-2.4", "deal.py", 'stream.branch("rancheros").shuffled(range(seats))', "range(seats)"),
    ("MR-2.5", "view.py", "if position.old_seats[place] != NOBODY]", "if place]"),
    # The round
    ("MR-3.1", "turns.py", "position.old_seats, position.turn + 1", "position.old_seats, position.turn + 2"),
    ("MR-3.3", "turns.py", "with_items(ranch.reserve, (kind,))", "ranch.reserve"),
    ("MR-3.4", "turns.py", "position.new:\n        position.decision", "position.old:\n        position.decision"),
    ("MR-3.4", "legal.py", "if seat == NOBODY:\n            free", "if seat >= NOBODY:\n            free"),
    ("MR-3.5", "turns.py", "    if position.round:\n", "    if not position.round:\n"),
    ("MR-3.5", "turns.py", "layout.saloon - len(position.saloon)", "layout.saloon"),
    ("MR-3.5", "turns.py", "drawn + COLUMN\n    position.revealed += 1", "drawn + COLUMN\n    position.revealed += 0"),
    # Expanding
    ("MR-4.1", "turns.py", "if len(ranch.reserve) < 2:", "if len(ranch.reserve) < 3:"),
    ("MR-4.1", "legal.py", "for two in size if one != two})", "for two in size})"),
    ("MR-4.2", "legal.py", "len(ranch.reserve) > ranch.slots", "len(ranch.reserve) >= ranch.slots"),
    ("MR-4.2", "legal.py", "    if numbers or position.emptying:\n", "    if position.emptying:\n"),
    ("MR-4.2", "expansion.py", "for kind in kinds:\n        reserve", "for kind in kinds[:1]:\n        reserve"),
    ("MR-4.3", "legal.py", "free >> 1, free & free >> stride\n    if", "free >> 1, free\n    if"),
    ("MR-4.4", "legal.py", "upright & (one | two >> 1)", "upright & one"),
    ("MR-4.4", "legal.py", "level & (one | two >> stride)", "level & one"),
    ("MR-4.4", "expansion.py", "reach[terrain] |= layout.near[cell]", "reach[terrain] |= layout.near[cell] << 1"),
    # Resolving
    ("MR-5.1", "expansion.py", "min(kinds.cows[kind], position.supply)", "kinds.cows[kind]"),
    ("MR-5.1", "expansion.py", "position.supply -= 1", "position.supply -= 0"),
    ("MR-5.1", "expansion.py", _SYMBOLS.format("first", "second"), _SYMBOLS.format("second", "first")),
    ("MR-5.2", "expansion.py", "if cows & cows - 1:", "if cows:"),
    ("MR-5.2", "expansion.py", "position.supply += 1", "position.supply += 0"),
    ("MR-5.2", "expansion.py", "position.skulls = (*position.skulls, cell)", "position.skulls = (cell,)"),
    ("MR-5.2", "expansion.py", "    if kinds.skulls[kind]:", "    if kinds.skulls[kind] and not ranch.cowed:"),
    ("MR-5.2", "legal.py", "layout.territory(skull, ranch.terrains[terrain]) & ranch.cowed", "ranch.cowed"),
    ("MR-5.3", "legal.py", "numbers += (number, number + 1)", "numbers += (number,)"),
    ("MR-5.3", "expansion.py", "position.circles = (*position.circles, cell)", "position.circles = (cell,)"),
    ("MR-5.3", "expansion.py", "return\n        position.circles = ()", "return\n        position.steps = 0"),
    ("MR-5.3", "partners.py", "    saloon.remove(specialist)\n", ""),
    ("MR-5.4", "expansion.py", "if layout.goal and not ranch.claimed and", "if layout.goal and"),
    ("MR-5.4", "layout.py", "if self.seats == 2 else 0", "if self.seats else 0"),
    # Partners
    ("MR-6.1", "legal.py", "ranch.cowed & ~token_territories(layout, ranch)", "ranch.cowed"),
    ("MR-6.1", "legal.py", "in ranch.tokens:\n        if not", "in ranch.tokens:\n        if not _ and not"),
    ("MR-6.2", "partners.py", "STEPS: Final = 3", "STEPS: Final = 4"),
    ("MR-6.2", "legal.py", " & ~corn", ""),
    ("MR-6.2", "partners.py", "    position.steps -= 1\n", ""),
    ("MR-6.3", "legal.py", "if other != seat\n", "if other >= 0\n"),
    ("MR-6.3", "partners.py", "if other != seat and ranch.reserve]", "if other != seat]"),
    ("MR-6.3", "partners.py", "bool(others and position.ranches[seat].reserve)", "bool(others)"),
    ("MR-6.3", "partners.py", "_exchange(position, other, theirs, own)", "_exchange(position, other, theirs, theirs)"),
    ("MR-6.4", "legal.py", "if seat != position.seat and ranch.cowed", "if ranch.cowed"),
    ("MR-6.4", "partners.py", "if corn >> position.partner & 1:", "if corn >> position.partner & 2:"),
    ("MR-6.4", "partners.py", "    take_cow(position.own_ranch(other), cell)\n", ""),
    ("MR-6.5", "partners.py", "asked = specialist == CATTLE_THIEF and _asks_thief", "asked = _asks_thief"),
    # The end
    (
        "MR-7.1",
        "turns.py",
        "elif not position.emptying or can_lay(position.setting.layout, ranch):",
        "elif ranch.reserve:",
    ),
    ("MR-7.1", "turns.py", "order.append(seat)", "order.insert(0, seat)"),
    ("MR-7.1", "turns.py", "    ranch.reserve = ()\n", ""),
    ("MR-7.1", "legal.py", "not position.emptying and not is_forced", "not is_forced"),
    ("MR-7.2", "turns.py", "[min(herd, 1) for herd in herds]", "[min(herd, 2) for herd in herds]"),
    ("MR-7.2", "turns.py", "    position.supply += spare\n", ""),
    ("MR-7.3", "scoring.py", "bit_count(territory & ranch.cowed)", "bit_count(land & ranch.cowed)"),
    ("MR-7.4", "scoring.py", "beavers += furs", "beavers += furs > 0"),
    ("MR-7.5", "scoring.py", "in ranch.tokens if not cowboy]", "in ranch.tokens]"),
    ("MR-7.5", "scoring.py", "nuggets * sides.count(GOLD_DIGGER)", "nuggets * (GOLD_DIGGER in sides)"),
    ("MR-7.5", "scoring.py", "beavers * sides.count(TRAPPER)", "cobs * sides.count(TRAPPER)"),
    ("MR-7.6", "scoring.py", "+ digger + trapper + farmer + extra", "+ digger + trapper + farmer"),
    ("MR-7.7", "scoring.py", "self.total, self.largest_territory, self.cows", "self.total, self.cows, 0"),
    ("MR-7.7", "scoring.py", "return self.total, self.largest_territory", "return self.total, 0"),
    ("MR-7.7", "scoring.py", "largest = max(largest, size)", "largest = max(largest, size if terrain != CORN else 0)"),
    # Two players
    ("MR-8.1", "legal.py", "if tile in position.tiles:", "if tile >= 0:"),
    ("MR-8.2", "legal.py", "cells = ranch.free & ranch.reach[side]", "cells = ranch.free"),
    (
        "MR-8.2",
        "expansion.py",
        "_lose_tile(position, position.tiles[0], report)",
        "_lose_tile(position, position.tiles[-1], report)",
    ),
    ("MR-8.2", "legal.py", "position.setting.rules == 1 or len", "len"),
    ("MR-8.2", "legal.py", "len(position.tiles) < 2", "len(position.tiles) < 1"),
    ("MR-8.2", "expansion.py", "position.circles = (cell,)", "position.circles = ()"),
    ("MR-8.3", "layout.py", "self.resources.append((0, 0, 0))", "self.resources.append((1, 0, 0))"),
    (
        "MR-8.3",
        "expansion.py",
        "    _cover(layout, ranch, cell, layout.kinds.bonus[tile, terrain])\n",
        "    ranch.free ^= bit(cell)\n",
    ),
    # Legends
    ("MR-9.1", "game.py", "None if scenario is None else colour", "None"),
    ("MR-9.2", "options.py", "return scenario or DRAWN", "return scenario or next(iter(SCENARIOS))"),
    ("MR-9.2", "scenarios.py", "GROUP, POINTS = 3, 10", "GROUP, POINTS = 2, 10"),
    ("MR-9.2", "scenarios.py", "self.size(layout, ranch.kinds, group) - GROUP", "group.bit_count() - GROUP"),
    ("MR-9.2", "scenarios.py", "return layout.river", "return layout.inside"),
    ("MR-9.2", "scenarios.py", "return not cowboy and specialist in", "return specialist in"),
    ("MR-9.2", "scenarios.py", "in (DESPERADO, CATTLE_THIEF)", "in (DESPERADO,)"),
    ("MR-9.3", "scenarios.py", "ranch.kinds, group) - GROUP + 1)", "ranch.kinds, group) // GROUP)"),
    # Notation, views and stored positions
    ("MR-10", "layout.py", 'self.names[cell] + "=")', "self.names[cell])"),
    ("MR-10", "legal.py", "if order[first] <= order[second]", "if first <= second"),
    ("MR-10", "notation.py", "return int(cell[1:]), cell[0]", "return cell[0], int(cell[1:])"),
    ("MR-10", "notation.py", "if spelled != move:", "if not spelled:"),
    ("MR-10", "determinization.py", "    ranch.claimed = seat.claimed\n", ""),
    ("MR-10", "determinization.py", "position.steps = pending.steps", "position.steps = 3"),
    ("MR-11", "deal.py", "if len(set(order)) != seats:", "if len(order) != seats:"),
)
MUTATIONS = tuple(Mutation(rule, f"domain/moonriver/{file}", old, new) for rule, file, old, new in _BROKEN)
SUITE = Suite(MUTATIONS, ("tests/moonriver",))
