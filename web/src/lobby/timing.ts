/** How time runs at a table, in a few words. */
import { settings } from "../app/settings.ts";
import { useText } from "../app/text.ts";
import { words } from "./words.ts";

export type Pace = "NONE" | "LIVE" | "CORRESPONDENCE";
export type Timing = { readonly pace: Pace; readonly bank: number; readonly increment: number; readonly perTurn: number };

const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const NO_CLOCK: Timing = { pace: "NONE", bank: 0, increment: 0, perTurn: 0 };

export function useTimingText(): (timing: Timing) => string {
  const t = useText(words);
  return ({ pace, bank, increment, perTurn }) => {
    if (pace === "NONE") return t("lobby.pace.none");
    if (pace === "LIVE") return t("lobby.pace.live", { bank: span(bank), increment: span(increment) });
    return t("lobby.pace.turn", { time: span(perTurn) });
  };
}

/** "10 min", "2 days": the largest unit that leaves a whole number. */
export function span(milliseconds: number, language = settings().language): string {
  const [unit, length] = UNITS.find(([, size]) => milliseconds >= size && milliseconds % size === 0) ?? UNITS[3];
  const unitDisplay = unit === "day" ? "long" : "short";
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(Math.round(milliseconds / length));
}

const UNITS: readonly [[string, number], [string, number], [string, number], [string, number]] = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", SECOND],
];
