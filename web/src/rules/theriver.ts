/** The examples of The River's rules. */
import { type Cell, type Drawing, card, empty, glyph, shown, steps, tile, worth } from "./drawing.ts";

/** Three rows of four: there, back, and there again. */
const RIVER = Array.from({ length: 12 }, (_, index) => {
  const y = Math.floor(index / 4);
  return empty(y === 1 ? 3 - (index % 4) : index % 4, y, { text: String(index + 1) });
});

/** A column from its upper tile to its lowest. */
const column = (...terrains: readonly string[]): Cell[] => terrains.map((terrain, y) => tile(0, y, terrain));

const WOOD = { production: { wood: 2 } };
const spaces = [empty(1, 0, { text: "2" }), empty(2, 0, { text: "3" }), empty(3, 0, { text: "4" })];

export const THE_RIVER: Readonly<Record<string, readonly Drawing[]>> = {
  "TR-1.1": [shown(glyph(0, 0, "wood"), glyph(1, 0, "clay"), glyph(2, 0, "stone"), glyph(3, 0, "food"))],
  "TR-1.2": [
    shown(...["desert", "badlands", "forest", "mountain", "meadow"].map((terrain, x) => tile(x, 0, terrain))),
    shown(tile(0, 0, "desert", WOOD), tile(1, 0, "forest", { warehouses: 2 }), tile(2, 0, ["badlands", "mountain"], { production: { clay: 1 }, warehouses: 1 })),
  ],
  "TR-1.3": [shown(card(0, 0, { wood: 2, clay: 1 }, 4), card(1, 0, { clay: 3, stone: 3 }, 8))],
  "TR-1.5": [{ frames: [RIVER], isAllowed: null, path: RIVER.map(({ x, y }) => [x, y] as const) }],
  "TR-1.6": [steps([empty(0, 0, { glyph: "clay", isMarked: true })], [tile(0, 0, "forest", { warehouses: 2, isMarked: true })])],
  "TR-4.1": [
    steps(
      [tile(0, 0, "desert", WOOD), ...spaces, tile(1, 1, "mountain", { production: { stone: 2 }, isMarked: true })],
      [tile(0, 0, "desert", WOOD), ...spaces.slice(1), tile(1, 0, "mountain", { production: { stone: 2 }, isMarked: true }), empty(1, 1)],
    ),
  ],
  "TR-4.2": [
    steps(
      [tile(0, 0, "desert", { production: { wood: 2 }, isMarked: true }), tile(1, 0, "forest", { production: { wood: 1 }, warehouses: 1, isMarked: true }), tile(2, 0, "badlands", { production: { clay: 2 } })],
      [glyph(0, 0, "wood"), glyph(1, 0, "wood"), glyph(2, 0, "wood")],
    ),
  ],
  "TR-4.3": [shown(glyph(0, 0, "food"))],
  "TR-4.5": [steps([glyph(0, 0, "wood"), glyph(1, 0, "food"), glyph(2, 0, "clay")], [card(0, 0, { wood: 2, clay: 1 }, 4), glyph(1, 0, "token")])],
  "TR-4.7": [
    steps(
      [tile(0, 0, "forest", { isMarked: true }), tile(1, 0, "mountain"), tile(2, 0, "desert", { isMarked: true })],
      [tile(0, 0, "desert", { isMarked: true }), tile(1, 0, "mountain"), tile(2, 0, "forest", { isMarked: true })],
    ),
  ],
  "TR-5.1": [steps([empty(0, 0, { isFramed: true }), glyph(1, 0, "meeple")], [tile(0, 0, "meadow", { effect: "trophy" }), empty(1, 0)])],
  "TR-6.1": [worth("1 + 1 = 2", tile(0, 0, "meadow", { effect: "per-terrain", of: "forest" }), tile(1, 0, "forest", { isMarked: true }), tile(2, 0, "forest", { isMarked: true }), tile(3, 0, "desert"))],
  "TR-6.2": [
    worth("1 + 2 = 3", tile(0, 0, "meadow", { effect: "specialist", of: "wood" }), tile(1, 0, "desert", WOOD)),
    worth("3", tile(0, 0, "meadow", { effect: "specialist", of: "wood" }), tile(1, 0, "desert", WOOD), tile(2, 0, "forest", WOOD)),
  ],
  "TR-6.3": [steps([tile(0, 0, "meadow", { effect: "income", of: "stone" })], [glyph(0, 0, "stone")])],
  "TR-6.4": [steps([tile(0, 0, "meadow", { effect: "windfall", of: "wood" })], [0, 1, 2, 3].map((x) => glyph(x, 0, "wood")))],
  "TR-6.5": [shown(tile(0, 0, "meadow", { effect: "reshape" }))],
  "TR-6.6": [worth("1 + 1 = 2", tile(0, 0, "meadow", { effect: "idle-hands" }), glyph(1, 0, "meeple"), glyph(2, 0, "meeple"))],
  "TR-6.7": [worth("1 + 1 + 1 = 3", tile(0, 0, "meadow", { effect: "trophy" }), glyph(1, 0, "token"), glyph(2, 0, "token"), glyph(3, 0, "token"))],
  "TR-7.2": [
    worth("6", ...column("forest", "forest", "forest")),
    worth("2", ...column("forest", "forest", "desert")),
    worth("0", ...column("forest", "desert", "forest")),
    worth("0", ...column("desert", "forest", "forest")),
  ],
};
