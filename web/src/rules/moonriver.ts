/** The examples of Moon River's rules. */
import type { GlyphName } from "../art/Symbols.tsx";
import { allowed, type Cell, type Drawing, empty, glyph, plot, refused, shown, steps, worth } from "./drawing.ts";

const TERRAINS = ["desert", "canyon", "meadow", "forest", "corn", "farm"];
const PARTNERS: readonly GlyphName[] = ["cowboy", "desperado", "cattle-thief", "gold-digger", "trapper", "farmer"];

/** Row 1 lies at the river, which is below; columns have letters. */
function ranch(): Cell[] {
  return Array.from({ length: 25 }, (_, index) => empty(index % 5, Math.floor(index / 5), { text: `${"abcde"[index % 5]}${5 - Math.floor(index / 5)}` }));
}

const bridges = [0, 2, 4].flatMap((x) => [empty(x, 0, { isMarked: true }), empty(x, 1, { text: "ace"[x / 2]! })]);
const column = [1, 3, 4, 6].map((number, x) => plot(x, 0, ["desert", "corn", "forest", "farm"][x]!, { printed: { number, ...(x === 3 && { cows: 2 }) } }));
const forests = (length: number, isMarked = true) => Array.from({ length }, (_, x) => plot(x, 0, "forest", { isMarked }));

