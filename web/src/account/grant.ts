const DAY = 24 * 3_600_000;

/** For how many days a token may be good; empty for as long as the server allows. */
export const DAYS = ["7", "30", "90", "365", ""] as const;

export function expiry(days: string, now: number): number | null {
  return days ? now + Number(days) * DAY : null;
}

export function toggled<One>(chosen: readonly One[], one: One): readonly One[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}
