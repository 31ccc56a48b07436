import type { PlayedBefore } from "./outbox.ts";
import type { ChangedFragment, RefusedFragment } from "./generated.ts";

/** What a change led to, or why it was refused. A refusal has changed nothing. */
export type Change =
  | { readonly ok: true; readonly matchId: string; readonly version: number }
  | { readonly ok: false; readonly refusal: RefusedFragment };

/** The answer to any mutation about a match. */
export type Changing = ChangedFragment | RefusedFragment;

export function settled(answer: Changing | PlayedBefore, matchId = ""): Change {
  if ("match" in answer) return { ok: true, matchId: answer.match.id, version: answer.version };
  if (answer.__typename === "PlayedBefore") return { ok: true, matchId, version: answer.version };
  return { ok: false, refusal: answer };
}
