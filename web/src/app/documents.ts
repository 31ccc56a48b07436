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

/** A bot. */
export type BotInput = {
  /** A bot of one's own. */
  readonly botId: string;
};

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

/** A bot to create. */
export type CreateBotInput = {
  /** The bot's name. */
  readonly name: string;
};

/** A token to make for a bot. */
export type CreateBotTokenInput = {
  /** The bot. */
  readonly botId: string;
  /** What to call it. */
  readonly label: string;
  /** What it may be used for. */
  readonly scopes: ReadonlyArray<Scope>;
  /** When it stops being good. */
  readonly expiresAt?: number | null | undefined;
  /** One's own password: with it the token does not end with the one that is used now. */
  readonly password?: string | null | undefined;
};

/** A token to make. */
export type CreateTokenInput = {
  /** What to call it. */
  readonly label: string;
  /** What it may be used for; no more than one's own token may. */
  readonly scopes: ReadonlyArray<Scope>;
  /** When it stops being good. */
  readonly expiresAt?: number | null | undefined;
  /** One's own password: with it the token does not end with the one that is used now. */
  readonly password?: string | null | undefined;
};

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

/** A token to revoke. */
export type RevokeTokenInput = {
  /** The token's id. */
  readonly tokenId: string;
};

/** What a token may be used for. */
export type Scope =
  /** Play moves in one's own matches. */
  | 'PLAY'
  /** Open, join, start and end matches. */
  | 'MATCHES_WRITE'
  /** Create and run leagues. */
  | 'LEAGUES_WRITE'
  /** Create bots and tokens for them. */
  | 'BOTS'
  /** Manage one's tokens and sessions, upgrade a guest. */
  | 'ACCOUNT'
  /** Administer the server. */
  | 'ADMIN';

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

/** Where a bot is to be told of its turns. */
export type SetWebhookInput = {
  /** A bot of one's own. */
  readonly botId: string;
  /** An https address on the public network. */
  readonly url: string;
};

export type KeptTokenFragment = { readonly id: string, readonly label: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: number, readonly expiresAt: number | null };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { readonly viewer: { readonly id: string, readonly name: string, readonly kind: EntrantKind, readonly createdAt: number, readonly tokens: ReadonlyArray<KeptTokenFragment> | null, readonly bots: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: number, readonly webhook: { readonly url: string, readonly createdAt: number, readonly fault: string | null, readonly failedAt: number | null } | null, readonly tokens: ReadonlyArray<KeptTokenFragment> | null }> | null } | null };

export type CreateTokenMutationVariables = Exact<{
  input: CreateTokenInput;
}>;


export type CreateTokenMutation = { readonly made:
    | { readonly __typename: 'TokenCreated', readonly secret: string, readonly token: KeptTokenFragment }
    | { readonly __typename: 'WrongCredentials', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
   };

export type CreateBotTokenMutationVariables = Exact<{
  input: CreateBotTokenInput;
}>;


export type CreateBotTokenMutation = { readonly made:
    | { readonly __typename: 'TokenCreated', readonly secret: string, readonly token: KeptTokenFragment }
    | { readonly __typename: 'WrongCredentials', readonly text: string }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
   };

export type RevokeTokenMutationVariables = Exact<{
  input: RevokeTokenInput;
}>;


export type RevokeTokenMutation = { readonly done:
    | { readonly __typename: 'TokenRevoked', readonly tokenId: string }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
   };

export type CreateBotMutationVariables = Exact<{
  input: CreateBotInput;
}>;


export type CreateBotMutation = { readonly done:
    | { readonly __typename: 'BotCreated', readonly bot: { readonly id: string } }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
   };

export type SetWebhookMutationVariables = Exact<{
  input: SetWebhookInput;
}>;


export type SetWebhookMutation = { readonly made:
    | { readonly __typename: 'WebhookSet', readonly secret: string, readonly url: string }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
   };

export type RemoveWebhookMutationVariables = Exact<{
  input: BotInput;
}>;


export type RemoveWebhookMutation = { readonly done:
    | { readonly __typename: 'WebhookRemoved', readonly botId: string }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
   };

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


export type LeaguesQuery = { readonly leagues: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly name: string, readonly isSandbox: boolean, readonly closedAt: number | null, readonly foundedAt: number, readonly game: { readonly key: string, readonly name: string }, readonly season: { readonly id: string, readonly status: SeasonStatus } | null } }> } | null };

