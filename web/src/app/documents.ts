// Made from schema.graphql by `npm run generate`; `npm run check` compares it.
import type { TypedDocument } from "@headwater/client";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The levels of AIs, the weakest first. */
export type AiLevel =
  /** `drifter` in JSON. */
  | 'DRIFTER'
  /** `hand` in JSON. */
  | 'HAND'
  /** `foreman` in JSON. */
  | 'FOREMAN'
  /** `rancher` in JSON. */
  | 'RANCHER'
  /** `legend` in JSON. */
  | 'LEGEND';

/** The colours of seats; a game has some of them. */
export type Colour =
  /** `purple` in JSON. */
  | 'PURPLE'
  /** `white` in JSON. */
  | 'WHITE'
  /** `orange` in JSON. */
  | 'ORANGE'
  /** `green` in JSON. */
  | 'GREEN'
  /** `black` in JSON. */
  | 'BLACK'
  /** `blue` in JSON. */
  | 'BLUE'
  /** `yellow` in JSON. */
  | 'YELLOW';

/** What sort of player somebody is. */
export type EntrantKind =
  /** A person with name and password. */
  | 'HUMAN'
  /** A person without a password; can be upgraded. */
  | 'GUEST'
  /** A program, owned by a human. */
  | 'BOT'
  /** A machine of the server, whose rating is fixed. */
  | 'AI';

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

export type CatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueQuery = { readonly games: ReadonlyArray<{ readonly key: string, readonly name: string, readonly about: string, readonly seatCounts: ReadonlyArray<number>, readonly edition: { readonly key: string }, readonly colours: ReadonlyArray<{ readonly key: Colour, readonly name: string }>, readonly levels: ReadonlyArray<{ readonly key: AiLevel, readonly name: string }>, readonly options: ReadonlyArray<{ readonly key: string, readonly name: string, readonly default: string | null, readonly values: ReadonlyArray<{ readonly value: string | null, readonly name: string }> }>, readonly editions: ReadonlyArray<{ readonly key: string }> }> };

export type RulesQueryVariables = Exact<{
  game: string;
}>;


export type RulesQuery = { readonly game: { readonly key: string, readonly name: string, readonly about: string, readonly ruleTexts: ReadonlyArray<{ readonly number: string, readonly section: string, readonly text: string }> } | null };

export type LeaguesQueryVariables = Exact<{
  filter?: LeagueFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type LeaguesQuery = { readonly leagues: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly name: string, readonly isSandbox: boolean, readonly closedAt: string | null, readonly foundedAt: string, readonly game: { readonly key: string, readonly name: string }, readonly season: { readonly id: string, readonly status: SeasonStatus } | null } }> } | null };

export type PlayerByNameQueryVariables = Exact<{
  name: string;
}>;


export type PlayerByNameQuery = { readonly player: { readonly id: string, readonly name: string, readonly kind: EntrantKind, readonly createdAt: string, readonly owner: { readonly name: string } | null } | null };

export type PlayerRecordQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PlayerRecordQuery = { readonly ratings: ReadonlyArray<{ readonly id: string, readonly rating: number, readonly doubt: number, readonly games: number, readonly isProvisional: boolean, readonly updatedAt: string, readonly game: { readonly key: string, readonly name: string } }> | null, readonly matches: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly status: MatchStatus, readonly isRated: boolean, readonly openedAt: string, readonly endedAt: string | null, readonly game: { readonly key: string, readonly name: string }, readonly seats: ReadonlyArray<{ readonly id: string, readonly number: number, readonly aiLevel: AiLevel | null, readonly rank: number | null, readonly score: number | null, readonly isViewer: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly timing: { readonly pace: Pace, readonly bank: number, readonly increment: number, readonly perTurn: number } } | null }> } | null };

export type RatingHistoryQueryVariables = Exact<{
  game: string;
  entrant: string;
  after?: string | null | undefined;
}>;


export type RatingHistoryQuery = { readonly ratingHistory: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly number: number, readonly matchId: string, readonly rank: number, readonly ratingAfter: number, readonly at: string } }> } | null };

export type RankingsQueryVariables = Exact<{
  game: string;
  kinds?: ReadonlyArray<EntrantKind> | EntrantKind | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RankingsQuery = { readonly rankings: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rank: number, readonly node: { readonly id: string, readonly kind: EntrantKind, readonly rating: number, readonly games: number, readonly isProvisional: boolean, readonly updatedAt: string, readonly entrant:
          | { readonly id: string, readonly name: string }
          | { readonly id: string, readonly name: string }
         | null } }> } | null };

