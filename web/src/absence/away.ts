/** When somebody is away, in a few words for others. */
import type { Away } from "@headwater/client";
import { date, type Text } from "../app/text.ts";
import type { words } from "./words.ts";

type AwayText = Text<keyof (typeof words)["en"]>;

/** Vacations that begin within so long are told beforehand. */
const SOON = 14 * 86_400_000;

/** A vacation that lasts, or begins soon, and the playing hours; empty for a player who is never away. */
export function awayNotes(away: Away | null, t: AwayText, now = Date.now()): readonly string[] {
  if (away === null) return [];
  const { vacation, hours } = away;
  const notes: string[] = [];
  if (vacation && away.isOnVacation) notes.push(t("away.until", { date: date(vacation.endsAt) }));
  else if (vacation && vacation.beginsAt < now + SOON) notes.push(t("away.from", { from: date(vacation.beginsAt), to: date(vacation.endsAt) }));
  if (hours) notes.push(t("away.hours", { begins: hours.begins, ends: hours.ends, zone: hours.timeZone }));
  return notes;
}
