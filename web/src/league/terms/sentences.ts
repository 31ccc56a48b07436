/** What a league's rules mean, in sentences under a few headings. */
import type { LeagueTerms } from "@headwater/client";
import type { Text } from "../../app/text.ts";
import type { words } from "./words.ts";

export type Key = keyof (typeof words)["en"];
export type Chapter = { readonly title: Key; readonly sentences: readonly string[] };
export type Speech = {
  readonly t: Text<Key>;
  /** A length of time in words. */
  readonly span: (milliseconds: number) => string;
  /** "a, b and c" */
  readonly list: (parts: readonly string[]) => string;
};

export function chapters(terms: LeagueTerms, clock: string, isRated: boolean, speech: Speech): readonly Chapter[] {
  return [
    { title: "terms.play", sentences: pairing(terms, speech) },
    { title: "terms.time", sentences: [...dates(terms, speech), speech.t("terms.clock", { clock }), speech.t(isRated ? "terms.rated" : "terms.unrated")] },
    { title: "terms.score", sentences: points(terms, speech) },
    { title: "terms.divide", sentences: divisions(terms, speech) },
    { title: "terms.away", sentences: leaving(terms, speech) },
  ];
}

function pairing({ format, reach, tableSize }: LeagueTerms, { t }: Speech): string[] {
  return [t(`terms.format.${format}`, { reach }), t("terms.size", { size: format === "LADDER" ? 2 : tableSize })];
}

function dates({ registration, rounds, roundLength, pause }: LeagueTerms, { t, span }: Speech): string[] {
  const season = t("terms.season", { registration: span(registration), rounds, length: span(roundLength) });
  return [season, pause ? t("terms.pause", { pause: span(pause) }) : t("terms.pause.none")];
}

function points(terms: LeagueTerms, speech: Speech): string[] {
  const { t } = speech;
  return [...(terms.scoring === "DUPLICATE" ? [t("terms.duplicate")] : byPlace(terms, speech)), ties(terms, speech)];
}

function byPlace(terms: LeagueTerms, { t }: Speech): string[] {
  const tables = [terms.pointsAtTwo, terms.pointsAtThree, terms.pointsAtFour];
  const seats = terms.format === "LADDER" ? 2 : terms.tableSize;
  const lines = tables.slice(0, seats - 1).map((worth, index) => t("terms.points", { seats: index + 2, points: worth.join(" – ") }));
  return [...lines, t("terms.out", { points: terms.pointsSittingOut })];
}

function ties({ tieBreaks }: LeagueTerms, { t, list }: Speech): string {
  if (!tieBreaks.length) return t("terms.ties.none");
  return t("terms.ties", { list: list(tieBreaks.map((tie) => t(`terms.tie.${tie}`))) });
}

function divisions(terms: LeagueTerms, { t }: Speech): string[] {
  const { divisions: count, smallestDivision: smallest, largestDivision: largest } = terms;
  if (count === 1) return [t("terms.one", { smallest, largest })];
  const exchange = { oneIn: terms.exchangeOneIn, least: terms.exchangeLeast, most: terms.exchangeMost };
  return [t("terms.divisions", { count, smallest, largest }), t("terms.exchange", exchange), t("terms.rest", { count: terms.rest })];
}

function leaving({ departure, barredAfterLeaves, barredWithin, barredFor, clocksStop }: LeagueTerms, { t, span }: Speech): string[] {
  const barred = t("terms.barred", { count: barredAfterLeaves, within: span(barredWithin), barred: span(barredFor) });
  return [t(`terms.departure.${departure}`), barred, t(clocksStop ? "terms.stops" : "terms.stops.not")];
}