export const MOON_RIVER: Readonly<Record<string, readonly Drawing[]>> = {
  "MR-1.1": [
    shown(...TERRAINS.map((terrain, x) => plot(x, 0, terrain))),
    shown(
      plot(0, 0, "meadow", { printed: { cows: 2 } }),
      plot(1, 0, "desert", { printed: { skulls: 1 } }),
      plot(2, 0, "farm", { printed: { circles: 1 } }),
      plot(3, 0, "canyon", { printed: { nuggets: 1 } }),
      plot(4, 0, "forest", { printed: { beavers: 2 } }),
      plot(5, 0, "corn", { printed: { cobs: 3 } }),
    ),
  ],
  "MR-1.2": [shown(plot(0, 0, "forest"), plot(1, 0, "farm"))],
  "MR-1.3": [
    allowed(plot(0, 0, "meadow", { isMarked: true }), plot(1, 0, "meadow", { isMarked: true }), plot(1, 1, "meadow", { isMarked: true }), plot(0, 1, "desert")),
    refused(plot(0, 0, "meadow", { isMarked: true }), plot(1, 0, "desert"), plot(1, 1, "meadow", { isMarked: true }), plot(0, 1, "forest")),
  ],
  "MR-1.4": [shown(...ranch())],
  "MR-1.5": [shown(empty(1, 0), empty(3, 0), ...bridges)],
  "MR-1.6": [shown(...PARTNERS.map((partner, x) => glyph(x, 0, partner)))],
  "MR-2.3": [shown(...column)],
  "MR-3.3": [steps([plot(0, 0, "forest", { printed: { beavers: 1 } }), glyph(0, 1, "ranchero")], [plot(0, 0, "forest", { printed: { beavers: 1 }, isMarked: true })])],
  "MR-3.4": [shown(...column, glyph(1, 1, "ranchero"), glyph(2, 1, "ranchero"))],
  "MR-4.1": [
    steps(
      [plot(0, 0, "canyon", { isMarked: true }), plot(1, 0, "farm"), plot(2, 0, "desert", { isMarked: true })],
      [plot(0, 0, "canyon", { isMarked: true }), plot(1, 0, "desert", { isMarked: true })],
    ),
  ],
  "MR-4.3": [
    allowed(plot(0, 0, "desert"), empty(1, 0, { isMarked: true }), empty(2, 0, { isMarked: true })),
    refused(plot(0, 0, "desert"), empty(1, 0, { isMarked: true }), empty(0, 1), empty(2, 1, { isMarked: true }), empty(2, 0), empty(1, 1)),
    refused(plot(0, 0, "desert", { isMarked: true }), empty(1, 0, { isMarked: true }), empty(2, 0)),
  ],
  "MR-4.4": [
    allowed(plot(0, 0, "forest"), plot(1, 0, "forest", { isMarked: true }), plot(2, 0, "corn", { isMarked: true })),
    refused(plot(0, 0, "forest"), plot(1, 0, "desert", { isMarked: true }), plot(2, 0, "corn", { isMarked: true })),
    refused(plot(0, 0, "forest"), plot(1, 0, "corn", { isMarked: true }), plot(2, 0, "corn", { isMarked: true })),
  ],
  "MR-5.1": [
    steps(
      [plot(0, 0, "meadow", { printed: { cows: 2 } }), plot(1, 0, "farm", { printed: { cows: 1 } })],
      [plot(0, 0, "meadow", { cows: 2 }), plot(1, 0, "farm", { cows: 1 })],
    ),
  ],
  "MR-5.2": [
    steps(
      [plot(0, 0, "desert", { cows: 1 }), plot(1, 0, "desert", { cows: 1 }), plot(2, 0, "desert", { printed: { skulls: 1 }, isMarked: true })],
      [plot(0, 0, "desert", { cows: 1 }), plot(1, 0, "desert", { cows: 0 }), plot(2, 0, "desert", { printed: { skulls: 1 }, cows: 0, isMarked: true })],
    ),
  ],
  "MR-5.3": [
    steps(
      [plot(0, 0, "farm", { printed: { circles: 1 }, isMarked: true }), plot(1, 0, "canyon")],
      [plot(0, 0, "farm", { printed: { circles: 1 }, partner: "trapper", isMarked: true }), plot(1, 0, "canyon")],
    ),
  ],
  "MR-6.1": [shown(plot(0, 0, "meadow", { cows: 1, isMarked: true }), plot(1, 0, "meadow", { partner: "cowboy", isMarked: true }), plot(2, 0, "farm", { cows: 1 }))],
  "MR-6.2": [
    steps(
      [plot(0, 0, "desert", { cows: 2 }), plot(1, 0, "canyon", { cows: 0 }), plot(2, 0, "meadow", { cows: 0 })],
      [plot(0, 0, "desert", { cows: 1 }), plot(1, 0, "canyon", { cows: 1, isMarked: true }), plot(2, 0, "meadow", { cows: 0 })],
      [plot(0, 0, "desert", { cows: 1 }), plot(1, 0, "canyon", { cows: 0 }), plot(2, 0, "meadow", { cows: 1, isMarked: true })],
    ),
    refused(plot(0, 0, "desert", { cows: 0 }), plot(1, 0, "corn", { printed: { cobs: 1 }, cows: 1, isMarked: true })),
  ],
  "MR-6.3": [
    steps(
      [plot(0, 0, "corn", { printed: { cobs: 3 } }), glyph(1, 0, "swap"), plot(2, 0, "desert", { printed: { skulls: 1 } })],
      [plot(0, 0, "desert", { printed: { skulls: 1 } }), glyph(1, 0, "swap"), plot(2, 0, "corn", { printed: { cobs: 3 } })],
    ),
  ],
  "MR-6.4": [
    steps(
      [plot(0, 0, "forest", { cows: 1, isMarked: true }), glyph(1, 0, "forward"), plot(2, 0, "farm", { partner: "cattle-thief", cows: 0 })],
      [plot(0, 0, "forest", { cows: 0 }), glyph(1, 0, "forward"), plot(2, 0, "farm", { partner: "cattle-thief", cows: 1, isMarked: true })],
    ),
    refused(
      plot(0, 0, "forest", { cows: 1, isMarked: true }), plot(0, 1, "forest", { partner: "trapper" }), glyph(1, 0, "forward"), plot(2, 0, "farm", { partner: "cattle-thief", cows: 0 }),
    ),
  ],
  "MR-7.2": [steps([plot(0, 0, "canyon", { cows: 3 }), plot(1, 0, "canyon", { cows: 1 })], [plot(0, 0, "canyon", { cows: 1 }), plot(1, 0, "canyon", { cows: 1 })])],
  "MR-7.3": [
    worth("3 × 2 = 6", plot(0, 0, "meadow", { cows: 1, isMarked: true }), plot(1, 0, "meadow", { cows: 0, isMarked: true }), plot(1, 1, "meadow", { cows: 1, isMarked: true }), plot(0, 1, "desert", { cows: 0 })),
    worth("2 × 0 = 0", plot(0, 0, "forest", { cows: 0, isMarked: true }), plot(1, 0, "forest", { cows: 0, isMarked: true })),
  ],
  "MR-7.4": [worth("1 + 2 + 3 = 6", plot(0, 0, "canyon", { printed: { nuggets: 1 } }), plot(1, 0, "forest", { printed: { beavers: 2 } }), plot(2, 0, "corn", { printed: { cobs: 3 } }))],
  "MR-7.5": [
    worth(
      "1 + 1 + 1 = 3", plot(0, 0, "desert", { partner: "gold-digger", cows: 0 }),
      plot(1, 0, "desert", { printed: { nuggets: 1 } }), plot(2, 0, "canyon", { printed: { nuggets: 1 } }), plot(3, 0, "farm", { printed: { nuggets: 1 } }),
    ),
  ],
  "MR-8.2": [
    allowed(plot(0, 0, "farm"), plot(1, 0, "farm", { printed: { circles: 1 }, partner: "cowboy", isMarked: true })),
    refused(plot(0, 0, "farm"), plot(1, 0, "forest", { printed: { circles: 1 }, isMarked: true })),
  ],
  "MR-9.2": [worth("10", ...forests(3)), worth("10 + 10 = 20", ...forests(4))],
  "MR-9.3": [worth("40", ...forests(6)), worth("10 + 10 = 20", ...forests(3), plot(3, 0, "farm"), ...forests(3).map((one) => ({ ...one, x: one.x + 4 })))],
};