export type PlayerByNameQueryVariables = Exact<{
  name: string;
}>;


export type PlayerByNameQuery = { readonly player: { readonly id: string, readonly name: string, readonly kind: EntrantKind, readonly createdAt: number, readonly owner: { readonly name: string } | null } | null };

export type PlayerRecordQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PlayerRecordQuery = { readonly ratings: ReadonlyArray<{ readonly id: string, readonly rating: number, readonly doubt: number, readonly games: number, readonly isProvisional: boolean, readonly updatedAt: number, readonly game: { readonly key: string, readonly name: string } }> | null, readonly matches: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly status: MatchStatus, readonly isRated: boolean, readonly openedAt: number, readonly endedAt: number | null, readonly game: { readonly key: string, readonly name: string }, readonly seats: ReadonlyArray<{ readonly id: string, readonly number: number, readonly aiLevel: AiLevel | null, readonly rank: number | null, readonly score: number | null, readonly isViewer: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly timing: { readonly pace: Pace, readonly bank: number, readonly increment: number, readonly perTurn: number } } | null }> } | null };

export type RatingHistoryQueryVariables = Exact<{
  game: string;
  entrant: string;
  after?: string | null | undefined;
}>;


export type RatingHistoryQuery = { readonly ratingHistory: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly number: number, readonly matchId: string, readonly rank: number, readonly ratingAfter: number, readonly at: number } }> } | null };

export type RankingsQueryVariables = Exact<{
  game: string;
  kinds?: ReadonlyArray<EntrantKind> | EntrantKind | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RankingsQuery = { readonly rankings: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rank: number, readonly node: { readonly id: string, readonly kind: EntrantKind, readonly rating: number, readonly games: number, readonly isProvisional: boolean, readonly updatedAt: number, readonly entrant:
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

const KeptTokenText = "fragment KeptToken on Token{id label scopes createdAt expiresAt}";
export const Account = ("query Account{viewer{id name kind createdAt tokens{...KeptToken}bots{id name createdAt webhook{url createdAt fault failedAt}tokens{...KeptToken}}}}" + KeptTokenText) as TypedDocument<AccountQuery, AccountQueryVariables>;
export const CreateToken = ("mutation CreateToken($input:CreateTokenInput!){made:createToken(input:$input){__typename ...on TokenCreated{secret token{...KeptToken}}...on Refusal{text}}}" + KeptTokenText) as TypedDocument<CreateTokenMutation, CreateTokenMutationVariables>;
export const CreateBotToken = ("mutation CreateBotToken($input:CreateBotTokenInput!){made:createBotToken(input:$input){__typename ...on TokenCreated{secret token{...KeptToken}}...on Refusal{text}}}" + KeptTokenText) as TypedDocument<CreateBotTokenMutation, CreateBotTokenMutationVariables>;
export const RevokeToken = ("mutation RevokeToken($input:RevokeTokenInput!){done:revokeToken(input:$input){__typename ...on TokenRevoked{tokenId}...on Refusal{text}}}") as TypedDocument<RevokeTokenMutation, RevokeTokenMutationVariables>;
export const CreateBot = ("mutation CreateBot($input:CreateBotInput!){done:createBot(input:$input){__typename ...on BotCreated{bot{id}}...on Refusal{text}}}") as TypedDocument<CreateBotMutation, CreateBotMutationVariables>;
export const SetWebhook = ("mutation SetWebhook($input:SetWebhookInput!){made:setWebhook(input:$input){__typename ...on WebhookSet{secret url}...on Refusal{text}}}") as TypedDocument<SetWebhookMutation, SetWebhookMutationVariables>;
export const RemoveWebhook = ("mutation RemoveWebhook($input:BotInput!){done:removeWebhook(input:$input){__typename ...on WebhookRemoved{botId}...on Refusal{text}}}") as TypedDocument<RemoveWebhookMutation, RemoveWebhookMutationVariables>;
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
