/** What a new table is to be, as the form keeps it, and as the server wants it. */
import type { AiLevel, Colour, CreateMatchInput, Leaving } from "@headwater/client";
import type { Game } from "../app/catalogue.ts";
import { NO_CLOCK, type Timing } from "./timing.ts";

/** Who is to sit there: the visitor, whoever comes, or a machine of a level. */
export type Chair = "own" | "open" | `ai:${AiLevel}`;

export type Plan = {
  readonly game: string;
  readonly seats: readonly Chair[];
  readonly colour: Colour | null;
  readonly edition: string;
  readonly options: Readonly<Record<string, string | null>>;
  readonly timing: Timing;
  readonly onTimeout: Leaving;
  readonly onResign: Leaving;
  readonly standIn: AiLevel;
  readonly isRated: boolean;
  readonly isListed: boolean;
  readonly hasSpectators: boolean;
};

export function planFor(game: Game): Plan {
  return {
    game: game.key,
    seats: ["own", "open"],
    colour: null,
    edition: game.edition.key,
    options: Object.fromEntries(game.options.map((option) => [option.key, option.default])),
    timing: NO_CLOCK,
    onTimeout: "TAKEOVER",
    onResign: "TAKEOVER",
    standIn: game.levels[1]?.key ?? "HAND",
    isRated: false,
    isListed: true,
    hasSpectators: true,
  };
}

/** More chairs are open ones; fewer go from the end, never the visitor's own. */
export function withSeats(plan: Plan, count: number): Plan {
  const more = Array.from({ length: Math.max(0, count - plan.seats.length) }, (): Chair => "open");
  const kept = [...plan.seats, ...more].slice(0, count);
  const isLost = plan.seats.includes("own") && !kept.includes("own");
  return { ...plan, seats: isLost ? [...kept.slice(0, -1), "own"] : kept };
}

/** A chair changes; the visitor has at most one. */
export function withChair(plan: Plan, index: number, chair: Chair): Plan {
  const seats = plan.seats.map((one, at): Chair => (at === index ? chair : chair === "own" && one === "own" ? "open" : one));
  return { ...plan, seats };
}

export function input(plan: Plan): CreateMatchInput {
  const own = plan.seats.indexOf("own");
  return {
    game: plan.game,
    seats: plan.seats.length,
    edition: plan.edition,
    options: Object.entries(plan.options).map(([key, value]) => ({ key, value })),
    timing: plan.timing,
    absence: { onTimeout: plan.onTimeout, onResign: plan.onResign, level: plan.standIn },
    isRated: plan.isRated,
    isListed: plan.isListed,
    hasSpectators: plan.hasSpectators,
    own: own < 0 ? null : { seat: own + 1, colour: plan.colour },
    aiSeats: plan.seats.flatMap((chair, index) => (chair.startsWith("ai:") ? [{ level: chair.slice(3) as AiLevel, seat: index + 1 }] : [])),
    start: !plan.seats.includes("open"),
  };
}
