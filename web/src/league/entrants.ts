import type { LeagueFacts } from "@headwater/client";

/** A player or a machine; null for somebody who has deleted the account. */
export type Entrant = LeagueFacts["referees"][number];

export function entrantName(entrant: Entrant): string {
  return entrant?.name ?? "—";
}
