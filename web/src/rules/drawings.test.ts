import { expect, test } from "vitest";
import { EXAMPLES } from "./drawings.ts";

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

test("a domino of MR-4.4 is shown as allowed exactly where it touches its own terrain", () => {
  for (const { cells, isAllowed } of EXAMPLES["MR-4.4"] ?? []) {
    const laid = cells.filter(({ isMarked }) => !isMarked);
    const isConnected = cells
      .filter(({ isMarked }) => isMarked)
      .some((plot) => SIDES.some(([dx, dy]) => laid.some(({ x, y, terrain }) => x === plot.x + dx && y === plot.y + dy && terrain === plot.terrain)));
    expect(isConnected).toBe(isAllowed);
  }
});

test("the columns of the river are 1-8-9, 2-7-10, 3-6-11 and 4-5-12 (TR-1.5)", () => {
  const cells = EXAMPLES["TR-1.5"]?.[0]?.cells ?? [];
  const column = (x: number) => cells.filter((cell) => cell.x === x).map(({ text }) => text).join("-");
  expect([0, 1, 2, 3].map(column)).toEqual(["1-8-9", "2-7-10", "3-6-11", "4-5-12"]);
});
