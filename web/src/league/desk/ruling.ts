/** What a referee wants for a table, as the form keeps it. */
import type { AiLevel, League, LeagueChange } from "@headwater/client";
import type { LeagueTable } from "../Rounds.tsx";

export const RULINGS = ["annul", "decide", "replace", "clock"] as const;
export type Verdict = {
  readonly kind: (typeof RULINGS)[number];
  readonly ranks: readonly number[];
  readonly playerId: string;
  /** `level:` and a level, `player:` and an id, or nothing for a machine of the same strength. */
  readonly by: string;
  readonly minutes: string;
  readonly reason: string;
};

const MINUTE = 60_000;

export function verdictFor({ players, ranks }: LeagueTable): Verdict {
  const places = ranks ?? players.map((_, index) => index + 1);
  return { kind: "annul", ranks: places, playerId: players.find((player) => player !== null)?.id ?? "", by: "", minutes: "10", reason: "" };
}

export function rule(league: League, table: LeagueTable, season: number, verdict: Verdict): Promise<LeagueChange> {
  const { playerId, reason } = verdict;
  const at = { division: table.division, round: table.round, table: table.number, reason, season };
  if (verdict.kind === "annul") return league.annulTable(at);
  if (verdict.kind === "decide") return league.decideTable({ at, ranks: verdict.ranks });
  if (verdict.kind === "replace") return league.replacePlayer({ at, playerId, ...replacement(verdict.by) });
  return league.adjustClock({ at, playerId, ...adjustment(Number(verdict.minutes)) });
}

export function replacement(by: string): { readonly level?: AiLevel; readonly substituteId?: string } {
  if (by.startsWith("level:")) return { level: by.slice(6) as AiLevel };
  return by.startsWith("player:") ? { substituteId: by.slice(7) } : {};
}

export function adjustment(minutes: number): { readonly more: number; readonly less: number } {
  const time = Math.round(minutes * MINUTE);
  return { more: Math.max(0, time), less: Math.max(0, -time) };
}
