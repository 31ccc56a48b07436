/** From The River's legal moves to what is touched: places, tiles, cards, resources. */
import { orders } from "../orders.ts";
import type { LegalMove, Path, Phrase } from "../game.ts";
import { lettersOf, type View } from "./view.ts";

export const target = {
  place: (place: string) => `place:${place}`,
  tile: (tile: string) => `tile:${tile}`,
  card: (card: string) => `card:${card}`,
  space: (seat: number, space: string | number) => `space:${seat}:${space}`,
  doing: (verb: "build" | "reserve", card: string) => `do:${verb}:${card}`,
  pay: (letters: string) => `pay:${letters}`,
  gain: (resource: string) => `gain:${resource}`,
  drop: (letter: string) => `drop:${letter}`,
  trade: "trade",
};

/** The verb of a notation and the parts that follow it. */
export function parts(notation: string): [string, ...string[]] {
  const [verb, rest] = notation.split(":");
  return [verb!, ...(rest ? rest.split(",") : [])];
}

export function paths(moves: readonly LegalMove[], view: View): Path[] {
  return moves.flatMap((move) => ways(move.notation, view).map((targets) => ({ move, targets })));
}

function ways(notation: string, view: View): string[][] {
  const seat = view.decision?.seat ?? 0;
  const [verb, a = "", b = ""] = parts(notation);
  switch (verb) {
    case "take":
      return [[target.tile(a)]];
    case "claim":
      return [[target.tile(a)], [target.place("claim"), target.tile(a)]];
    case "produce":
      return [[target.place(a)]];
    case "forage":
      return [[target.place("food"), target.gain(a)]];
    case "first":
      return [[target.place("first")]];
    case "reserve":
      return [[target.place("reserve"), target.card(a)], [target.card(a), target.doing("reserve", a)]];
    case "build":
      return [[target.place("construct"), target.card(a), target.pay(b)], [target.card(a), target.doing("build", a), target.pay(b)]];
    case "trade":
      return [[target.trade, target.pay(a)]];
    case "swap":
      return swaps(seat, a, b, view.decision?.kind === "turn");
    case "store":
      return orders(thrown(a, view)).map((order) => order.map(target.drop));
    default:
      return [];
  }
}

function swaps(seat: number, low: string, high: string, isPlacement: boolean): string[][] {
  const both = orders([target.space(seat, low), target.space(seat, high)]);
  return isPlacement ? both.map((order) => [target.place("swap"), ...order]) : both;
}

/** What is held and offered, less what is kept. */
function thrown(kept: string, view: View): string[] {
  const decision = view.decision;
  const held = view.seats.find((river) => river.seat === decision?.seat)?.resources ?? {};
  const left = [...lettersOf(held), ...(decision?.gain ?? "")];
  for (const letter of kept) left.splice(left.indexOf(letter), 1);
  return left;
}

/** No piece of The River can be turned. */
export function turns(): readonly LegalMove[] {
  return [];
}

export function buttons(moves: readonly LegalMove[]): { move: LegalMove; label: string }[] {
  return moves
    .filter((move) => move.notation === "pass" || move.notation === "skip")
    .map((move) => ({ move, label: `theriver.${move.notation}` }));
}

/** The sentence for the picks made so far. */
export function question(view: View, picks: readonly string[]): Phrase {
  const decision = view.decision;
  if (!decision) return { words: "table.watching" };
  const last = picks.at(-1)?.split(":")[0];
  const place = picks[0]?.split(":")[1] ?? "";
  if (!last || decision.kind === "store") return { words: `theriver.ask.${decision.kind}`, values: { swaps: decision.swaps } };
  // The place has said what is done with the card: only the payment is left.
  const step = last === "card" && picks.length > 1 ? "do" : last;
  return { words: step === "place" ? `theriver.ask.place.${place}` : `theriver.ask.after.${step}` };
}
