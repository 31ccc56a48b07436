"""The River played straight off its rules page: slow, plain, and with nothing from the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.oracle.components import (
    BUILDINGS,
    FRAMED,
    ISLAND,
    RESOURCES,
    SUPPLY,
    TILES,
    TOKEN_SPOTS,
    TOKENS,
)
from tests.oracle.table import Difference, Game, Record, Result, Steps, ask, ranks
from tests.oracle.theriver_bank import BASIC, Bank, choices

ROUNDS = 30
Shuffle = Callable[[list[str]], list[str]]


class TheRiver:
    """One game. Discards are shuffled as the deal says, or, when it says no more, by `shuffle`."""

    def __init__(self, seats: list[str], deal: Record, shuffle: Shuffle | None = None) -> None:
        self.deal = deal
        self.count = len(seats)
        self.seats = range(1, self.count + 1)
        self.bank = {seat: Bank(seats[seat - 1]) for seat in self.seats}
        self.pile: list[str] = list(deal["tiles"])
        self.deck: list[str] = list(deal["buildings"])
        self.reshuffles: list[list[str]] = list(deal.get("reshuffles", []))
        self.reshuffled: list[list[str]] = []
        self.shuffle = shuffle
        self.first: int = deal["first"]
        self.pawn = self.first
        self.supply: Counter[str] = Counter(SUPPLY[self.count])
        self.tokens = list(TOKENS[self.count])
        self.island: list[str] = []
        self.cards: list[str] = []
        self.discards: list[str] = []
        self.places: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()

    # --- the course of the game -----------------------------------------------------------------------------

    def game(self) -> Game:
        self.fill_cards()
        yield from self.preliminary()
        self.fill_island()
        for number in range(1, ROUNDS + 1):
            yield from self.round()
            ended = any(len(b.tokens) == TOKEN_SPOTS[self.count] or len(b.tiles) == 12 for b in self.bank.values())
            yield from self.cleanup()
            if ended:
                break
            self.seen["thirty rounds"] += number == ROUNDS
        return self.result()

    def clockwise(self, start: int) -> list[int]:
        """TR-2.0."""
        return [*range(start, self.count + 1), *range(1, start)]

    def preliminary(self) -> Steps:
        """TR-2.3: counter-clockwise, the first player last; what is left over leaves the game."""
        offered = [self.pile.pop(0) for _ in range(self.count + 1)]
        following = self.clockwise(self.first)[1:]
        for seat in [*reversed(following), self.first]:
            move = yield from ask(seat, {f"take:{tile}" for tile in offered})
            tile = move.removeprefix("take:")
            offered.remove(tile)
            yield from self.lay(seat, tile)

    def round(self) -> Steps:
        """TR-3.1 and TR-3.3: until no boat has a pioneer, or all that have one passed in a row."""
        self.first = self.pawn
        self.places.clear()
        passed: set[int] = set()
        order = self.clockwise(self.first)
        while any(self.bank[seat].boat > 0 and seat not in passed for seat in self.seats):
            seat = order.pop(0)
            order.append(seat)
            if self.bank[seat].boat == 0:
                continue
            move = yield from ask(seat, self.trades(seat) | (self.placements(seat) or {"pass"}))
            while move.startswith("trade:"):
                self.seen["trade"] += 1
                self.seen["trade beside a pass"] += not self.placements(seat)
                self.trade(seat, move)
                move = yield from ask(seat, self.trades(seat) | (self.placements(seat) or {"pass"}))
            if move == "pass":
                self.seen["pass"] += 1
                passed.add(seat)
            else:
                self.seen["pass row broken"] += bool(passed)
                passed.clear()
                yield from self.place(seat, move)
        self.seen["round ended by passes"] += bool(passed)

    # --- what a seat may do ---------------------------------------------------------------------------------

    def trades(self, seat: int) -> set[str]:
        """TR-3.2."""
        if self.supply["f"] == 0:
            return set()
        goods = self.bank[seat].goods
        basic = Counter({letter: goods[letter] for letter in "wcs"})
        return {f"trade:{payment}" for payment in choices(basic, 3)}

    def has_room(self, place: str) -> bool:
        """TR-3.4."""
        return self.places[place] < (1 if place == "first" or self.count == 2 else 2)

    def placements(self, seat: int) -> set[str]:
        bank, moves = self.bank[seat], set[str]()
        if len(bank.tiles) < 12 and bank.claims < 2:
            moves |= {f"claim:{tile}" for tile in self.island}
        moves |= {f"produce:{good}" for good in BASIC if self.has_room(good) and self.yield_of(seat, good) > 0}
        if self.has_room("food"):
            moves |= {f"forage:{good}" for good in self.forage()}
        if self.has_room("reserve") and len(bank.reserved) < 2:
            moves |= {f"reserve:{card}" for card in self.cards}
        if self.has_room("first"):
            moves.add("first")
        if self.has_room("swap"):
            moves |= bank.swaps()
        return moves | self.builds(seat)

    def yield_of(self, seat: int, good: str) -> int:
        """TR-4.2."""
        first = self.count > 2 and self.places[good] == 0
        return min(self.supply[BASIC[good]], self.bank[seat].symbols(BASIC[good]) + first)

    def forage(self) -> list[str]:
        """TR-4.3."""
        if self.supply["f"] > 0:
            return ["food"]
        return [good for good, letter in BASIC.items() if self.supply[letter] > 0]

    def builds(self, seat: int) -> set[str]:
        """TR-4.5."""
        bank = self.bank[seat]
        return {
            f"build:{card},{payment}"
            for card in self.cards + bank.reserved
            for payment in self.payments(bank.goods, BUILDINGS[card][0], 1 if card in bank.reserved else 0)
        }

    @staticmethod
    def payments(goods: Counter[str], cost: str, discount: int) -> set[str]:
        """Section 8: at most the cost of each type in basic resources, the rest in food."""
        total = len(cost) - discount
        usable = goods & Counter({**Counter(cost), "f": total})
        return choices(usable, total)

    # --- doing it -------------------------------------------------------------------------------------------

    def trade(self, seat: int, move: str) -> None:
        self.pay(seat, move.removeprefix("trade:"))
        self.supply["f"] -= 1
        self.bank[seat].goods["f"] += 1

    def pay(self, seat: int, payment: str) -> None:
        self.bank[seat].goods.subtract(payment)
        self.supply.update(payment)

    def place(self, seat: int, move: str) -> Steps:
        bank = self.bank[seat]
        bank.boat -= 1
        action, _, rest = move.partition(":")
        if action == "claim":
            bank.claims += 1
            self.island.remove(rest)
            yield from self.lay(seat, rest)
        elif action == "produce":
            gain = self.yield_of(seat, rest)
            self.places[rest] += 1
            yield from self.gain(seat, BASIC[rest], gain)
        elif action == "forage":
            self.places["food"] += 1
            yield from self.gain(seat, RESOURCES[rest], 1)
        else:
            self.act(seat, action, rest, move)

    def act(self, seat: int, action: str, rest: str, move: str) -> None:
        """The actions that ask nothing more."""
        bank = self.bank[seat]
        if action == "reserve":
            self.places["reserve"] += 1
            self.cards.remove(rest)
            bank.reserved.append(rest)
        elif action == "first":
            self.places["first"] += 1
            self.pawn = seat
        elif action == "swap":
            self.places["swap"] += 1
            bank.swap(move)
        else:
            self.build(seat, *rest.split(","))

    def build(self, seat: int, card: str, payment: str) -> None:
        """TR-4.5."""
        bank = self.bank[seat]
        self.pay(seat, payment)
        (bank.reserved if card in bank.reserved else self.cards).remove(card)
        bank.built.append(card)
        if len(bank.tokens) == TOKEN_SPOTS[self.count]:
            self.seen["built with all spots full"] += 1
            return
        bank.tokens.append(self.tokens.pop(0))
        if len(bank.tokens) == 2:
            bank.pioneers += 1
            bank.boat += 1

    def lay(self, seat: int, tile: str) -> Steps:
        """TR-4.1, with what the tile does at once (TR-6.4, TR-6.5) after the covering is settled."""
        bank, effect = self.bank[seat], TILES[tile].effect
        bank.tiles.append(tile)
        if len(bank.tiles) in FRAMED:
            bank.pioneers -= 1  # it settles in the cleanup: until then only the boat counts
        yield from self.gain(seat, "f", 0)
        if effect == "windfall":
            letter = BASIC[TILES[tile].of]
            yield from self.gain(seat, letter, min(4, self.supply[letter]))
        if effect == "reshape" and len(bank.tiles) >= 2:
            for _ in range(2):
                move = yield from ask(seat, bank.swaps() | {"skip"})
                if move != "skip":
                    bank.swap(move)
                    self.seen["reshaped"] += 1

    def gain(self, seat: int, letter: str, number: int) -> Steps:
        """Section 8, overflow: any K of holdings and gain; asked only when there is a choice."""
        bank = self.bank[seat]
        self.supply[letter] -= number
        bank.goods[letter] += number
        if bank.goods.total() <= bank.capacity():
            return
        kept = choices(bank.goods, bank.capacity())
        self.seen["overflow"] += 1
        keep = min(kept)
        if len(kept) > 1:
            self.seen["store asked" if number else "store asked for a covered warehouse"] += 1
            move = yield from ask(seat, {f"store:{goods}" for goods in kept})
            keep = move.removeprefix("store:")
        self.supply += bank.goods - Counter(keep)
        bank.goods = Counter(keep)

    # --- cleanup, section 5 ---------------------------------------------------------------------------------

    def cleanup(self) -> Steps:
        for bank in self.bank.values():
            bank.boat = bank.pioneers
            bank.claims = 0
        self.discards += self.island
        self.island = []
        self.fill_island()
        self.fill_cards()
        for seat in self.clockwise(self.pawn):
            for tile in list(self.bank[seat].tiles):
                letter = BASIC.get(TILES[tile].of, "") if TILES[tile].effect == "income" else ""
                if letter and self.supply[letter] > 0:
                    self.seen["income"] += 1
                    yield from self.gain(seat, letter, 1)

    def fill_island(self) -> None:
        """TR-5.2."""
        while len(self.island) < ISLAND[self.count]:
            if not self.pile:
                self.reshuffle()
            self.island.append(self.pile.pop(0))

    def reshuffle(self) -> None:
        self.seen["reshuffle"] += 1
        if self.reshuffles:
            self.pile = list(self.reshuffles.pop(0))
        elif self.shuffle:
            self.pile = self.shuffle(list(self.discards))
        if sorted(self.pile) != sorted(self.discards):
            raise Difference(f"reshuffle {len(self.reshuffled) + 1} is {self.pile}, the discards are {self.discards}")
        self.reshuffled.append(list(self.pile))
        self.discards = []

    def fill_cards(self) -> None:
        """TR-5.3."""
        while len(self.cards) < 4 and self.deck:
            self.cards.append(self.deck.pop(0))
        self.seen["short of cards"] += len(self.cards) < 4

    def result(self) -> Result:
        for letter, number in SUPPLY[self.count].items():
            assert self.supply[letter] + sum(bank.goods[letter] for bank in self.bank.values()) == number
        if self.reshuffles:
            raise Difference(f"{len(self.reshuffles)} reshuffles of the deal were never due")
        scores = [bank.score() for bank in self.bank.values()]
        totals = [score["total"] for score in scores]
        return {"scores": scores, "ranks": ranks([(total,) for total in totals])}
