/** From Moon River's legal moves to what is touched: plots, cells, tokens. */
import { orders } from "../orders.ts";
import type { LegalMove, Path, Phrase } from "../game.ts";
import type { View } from "./view.ts";

export const target = {
  column: (position: string | number) => `column:${position}`,
  reserve: (seat: string | number, kind: string) => `reserve:${seat}:${kind}`,
  cell: (seat: string | number, cell: string) => `cell:${seat}:${cell}`,
  saloon: (specialist: string) => `saloon:${specialist}`,
  side: (specialist: string, side: string) => `side:${specialist}:${side}`,
  bonus: (tile: string, side: string) => `bonus:${tile}:${side}`,
};

export interface Laid {
  cell: string;
  kind: string;
}

/** The verb of a notation and the parts that follow it. */
export function parts(notation: string): [string, ...string[]] {
  const [verb, rest] = notation.split(":");
  return [verb!, ...(rest ? rest.split(",") : [])];
}

/** The two plots of a `place` move. */
export function domino(notation: string): Laid[] {
  const [verb, ...laid] = parts(notation);
  if (verb !== "place") return [];
  return laid.map((one) => ({ cell: one.split("=")[0]!, kind: one.split("=")[1]! }));
}

export function paths(moves: readonly LegalMove[], view: View): Path[] {
  const seat = view.decision?.seat ?? 0;
  return moves.flatMap((move) => ways(move.notation, seat).map((targets) => ({ move, targets })));
}

function ways(notation: string, seat: number): string[][] {
  const [verb, a = "", b = "", c = ""] = parts(notation);
  switch (verb) {
    case "select":
      return [[target.column(a)]];
    case "place":
      return orders(["0", "1"]).map((order) => order.flatMap((at) => layingDown(domino(notation)[Number(at)]!, seat)));
    case "discard":
      return orders([target.reserve(seat, a), target.reserve(seat, b)]);
    case "drought":
      return [[target.cell(seat, a)]];
    case "recruit":
      return [[target.cell(seat, a), target.saloon(b), target.side(b, c || b)], [target.saloon(b), target.cell(seat, a), target.side(b, c || b)]];
    case "move":
      return [[target.cell(seat, a), target.cell(seat, b)]];
    case "swap":
      return orders([target.reserve(seat, a), target.reserve(b, c)]);
    case "steal":
      return [[target.cell(a, b)]];
    case "bonus":
      return orders([target.bonus(a, b), target.cell(seat, c)]);
    default:
      return [];
  }
}

function layingDown({ cell, kind }: Laid, seat: number): string[] {
  return [target.reserve(seat, kind), target.cell(seat, cell)];
}

/** Dominoes that share a plot on a cell turn about that cell. */
export function turns(candidates: readonly LegalMove[]): readonly LegalMove[] {
  const dominoes = candidates.map((move) => parts(move.notation).slice(1));
  if (candidates.length < 2 || !candidates.every((move) => move.notation.startsWith("place:"))) return [];
  const pivot = dominoes[0]!.find((plot) => dominoes.every((domino) => domino.includes(plot)));
  return pivot ? [...candidates].sort((a, b) => angle(a.notation, pivot) - angle(b.notation, pivot)) : [];
}

/** Clockwise from the river, so that each turn is a quarter. */
function angle(notation: string, pivot: string): number {
  const cell = pivot.split("=")[0]!;
  const other = domino(notation).find((plot) => plot.cell !== cell)!.cell;
  const across = other.charCodeAt(0) - cell.charCodeAt(0);
  const up = Number(other.slice(1)) - Number(cell.slice(1));
  return up > 0 ? 0 : across > 0 ? 1 : up < 0 ? 2 : 3;
}

export function buttons(moves: readonly LegalMove[]): { move: LegalMove; label: string }[] {
  return moves
    .filter((move) => move.notation === "done" || move.notation === "skip")
    .map((move) => ({ move, label: `moonriver.${move.notation}` }));
}

/** The sentence for the picks made so far. */
export function question(view: View, picks: readonly string[]): Phrase {
  const decision = view.decision;
  if (!decision) return { words: "table.watching" };
  const step = picks.length === 0 ? "" : `.${Math.min(picks.length, STEPS[decision.kind] ?? 0)}`;
  const forced = decision.kind === "expand" && decision.forced && !step ? ".forced" : "";
  return { words: `moonriver.ask.${decision.kind}${forced}${step === ".0" ? "" : step}`, values: { steps: decision.steps } };
}

/** How many further sentences a decision has after the first touch. */
const STEPS: Record<string, number> = { expand: 2, recruit: 1, cowboy: 1, desperado: 1, bonus: 1 };
