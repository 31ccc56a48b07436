/** What a machine says of each decision, read page by page because it takes time to think. */
import type { Headwater, TypedDocument } from "@headwater/client";

export interface Review {
  ply: number;
  seat: number;
  notation: string;
  best: string;
  cost: number;
  chanceLost: number;
  points: number;
  luck: readonly number[] | null;
}

interface Answer {
  match: { analysis: { totalCount: number; pageInfo: { hasNextPage: boolean }; edges: { node: Review }[] } | null } | null;
}

export interface Reading {
  reviews: readonly Review[];
  plies: number;
  isDone: boolean;
}

const QUERY: TypedDocument<Answer, { id: string; after: string }> = `query ($id: ID!, $after: String) {
  match(id: $id) { analysis(after: $after, first: 10) { totalCount pageInfo { hasNextPage }
    edges { node { ply seat notation best cost chanceLost points luck } } } } }`;

export async function readAnalysis(client: Headwater, id: string, tell: (reading: Reading) => void, isWanted: () => boolean): Promise<void> {
  const reviews: Review[] = [];
  for (let isDone = false; !isDone && isWanted(); ) {
    const page = (await client.request(QUERY, { id, after: String(reviews.at(-1)?.ply ?? 0) })).match?.analysis;
    if (!page) return;
    reviews.push(...page.edges.map(({ node }) => node));
    isDone = !page.pageInfo.hasNextPage;
    tell({ reviews: [...reviews], plies: page.totalCount, isDone });
  }
}

/** What a seat's decisions cost it, and what chance gave or took. */
export interface Balance {
  seat: number;
  cost: number;
  luck: number;
  /** Decisions that cost at least a point. */
  slips: number;
}

const SLIP = 1;

export function balances(reviews: readonly Review[], seats: number): Balance[] {
  return Array.from({ length: seats }, (_, at) => {
    const own = reviews.filter((review) => review.seat === at + 1);
    return {
      seat: at + 1,
      cost: own.reduce((sum, review) => sum + review.cost, 0),
      luck: reviews.reduce((sum, review) => sum + (review.luck?.[at] ?? 0), 0),
      slips: own.filter((review) => review.cost >= SLIP).length,
    };
  });
}
