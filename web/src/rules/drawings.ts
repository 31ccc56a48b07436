/** Small drawn examples of rules that a picture says sooner than a sentence. */

export type Cell = {
  readonly x: number;
  readonly y: number;
  readonly terrain: string | null;
  readonly text?: string;
  /** What the example is about: a territory, or the domino that is laid. */
  readonly isMarked?: boolean;
};

export type Drawing = {
  readonly cells: readonly Cell[];
  /** Whether the rules allow it; null where nothing is judged. */
  readonly isAllowed: boolean | null;
  /** A way through the cells' middles. */
  readonly path?: readonly (readonly [number, number])[];
};

const row = (...terrains: string[]): Cell[] => terrains.map((terrain, x) => ({ x, y: 0, terrain }));
const cell = (x: number, y: number, terrain: string, isMarked = false): Cell => ({ x, y, terrain, isMarked });
const plain = (cells: readonly Cell[]): Drawing => ({ cells, isAllowed: null });

/** Row 1 lies at the river, which is below; columns have letters. */
function ranch(): Cell[] {
  const places = Array.from({ length: 25 }, (_, index) => ({ x: index % 5, y: Math.floor(index / 5) }));
  return places.map(({ x, y }) => ({ x, y, terrain: null, text: `${"abcde"[x]}${5 - y}` }));
}

/** Three rows of four: there, back, and there again. */
const RIVER = Array.from({ length: 12 }, (_, index) => {
  const y = Math.floor(index / 4);
  return { x: y === 1 ? 3 - (index % 4) : index % 4, y, terrain: null, text: String(index + 1) };
});

export const EXAMPLES: Readonly<Record<string, readonly Drawing[]>> = {
  "MR-1.1": [plain(row("desert", "canyon", "meadow", "forest", "corn", "farm"))],
  "MR-1.2": [plain(row("forest", "farm"))],
  "MR-1.3": [
    { isAllowed: true, cells: [cell(0, 0, "meadow", true), cell(1, 0, "meadow", true), cell(1, 1, "meadow", true), cell(0, 1, "desert")] },
    { isAllowed: false, cells: [cell(0, 0, "meadow", true), cell(1, 0, "desert"), cell(1, 1, "meadow", true), cell(0, 1, "forest")] },
  ],
  "MR-1.4": [plain(ranch())],
  "MR-4.4": [
    { isAllowed: true, cells: [cell(0, 0, "forest"), cell(1, 0, "forest", true), cell(2, 0, "corn", true)] },
    { isAllowed: false, cells: [cell(0, 0, "forest"), cell(1, 0, "desert", true), cell(2, 0, "corn", true)] },
    { isAllowed: false, cells: [cell(0, 0, "forest"), cell(1, 0, "corn", true), cell(2, 0, "corn", true)] },
  ],
  "TR-1.2": [plain(row("desert", "badlands", "forest", "mountain", "meadow"))],
  "TR-1.5": [{ cells: RIVER, isAllowed: null, path: RIVER.map(({ x, y }) => [x, y] as const) }],
};
