import { bytesOf, commitmentOf, seedOf, Stream } from "./dealing.ts";

/** The part of a game record that says how it was dealt. */
export interface DealtRecord {
  readonly game: string;
  readonly seats: readonly string[];
  readonly deal: Readonly<Record<string, unknown>>;
  readonly dealing: { readonly algorithm: string; readonly commitment: string; readonly secret: string; readonly words: readonly string[] };
}

/** One part of an edition as the catalogue lists it. */
export interface Components {
  readonly key: string;
  readonly components: readonly { readonly key: string; readonly count: number }[];
}

export interface DealVerdict {
  readonly isSound: boolean;
  /** What is wrong: `algorithm`, `words`, `commitment`, `published commitment`, or a pile such as `plots`. */
  readonly faults: readonly string[];
}

type Deal = Readonly<Record<string, unknown>>;
type Dealer = (stream: Stream, pieces: (key: string) => string[], record: DealtRecord) => Deal;

const DEALERS: Readonly<Record<string, Dealer>> = {
  "moon-river": (stream, pieces, { seats }) => ({
    plots: stream.branch("plots").shuffled(pieces("plots")),
    partners: stream.branch("partners").shuffled(pieces("partners")),
    rancheros: stream.branch("rancheros").shuffled(seats.map((_, index) => index + 1)),
  }),
  "the-river": (stream, pieces, { seats, deal }) => ({
    tiles: stream.branch("tiles").shuffled(pieces("tiles").sort()),
    buildings: stream.branch("buildings").shuffled(pieces("buildings").sort()),
    first: 1 + stream.branch("first").below(seats.length),
    reshuffles: reshuffles(stream, deal.reshuffles),
  }),
};

/**
 * Deals a finished match again from its secret and words, and compares. `lists` is the edition's, from the catalogue;
 * `published` is the commitment that was seen before the start.
 */
export function verifyDeal(record: DealtRecord, lists: readonly Components[], published?: string): DealVerdict {
  const faults = [...dealingFaults(record, published), ...pileFaults(record, lists)];
  return { isSound: faults.length === 0, faults };
}

function dealingFaults({ dealing, seats }: DealtRecord, published: string | undefined): string[] {
  const checks: Record<string, boolean> = {
    algorithm: dealing.algorithm === "headwater-deal/1",
    words: dealing.words.length === seats.length,
    commitment: dealing.commitment === commitmentOf(bytesOf(dealing.secret)),
    "published commitment": published === undefined || published === dealing.commitment,
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

function pileFaults(record: DealtRecord, lists: readonly Components[]): string[] {
  const dealer = DEALERS[record.game];
  if (dealer === undefined) return ["game"];
  const { secret, words } = record.dealing;
  const expected = dealer(new Stream(seedOf(bytesOf(secret), words)), (key) => piecesOf(lists, key), record);
  return Object.keys(expected).filter((pile) => JSON.stringify(expected[pile]) !== JSON.stringify(record.deal[pile]));
}

function piecesOf(lists: readonly Components[], key: string): string[] {
  const components = lists.find((list) => list.key === key)?.components ?? [];
  return components.flatMap(({ key, count }) => Array<string>(count).fill(key));
}

/** The discards of a reshuffle follow from the moves; that they were shuffled as promised follows from the seed. */
function reshuffles(stream: Stream, recorded: unknown): unknown {
  if (!Array.isArray(recorded)) return [];
  return recorded.map((order: string[], index) => stream.branch(`reshuffle-${index + 1}`).shuffled([...order].sort()));
}
