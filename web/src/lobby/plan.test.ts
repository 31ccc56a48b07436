import { expect, test } from "vitest";
import type { Game } from "../app/catalogue.ts";
import { input, planFor, withChair, withSeats } from "./plan.ts";

const game: Game = {
  key: "moon-river",
  name: "Moon River",
  about: "",
  seatCounts: [2, 3, 4],
  edition: { key: "standard" },
  colours: [],
  levels: [
    { key: "DRIFTER", name: "Drifter" },
    { key: "HAND", name: "Ranch hand" },
  ],
  options: [{ key: "scenario", name: "Scenario", default: null, values: [] }],
  editions: [],
};
const plan = planFor(game);

test("a new table has the visitor, an open chair and every option's default", () => {
  expect(input(plan)).toMatchObject({ seats: 2, own: { seat: 1 }, aiSeats: [], start: false, options: [{ key: "scenario", value: null }] });
});

test("a table without open chairs begins at once", () => {
  const full = withChair(withSeats(plan, 3), 1, "ai:HAND");
  expect(input(full).start).toBe(false);
  const started = input(withChair(full, 2, "ai:DRIFTER"));
  expect(started.start).toBe(true);
  expect(started.aiSeats).toEqual([
    { level: "HAND", seat: 2 },
    { level: "DRIFTER", seat: 3 },
  ]);
});

test("the visitor has one chair and keeps it when chairs are taken away", () => {
  const last = withChair(withSeats(plan, 4), 3, "own");
  expect(last.seats).toEqual(["open", "open", "open", "own"]);
  expect(withSeats(last, 2).seats).toEqual(["open", "own"]);
});

test("somebody may open a table without sitting down", () => {
  expect(input(withChair(plan, 0, "ai:HAND")).own).toBeNull();
});
