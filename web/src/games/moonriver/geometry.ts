/** Where the cells of a ranch lie: upright with the river below, or lying with the river on the left. */
import type { Sides } from "../../art/tile.ts";
import { cellAt, type Plot, type View } from "./view.ts";

export const RIVER = 58;
export const MARGIN = 26;

export interface Geometry {
  width: number;
  height: number;
  cell(name: string): { x: number; y: number };
  river: { x: number; y: number; width: number; height: number };
  /** From the river to the cell that the bridge opens. */
  bridge(cell: string): { x: number; y: number; width: number; height: number };
  isLying: boolean;
}

export function geometry(grid: View["grid"], isLying: boolean): Geometry {
  return isLying ? lying(grid) : upright(grid);
}

function upright({ columns, rows }: View["grid"]): Geometry {
  const bottom = rows * 100;
  return {
    isLying: false,
    width: MARGIN + columns.length * 100,
    height: bottom + RIVER,
    cell: (name) => ({ x: MARGIN + cellAt(name).column * 100, y: bottom - cellAt(name).row * 100 }),
    river: { x: 0, y: bottom, width: MARGIN + columns.length * 100, height: RIVER },
    bridge: (cell) => {
      const { column, row } = cellAt(cell);
      return { x: MARGIN + column * 100 + 28, y: bottom - row * 100 + 92, width: 44, height: RIVER + 6 + (row - 1) * 100 };
    },
  };
}

function lying({ columns, rows }: View["grid"]): Geometry {
  return {
    isLying: true,
    width: RIVER + rows * 100,
    height: columns.length * 100 + MARGIN,
    cell: (name) => ({ x: RIVER + (cellAt(name).row - 1) * 100, y: cellAt(name).column * 100 }),
    river: { x: 0, y: 0, width: RIVER, height: columns.length * 100 + MARGIN },
    bridge: (cell) => ({ x: 2, y: cellAt(cell).column * 100 + 28, width: RIVER + 6 + (cellAt(cell).row - 1) * 100, height: 44 }),
  };
}

export function allCells({ columns, rows, closed }: View["grid"]): string[] {
  const cells = Array.from({ length: rows }, (_, at) => [...columns].map((column) => `${column}${at + 1}`)).flat();
  return cells.filter((cell) => !closed.includes(cell));
}

/** Which sides of a plot touch its own terrain, as they lie on the screen. */
export function joined(plot: Plot, ground: ReadonlyMap<string, string>, isLying: boolean): Sides {
  const { column, row } = cellAt(plot.cell);
  const same = (across: number, up: number) => ground.get(String.fromCharCode(97 + column + across) + (row + up)) === plot.terrain;
  const sides = { left: same(-1, 0), right: same(1, 0), up: same(0, 1), down: same(0, -1) };
  return isLying ? { left: sides.down, right: sides.up, up: sides.left, down: sides.right } : sides;
}
