/** What a machine says of each decision, read page by page because it takes time to think. */
import type { Headwater } from "@headwater/client";
import { AnalysisPage, type AnalysisPageQuery } from "../app/documents.ts";

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

export interface Reading {
  reviews: readonly Review[];
  plies: number;
  isDone: boolean;
}

export async function readAnalysis(client: Headwater, id: string, tell: (reading: Reading) => void, isWanted: () => boolean): Promise<void> {
  const reviews: Review[] = [];
  for (let after: string | null = null, isDone = false; !isDone && isWanted(); ) {
    const answer: AnalysisPageQuery = await client.request(AnalysisPage, { id, after });
    const page = answer.match?.analysis;
    if (!page) throw new Error("the match has no analysis");
    reviews.push(...page.edges.map(({ node }) => node));
    after = page.pageInfo.endCursor;
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
