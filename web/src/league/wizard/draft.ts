/** What a league is to be, as the form keeps it, and as the server wants it. */
import type { CreateLeagueInput, LeagueFacts, LeagueTerms } from "@headwater/client";
import type { Game } from "../../app/catalogue.ts";
import { DAY, HOUR, type Timing } from "../../lobby/timing.ts";

export type Draft = {
  readonly name: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | null>>;
  readonly isRated: boolean;
  readonly isSandbox: boolean;
  readonly seed: string;
  readonly timing: Timing;
  readonly terms: LeagueTerms;
};

const BY_DAYS: Timing = { pace: "CORRESPONDENCE", bank: 0, increment: 0, perTurn: DAY };

/** The server's own defaults, said aloud so that the form shows them; the dates suit a club. */
export const USUAL: LeagueTerms = {
  format: "ROUND_ROBIN",
  registration: 7 * DAY,
  roundLength: 7 * DAY,
  rounds: 5,
  pause: 7 * DAY,
  tableSize: 4,
  scoring: "PLACES",
  pointsAtTwo: [6, 0],
  pointsAtThree: [6, 3, 0],
  pointsAtFour: [6, 4, 2, 0],
  pointsSittingOut: 3,
  tieBreaks: ["WINS", "MEETINGS", "OPPONENTS"],
  divisions: 1,
  smallestDivision: 4,
  largestDivision: 16,
  exchangeOneIn: 4,
  exchangeLeast: 1,
  exchangeMost: 4,
  departure: "STAND_IN",
  barredAfterLeaves: 3,
  barredWithin: 90 * DAY,
  barredFor: 30 * DAY,
  reach: 3,
  rest: 2,
  clocksStop: true,
};

export function draftFor(game: Game): Draft {
  const options = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
  return { name: "", game: game.key, options, isRated: true, isSandbox: false, seed: "", timing: BY_DAYS, terms: USUAL };
}

/** The rules of a league that exists. Its name, game and kind stay what they are. */
export function draftOf(league: LeagueFacts): Draft {
  const { name, game, isRated, isSandbox, timing, rules } = league;
  return { name, game: game.key, options: {}, isRated, isSandbox, seed: "", timing, terms: rules };
}

/** A sandbox is a matter of minutes: short dates, and no clock that would wait for machines. */
export function withSandbox(draft: Draft, isSandbox: boolean): Draft {
  const { registration, roundLength, pause } = isSandbox ? { registration: HOUR, roundLength: DAY, pause: 0 } : USUAL;
  return { ...draft, isSandbox, isRated: !isSandbox, terms: { ...draft.terms, registration, roundLength, pause } };
}

/** Some rules follow from others: a ladder has tables of two and two rounds at least; duplicate needs a field and stand-ins. */
export function withTerms(draft: Draft, part: Partial<LeagueTerms>): Draft {
  const terms = { ...draft.terms, ...part };
  const isLadder = terms.format === "LADDER";
  const scoring = hasField(terms) ? terms.scoring : "PLACES";
  return {
    ...draft,
    terms: {
      ...terms,
      scoring,
      tableSize: isLadder ? 2 : terms.tableSize,
      rounds: isLadder ? Math.max(2, terms.rounds) : terms.rounds,
      departure: scoring === "DUPLICATE" ? "STAND_IN" : terms.departure,
    },
  };
}

export function hasField({ format }: LeagueTerms): boolean {
  return format === "ROUND_ROBIN" || format === "SWISS";
}

export function createInput(draft: Draft): CreateLeagueInput {
  const { name, game, isSandbox, seed, timing, terms } = draft;
  const options = Object.entries(draft.options).map(([key, value]) => ({ key, value }));
  return { name, game, options, timing, isSandbox, isRated: draft.isRated && !isSandbox, seed: isSandbox ? seed : "", rules: terms };
}

/** "6 4 2 0", however the figures are parted. */
export function figures(text: string): readonly number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** The tie-breaks after one of them was chosen: each counts once, and none leaves a gap. */
export function withTie<Tie extends string>(ties: readonly Tie[], index: number, tie: Tie | null): readonly Tie[] {
  const places: (Tie | null)[] = ties.map((one) => (one === tie ? null : one));
  places[index] = tie;
  return places.filter((one) => one !== null);
}

/** How many can take part at most. */
export function room({ divisions, largestDivision }: LeagueTerms): number {
  return divisions * largestDivision;
}
