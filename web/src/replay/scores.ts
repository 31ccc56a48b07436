/** The scores after each version of a match, read page by page. */
import type { Headwater, TypedDocument } from "@headwater/client";

export type Scores = ReadonlyMap<number, readonly number[]>;

interface Answer {
  match: {
    events: {
      edges: { node: { version: number; state: { standing: { score: number | null }[] } } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  } | null;
}

const QUERY: TypedDocument<Answer, { id: string; after: string | null }> = `query ($id: ID!, $after: String) {
  match(id: $id) { events(first: 25, after: $after) {
    edges { node { version state { standing { score } } } } pageInfo { hasNextPage endCursor } } } }`;

/** Tells of each page as it comes, so that a plot can grow. */
export async function readScores(client: Headwater, id: string, tell: (scores: Scores) => void): Promise<void> {
  const scores = new Map<number, readonly number[]>();
  for (let after: string | null = null, hasMore = true; hasMore; ) {
    const events: NonNullable<Answer["match"]>["events"] | undefined = (await client.request(QUERY, { id, after })).match?.events;
    if (!events) return;
    for (const { node } of events.edges) scores.set(node.version, node.state.standing.map(({ score }) => score ?? 0));
    tell(new Map(scores));
    after = events.pageInfo.endCursor;
    hasMore = events.pageInfo.hasNextPage;
  }
}
