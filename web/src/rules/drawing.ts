/** What an example of a rule is drawn from: things on a grid, in one picture or in several that follow each other. */
import type { GlyphName } from "../art/Symbols.tsx";
import type { Kind } from "../games/moonriver/view.ts";
import type { Card, Tile } from "../games/theriver/view.ts";

export type Standing = { readonly cows: number; readonly partner: string | null };

export type Cell = {
  readonly x: number;
  readonly y: number;
  /** Of a plot or a tile; null where nothing lies. */
  readonly terrain: string | null;
  readonly plot?: Kind;
  readonly standing?: Standing;
  readonly tile?: Tile;
  readonly card?: Card;
  readonly glyph?: GlyphName;
  readonly text?: string;
  /** A frame around the empty space, as the river has it. */
  readonly isFramed?: boolean;
  /** What the example is about: a territory, or the domino that is laid. */
  readonly isMarked?: boolean;
};

export type Frame = readonly Cell[];

export type Drawing = {
  /** One picture, or one after the other. */
  readonly frames: readonly Frame[];
  /** Whether the rules allow it; null where nothing is judged. */
  readonly isAllowed: boolean | null;
  /** What it is worth, as a sum. */
  readonly worth?: string;
  /** A way through the cells' middles. */
  readonly path?: readonly (readonly [number, number])[];
};

type Printed = Partial<Omit<Kind, "id" | "terrain">>;

const BLANK = { count: 1, number: 0, cows: 0, skulls: 0, circles: 0, nuggets: 0, beavers: 0, cobs: 0 };

export function kind(terrain: string, printed: Printed = {}): Kind {
  const id = [terrain, ...Object.entries(printed).flat()].join(" ");
  return { ...BLANK, ...printed, id, terrain } as Kind;
}

type PlotPart = { readonly printed?: Printed; readonly cows?: number; readonly partner?: string; readonly isMarked?: boolean };

/** A plot that lies in a ranch; with printed cows it has just been laid. */
export function plot(x: number, y: number, terrain: string, { printed, cows, partner, isMarked }: PlotPart = {}): Cell {
  const standing = cows === undefined && partner === undefined ? undefined : { cows: cows ?? 0, partner: partner ?? null };
  return { x, y, terrain, plot: kind(terrain, printed), ...(standing && { standing }), ...(isMarked && { isMarked }) };
}

type TilePart = Partial<Pick<Tile, "production" | "warehouses" | "effect" | "of">> & { readonly isMarked?: boolean };

export function tile(x: number, y: number, terrains: string | readonly string[], { isMarked, ...shown }: TilePart = {}): Cell {
  const list = typeof terrains === "string" ? [terrains] : [...terrains];
  const id = JSON.stringify([list, shown]);
  const made: Tile = { id, terrains: list, production: {}, warehouses: 0, ...shown };
  return { x, y, terrain: list[0] ?? null, tile: made, ...(isMarked && { isMarked }) };
}

export function empty(x: number, y: number, part: Pick<Cell, "text" | "isMarked" | "isFramed" | "glyph"> = {}): Cell {
  return { x, y, terrain: null, ...part };
}

export function glyph(x: number, y: number, name: GlyphName): Cell {
  return { x, y, terrain: null, glyph: name };
}

export function card(x: number, y: number, cost: Card["cost"], points: number): Cell {
  return { x, y, terrain: null, card: { id: JSON.stringify([cost, points]), cost, points } };
}

export const shown = (...cells: readonly Cell[]): Drawing => ({ frames: [cells], isAllowed: null });
export const allowed = (...cells: readonly Cell[]): Drawing => ({ frames: [cells], isAllowed: true });
export const refused = (...cells: readonly Cell[]): Drawing => ({ frames: [cells], isAllowed: false });
export const steps = (...frames: readonly Frame[]): Drawing => ({ frames, isAllowed: null });
export const worth = (sum: string, ...cells: readonly Cell[]): Drawing => ({ frames: [cells], isAllowed: null, worth: sum });
