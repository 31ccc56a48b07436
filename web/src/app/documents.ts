// Made from schema.graphql by `npm run generate`; `npm run check` compares it.
import type { TypedDocument } from "@headwater/client";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What leagues are looked for; what is left out does not matter. */
export type LeagueFilter = {
  /** The game's key. */
  readonly game?: string | null | undefined;
  /** Where the newest season is in its life. */
  readonly status?: SeasonStatus | null | undefined;
  /** Who owns them. */
  readonly ownerId?: string | null | undefined;
  /** Who takes part in them (registered, waiting, playing), has played in them before, or has a role in them. */
  readonly playerId?: string | null | undefined;
  /** Whether they have a clock of their own. */
  readonly isSandbox?: boolean | null | undefined;
  /** Whether no season opens in them any more. */
  readonly isClosed?: boolean | null | undefined;
};

/** Where a match is in its life. */
export type MatchStatus =
  /** Seats can be taken. */
  | 'OPEN'
  /** It is being played. */
  | 'RUNNING'
  /** It is over and has an outcome. */
  | 'FINISHED'
  /** It ended without an outcome. */
  | 'ABORTED';

/** How time runs. */
export type Pace =
  /** Not at all. */
  | 'NONE'
  /** From a bank, with an increment after each turn. */
  | 'LIVE'
  /** So much for each turn. */
  | 'CORRESPONDENCE';

/** What sort of account a player is. */
export type PlayerKind =
  /** A person with name and password. */
  | 'HUMAN'
  /** A person without a password; can be upgraded. */
  | 'GUEST'
  /** A program, owned by a human. */
  | 'BOT';

/** Where a season is in its life. */
export type SeasonStatus =
  /** One can register. */
  | 'REGISTRATION'
  /** It is being played. */
  | 'RUNNING'
  /** It is over. */
  | 'ENDED'
  /** It is not played: too few had registered, or the league was closed. */
  | 'CANCELLED';

/** Who is rated. */
export type SubjectKind =
  /** People with an account. */
  | 'HUMAN'
  /** People without a password. */
  | 'GUEST'
  /** Programs owned by people. */
  | 'BOT'
  /** The server's own machines, whose ratings are fixed. */
  | 'AI';

export type CatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueQuery = { readonly games: ReadonlyArray<{ readonly key: string, readonly name: string, readonly about: string, readonly seats: ReadonlyArray<number>, readonly edition: string, readonly colours: ReadonlyArray<{ readonly key: string, readonly name: string }>, readonly levels: ReadonlyArray<{ readonly key: string, readonly name: string }>, readonly options: ReadonlyArray<{ readonly key: string, readonly name: string, readonly default: string | null, readonly values: ReadonlyArray<{ readonly value: string | null, readonly name: string }> }>, readonly editions: ReadonlyArray<{ readonly id: string }> }> };

export type RulesQueryVariables = Exact<{
  game: string;
}>;


export type RulesQuery = { readonly game: { readonly key: string, readonly name: string, readonly about: string, readonly ruleTexts: ReadonlyArray<{ readonly number: string, readonly section: string, readonly text: string }> } | null };

export type LeaguesQueryVariables = Exact<{
  filter?: LeagueFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type LeaguesQuery = { readonly leagues: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly name: string, readonly game: string, readonly status: string, readonly isSandbox: boolean, readonly isClosed: boolean, readonly foundedAt: string } }> } };

export type PlayerByNameQueryVariables = Exact<{
  name: string;
}>;


export type PlayerByNameQuery = { readonly player: { readonly id: string, readonly name: string, readonly kind: PlayerKind, readonly createdAt: string, readonly owner: { readonly name: string } | null } | null };

export type PlayerRecordQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PlayerRecordQuery = { readonly ratings: ReadonlyArray<{ readonly game: string, readonly rating: number, readonly doubt: number, readonly games: number, readonly isProvisional: boolean, readonly updatedAt: string }>, readonly matches: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly status: MatchStatus, readonly isRated: boolean, readonly openedAt: string, readonly endedAt: string | null, readonly game: { readonly key: string, readonly name: string }, readonly seats: ReadonlyArray<{ readonly number: number, readonly aiLevel: string | null, readonly rank: number | null, readonly score: number | null, readonly isViewer: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly timing: { readonly pace: Pace, readonly bank: number, readonly increment: number, readonly perTurn: number } } | null }> } };

export type RatingHistoryQueryVariables = Exact<{
  game: string;
  subject: string;
  after: number;
}>;


export type RatingHistoryQuery = { readonly ratingHistory: ReadonlyArray<{ readonly number: number, readonly matchId: string, readonly rank: number, readonly ratingAfter: number, readonly at: string }> };

export type RankingsQueryVariables = Exact<{
  game: string;
  kinds?: ReadonlyArray<SubjectKind> | SubjectKind | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RankingsQuery = { readonly rankings: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rank: number, readonly node: { readonly kind: SubjectKind, readonly rating: number, readonly games: number, readonly isProvisional: boolean, readonly updatedAt: string, readonly subject: { readonly id: string, readonly aiLevel: string | null, readonly player: { readonly id: string, readonly name: string } | null } } }> } };

export const Catalogue = ("query Catalogue{games{key name about seats edition colours{key name}levels{key name}options{key name default values{value name}}editions{id}}}") as TypedDocument<CatalogueQuery, CatalogueQueryVariables>;
export const Rules = ("query Rules($game:String!){game(key:$game){key name about ruleTexts{number section text}}}") as TypedDocument<RulesQuery, RulesQueryVariables>;
export const Leagues = ("query Leagues($filter:LeagueFilter$after:String){leagues(filter:$filter first:20 after:$after){totalCount pageInfo{hasNextPage endCursor}edges{node{id name game status isSandbox isClosed foundedAt}}}}") as TypedDocument<LeaguesQuery, LeaguesQueryVariables>;
export const PlayerByName = ("query PlayerByName($name:String!){player(name:$name){id name kind createdAt owner{name}}}") as TypedDocument<PlayerByNameQuery, PlayerByNameQueryVariables>;
export const PlayerRecord = ("query PlayerRecord($id:ID!$after:String){ratings(subject:$id){game rating doubt games isProvisional updatedAt}matches(filter:{playerId:$id}first:20 after:$after){totalCount pageInfo{hasNextPage endCursor}edges{node{id status isRated openedAt endedAt game{key name}seats{number aiLevel rank score isViewer player{id name}}timing{pace bank increment perTurn}}}}}") as TypedDocument<PlayerRecordQuery, PlayerRecordQueryVariables>;
export const RatingHistory = ("query RatingHistory($game:String!$subject:ID!$after:Int!){ratingHistory(game:$game subject:$subject after:$after first:100){number matchId rank ratingAfter at}}") as TypedDocument<RatingHistoryQuery, RatingHistoryQueryVariables>;
export const Rankings = ("query Rankings($game:String!$kinds:[SubjectKind!]$first:Int!$after:String){rankings(game:$game kinds:$kinds first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{rank node{kind rating games isProvisional updatedAt subject{id aiLevel player{id name}}}}}}") as TypedDocument<RankingsQuery, RankingsQueryVariables>;
