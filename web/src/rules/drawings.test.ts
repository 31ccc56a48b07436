import { expect, test } from "vitest";
import type { Cell } from "./drawing.ts";
import { EXAMPLES } from "./drawings.ts";

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const drawings = (rule: string) => EXAMPLES[rule] ?? [];
const first = (rule: string) => drawings(rule)[0]?.frames[0] ?? [];
const isBeside = (one: Cell, other: Cell) => SIDES.some(([dx, dy]) => other.x === one.x + dx && other.y === one.y + dy);
const total = (sum: string) => Number(sum.split("= ").at(-1));

test.each(["MR-4.4", "MR-8.2"])("what is laid by %s is shown as allowed exactly where it touches its own terrain", (rule) => {
  for (const { frames, isAllowed } of drawings(rule)) {
    const cells = frames[0]!;
    const laid = cells.filter(({ isMarked }) => !isMarked);
    const isConnected = cells.filter(({ isMarked }) => isMarked).some((plot) => laid.some((one) => isBeside(plot, one) && one.terrain === plot.terrain));
    expect(isConnected).toBe(isAllowed);
  }
});

test("the cells of MR-4.3 are allowed exactly where both are empty and share an edge", () => {
  for (const { frames, isAllowed } of drawings("MR-4.3")) {
    const [one, other] = frames[0]!.filter(({ isMarked }) => isMarked);
    expect(isBeside(one!, other!) && one!.terrain === null && other!.terrain === null).toBe(isAllowed);
  }
});

test("a territory of MR-7.3 is worth its plots times its cows", () => {
  for (const { frames, worth } of drawings("MR-7.3")) {
    const territory = frames[0]!.filter(({ isMarked }) => isMarked);
    const cows = territory.reduce((sum, { standing }) => sum + (standing?.cows ?? 0), 0);
    expect(worth).toBe(`${territory.length} × ${cows} = ${territory.length * cows}`);
  }
});

test("a swap or a step of a cow loses nothing on the way", () => {
  const pieces = (cells: readonly Cell[]) => cells.map(({ plot, tile }) => plot?.id ?? tile?.id ?? "").sort();
  const cows = (cells: readonly Cell[]) => cells.reduce((sum, { standing }) => sum + (standing?.cows ?? 0), 0);
  for (const rule of ["MR-6.2", "MR-6.3", "MR-6.4", "TR-4.7"]) {
    for (const { frames } of drawings(rule)) {
      expect(frames.map(pieces)).toEqual(frames.map(() => pieces(frames[0]!)));
      expect(frames.map(cows)).toEqual(frames.map(() => cows(frames[0]!)));
    }
  }
});

test("groups of a scenario score 10 for three and 10 for each further plot", () => {
  for (const { frames, worth } of [...drawings("MR-9.2"), ...drawings("MR-9.3")]) {
    const marked = frames[0]!.filter(({ isMarked }) => isMarked).sort((one, other) => one.x - other.x);
    const lengths = marked.reduce<number[]>((groups, { x }, at) => (at && marked[at - 1]!.x === x - 1 ? [...groups.slice(0, -1), groups.at(-1)! + 1] : [...groups, 1]), []);
    expect(total(worth!)).toBe(lengths.reduce((sum, length) => sum + (length - 2) * 10, 0));
  }
});

test("the columns of the river are 1-8-9, 2-7-10, 3-6-11 and 4-5-12 (TR-1.5)", () => {
  const column = (x: number) => first("TR-1.5").filter((cell) => cell.x === x).map(({ text }) => text).join("-");
  expect([0, 1, 2, 3].map(column)).toEqual(["1-8-9", "2-7-10", "3-6-11", "4-5-12"]);
});

test("a column of TR-7.2 scores by its two upper tiles, and more with the third", () => {
  for (const { frames, worth } of drawings("TR-7.2")) {
    const [a, b, c] = frames[0]!.map(({ terrain }) => terrain);
    expect(worth).toBe(String(a !== b ? 0 : b === c ? 6 : 2));
  }
});
