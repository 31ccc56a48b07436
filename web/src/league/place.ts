/** Where a player is in a season, and what the player may do there. */
import type { LeagueSeason } from "@headwater/client";

export type Place = "none" | "registered" | "waiting" | "playing" | "left";
export type Line = LeagueSeason["divisions"][number]["standings"][number];

export function placeOf(season: LeagueSeason, player: string | undefined): Place {
  if (player === undefined) return "none";
  if (season.waiting.some((entrant) => entrant?.id === player)) return "waiting";
  if (season.status === "REGISTRATION") return season.registered.some(({ entrant }) => entrant?.id === player) ? "registered" : "none";
  const line = lineOf(season, player);
  if (!line) return "none";
  return line.hasLeft ? "left" : "playing";
}

function lineOf(season: LeagueSeason, player: string): Line | undefined {
  return season.divisions.flatMap(({ standings }) => standings).find(({ entrant }) => entrant?.id === player);
}

/** The ids of those whom the player may challenge for the next round of a ladder. */
export function challengeable(season: LeagueSeason, player: string | undefined): ReadonlySet<string> {
  const { rules, status, paired, rounds } = season;
  if (player === undefined) return new Set();
  if (rules.format !== "LADDER" || status !== "RUNNING" || paired >= rounds) return new Set();
  if (season.challenges.some(({ challenger }) => challenger?.id === player)) return new Set();
  const own = season.divisions.find(({ standings }) => standings.some(({ entrant }) => entrant?.id === player));
  const line = own?.standings.find(({ entrant }) => entrant?.id === player);
  if (!own || !line || line.hasLeft) return new Set();
  const above = own.standings.filter(({ rank, isExpunged }) => !isExpunged && rank < line.rank && rank >= line.rank - rules.reach);
  return new Set(above.flatMap(({ entrant }) => (entrant ? [entrant.id] : [])));
}

/** Whether there are seasons that a player who leaves can come back to. */
export function canReturn(season: LeagueSeason): boolean {
  return season.status === "RUNNING" && season.rules.departure !== "EXPUNGE";
}
