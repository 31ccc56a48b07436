/** The scores after each version of a match, read page by page. */
import type { Headwater } from "@headwater/client";
import { ScoresOverTime, type ScoresOverTimeQuery } from "../app/documents.ts";

export type Scores = ReadonlyMap<number, readonly number[]>;

/** Tells of each page as it comes, so that a plot can grow. */
export async function readScores(client: Headwater, id: string, tell: (scores: Scores) => void): Promise<void> {
  const scores = new Map<number, readonly number[]>();
  for (let after: string | null = null, hasMore = true; hasMore; ) {
    const answer: ScoresOverTimeQuery = await client.request(ScoresOverTime, { id, after });
    const events = answer.match?.events;
    if (!events) return;
    for (const { node } of events.edges) scores.set(node.version, node.state.standing.map(({ score }) => score ?? 0));
    tell(new Map(scores));
    after = events.pageInfo.endCursor;
    hasMore = events.pageInfo.hasNextPage;
  }
}
