/** The few clocks that strangers meet by: the fewer there are, the sooner somebody comes. */
import { DAY, MINUTE, NO_CLOCK, type Timing } from "../lobby/timing.ts";

const SECOND = 1_000;

export const PACES: readonly Timing[] = [
  { ...NO_CLOCK, pace: "LIVE", bank: 5 * MINUTE, increment: 5 * SECOND },
  { ...NO_CLOCK, pace: "LIVE", bank: 10 * MINUTE, increment: 10 * SECOND },
  { ...NO_CLOCK, pace: "LIVE", bank: 20 * MINUTE, increment: 20 * SECOND },
  { ...NO_CLOCK, pace: "CORRESPONDENCE", perTurn: DAY },
  { ...NO_CLOCK, pace: "CORRESPONDENCE", perTurn: 3 * DAY },
];
export const USUAL = 1;
/** After how long a wait machines sit down; null for never. */
export const WAITS = [null, 20 * SECOND, MINUTE, 3 * MINUTE] as const;

/** "0:07", "12:30": how long a wait is. */
export function wait(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