export type ComponentsQueryVariables = Exact<{
  game: string;
}>;


export type ComponentsQuery = { readonly game: { readonly levels: ReadonlyArray<{ readonly key: AiLevel, readonly name: string }>, readonly editions: ReadonlyArray<{ readonly key: string, readonly data: unknown, readonly lists: ReadonlyArray<{ readonly components: ReadonlyArray<{ readonly key: string, readonly name: string }> }> }> } | null };

export type ScoresOverTimeQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ScoresOverTimeQuery = { readonly match: { readonly events: { readonly edges: ReadonlyArray<{ readonly node: { readonly version: number, readonly state: { readonly standing: ReadonlyArray<{ readonly score: number | null }> } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type AnalysisPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type AnalysisPageQuery = { readonly match: { readonly analysis: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly ply: number, readonly seat: number, readonly notation: string, readonly best: string, readonly cost: number, readonly chanceLost: number, readonly points: number, readonly luck: ReadonlyArray<number> | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type RecordOfMatchQueryVariables = Exact<{
  id: string;
}>;


export type RecordOfMatchQuery = { readonly match: { readonly record: unknown } | null };

export const Catalogue = ("query Catalogue{games{key name about seatCounts edition{key}colours{key name}levels{key name}options{key name default values{value name}}editions{key}}}") as TypedDocument<CatalogueQuery, CatalogueQueryVariables>;
export const Rules = ("query Rules($game:String!){game(key:$game){key name about ruleTexts{number section text}}}") as TypedDocument<RulesQuery, RulesQueryVariables>;
export const Leagues = ("query Leagues($filter:LeagueFilter$after:String){leagues(filter:$filter first:20 after:$after){totalCount pageInfo{hasNextPage endCursor}edges{node{id name isSandbox closedAt foundedAt game{key name}season{id status}}}}}") as TypedDocument<LeaguesQuery, LeaguesQueryVariables>;
export const PlayerByName = ("query PlayerByName($name:String!){player(name:$name){id name kind createdAt owner{name}}}") as TypedDocument<PlayerByNameQuery, PlayerByNameQueryVariables>;
export const PlayerRecord = ("query PlayerRecord($id:ID!$after:String){ratings(entrantId:$id){id game{key name}rating doubt games isProvisional updatedAt}matches(filter:{playerId:$id}first:20 after:$after){totalCount pageInfo{hasNextPage endCursor}edges{node{id status isRated openedAt endedAt game{key name}seats{id number aiLevel rank score isViewer player{id name}}timing{pace bank increment perTurn}}}}}") as TypedDocument<PlayerRecordQuery, PlayerRecordQueryVariables>;
export const RatingHistory = ("query RatingHistory($game:String!$entrant:ID!$after:String){ratingHistory(game:$game entrantId:$entrant after:$after first:100){pageInfo{hasNextPage endCursor}edges{node{number matchId rank ratingAfter at}}}}") as TypedDocument<RatingHistoryQuery, RatingHistoryQueryVariables>;
export const Rankings = ("query Rankings($game:String!$kinds:[EntrantKind!]$first:Int!$after:String){rankings(game:$game kinds:$kinds first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{rank node{id kind rating games isProvisional updatedAt entrant{id name}}}}}") as TypedDocument<RankingsQuery, RankingsQueryVariables>;
export const Components = ("query Components($game:String!){game(key:$game){levels{key name}editions{key data lists{components{key name}}}}}") as TypedDocument<ComponentsQuery, ComponentsQueryVariables>;
export const ScoresOverTime = ("query ScoresOverTime($id:ID!$after:String){match(id:$id){events(first:25 after:$after){edges{node{version state{standing{score}}}}pageInfo{hasNextPage endCursor}}}}") as TypedDocument<ScoresOverTimeQuery, ScoresOverTimeQueryVariables>;
export const AnalysisPage = ("query AnalysisPage($id:ID!$after:String){match(id:$id){analysis(first:10 after:$after){totalCount edges{node{ply seat notation best cost chanceLost points luck}}pageInfo{hasNextPage endCursor}}}}") as TypedDocument<AnalysisPageQuery, AnalysisPageQueryVariables>;
export const RecordOfMatch = ("query RecordOfMatch($id:ID!){match(id:$id){record}}") as TypedDocument<RecordOfMatchQuery, RecordOfMatchQueryVariables>;
