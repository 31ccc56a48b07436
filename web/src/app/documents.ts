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

/** An app of one's own. */
export type AppInput = {
  /** The app. */
  readonly appId: string;
};

/** A sanction against oneself. */
export type AppealSanctionInput = {
  /** The sanction. */
  readonly sanctionId: string;
  /** Why it should be lifted. */
  readonly text: string;
};

/** What became of an appeal. */
export type AppealVerdict =
  /** `upheld` in JSON. */
  | 'UPHELD'
  /** `lifted` in JSON. */
  | 'LIFTED';

/** An authorization request, as the app has put it into an address. */
export type AuthorizationInput = {
  /** The query of the address of `/oauth/authorize`, whole. */
  readonly request: string;
};

/** The pictures that a player can choose from. */
export type Avatar =
  /** `boat` in JSON. */
  | 'BOAT'
  /** `boot` in JSON. */
  | 'BOOT'
  /** `campfire` in JSON. */
  | 'CAMPFIRE'
  /** `feather` in JSON. */
  | 'FEATHER'
  /** `horseshoe` in JSON. */
  | 'HORSESHOE'
  /** `lantern` in JSON. */
  | 'LANTERN'
  /** `moon` in JSON. */
  | 'MOON'
  /** `mountain` in JSON. */
  | 'MOUNTAIN'
  /** `pine` in JSON. */
  | 'PINE'
  /** `star` in JSON. */
  | 'STAR'
  /** `sun` in JSON. */
  | 'SUN'
  /** `waves` in JSON. */
  | 'WAVES';

/** A bot. */
export type BotInput = {
  /** A bot of one's own. */
  readonly botId: string;
};

/** What cases are looked for; what is left out does not matter. */
export type CaseFilter = {
  /** Open or closed. */
  readonly status?: CaseStatus | null | undefined;
  /** About whom. */
  readonly playerId?: string | null | undefined;
  /** What a report in it is about. */
  readonly offence?: Offence | null | undefined;
};

/** Whether a case still waits. */
export type CaseStatus =
  /** `open` in JSON. */
  | 'OPEN'
  /** `closed` in JSON. */
  | 'CLOSED';

/** Where a challenge is in its life. */
export type ChallengeStatus =
  /** It waits for an answer. */
  | 'OPEN'
  /** The match has begun. */
  | 'ACCEPTED'
  /** The challenged player does not want to. */
  | 'DECLINED'
  /** The challenger has taken it back. */
  | 'WITHDRAWN'
  /** Nobody answered in time. */
  | 'EXPIRED';

/** An app to change. */
export type ChangeAppInput = {
  /** The app. */
  readonly appId: string;
  /** What players read. */
  readonly name: string;
  /** The only addresses that players are sent back to. */
  readonly redirectUris: ReadonlyArray<string>;
};

/** All of one's profile: what is null takes back what was chosen. */
export type ChangeProfileInput = {
  /** What one says of oneself, at most 500 characters. */
  readonly text?: string;
  /** The language of mails. */
  readonly language?: Language | null | undefined;
  /** An IANA time zone such as `Europe/Rome`. */
  readonly timeZone?: string | null | undefined;
  /** A picture; null for the one of the account. */
  readonly avatar?: Avatar | null | undefined;
};

