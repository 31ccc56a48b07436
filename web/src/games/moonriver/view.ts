/** The shape of Moon River's positions and editions, as the server sends them. */
export type Terrain = "desert" | "canyon" | "meadow" | "forest" | "corn" | "farm";

export interface Kind {
  id: string;
  count: number;
  terrain: Terrain;
  number: number;
  cows: number;
  skulls: number;
  circles: number;
  nuggets: number;
  beavers: number;
  cobs: number;
}

export interface Edition {
  plots: Kind[];
  cows: number;
  bonus_tiles: Record<string, Terrain[]>;
  boards: Record<string, { slots: number; bridges: Record<string, string[]> }>;
  ranch: { columns: number; rows: Record<string, number>; closed: Record<string, string[]> };
}

export interface Plot {
  cell: string;
  kind: string;
  terrain: Terrain;
  cows: number;
  partner: string | null;
  token: string | null;
  bonus: boolean;
}

export interface Ranch {
  seat: number;
  colour: string;
  board: string;
  slots: number;
  /** The cells that bridges open. */
  bridges: string[];
  reserve: string[];
  plots: Plot[];
}

export interface ColumnPlot {
  position: number;
  plot: string;
  seat: number | null;
  gone: boolean;
}

export interface Decision {
  seat: number;
  kind: string;
  forced: boolean;
  partner: string | null;
  steps: number;
}

export interface View {
  variant: string;
  scenario: string | null;
  round: number;
  phase: string;
  grid: { columns: string; rows: number; closed: string[] };
  seats: Ranch[];
  rancheros: number[];
  old: ColumnPlot[];
  new: ColumnPlot[];
  saloon: string[];
  supply: number;
  pile: number;
  stack: number;
  bonus_tiles: string[];
  decision: Decision | null;
}

const BLANK = { count: 0, terrain: "desert" as Terrain, number: 0, cows: 0, skulls: 0, circles: 0, nuggets: 0, beavers: 0, cobs: 0 };

const kindsOf = new WeakMap<Edition, Map<string, Kind>>();

/** What a plot shows, by its kind. */
export function kindOf(edition: Edition, id: string): Kind {
  let kinds = kindsOf.get(edition);
  if (!kinds) kindsOf.set(edition, (kinds = new Map(edition.plots.map((kind) => [kind.id, kind]))));
  return kinds.get(id) ?? { ...BLANK, id };
}

/** A bonus tile is a plot with a circle and nothing else. */
export function plotFace(edition: Edition, plot: Plot): Kind {
  return plot.bonus ? { ...BLANK, id: plot.kind, terrain: plot.terrain, circles: 1 } : kindOf(edition, plot.kind);
}

export function cellAt(cell: string): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) };
}
