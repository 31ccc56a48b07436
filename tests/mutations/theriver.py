"""Broken rules of The River, several of each section of the rules."""

from __future__ import annotations

from tests.mutations.mutation import Mutation, Suite

_HERE = "domain/theriver"

MUTATIONS: tuple[Mutation, ...] = (
    # 1. Components
    Mutation("TR-1.1", f"{_HERE}/resources.py", 'return "w" * wood + "c" * clay', 'return "c" * clay + "w" * wood'),
    Mutation("TR-1.5", f"{_HERE}/meta.py", "((1, 8, 9), (2, 7, 10)", "((1, 5, 9), (2, 7, 10)"),
    Mutation("TR-1.6", f"{_HERE}/places.py", " - warehouses,", ","),
    Mutation("TR-1.6", f"{_HERE}/places.py", " - production,", ","),
    Mutation("TR-1.6", f"{_HERE}/holdings.py", "sum(board.warehouses[len(tiles) :])", "sum(board.warehouses)"),
    # 2. Set-up
    Mutation("TR-2.1", f"{_HERE}/meta.py", "PIONEERS: Final = 4", "PIONEERS: Final = 5"),
    Mutation("TR-2.3", f"{_HERE}/setup.py", "(seat - 2) % seats + 1", "seat % seats + 1"),
    Mutation(
        "TR-2.3",
        f"{_HERE}/setup.py",
        "lay_tile(position, home, tile, False)",
        "lay_tile(position, home, tile, True)",
    ),
    Mutation(
        "TR-2.3",
        f"{_HERE}/setup.py",
        "    position.ground.removed = removed\n",
        "    position.ground.discards = (removed,)\n",
    ),
    Mutation("TR-2.5", f"{_HERE}/places.py", "token_values[position.tokens]", "token_values[spot - 1]"),
    # 3. The round
    Mutation(
        "TR-3.1",
        f"{_HERE}/rules.py",
        "        seat = seat % seats + 1\n        if homes",
        "        seat = (seat - 2) % seats + 1\n        if homes",
    ),
    Mutation(
        "TR-3.1",
        f"{_HERE}/rules.py",
        "        if homes[seat - 1].boat:",
        "        if homes[seat - 1].boat or seat == position.seat:",
    ),
    Mutation("TR-3.2", f"{_HERE}/payments.py", "_trades(held & BASICS)", "_trades(held)"),
    Mutation("TR-3.2", f"{_HERE}/legal.py", "if supplied & _HAS_FOOD and spending", "if spending"),
    Mutation("TR-3.2", f"{_HERE}/rules.py", "position.supply += paid - _FOOD", "position.supply += paid"),
    Mutation("TR-3.3", f"{_HERE}/places.py", "    position.passes = 0\n", ""),
    Mutation("TR-3.3", f"{_HERE}/rules.py", "sum(1 for home in position.homes if home.boat)", "len(position.homes)"),
    Mutation(
        "TR-3.3",
        f"{_HERE}/rules.py",
        "    home.hold(home.held + _FOOD - paid)\n",
        "    home.hold(home.held + _FOOD - paid)\n    position.passes = 0\n",
    ),
    Mutation(
        "TR-3.3",
        f"{_HERE}/legal.py",
        "    if not blocks:\n        blocks.append(_PASS)",
        "    if not blocks and not home.held:\n        blocks.append(_PASS)",
    ),
    Mutation("TR-3.4", f"{_HERE}/setting.py", "OPEN[place] - (room <<", "OPEN[place] - (room + 1 <<"),
    Mutation("TR-3.4", f"{_HERE}/meta.py", "MOST_CLAIMS: Final = 2", "MOST_CLAIMS: Final = 3"),
    # 4. Actions
    Mutation("TR-4.1", f"{_HERE}/places.py", "if home.held % 255 > home.river.capacity and", "if False and"),
    Mutation("TR-4.1", f"{_HERE}/legal.py", "if laid < SPACES and", "if laid < SPACES - 1 and"),
    Mutation("TR-4.2", f"{_HERE}/places.py", "    if not position.taken >> shift & 255:\n", "    if True:\n"),
    Mutation(
        "TR-4.2", f"{_HERE}/legal.py", "(river.produces | setting.bonus_places & ~(taken + _CARRY))", "river.produces"
    ),
    Mutation("TR-4.2", f"{_HERE}/legal.py", "~(taken + _CARRY)) & supplied & ~full", "~(taken + _CARRY)) & ~full"),
    Mutation("TR-4.2", f"{_HERE}/storage.py", "(wanted if wanted < there else there)", "wanted"),
    Mutation(
        "TR-4.2",
        f"{_HERE}/storage.py",
        "    position.supply += home.held - kept\n",
        "    position.supply += home.held + gain - kept\n",
    ),
    Mutation("TR-4.2", f"{_HERE}/storage.py", "if capacity and kinds & kinds - 1:", "if capacity:"),
    Mutation(
        "TR-4.3",
        f"{_HERE}/legal.py",
        '["food"] if "food" in supplied else sorted(supplied)',
        "sorted(supplied)",
    ),
    Mutation("TR-4.4", f"{_HERE}/meta.py", "MOST_RESERVED: Final = 2", "MOST_RESERVED: Final = 3"),
    Mutation(
        "TR-4.4",
        f"{_HERE}/places.py",
        "    position.take_from_cards(number)\n",
        "",
    ),
    Mutation(
        "TR-4.5", f"{_HERE}/payments.py", "self._block(card, spending.held, 1)", "self._block(card, spending.held, 0)"
    ),
    Mutation("TR-4.5", f"{_HERE}/payments.py", "if 0 <= rest <= food:", "if rest == 0:"),
    Mutation("TR-4.5", f"{_HERE}/payments.py", "most, food = usable(cost, held)", "most, food = held"),
    Mutation("TR-4.5", f"{_HERE}/payments.py", "self._within(held, 1)", "self._within(held, 0)"),
    Mutation("TR-4.5", f"{_HERE}/places.py", "    home.boat += 1 if spot == JOINS_WITH_TOKEN else 0\n", ""),
    Mutation("TR-4.5", f"{_HERE}/places.py", "if spot > setting.token_spots:", "if spot > setting.token_spots + 1:"),
    Mutation("TR-4.5", f"{_HERE}/places.py", "    position.supply += paid\n", ""),
    Mutation(
        "TR-4.6",
        f"{_HERE}/places.py",
        "    position.pawn = position.seat\n",
        "    position.pawn = position.ground.first = position.seat\n",
    ),
    Mutation("TR-4.7", f"{_HERE}/legal.py", "if high <= tiles]", "if high < tiles]"),
    # 5. Cleanup
    Mutation("TR-5.1", f"{_HERE}/cleanup.py", "settled = river.settled + river.framed", "settled = river.settled + 1"),
    Mutation("TR-5.1", f"{_HERE}/cleanup.py", "river.incomes, 0, settled)", "river.incomes, river.framed, settled)"),
    Mutation("TR-5.2", f"{_HERE}/cleanup.py", "position.ground.discarded += left\n", "pass\n"),
    Mutation(
        "TR-5.2",
        f"{_HERE}/cleanup.py",
        "if len(drawn) < spots and ground.discarded:",
        "if len(ground.pile) < 1 and ground.discarded:",
    ),
    Mutation("TR-5.2", f"{_HERE}/cleanup.py", 'f"reshuffle-{number + 1}"', '"reshuffle"'),
    Mutation(
        "TR-5.3",
        f"{_HERE}/cleanup.py",
        "    ground.deck = ground.deck[empty:]\n",
        "    ground.deck = ground.deck[1:]\n",
    ),
    Mutation(
        "TR-5.4",
        f"{_HERE}/cleanup.py",
        "seats, seat = position.setting.seats, position.pawn",
        "seats, seat = position.setting.seats, position.ground.first",
    ),
    Mutation(
        "TR-5.4",
        f"{_HERE}/cleanup.py",
        "for tile in river.tiles if tile in",
        "for tile in sorted(river.tiles) if tile in",
    ),
    Mutation(
        "TR-5.4",
        f"{_HERE}/cleanup.py",
        "            position.ask.incomes = incomes[index + 1 :]\n",
        "            position.ask.incomes = ()\n",
    ),
    Mutation("TR-5.5", f"{_HERE}/ending.py", "len(home.works.tokens) == spots", "len(home.works.tokens) == 5"),
    Mutation("TR-5.5", f"{_HERE}/ending.py", "        tiles = tiles or len(home.river.tiles) == SPACES\n", ""),
    Mutation("TR-5.6", f"{_HERE}/meta.py", "LAST_ROUND: Final = 30", "LAST_ROUND: Final = 31"),
    # 6. Meadow effects
    Mutation(
        "TR-6.1",
        f"{_HERE}/scoring.py",
        "sum(tile.of in other.terrains for other in tiles)",
        "sum(tile.of in other.terrains for other in tiles if other is not tile)",
    ),
    Mutation(
        "TR-6.2",
        f"{_HERE}/scoring.py",
        "min(MOST_SPECIALIST, count(home.river.production, tile.of))",
        "count(home.river.production, tile.of)",
    ),
    Mutation("TR-6.3", f"{_HERE}/scoring.py", "return INCOME_POINTS", "return 1"),
    Mutation("TR-6.4", f"{_HERE}/meta.py", "WINDFALL: Final = 4", "WINDFALL: Final = 3"),
    Mutation("TR-6.4", f"{_HERE}/places.py", "            position.ask.due = tile.id\n", "            pass\n"),
    Mutation("TR-6.5", f"{_HERE}/meta.py", "RESHAPE_SWAPS: Final = 2", "RESHAPE_SWAPS: Final = 1"),
    Mutation("TR-6.5", f"{_HERE}/places.py", "len(home.river.tiles) > 1:", "len(home.river.tiles) > 2:"),
    Mutation(
        "TR-6.5", f"{_HERE}/rules.py", "    if ask.swaps > 1:\n", "    if ask.swaps > 1 and isinstance(move, Swap):\n"
    ),
    Mutation(
        "TR-6.6",
        f"{_HERE}/scoring.py",
        "            return home.boat\n",
        "            return home.boat + home.river.settled\n",
    ),
    Mutation(
        "TR-6.7",
        f"{_HERE}/scoring.py",
        "            return len(home.works.tokens)\n",
        "            return sum(home.works.tokens)\n",
    ),
    # 7. Scoring
    Mutation("TR-7.1", f"{_HERE}/scoring.py", "size(home.held) // 3", "size(home.held) // 2"),
    Mutation(
        "TR-7.1",
        f"{_HERE}/scoring.py",
        "for building in home.works.built)",
        "for building in (*home.works.built, *home.works.reserved))",
    ),
    Mutation(
        "TR-7.2",
        f"{_HERE}/scoring.py",
        "return 6 if len(tiles) == 3 and tiles[0].terrains & tiles[1].terrains & tiles[2].terrains",
        "return 6 if len(tiles) == 3 and tiles[1].terrains & tiles[2].terrains",
    ),
    Mutation("TR-7.2", f"{_HERE}/scoring.py", "if len(tiles) < 2 or not", "if len(tiles) < 3 or not"),
    Mutation(
        "TR-7.3",
        f"{_HERE}/scoring.py",
        "ranks_of([(each.total,) for each in scores])",
        "ranks_of([(each.total, each.tokens) for each in scores])",
    ),
    # 8. Decisions and notation
    Mutation(
        "TR-8",
        f"{_HERE}/legal.py",
        'pairs.sort(key=lambda swap: f"{swap.low},{swap.high}")',
        "pairs.sort(key=lambda swap: (swap.low, swap.high))",
    ),
    Mutation(
        "TR-8", f"{_HERE}/notation.py", "return Swap(low, high) if low <= high else None", "return Swap(low, high)"
    ),
    Mutation("TR-8", f"{_HERE}/view.py", "discards=ground.discards,", "discards=ground.pile,"),
    # 9. The game record
    Mutation(
        "TR-9",
        f"{_HERE}/deal.py",
        '"reshuffles": [list(order) for order in position.ground.reshuffled]',
        '"reshuffles": [list(order) for order in deal.reshuffles]',
    ),
    Mutation("TR-9", f"{_HERE}/snapshot.py", '"passes": position.passes,', '"passes": 0,'),
)
SUITE = Suite(MUTATIONS, ("tests/theriver",))