/** A case that nobody need look at any more. */
export type CloseCaseInput = {
  /** The case. */
  readonly caseId: string;
  /** Why, for the history of actions. */
  readonly reason: string;
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

/** People confirm with their password; guests have none. */
export type ConfirmedInput = {
  /** One's password. */
  readonly password?: string | null | undefined;
};

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

/** What is stored about people. */
export type DataCategory =
  /** `account` in JSON. */
  | 'ACCOUNT'
  /** `profile` in JSON. */
  | 'PROFILE'
  /** `address` in JSON. */
  | 'ADDRESS'
  /** `password` in JSON. */
  | 'PASSWORD'
  /** `sessions` in JSON. */
  | 'SESSIONS'
  /** `sign-ins` in JSON. */
  | 'SIGN_INS'
  /** `old-names` in JSON. */
  | 'OLD_NAMES'
  /** `matches` in JSON. */
  | 'MATCHES'
  /** `leagues` in JSON. */
  | 'LEAGUES'
  /** `ratings` in JSON. */
  | 'RATINGS'
  /** `boundaries` in JSON. */
  | 'BOUNDARIES'
  /** `messages` in JSON. */
  | 'MESSAGES'
  /** `pairing` in JSON. */
  | 'PAIRING'
  /** `notices` in JSON. */
  | 'NOTICES'
  /** `absence` in JSON. */
  | 'ABSENCE'
  /** `moderation` in JSON. */
  | 'MODERATION'
  /** `reports` in JSON. */
  | 'REPORTS'
  /** `bots` in JSON. */
  | 'BOTS'
  /** `apps` in JSON. */
  | 'APPS'
  /** `mails` in JSON. */
  | 'MAILS'
  /** `requests` in JSON. */
  | 'REQUESTS'
  /** `resets` in JSON. */
  | 'RESETS'
  /** `archives` in JSON. */
  | 'ARCHIVES'
  /** `erasures` in JSON. */
  | 'ERASURES';

/** A decision about an appeal. */
export type DecideAppealInput = {
  /** The appeal. */
  readonly appealId: string;
  /** What becomes of the sanction. */
  readonly verdict: AppealVerdict;
  /** Why, in words for the player. */
  readonly answer: string;
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

/** Something that one has let an app do. */
export type GrantInput = {
  /** The grant. */
  readonly grantId: string;
};

/** The languages that the server writes. */
export type Language =
  /** `en` in JSON. */
  | 'EN'
  /** `it` in JSON. */
  | 'IT'
  /** `es` in JSON. */
  | 'ES'
  /** `pt` in JSON. */
  | 'PT';

/** What becomes of a player who leaves during a season. */
export type LeagueDeparture =
  /** A machine of the same strength sits in; reclaimable. */
  | 'STAND_IN'
  /** Last place at every table still to come. */
  | 'FORFEIT'
  /** As if the player had never played. */
  | 'EXPUNGE';

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

/** Who plays whom. */
export type LeagueFormat =
  /** Everyone meets everyone, as evenly as possible. */
  | 'ROUND_ROBIN'
  /** The nearest in the standings meet. */
  | 'SWISS'
  /** Challenges upwards, within reach. */
  | 'LADDER'
  /** The same few play one match after the other. */
  | 'SERIES';

/** How the players of a league are. */
export type LeaguePeopleInput = {
  /** How many register. */
  readonly players: number;
  /** The chance that a player leaves during a round. */
  readonly dropOut?: number;
  /** How long a turn takes on average. */
  readonly perTurn?: number;
  /** The chance that a player moves no more at a table, and does not leave. */
  readonly stall?: number;
};

/** How seasons are to be played. What is left out takes its default, whatever the league had. */
export type LeagueRulesInput = {
  /** How long one can register before the start. */
  readonly registration: number;
  /** How long a round lasts. */
  readonly roundLength: number;
  /** How many rounds a season has. */
  readonly rounds: number;
  /** How long after a season the next one opens. */
  readonly pause?: number;
  /** Who plays whom. */
  readonly format?: LeagueFormat;
  /** How many play at a table, at most. */
  readonly tableSize?: number;
  /** What a table is worth. */
  readonly scoring?: LeagueScoring;
  /** Points by place at tables of two. */
  readonly pointsAtTwo?: ReadonlyArray<number> | null | undefined;
  /** Points by place at tables of three. */
  readonly pointsAtThree?: ReadonlyArray<number> | null | undefined;
  /** Points by place at tables of four. */
  readonly pointsAtFour?: ReadonlyArray<number> | null | undefined;
  /** Points for a player who has to sit a round out. */
  readonly pointsSittingOut?: number | null | undefined;
  /** What parts equals, in this order. */
  readonly tieBreaks?: ReadonlyArray<TieBreak> | null | undefined;
  /** The most divisions there may be. */
  readonly divisions?: number;
  /** The fewest players of a division. */
  readonly smallestDivision?: number;
  /** The most players of a division. */
  readonly largestDivision?: number;
  /** One in so many of the smaller division changes places. */
  readonly exchangeOneIn?: number;
  /** But at least so many. */
  readonly exchangeLeast?: number;
  /** And at most so many. */
  readonly exchangeMost?: number;
  /** What becomes of players who leave. */
  readonly departure?: LeagueDeparture;
  /** Who leaves so often may not register for a time. */
  readonly barredAfterLeaves?: number | null | undefined;
  /** Within which time departures are counted. */
  readonly barredWithin?: number | null | undefined;
  /** For how long. */
  readonly barredFor?: number | null | undefined;
  /** On a ladder: how many places higher one can challenge. */
  readonly reach?: number;
  /** How many seasons one can miss and keep one's division. */
  readonly rest?: number;
  /** Whether vacations and playing hours stop the clocks of its matches. */
  readonly clocksStop?: boolean;
};

/** What a table is worth. */
export type LeagueScoring =
  /** Points by place. */
  | 'PLACES'
  /** The same deal everywhere; the score against the field. */
  | 'DUPLICATE';

/** A sanction to end before its time. */
export type LiftSanctionInput = {
  /** The sanction. */
  readonly sanctionId: string;
  /** Why, for the history of actions. */
  readonly reason: string;
};

/** A sanction that one has read. */
export type MarkSanctionSeenInput = {
  /** The sanction. */
  readonly sanctionId: string;
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

/** What moderators and operators do, as the trail tells it. */
export type ModerationAction =
  /** `warn` in JSON. */
  | 'WARN'
  /** `mute` in JSON. */
  | 'MUTE'
  /** `ban` in JSON. */
  | 'BAN'
  /** `unban` in JSON. */
  | 'UNBAN'
  /** `rename` in JSON. */
  | 'RENAME'
  /** `lift-warn` in JSON. */
  | 'LIFT_WARN'
  /** `lift-mute` in JSON. */
  | 'LIFT_MUTE'
  /** `lift-ban` in JSON. */
  | 'LIFT_BAN'
  /** `lift-rename` in JSON. */
  | 'LIFT_RENAME'
  /** `close-case` in JSON. */
  | 'CLOSE_CASE'
  /** `appeal-upheld` in JSON. */
  | 'APPEAL_UPHELD'
  /** `appeal-lifted` in JSON. */
  | 'APPEAL_LIFTED'
  /** `remove-message` in JSON. */
  | 'REMOVE_MESSAGE'
  /** `grant-moderator` in JSON. */
  | 'GRANT_MODERATOR'
  /** `grant-admin` in JSON. */
  | 'GRANT_ADMIN'
  /** `take-role` in JSON. */
  | 'TAKE_ROLE'
  /** `end-sessions` in JSON. */
  | 'END_SESSIONS'
  /** `reset-password` in JSON. */
  | 'RESET_PASSWORD'
  /** `export` in JSON. */
  | 'EXPORT'
  /** `delete` in JSON. */
  | 'DELETE'
  /** `abort` in JSON. */
  | 'ABORT';

/** What somebody is said to have done; the last three are marks. */
export type Offence =
  /** `insult` in JSON. */
  | 'INSULT'
  /** `spam` in JSON. */
  | 'SPAM'
  /** `cheating` in JSON. */
  | 'CHEATING'
  /** `stalling` in JSON. */
  | 'STALLING'
  /** `name` in JSON. */
  | 'NAME'
  /** `other` in JSON. */
  | 'OTHER'
  /** `leaving` in JSON. */
  | 'LEAVING'
  /** `shared-address` in JSON. */
  | 'SHARED_ADDRESS'
  /** `one-sided` in JSON. */
  | 'ONE_SIDED';

/** What erasing an account does with what is stored. */
export type OnErasure =
  /** `deleted` in JSON. */
  | 'DELETED'
  /** `number` in JSON. */
  | 'NUMBER'
  /** `kept` in JSON. */
  | 'KEPT';

/** Another player. */
export type OtherPlayerInput = {
  /** The other player. */
  readonly playerId: string;
};

/** How time runs. */
export type Pace =
  /** Not at all. */
  | 'NONE'
  /** From a bank, with an increment after each turn. */
  | 'LIVE'
  /** So much for each turn. */
  | 'CORRESPONDENCE';

/** An app to register. */
export type RegisterAppInput = {
  /** What players read. */
  readonly name: string;
  /** The only addresses that players are sent back to; a loopback address fits with any port. */
  readonly redirectUris: ReadonlyArray<string>;
  /** Whether it runs on a server that can keep a secret. */
  readonly isConfidential?: boolean;
};

/** A message to take away. */
export type RemoveMessageInput = {
  /** The message. */
  readonly messageId: string;
  /** Why, for the history of actions. */
  readonly reason: string;
};

/** What somebody did. Name a message, or a player and perhaps the match. */
export type ReportPlayerInput = {
  /** What it is about; no mark of the server. */
  readonly offence: Offence;
  /** In your own words. */
  readonly text?: string;
  /** The player. */
  readonly playerId?: string | null | undefined;
  /** The message, which names its author. */
  readonly messageId?: string | null | undefined;
  /** The match. */
  readonly matchId?: string | null | undefined;
};

/** Whose password is forgotten. */
export type RequestPasswordResetInput = {
  /** The name or the verified address of the account. */
  readonly account: string;
};

/** A code from a mail, and a new password. */
export type ResetPasswordInput = {
  /** The part of the link behind the `#`. */
  readonly code: string;
  /** The password from now on. */
  readonly newPassword: string;
};

/** A token to revoke. */
export type RevokeTokenInput = {
  /** The token's id. */
  readonly tokenId: string;
};

/** What moderators can do to a player. */
export type SanctionKind =
  /** `warn` in JSON. */
  | 'WARN'
  /** `mute` in JSON. */
  | 'MUTE'
  /** `ban` in JSON. */
  | 'BAN'
  /** `rename` in JSON. */
  | 'RENAME';

/** What to do to a player. */
export type SanctionPlayerInput = {
  /** The player. */
  readonly playerId: string;
  /** What to do. */
  readonly kind: SanctionKind;
  /** How long it holds. */
  readonly duration: number;
  /** Why, in words for the player. */
  readonly reason: string;
  /** The case it follows from. */
  readonly caseId?: string | null | undefined;
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
  | 'ADMIN'
  /** Write messages, and report them. */
  | 'TALK'
  /** Look at reports and act on them. */
  | 'MODERATE';

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

/** An address to verify. */
export type SetAddressInput = {
  /** The e-mail address; null to have none. */
  readonly address?: string | null | undefined;
  /** One's password. */
  readonly password: string;
};

/** Where a bot is to be told of its turns. */
export type SetWebhookInput = {
  /** A bot of one's own. */
  readonly botId: string;
  /** An https address on the public network. */
  readonly url: string;
};

/** What parts players of equal points; the seed always comes last. */
export type TieBreak =
  /** First places. */
  | 'WINS'
  /** The results of the tied players' tables with each other. */
  | 'MEETINGS'
  /** The points of one's opponents. */
  | 'OPPONENTS'
  /** Scores as a share of the best at each table. */
  | 'SCORE'
  /** Tables that were really played. */
  | 'GAMES';

/** The clock to play with. */
export type TimingInput = {
  /** How time runs. */
  readonly pace?: Pace;
  /** With a live clock: what each seat begins with. */
  readonly bank?: number;
  /** With a live clock: what is added after each turn. */
  readonly increment?: number;
  /** In correspondence: what each turn may take. */
  readonly perTurn?: number;
};

/** A code from a mail. */
export type VerifyAddressInput = {
  /** The part of the link behind the `#`. */
  readonly code: string;
};

export type KeptTokenFragment = { readonly id: string, readonly label: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: number, readonly expiresAt: number | null, readonly isSession: boolean, readonly device: string | null, readonly usedAt: number | null };

export type OwnAccountFragment = { readonly id: string, readonly text: string, readonly language: Language | null, readonly timeZone: string | null, readonly address: string | null, readonly pendingAddress: string | null, readonly pendingUntil: number | null, readonly player: { readonly id: string, readonly name: string, readonly avatar: Avatar | null } };

export type OwnArchiveFragment = { readonly id: string, readonly askedAt: number, readonly readyAt: number | null, readonly expiresAt: number | null, readonly size: number | null, readonly path: string | null };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { readonly account: OwnAccountFragment | null, readonly viewer: { readonly id: string, readonly name: string, readonly kind: EntrantKind, readonly createdAt: number, readonly tokens: ReadonlyArray<KeptTokenFragment> | null, readonly bots: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: number, readonly webhook: { readonly url: string, readonly createdAt: number, readonly fault: string | null, readonly failedAt: number | null } | null, readonly tokens: ReadonlyArray<KeptTokenFragment> | null }> | null } | null };

export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { readonly account: OwnAccountFragment | null };

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

export type ChangeProfileMutationVariables = Exact<{
  input: ChangeProfileInput;
}>;


export type ChangeProfileMutation = { readonly done:
    | { readonly __typename: 'ProfileChanged', readonly account: OwnAccountFragment }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
   };

export type SetAddressMutationVariables = Exact<{
  input: SetAddressInput;
}>;


export type SetAddressMutation = { readonly done:
    | { readonly __typename: 'AddressSet', readonly account: OwnAccountFragment }
    | { readonly __typename: 'WrongCredentials', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
   };

export type VerifyAddressMutationVariables = Exact<{
  input: VerifyAddressInput;
}>;


export type VerifyAddressMutation = { readonly done:
    | { readonly __typename: 'AddressVerified', readonly player: { readonly id: string, readonly name: string } }
    | { readonly __typename: 'Conflict', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
   };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { readonly done:
    | { readonly __typename: 'PasswordResetRequested', readonly account: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
   };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { readonly done:
    | { readonly __typename: 'PasswordReset', readonly player: { readonly id: string, readonly name: string } }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
   };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { readonly done:
    | { readonly __typename: 'OtherSessionsEnded', readonly ended: number }
    | { readonly __typename: 'NotAllowed', readonly text: string }
   };

export type OwnArchiveQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnArchiveQuery = { readonly archive: OwnArchiveFragment | null };

export type RequestArchiveMutationVariables = Exact<{
  input: ConfirmedInput;
}>;


export type RequestArchiveMutation = { readonly done:
    | { readonly __typename: 'ArchiveRequested', readonly archive: OwnArchiveFragment }
    | { readonly __typename: 'WrongCredentials', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
   };

export type RequestErasureMutationVariables = Exact<{
  input: ConfirmedInput;
}>;


export type RequestErasureMutation = { readonly done:
    | { readonly __typename: 'ErasureRequested', readonly dueAt: number }
    | { readonly __typename: 'WrongCredentials', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
   };

export type StoredDataQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredDataQuery = { readonly storedData: ReadonlyArray<{ readonly category: DataCategory, readonly what: string, readonly why: string, readonly keptFor: number | null, readonly onErasure: OnErasure }> };

export type KeptGrantFragment = { readonly id: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: number, readonly usedAt: number, readonly app: { readonly id: string, readonly name: string, readonly author: { readonly name: string } | null } };

export type OwnAppFragment = { readonly id: string, readonly name: string, readonly redirectUris: ReadonlyArray<string> | null, readonly isConfidential: boolean | null, readonly createdAt: number };

export type GrantingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GrantingsQuery = { readonly grants: ReadonlyArray<KeptGrantFragment> | null };

export type OwnAppListQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAppListQuery = { readonly apps: ReadonlyArray<OwnAppFragment> | null };

export type ConsentWishQueryVariables = Exact<{
  request: string;
}>;


export type ConsentWishQuery = { readonly wish:
    | { readonly __typename: 'AuthorizationWish', readonly scopes: ReadonlyArray<Scope>, readonly destination: string, readonly app: { readonly id: string, readonly name: string, readonly author: { readonly name: string } | null } }
    | { readonly __typename: 'NotFound', readonly code: string, readonly text: string, readonly data: unknown }
    | { readonly __typename: 'InvalidInput', readonly code: string, readonly text: string, readonly data: unknown }
   };

export type AllowAppMutationVariables = Exact<{
  input: AuthorizationInput;
}>;


export type AllowAppMutation = { readonly answered:
    | { readonly __typename: 'AuthorizationAnswered', readonly redirect: string }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type RefuseAppMutationVariables = Exact<{
  input: AuthorizationInput;
}>;


export type RefuseAppMutation = { readonly answered:
    | { readonly __typename: 'AuthorizationAnswered', readonly redirect: string }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type EndGrantMutationVariables = Exact<{
  input: GrantInput;
}>;


export type EndGrantMutation = { readonly done:
    | { readonly __typename: 'GrantEnded', readonly grantId: string }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type RegisterAppMutationVariables = Exact<{
  input: RegisterAppInput;
}>;


export type RegisterAppMutation = { readonly made:
    | { readonly __typename: 'AppIssued', readonly secret: string | null, readonly app: OwnAppFragment }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type ChangeAppMutationVariables = Exact<{
  input: ChangeAppInput;
}>;


export type ChangeAppMutation = { readonly done:
    | { readonly __typename: 'AppChanged', readonly app: OwnAppFragment }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type RenewAppSecretMutationVariables = Exact<{
  input: AppInput;
}>;


export type RenewAppSecretMutation = { readonly made:
    | { readonly __typename: 'AppIssued', readonly secret: string | null, readonly app: OwnAppFragment }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type RemoveAppMutationVariables = Exact<{
  input: AppInput;
}>;


export type RemoveAppMutation = { readonly done:
    | { readonly __typename: 'AppRemoved', readonly appId: string }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type CatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueQuery = { readonly games: ReadonlyArray<{ readonly key: string, readonly name: string, readonly about: string, readonly seatCounts: ReadonlyArray<number>, readonly edition: { readonly key: string }, readonly colours: ReadonlyArray<{ readonly key: Colour, readonly name: string }>, readonly levels: ReadonlyArray<{ readonly key: AiLevel, readonly name: string }>, readonly options: ReadonlyArray<{ readonly key: string, readonly name: string, readonly default: string | null, readonly values: ReadonlyArray<{ readonly value: string | null, readonly name: string }> }>, readonly editions: ReadonlyArray<{ readonly key: string }> }> };

export type RulesQueryVariables = Exact<{
  game: string;
}>;


export type RulesQuery = { readonly game: { readonly key: string, readonly name: string, readonly about: string, readonly ruleTexts: ReadonlyArray<{ readonly number: string, readonly section: string, readonly text: string }> } | null };

export type OwnSanctionFragment = { readonly id: string, readonly kind: SanctionKind, readonly reason: string, readonly at: number, readonly until: number, readonly liftedAt: number | null, readonly seenAt: number | null, readonly isHeld: boolean, readonly appeal: { readonly id: string, readonly text: string, readonly at: number, readonly decidedAt: number | null, readonly verdict: AppealVerdict | null, readonly answer: string | null } | null };

export type StandingQueryVariables = Exact<{ [key: string]: never; }>;


export type StandingQuery = { readonly scopes: ReadonlyArray<Scope>, readonly viewer: { readonly id: string } | null };

export type OwnSanctionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSanctionsQuery = { readonly sanctions: { readonly edges: ReadonlyArray<{ readonly node: OwnSanctionFragment }> } | null };

export type BoundariesQueryVariables = Exact<{
  blocks?: string | null | undefined;
  mutes?: string | null | undefined;
}>;


export type BoundariesQuery = { readonly blocks: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly at: number, readonly player: { readonly id: string, readonly name: string } | null } }> } | null, readonly mutes: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly at: number, readonly player: { readonly id: string, readonly name: string } | null } }> } | null };

export type CasesQueryVariables = Exact<{
  filter?: CaseFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type CasesQuery = { readonly cases: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly status: CaseStatus, readonly openedAt: number, readonly changedAt: number, readonly reportCount: number, readonly player: { readonly id: string, readonly name: string } | null } }> } | null };

export type CaseFileQueryVariables = Exact<{
  id: string;
}>;


export type CaseFileQuery = { readonly node:
    | { readonly __typename: 'Account' }
    | { readonly __typename: 'App' }
    | { readonly __typename: 'Appeal' }
    | { readonly __typename: 'Archive' }
    | { readonly __typename: 'Block' }
    | { readonly __typename: 'Case', readonly id: string, readonly status: CaseStatus, readonly openedAt: number, readonly changedAt: number, readonly closedAt: number | null, readonly reportCount: number, readonly player: { readonly id: string, readonly name: string } | null, readonly sanctions: { readonly edges: ReadonlyArray<{ readonly node: OwnSanctionFragment }> } | null, readonly reports: ReadonlyArray<{ readonly id: string, readonly offence: Offence, readonly text: string, readonly at: number, readonly matchId: string | null, readonly evidence: { readonly playerName: string, readonly log: unknown, readonly reporter: { readonly id: string, readonly name: string } | null, readonly messages: ReadonlyArray<{ readonly id: string, readonly number: number, readonly messageId: string, readonly text: string, readonly at: number, readonly author: { readonly id: string, readonly name: string } | null }> } | null }> | null, readonly history: ReadonlyArray<{ readonly at: number, readonly action: ModerationAction, readonly reason: string, readonly by: { readonly id: string, readonly name: string } | null }> | null }
    | { readonly __typename: 'Challenge' }
    | { readonly __typename: 'Component' }
    | { readonly __typename: 'Edition' }
    | { readonly __typename: 'Game' }
    | { readonly __typename: 'Grant' }
    | { readonly __typename: 'Invite' }
    | { readonly __typename: 'League' }
    | { readonly __typename: 'LeagueDivision' }
    | { readonly __typename: 'LeagueSeason' }
    | { readonly __typename: 'LeagueTable' }
    | { readonly __typename: 'Machine' }
    | { readonly __typename: 'Match' }
    | { readonly __typename: 'Message' }
    | { readonly __typename: 'Mute' }
    | { readonly __typename: 'NotificationSettings' }
    | { readonly __typename: 'NotificationWebhook' }
    | { readonly __typename: 'OwnPauses' }
    | { readonly __typename: 'Player' }
    | { readonly __typename: 'PushSubscription' }
    | { readonly __typename: 'Rating' }
    | { readonly __typename: 'Report' }
    | { readonly __typename: 'Room' }
    | { readonly __typename: 'Sanction' }
    | { readonly __typename: 'SavedMessage' }
    | { readonly __typename: 'Seat' }
    | { readonly __typename: 'Seek' }
    | { readonly __typename: 'Standing' }
    | { readonly __typename: 'Token' }
   | null };

export type AppealsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AppealsQuery = { readonly appeals: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly text: string, readonly at: number, readonly canDecide: boolean, readonly sanction: { readonly id: string, readonly kind: SanctionKind, readonly reason: string, readonly at: number, readonly until: number, readonly isHeld: boolean, readonly player: { readonly id: string, readonly name: string } | null } } }> } | null };

export type MutePlayerMutationVariables = Exact<{
  input: OtherPlayerInput;
}>;


export type MutePlayerMutation = { readonly done:
    | { readonly __typename: 'PlayerMuted', readonly mute: { readonly id: string } }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type BlockPlayerMutationVariables = Exact<{
  input: OtherPlayerInput;
}>;


export type BlockPlayerMutation = { readonly done:
    | { readonly __typename: 'PlayerBlocked', readonly block: { readonly id: string } }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type UnmutePlayerMutationVariables = Exact<{
  input: OtherPlayerInput;
}>;


export type UnmutePlayerMutation = { readonly done:
    | { readonly __typename: 'PlayerUnmuted', readonly playerId: string }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type UnblockPlayerMutationVariables = Exact<{
  input: OtherPlayerInput;
}>;


export type UnblockPlayerMutation = { readonly done:
    | { readonly __typename: 'PlayerUnblocked', readonly playerId: string }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type ReportPlayerMutationVariables = Exact<{
  input: ReportPlayerInput;
}>;


export type ReportPlayerMutation = { readonly change:
    | { readonly __typename: 'PlayerReported', readonly report: { readonly id: string } }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type MarkSanctionSeenMutationVariables = Exact<{
  input: MarkSanctionSeenInput;
}>;


export type MarkSanctionSeenMutation = { readonly done:
    | { readonly __typename: 'SanctionSeen', readonly sanction: { readonly id: string } }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type AppealSanctionMutationVariables = Exact<{
  input: AppealSanctionInput;
}>;


export type AppealSanctionMutation = { readonly done:
    | { readonly __typename: 'SanctionAppealed', readonly appeal: { readonly id: string } }
    | { readonly __typename: 'NotFound', readonly complaint: string }
    | { readonly __typename: 'NotAllowed', readonly complaint: string }
    | { readonly __typename: 'InvalidInput', readonly complaint: string }
    | { readonly __typename: 'LimitReached', readonly complaint: string }
    | { readonly __typename: 'Conflict', readonly complaint: string }
   };

export type SanctionPlayerMutationVariables = Exact<{
  input: SanctionPlayerInput;
}>;


export type SanctionPlayerMutation = { readonly done:
    | { readonly __typename: 'PlayerSanctioned', readonly sanction: { readonly id: string } }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type LiftSanctionMutationVariables = Exact<{
  input: LiftSanctionInput;
}>;


export type LiftSanctionMutation = { readonly done:
    | { readonly __typename: 'SanctionLifted', readonly sanction: { readonly id: string } }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type CloseCaseMutationVariables = Exact<{
  input: CloseCaseInput;
}>;


export type CloseCaseMutation = { readonly done:
    | { readonly __typename: 'CaseClosed', readonly case: { readonly id: string } }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type DecideAppealMutationVariables = Exact<{
  input: DecideAppealInput;
}>;


export type DecideAppealMutation = { readonly done:
    | { readonly __typename: 'AppealDecided', readonly appeal: { readonly id: string } }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
    | { readonly __typename: 'LimitReached', readonly text: string }
    | { readonly __typename: 'Conflict', readonly text: string }
   };

export type RemoveMessageMutationVariables = Exact<{
  input: RemoveMessageInput;
}>;


export type RemoveMessageMutation = { readonly done:
    | { readonly __typename: 'MessageRemoved', readonly message: { readonly id: string } }
    | { readonly __typename: 'NotFound', readonly text: string }
    | { readonly __typename: 'NotAllowed', readonly text: string }
    | { readonly __typename: 'InvalidInput', readonly text: string }
   };

export type LeaguesQueryVariables = Exact<{
  filter?: LeagueFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type LeaguesQuery = { readonly leagues: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly name: string, readonly isSandbox: boolean, readonly closedAt: number | null, readonly foundedAt: number, readonly game: { readonly key: string, readonly name: string }, readonly season: { readonly id: string, readonly status: SeasonStatus } | null } }> } | null };

export type LeagueForecastQueryVariables = Exact<{
  rules: LeagueRulesInput;
  timing: TimingInput;
  people: LeaguePeopleInput;
}>;


export type LeagueForecastQuery = { readonly leagueForecast: { readonly seasons: number, readonly fewestGames: number, readonly mostGames: number, readonly games: number, readonly atDeadline: number, readonly heldUp: number, readonly forfeited: number, readonly timedOut: number, readonly leavers: number, readonly promoted: number, readonly waiting: number, readonly agreement: number, readonly evenness: ReadonlyArray<{ readonly players: number, readonly fewest: number, readonly most: number }> } | null };

export type ChallengeOutcomeQueryVariables = Exact<{
  id: string;
}>;


export type ChallengeOutcomeQuery = { readonly node:
    | { readonly __typename: 'Account' }
    | { readonly __typename: 'App' }
    | { readonly __typename: 'Appeal' }
    | { readonly __typename: 'Archive' }
    | { readonly __typename: 'Block' }
    | { readonly __typename: 'Case' }
    | { readonly __typename: 'Challenge', readonly status: ChallengeStatus, readonly timing: { readonly pace: Pace }, readonly match: { readonly id: string } | null }
    | { readonly __typename: 'Component' }
    | { readonly __typename: 'Edition' }
    | { readonly __typename: 'Game' }
    | { readonly __typename: 'Grant' }
    | { readonly __typename: 'Invite' }
    | { readonly __typename: 'League' }
    | { readonly __typename: 'LeagueDivision' }
    | { readonly __typename: 'LeagueSeason' }
    | { readonly __typename: 'LeagueTable' }
    | { readonly __typename: 'Machine' }
    | { readonly __typename: 'Match' }
    | { readonly __typename: 'Message' }
    | { readonly __typename: 'Mute' }
    | { readonly __typename: 'NotificationSettings' }
    | { readonly __typename: 'NotificationWebhook' }
    | { readonly __typename: 'OwnPauses' }
    | { readonly __typename: 'Player' }
    | { readonly __typename: 'PushSubscription' }
    | { readonly __typename: 'Rating' }
    | { readonly __typename: 'Report' }
    | { readonly __typename: 'Room' }
    | { readonly __typename: 'Sanction' }
    | { readonly __typename: 'SavedMessage' }
    | { readonly __typename: 'Seat' }
    | { readonly __typename: 'Seek' }
    | { readonly __typename: 'Standing' }
    | { readonly __typename: 'Token' }
   | null };

export type PlayerByNameQueryVariables = Exact<{
  name: string;
}>;


export type PlayerByNameQuery = { readonly player: { readonly id: string, readonly name: string, readonly kind: EntrantKind, readonly createdAt: number, readonly avatar: Avatar | null, readonly text: string, readonly owner: { readonly name: string } | null, readonly away: { readonly isOnVacation: boolean, readonly vacation: { readonly beginsAt: number, readonly endsAt: number } | null, readonly hours: { readonly begins: string, readonly ends: string, readonly timeZone: string } | null } | null } | null };

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
  id: string;
}>;


export type ComponentsQuery = { readonly match: { readonly game: { readonly levels: ReadonlyArray<{ readonly key: AiLevel, readonly name: string }> }, readonly edition: { readonly data: unknown, readonly lists: ReadonlyArray<{ readonly components: ReadonlyArray<{ readonly key: string, readonly name: string }> }> } } | null };

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

const KeptTokenText = "fragment KeptToken on Token{id label scopes createdAt expiresAt isSession device usedAt}";
const OwnAccountText = "fragment OwnAccount on Account{id text language timeZone address pendingAddress pendingUntil player{id name avatar}}";
const OwnArchiveText = "fragment OwnArchive on Archive{id askedAt readyAt expiresAt size path}";
const KeptGrantText = "fragment KeptGrant on Grant{id scopes createdAt usedAt app{id name author{name}}}";
const OwnAppText = "fragment OwnApp on App{id name redirectUris isConfidential createdAt}";
const OwnSanctionText = "fragment OwnSanction on Sanction{id kind reason at until liftedAt seenAt isHeld appeal{id text at decidedAt verdict answer}}";
export const Account = ("query Account{account{...OwnAccount}viewer{id name kind createdAt tokens{...KeptToken}bots{id name createdAt webhook{url createdAt fault failedAt}tokens{...KeptToken}}}}" + OwnAccountText + KeptTokenText) as TypedDocument<AccountQuery, AccountQueryVariables>;
export const OwnProfile = ("query OwnProfile{account{...OwnAccount}}" + OwnAccountText) as TypedDocument<OwnProfileQuery, OwnProfileQueryVariables>;
export const CreateToken = ("mutation CreateToken($input:CreateTokenInput!){made:createToken(input:$input){__typename ...on TokenCreated{secret token{...KeptToken}}...on Refusal{text}}}" + KeptTokenText) as TypedDocument<CreateTokenMutation, CreateTokenMutationVariables>;
export const CreateBotToken = ("mutation CreateBotToken($input:CreateBotTokenInput!){made:createBotToken(input:$input){__typename ...on TokenCreated{secret token{...KeptToken}}...on Refusal{text}}}" + KeptTokenText) as TypedDocument<CreateBotTokenMutation, CreateBotTokenMutationVariables>;
export const RevokeToken = ("mutation RevokeToken($input:RevokeTokenInput!){done:revokeToken(input:$input){__typename ...on TokenRevoked{tokenId}...on Refusal{text}}}") as TypedDocument<RevokeTokenMutation, RevokeTokenMutationVariables>;
export const CreateBot = ("mutation CreateBot($input:CreateBotInput!){done:createBot(input:$input){__typename ...on BotCreated{bot{id}}...on Refusal{text}}}") as TypedDocument<CreateBotMutation, CreateBotMutationVariables>;
export const SetWebhook = ("mutation SetWebhook($input:SetWebhookInput!){made:setWebhook(input:$input){__typename ...on WebhookSet{secret url}...on Refusal{text}}}") as TypedDocument<SetWebhookMutation, SetWebhookMutationVariables>;
export const RemoveWebhook = ("mutation RemoveWebhook($input:BotInput!){done:removeWebhook(input:$input){__typename ...on WebhookRemoved{botId}...on Refusal{text}}}") as TypedDocument<RemoveWebhookMutation, RemoveWebhookMutationVariables>;
export const ChangeProfile = ("mutation ChangeProfile($input:ChangeProfileInput!){done:changeProfile(input:$input){__typename ...on ProfileChanged{account{...OwnAccount}}...on Refusal{text}}}" + OwnAccountText) as TypedDocument<ChangeProfileMutation, ChangeProfileMutationVariables>;
export const SetAddress = ("mutation SetAddress($input:SetAddressInput!){done:setAddress(input:$input){__typename ...on AddressSet{account{...OwnAccount}}...on Refusal{text}}}" + OwnAccountText) as TypedDocument<SetAddressMutation, SetAddressMutationVariables>;
export const VerifyAddress = ("mutation VerifyAddress($input:VerifyAddressInput!){done:verifyAddress(input:$input){__typename ...on AddressVerified{player{id name}}...on Refusal{text}}}") as TypedDocument<VerifyAddressMutation, VerifyAddressMutationVariables>;
export const RequestPasswordReset = ("mutation RequestPasswordReset($input:RequestPasswordResetInput!){done:requestPasswordReset(input:$input){__typename ...on PasswordResetRequested{account}...on Refusal{text}}}") as TypedDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPassword = ("mutation ResetPassword($input:ResetPasswordInput!){done:resetPassword(input:$input){__typename ...on PasswordReset{player{id name}}...on Refusal{text}}}") as TypedDocument<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const EndOtherSessions = ("mutation EndOtherSessions{done:endOtherSessions{__typename ...on OtherSessionsEnded{ended}...on Refusal{text}}}") as TypedDocument<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const OwnArchive = ("query OwnArchive{archive{...OwnArchive}}" + OwnArchiveText) as TypedDocument<OwnArchiveQuery, OwnArchiveQueryVariables>;
export const RequestArchive = ("mutation RequestArchive($input:ConfirmedInput!){done:requestArchive(input:$input){__typename ...on ArchiveRequested{archive{...OwnArchive}}...on Refusal{text}}}" + OwnArchiveText) as TypedDocument<RequestArchiveMutation, RequestArchiveMutationVariables>;
export const RequestErasure = ("mutation RequestErasure($input:ConfirmedInput!){done:requestErasure(input:$input){__typename ...on ErasureRequested{dueAt}...on Refusal{text}}}") as TypedDocument<RequestErasureMutation, RequestErasureMutationVariables>;
export const StoredData = ("query StoredData{storedData{category what why keptFor onErasure}}") as TypedDocument<StoredDataQuery, StoredDataQueryVariables>;
export const Grantings = ("query Grantings{grants{...KeptGrant}}" + KeptGrantText) as TypedDocument<GrantingsQuery, GrantingsQueryVariables>;
export const OwnAppList = ("query OwnAppList{apps{...OwnApp}}" + OwnAppText) as TypedDocument<OwnAppListQuery, OwnAppListQueryVariables>;
export const ConsentWish = ("query ConsentWish($request:String!){wish:authorizationWish(request:$request){__typename ...on AuthorizationWish{scopes destination app{id name author{name}}}...on Refusal{code text data}}}") as TypedDocument<ConsentWishQuery, ConsentWishQueryVariables>;
export const AllowApp = ("mutation AllowApp($input:AuthorizationInput!){answered:allowApp(input:$input){__typename ...on AuthorizationAnswered{redirect}...on Refusal{text}}}") as TypedDocument<AllowAppMutation, AllowAppMutationVariables>;
export const RefuseApp = ("mutation RefuseApp($input:AuthorizationInput!){answered:refuseApp(input:$input){__typename ...on AuthorizationAnswered{redirect}...on Refusal{text}}}") as TypedDocument<RefuseAppMutation, RefuseAppMutationVariables>;
export const EndGrant = ("mutation EndGrant($input:GrantInput!){done:endGrant(input:$input){__typename ...on GrantEnded{grantId}...on Refusal{text}}}") as TypedDocument<EndGrantMutation, EndGrantMutationVariables>;
export const RegisterApp = ("mutation RegisterApp($input:RegisterAppInput!){made:registerApp(input:$input){__typename ...on AppIssued{secret app{...OwnApp}}...on Refusal{text}}}" + OwnAppText) as TypedDocument<RegisterAppMutation, RegisterAppMutationVariables>;
export const ChangeApp = ("mutation ChangeApp($input:ChangeAppInput!){done:changeApp(input:$input){__typename ...on AppChanged{app{...OwnApp}}...on Refusal{text}}}" + OwnAppText) as TypedDocument<ChangeAppMutation, ChangeAppMutationVariables>;
export const RenewAppSecret = ("mutation RenewAppSecret($input:AppInput!){made:renewAppSecret(input:$input){__typename ...on AppIssued{secret app{...OwnApp}}...on Refusal{text}}}" + OwnAppText) as TypedDocument<RenewAppSecretMutation, RenewAppSecretMutationVariables>;
export const RemoveApp = ("mutation RemoveApp($input:AppInput!){done:removeApp(input:$input){__typename ...on AppRemoved{appId}...on Refusal{text}}}") as TypedDocument<RemoveAppMutation, RemoveAppMutationVariables>;
export const Catalogue = ("query Catalogue{games{key name about seatCounts edition{key}colours{key name}levels{key name}options{key name default values{value name}}editions{key}}}") as TypedDocument<CatalogueQuery, CatalogueQueryVariables>;
export const Rules = ("query Rules($game:String!){game(key:$game){key name about ruleTexts{number section text}}}") as TypedDocument<RulesQuery, RulesQueryVariables>;
export const Standing = ("query Standing{scopes viewer{id}}") as TypedDocument<StandingQuery, StandingQueryVariables>;
export const OwnSanctions = ("query OwnSanctions{sanctions(first:20){edges{node{...OwnSanction}}}}" + OwnSanctionText) as TypedDocument<OwnSanctionsQuery, OwnSanctionsQueryVariables>;
export const Boundaries = ("query Boundaries($blocks:String$mutes:String){blocks(first:20 after:$blocks){pageInfo{hasNextPage endCursor}edges{node{id at player{id name}}}}mutes(first:20 after:$mutes){pageInfo{hasNextPage endCursor}edges{node{id at player{id name}}}}}") as TypedDocument<BoundariesQuery, BoundariesQueryVariables>;
export const Cases = ("query Cases($filter:CaseFilter$after:String){cases(filter:$filter first:20 after:$after){pageInfo{hasNextPage endCursor}edges{node{id status openedAt changedAt reportCount player{id name}}}}}") as TypedDocument<CasesQuery, CasesQueryVariables>;
export const CaseFile = ("query CaseFile($id:ID!){node(id:$id){__typename ...on Case{id status openedAt changedAt closedAt reportCount player{id name}sanctions(first:20){edges{node{...OwnSanction}}}reports{id offence text at matchId evidence{playerName log reporter{id name}messages{id number messageId text at author{id name}}}}history{at action reason by{id name}}}}}" + OwnSanctionText) as TypedDocument<CaseFileQuery, CaseFileQueryVariables>;
export const Appeals = ("query Appeals($after:String){appeals(first:20 after:$after){pageInfo{hasNextPage endCursor}edges{node{id text at canDecide sanction{id kind reason at until isHeld player{id name}}}}}}") as TypedDocument<AppealsQuery, AppealsQueryVariables>;
export const MutePlayer = ("mutation MutePlayer($input:OtherPlayerInput!){done:mutePlayer(input:$input){__typename ...on PlayerMuted{mute{id}}...on Refusal{text}}}") as TypedDocument<MutePlayerMutation, MutePlayerMutationVariables>;
export const BlockPlayer = ("mutation BlockPlayer($input:OtherPlayerInput!){done:blockPlayer(input:$input){__typename ...on PlayerBlocked{block{id}}...on Refusal{text}}}") as TypedDocument<BlockPlayerMutation, BlockPlayerMutationVariables>;
export const UnmutePlayer = ("mutation UnmutePlayer($input:OtherPlayerInput!){done:unmutePlayer(input:$input){__typename ...on PlayerUnmuted{playerId}...on Refusal{text}}}") as TypedDocument<UnmutePlayerMutation, UnmutePlayerMutationVariables>;
export const UnblockPlayer = ("mutation UnblockPlayer($input:OtherPlayerInput!){done:unblockPlayer(input:$input){__typename ...on PlayerUnblocked{playerId}...on Refusal{text}}}") as TypedDocument<UnblockPlayerMutation, UnblockPlayerMutationVariables>;
export const ReportPlayer = ("mutation ReportPlayer($input:ReportPlayerInput!){change:reportPlayer(input:$input){__typename ...on PlayerReported{report{id}}...on Refusal{text}}}") as TypedDocument<ReportPlayerMutation, ReportPlayerMutationVariables>;
export const MarkSanctionSeen = ("mutation MarkSanctionSeen($input:MarkSanctionSeenInput!){done:markSanctionSeen(input:$input){__typename ...on SanctionSeen{sanction{id}}...on Refusal{text}}}") as TypedDocument<MarkSanctionSeenMutation, MarkSanctionSeenMutationVariables>;
export const AppealSanction = ("mutation AppealSanction($input:AppealSanctionInput!){done:appealSanction(input:$input){__typename ...on SanctionAppealed{appeal{id}}...on Refusal{complaint:text}}}") as TypedDocument<AppealSanctionMutation, AppealSanctionMutationVariables>;
export const SanctionPlayer = ("mutation SanctionPlayer($input:SanctionPlayerInput!){done:sanctionPlayer(input:$input){__typename ...on PlayerSanctioned{sanction{id}}...on Refusal{text}}}") as TypedDocument<SanctionPlayerMutation, SanctionPlayerMutationVariables>;
export const LiftSanction = ("mutation LiftSanction($input:LiftSanctionInput!){done:liftSanction(input:$input){__typename ...on SanctionLifted{sanction{id}}...on Refusal{text}}}") as TypedDocument<LiftSanctionMutation, LiftSanctionMutationVariables>;
export const CloseCase = ("mutation CloseCase($input:CloseCaseInput!){done:closeCase(input:$input){__typename ...on CaseClosed{case{id}}...on Refusal{text}}}") as TypedDocument<CloseCaseMutation, CloseCaseMutationVariables>;
export const DecideAppeal = ("mutation DecideAppeal($input:DecideAppealInput!){done:decideAppeal(input:$input){__typename ...on AppealDecided{appeal{id}}...on Refusal{text}}}") as TypedDocument<DecideAppealMutation, DecideAppealMutationVariables>;
export const RemoveMessage = ("mutation RemoveMessage($input:RemoveMessageInput!){done:removeMessage(input:$input){__typename ...on MessageRemoved{message{id}}...on Refusal{text}}}") as TypedDocument<RemoveMessageMutation, RemoveMessageMutationVariables>;
export const Leagues = ("query Leagues($filter:LeagueFilter$after:String){leagues(filter:$filter first:20 after:$after){totalCount pageInfo{hasNextPage endCursor}edges{node{id name isSandbox closedAt foundedAt game{key name}season{id status}}}}}") as TypedDocument<LeaguesQuery, LeaguesQueryVariables>;
export const LeagueForecast = ("query LeagueForecast($rules:LeagueRulesInput!$timing:TimingInput!$people:LeaguePeopleInput!){leagueForecast(rules:$rules timing:$timing people:$people){seasons fewestGames mostGames games atDeadline heldUp forfeited timedOut leavers promoted waiting agreement evenness{players fewest most}}}") as TypedDocument<LeagueForecastQuery, LeagueForecastQueryVariables>;
export const ChallengeOutcome = ("query ChallengeOutcome($id:ID!){node(id:$id){__typename ...on Challenge{status timing{pace}match{id}}}}") as TypedDocument<ChallengeOutcomeQuery, ChallengeOutcomeQueryVariables>;
export const PlayerByName = ("query PlayerByName($name:String!){player(name:$name){id name kind createdAt avatar text owner{name}away{isOnVacation vacation{beginsAt endsAt}hours{begins ends timeZone}}}}") as TypedDocument<PlayerByNameQuery, PlayerByNameQueryVariables>;
export const PlayerRecord = ("query PlayerRecord($id:ID!$after:String){ratings(entrantId:$id){id game{key name}rating doubt games isProvisional updatedAt}matches(filter:{playerId:$id}first:20 after:$after){totalCount pageInfo{hasNextPage endCursor}edges{node{id status isRated openedAt endedAt game{key name}seats{id number aiLevel rank score isViewer player{id name}}timing{pace bank increment perTurn}}}}}") as TypedDocument<PlayerRecordQuery, PlayerRecordQueryVariables>;
export const RatingHistory = ("query RatingHistory($game:String!$entrant:ID!$after:String){ratingHistory(game:$game entrantId:$entrant after:$after first:100){pageInfo{hasNextPage endCursor}edges{node{number matchId rank ratingAfter at}}}}") as TypedDocument<RatingHistoryQuery, RatingHistoryQueryVariables>;
export const Rankings = ("query Rankings($game:String!$kinds:[EntrantKind!]$first:Int!$after:String){rankings(game:$game kinds:$kinds first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{rank node{id kind rating games isProvisional updatedAt entrant{id name}}}}}") as TypedDocument<RankingsQuery, RankingsQueryVariables>;
export const Components = ("query Components($id:ID!){match(id:$id){game{levels{key name}}edition{data lists{components{key name}}}}}") as TypedDocument<ComponentsQuery, ComponentsQueryVariables>;
export const ScoresOverTime = ("query ScoresOverTime($id:ID!$after:String){match(id:$id){events(first:25 after:$after){edges{node{version state{standing{score}}}}pageInfo{hasNextPage endCursor}}}}") as TypedDocument<ScoresOverTimeQuery, ScoresOverTimeQueryVariables>;
export const AnalysisPage = ("query AnalysisPage($id:ID!$after:String){match(id:$id){analysis(first:10 after:$after){totalCount edges{node{ply seat notation best cost chanceLost points luck}}pageInfo{hasNextPage endCursor}}}}") as TypedDocument<AnalysisPageQuery, AnalysisPageQueryVariables>;
export const RecordOfMatch = ("query RecordOfMatch($id:ID!){match(id:$id){record}}") as TypedDocument<RecordOfMatchQuery, RecordOfMatchQueryVariables>;
