"""Moon River played straight off its rules page: slow, plain, and with nothing from the engine."""

from __future__ import annotations

from tests.oracle.components import COWS, PLOTS, SALOON, Kind
from tests.oracle.moonriver_land import Land, cell_named, name
from tests.oracle.moonriver_score import Cell, neighbours, score, territory
from tests.oracle.table import Game, Result, Steps, ask, ranks

Standing = list[tuple[int, str]]  # seat and the plot under its ranchero, from position 1


class MoonRiver(Land):
    """One game."""

    # --- set-up and rounds ----------------------------------------------------------------------------------

    def game(self) -> Game:
        self.refill_saloon()
        old: Standing = []
        yield from self.draft(old)
        while self.pile:
            new: Standing = []
            yield from self.round(old, new)
            self.refill_saloon()
            old = new
        for seat, plot in old:  # MR-3.4: the last round has no new column
            self.reserve[seat].append(plot)
            yield from self.expand(seat)
        for seat in dict.fromkeys(seat for seat, _ in old):
            yield from self.empty_reserve(seat)
        return self.result()

    def refill_saloon(self) -> None:
        while len(self.saloon) < SALOON and self.stack:
            self.saloon.append(self.stack.pop(0))

    def column(self) -> list[str]:
        """MR-2.3."""
        drawn, self.pile = self.pile[:4], self.pile[4:]
        return sorted(drawn, key=lambda plot: PLOTS[plot].number)

    def draft(self, chosen: Standing) -> Steps:
        """MR-2.4."""
        order: list[int] = list(self.deal["rancheros"])
        if self.count == 2:
            order += order[::-1]
        column, taken = self.column(), dict[int, int]()
        for seat in order:
            yield from self.select(seat, column, taken)
        chosen += [(taken[place], column[place - 1]) for place in sorted(taken)]

    def round(self, old: Standing, chosen: Standing) -> Steps:
        """MR-3.1 to MR-3.5."""
        column, taken = self.column(), dict[int, int]()
        for seat, plot in old:
            self.reserve[seat].append(plot)
            yield from self.expand(seat)
            yield from self.select(seat, column, taken)
        chosen += [(taken[place], column[place - 1]) for place in sorted(taken)]

    def select(self, seat: int, column: list[str], taken: dict[int, int]) -> Steps:
        free = [place for place in range(1, len(column) + 1) if place not in taken]
        move = yield from ask(seat, {f"select:{place}" for place in free})
        taken[int(move.removeprefix("select:"))] = seat

    # --- expanding ------------------------------------------------------------------------------------------

    def expand(self, seat: int) -> Steps:
        """MR-4.1 and MR-4.2."""
        reserve = self.reserve[seat]
        while len(reserve) >= 2:
            places = self.placements(seat)
            if len(reserve) <= self.slots[seat]:
                moves = places | {"done"}
            else:
                moves = places or self.discards(seat)
            move = yield from ask(seat, moves)
            if move == "done":
                return
            if move.startswith("discard:"):
                self.discard(seat, move)
            else:
                yield from self.lay(seat, move)

    def empty_reserve(self, seat: int) -> Steps:
        """MR-7.1."""
        while places := self.placements(seat):
            self.seen["laid in the final emptying"] += 1
            move = yield from ask(seat, places)
            yield from self.lay(seat, move)
        self.reserve[seat].clear()

    def discard(self, seat: int, move: str) -> None:
        self.seen["discard"] += 1
        for plot in move.removeprefix("discard:").split(","):
            self.reserve[seat].remove(plot)

    def lay(self, seat: int, move: str) -> Steps:
        """Section 5, in its order."""
        domino = []
        for part in move.removeprefix("place:").split(","):
            where, plot = part.split("=")
            self.reserve[seat].remove(plot)
            self.ranch[seat][cell_named(where)] = PLOTS[plot]
            domino.append(cell_named(where))
        self.bring_cows(seat, domino)
        for cell in domino:
            for _ in range(self.ranch[seat][cell].skulls):
                yield from self.drought(seat, cell)
        yield from self.recruit(seat, {cell for cell in domino if self.ranch[seat][cell].circles})
        if self.count == 2 and seat not in self.reached_row_ten and any(row == 10 for row, _ in domino):
            self.reached_row_ten.add(seat)
            yield from self.claim_bonus(seat)

    def bring_cows(self, seat: int, domino: list[Cell]) -> None:
        """MR-5.1."""
        for cell in domino:
            for _ in range(self.ranch[seat][cell].cows):
                if self.supply == 0:
                    self.seen["no cow in supply"] += 1
                else:
                    self.supply -= 1
                    self.cows[seat][cell] += 1

    def drought(self, seat: int, skull: Cell) -> Steps:
        """MR-5.2."""
        grazed = [cell for cell in territory(self.ranch[seat], skull) if self.cows[seat][cell] > 0]
        if not grazed:
            return
        victim = grazed[0]
        if len(grazed) >= 2:
            move = yield from ask(seat, {f"drought:{name(cell)}" for cell in grazed})
            victim = cell_named(move.removeprefix("drought:"))
            self.seen["drought asked"] += 1
        self.seen["drought"] += 1
        self.cows[seat][victim] -= 1
        self.supply += 1

    # --- partners -------------------------------------------------------------------------------------------

    def recruit(self, seat: int, circles: set[Cell]) -> Steps:
        """MR-5.3."""
        circles = set(circles)
        if len(circles) == 2:
            self.seen["two circles, one token" if len(self.saloon) == 1 else "two circles"] += 1
        if circles and not self.saloon:
            self.seen["empty saloon"] += 1
        while circles and self.saloon:
            offers = {f"recruit:{name(cell)},{token}" for cell in circles for token in self.saloon}
            move = yield from ask(seat, offers | {f"{offer},cowboy" for offer in offers})
            where, token, *flipped = move.removeprefix("recruit:").split(",")
            cell = cell_named(where)
            circles.remove(cell)
            self.saloon.remove(token)
            self.partners[seat][cell] = "cowboy" if flipped else token
            yield from self.use(seat, cell)

    def use(self, seat: int, cell: Cell) -> Steps:
        side = self.partners[seat][cell]
        if side == "cowboy":
            yield from self.drive_cattle(seat)
        elif side == "desperado":
            yield from self.swap(seat)
        elif side == "cattle-thief":
            yield from self.steal(seat, cell)

    def drive_cattle(self, seat: int) -> Steps:
        """MR-6.2."""
        ranch = self.ranch[seat]
        for _ in range(3):
            drives = {
                f"move:{name(start)},{name(end)}"
                for start in ranch
                if self.cows[seat][start] > 0
                for end in neighbours(start)
                if end in ranch and ranch[end].terrain != "corn"
            }
            if not drives:
                return
            move = yield from ask(seat, drives | {"skip"})
            if move == "skip":
                return
            start, end = map(cell_named, move.removeprefix("move:").split(","))
            self.cows[seat][start] -= 1
            self.cows[seat][end] += 1

    def swap(self, seat: int) -> Steps:
        """MR-6.3."""
        swaps = {
            f"swap:{mine},{other},{theirs}"
            for mine in self.reserve[seat]
            for other in self.seats
            if other != seat
            for theirs in self.reserve[other]
        }
        if not swaps:
            self.seen["swap impossible"] += 1
            return
        move = yield from ask(seat, swaps | {"skip"})
        if move == "skip":
            return
        mine, other, theirs = move.removeprefix("swap:").split(",")
        self.reserve[seat].remove(mine)
        self.reserve[int(other)].remove(theirs)
        self.reserve[seat].append(theirs)
        self.reserve[int(other)].append(mine)
        self.seen["swap"] += 1

    def steal(self, seat: int, thief: Cell) -> Steps:
        """MR-6.1 and MR-6.4."""
        cows = {
            f"steal:{other},{name(cell)}"
            for other in self.seats
            if other != seat
            for cell in self.ranch[other]
            if self.cows[other][cell] > 0 and not territory(self.ranch[other], cell) & set(self.partners[other])
        }
        if not cows or self.ranch[seat][thief].terrain == "corn":
            self.seen["steal impossible"] += 1
            return
        move = yield from ask(seat, cows | {"skip"})
        if move == "skip":
            return
        other, where = move.removeprefix("steal:").split(",")
        self.cows[int(other)][cell_named(where)] -= 1
        self.cows[seat][thief] += 1
        self.seen["steal"] += 1

    def claim_bonus(self, seat: int) -> Steps:
        """MR-8.1 and MR-8.2."""
        claims = {
            f"bonus:{tile},{side},{name(cell)}"
            for tile, sides in self.bonus.items()
            for side in sides
            for cell in self.empty_cells(seat)
            if self.connects(seat, cell, side)
        }
        if not claims:
            self.seen["bonus impossible"] += 1
            lost = min(self.bonus)
            if self.rules > 1 and len(self.bonus) > 1:
                self.seen["bonus chosen to be lost"] += 1
                lost = (yield from ask(seat, {f"lose:{tile}" for tile in self.bonus})).removeprefix("lose:")
            del self.bonus[lost]
            return
        move = yield from ask(seat, claims)
        tile, side, where = move.removeprefix("bonus:").split(",")
        del self.bonus[tile]
        self.ranch[seat][cell_named(where)] = Kind(side, 1, 0, circles=1)
        self.seen["bonus laid"] += 1
        yield from self.recruit(seat, {cell_named(where)})

    # --- the end --------------------------------------------------------------------------------------------

    def result(self) -> Result:
        """MR-7.2 to MR-7.7."""
        assert self.supply + sum(self.cows[seat].total() for seat in self.seats) == COWS
        scores = [score(self.scenario, self.river, self.ranch[s], self.cows[s], self.partners[s]) for s in self.seats]
        keys = [(own["total"], own["largest_territory"], own["cows"]) for own in scores]
        self.seen["tie on points"] += len({key[0] for key in keys}) < self.count
        return {"scores": scores, "ranks": ranks(keys)}
