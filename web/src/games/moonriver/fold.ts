/** How each event changes what is seen of Moon River. No rule is checked here: the server has done that. */
import type { GameEvent } from "../game.ts";
import { cellAt, kindOf, type ColumnPlot, type Edition, type Plot, type Ranch, type View } from "./view.ts";

/** The fields of all events; each event has some of them. */
interface Fields {
  kind: string;
  seat: number;
  position: number;
  plot: string;
  plots: string[];
  pile: number;
  stack: number;
  supply: number;
  round: number;
  last: boolean;
  cell: string;
  lost: number;
  first: string;
  first_plot: string;
  second: string;
  second_plot: string;
  origin: string;
  target: string;
  specialist: string;
  specialists: string[];
  partner: string;
  opponent: number;
  given: string;
  taken: string;
  tile: string;
  side: Plot["terrain"];
  colours: string[];
  boards: string[];
  scenario: string | null;
  rancheros: number[];
}

type Step = (view: View, event: Fields, edition: Edition) => View;

export function blank(edition: Edition, colours: readonly string[]): View {
  const seats = colours.length;
  const rows = edition.ranch.rows[seats] ?? 5;
  const columns = "abcdefghij".slice(0, edition.ranch.columns);
  return {
    variant: "base", scenario: null, round: 0, phase: "draft",
    grid: { columns, rows, closed: edition.ranch.closed[seats] ?? [] },
    seats: [], rancheros: [], old: [], new: [], saloon: [], supply: edition.cows,
    pile: edition.plots.reduce((sum, kind) => sum + kind.count, 0),
    stack: 0, bonus_tiles: seats === 2 ? Object.keys(edition.bonus_tiles) : [], decision: null,
  };
}

export function fold(view: View, event: GameEvent, edition: Edition): View {
  const step = STEPS[event.kind];
  return step ? step({ ...view, decision: null }, event as unknown as Fields, edition) : view;
}

const STEPS: Record<string, Step> = {
  "game-began": (view, event, edition) => ({
    ...view,
    variant: event.scenario ? "legends" : "base",
    scenario: event.scenario,
    rancheros: event.rancheros,
    seats: event.colours.map((colour, at) => newRanch(at + 1, colour, event, edition)),
  }),
  "saloon-filled": (view, event) => ({ ...view, saloon: [...view.saloon, ...event.specialists].sort(), stack: event.stack }),
  "column-formed": (view, event) => ({ ...view, old: view.new, new: event.plots.map(newColumnPlot), pile: event.pile }),
  "round-began": (view, event) => ({
    ...view, round: event.round, phase: "round", ...(event.last ? { old: view.new, new: [] } : {}),
  }),
  "ranchero-placed": (view, event) => ({ ...view, new: changedColumn(view.new, event.position, { seat: event.seat }) }),
  "plot-passed-over": (view, event) => ({ ...view, new: changedColumn(view.new, event.position, { gone: true }) }),
  "plot-collected": (view, event) =>
    inReserve({ ...view, old: changedColumn(view.old, event.position, { gone: true }) }, event.seat, [event.plot]),
  "domino-placed": (view, event, edition) => {
    const plots = [laid(event.first, event.first_plot, edition), laid(event.second, event.second_plot, edition)];
    const without = outOfReserve(view, event.seat, [event.first_plot, event.second_plot]);
    return inRanch(without, event.seat, (ranch) => ({ ...ranch, plots: inCellOrder([...ranch.plots, ...plots]) }));
  },
  "plots-discarded": (view, event) => outOfReserve(view, event.seat, event.plots),
  "reserve-emptied": (view, event) => inRanch({ ...view, phase: "emptying" }, event.seat, (ranch) => ({ ...ranch, reserve: [] })),
  "cow-placed": (view, event) => herd({ ...view, supply: event.supply }, event.seat, event.cell, 1),
  "cow-lost": (view, event) => herd({ ...view, supply: event.supply }, event.seat, event.cell, -1),
  "herd-thinned": (view, event) => herd({ ...view, supply: view.supply + event.lost }, event.seat, event.cell, -event.lost),
  "cow-moved": (view, event) => herd(herd(view, event.seat, event.origin, -1), event.seat, event.target, 1),
  "cow-stolen": (view, event) => herd(herd(view, event.opponent, event.origin, -1), event.seat, event.target, 1),
  "partner-recruited": (view, event) => ({
    ...inPlot(view, event.seat, event.cell, (plot) => ({ ...plot, partner: event.partner, token: event.specialist })),
    saloon: without(view.saloon, event.specialist),
  }),
  "plots-swapped": (view, event) => {
    const given = inReserve(outOfReserve(view, event.seat, [event.given]), event.opponent, [event.given]);
    return inReserve(outOfReserve(given, event.opponent, [event.taken]), event.seat, [event.taken]);
  },
  "bonus-placed": (view, event) => {
    const plot: Plot = { cell: event.cell, kind: event.tile, terrain: event.side, cows: 0, partner: null, token: null, bonus: true };
    const claimed = { ...view, bonus_tiles: without(view.bonus_tiles, event.tile) };
    return inRanch(claimed, event.seat, (ranch) => ({ ...ranch, plots: inCellOrder([...ranch.plots, plot]) }));
  },
  "bonus-lost": (view, event) => ({ ...view, bonus_tiles: without(view.bonus_tiles, event.tile) }),
  "game-ended": (view) => ({ ...view, phase: "over" }),
};

function newRanch(seat: number, colour: string, { boards }: Fields, edition: Edition): Ranch {
  const board = boards[seat - 1]!;
  const { slots, bridges } = edition.boards[board]!;
  return { seat, colour, board, slots, bridges: bridges[boards.length] ?? [], reserve: [], plots: [] };
}

function newColumnPlot(plot: string, at: number): ColumnPlot {
  return { position: at + 1, plot, seat: null, gone: false };
}

function changedColumn(column: ColumnPlot[], position: number, change: Partial<ColumnPlot>): ColumnPlot[] {
  return column.map((one) => (one.position === position ? { ...one, ...change } : one));
}

function laid(cell: string, kind: string, edition: Edition): Plot {
  return { cell, kind, terrain: kindOf(edition, kind).terrain, cows: 0, partner: null, token: null, bonus: false };
}

function inRanch(view: View, seat: number, change: (ranch: Ranch) => Ranch): View {
  return { ...view, seats: view.seats.map((ranch) => (ranch.seat === seat ? change(ranch) : ranch)) };
}

function inPlot(view: View, seat: number, cell: string, change: (plot: Plot) => Plot): View {
  return inRanch(view, seat, (ranch) => ({ ...ranch, plots: ranch.plots.map((plot) => (plot.cell === cell ? change(plot) : plot)) }));
}

function herd(view: View, seat: number, cell: string, more: number): View {
  return inPlot(view, seat, cell, (plot) => ({ ...plot, cows: plot.cows + more }));
}

function inReserve(view: View, seat: number, plots: string[]): View {
  return inRanch(view, seat, (ranch) => ({ ...ranch, reserve: [...ranch.reserve, ...plots].sort() }));
}

function outOfReserve(view: View, seat: number, plots: string[]): View {
  return inRanch(view, seat, (ranch) => ({ ...ranch, reserve: plots.reduce(without, ranch.reserve) }));
}

function without(list: string[], one: string): string[] {
  const at = list.indexOf(one);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

function inCellOrder(plots: Plot[]): Plot[] {
  const rank = (plot: Plot) => cellAt(plot.cell).row * 10 + cellAt(plot.cell).column;
  return plots.sort((a, b) => rank(a) - rank(b));
}
