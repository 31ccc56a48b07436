/** What became of a challenge that is listed no more, and whether its challenger is free to be brought to the table. */
import type { Headwater } from "@headwater/client";
import { answered } from "../app/ask.ts";
import { ChallengeOutcome, type ChallengeOutcomeQuery } from "../app/documents.ts";

export type Outcome = Extract<ChallengeOutcomeQuery["node"], { readonly status: unknown }> | null;

const PAUSE = 1_000;

/** How the challenge ended: null where nobody knows it any more, undefined where it is listed after all. */
export async function outcomeOf(headwater: Headwater, id: string): Promise<Outcome | undefined> {
  for (;;) {
    const { node } = await answered(headwater, ChallengeOutcome, { id });
    if (!node || !("status" in node)) return null;
    if (node.status !== "OPEN") return node;
    if (headwater.search().snapshot.challenges.some((challenge) => challenge.id === id)) return undefined;
    // The list is older than the challenge. A bot may accept before the list is read anew, which would then look unchanged.
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Whether the visitor plays at the table that this address shows. */
export async function isPlayingAt(headwater: Headwater, path: string): Promise<boolean> {
  const shown = /^\/match\/([^/]+)\/?$/.exec(path)?.[1];
  if (shown === undefined) return false;
  const { match } = await headwater.table(shown).until(({ phase }) => phase !== "loading");
  return match !== null && match.status === "RUNNING" && match.viewerSeat !== null;
}
