// Made from schema.graphql by `npm run generate`; `npm run check` compares it.
import type { TypedDocument } from "../document.ts";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** An app of one's own. */
export type AppInput = {
  /** The app. */
  readonly appId: string;
};

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

/** All that one wants to be told; replaces what was chosen before. */
export type ConfigureNotificationsInput = {
  /** Kinds that are left out come by every channel. */
  readonly kinds: ReadonlyArray<NotificationPreferenceInput>;
  /** When nothing is sent. */
  readonly quietHours?: QuietHoursInput | null | undefined;
  /** `HH:MM`: turns of slow matches are told together once a day; null at once. */
  readonly digestAt?: string | null | undefined;
};

/** People confirm with their password; guests have none. */
export type ConfirmedInput = {
  /** One's password. */
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

/** Which vacation. */
export type EndVacationInput = {
  /** The vacation. */
  readonly vacationId: string;
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

/** What a player can be told. */
export type NotificationKind =
  /** `my-turn` in JSON. */
  | 'MY_TURN'
  /** `time-is-short` in JSON. */
  | 'TIME_IS_SHORT'
  /** `match-over` in JSON. */
  | 'MATCH_OVER'
  /** `invitation` in JSON. */
  | 'INVITATION'
  /** `season-opens` in JSON. */
  | 'SEASON_OPENS'
  /** `round-begins` in JSON. */
  | 'ROUND_BEGINS'
  /** `deadline-near` in JSON. */
  | 'DEADLINE_NEAR'
  /** `result` in JSON. */
  | 'RESULT';

/** By which channels one kind of notification comes. */
export type NotificationPreferenceInput = {
  /** The kind. */
  readonly kind: NotificationKind;
  /** Whether browsers show it. */
  readonly push?: boolean;
  /** Whether it is mailed. */
  readonly mail?: boolean;
  /** Whether the webhook is sent it. */
  readonly webhook?: boolean;
};

/** What erasing an account does with what is stored. */
export type OnErasure =
  /** `deleted` in JSON. */
  | 'DELETED'
  /** `number` in JSON. */
  | 'NUMBER'
  /** `kept` in JSON. */
  | 'KEPT';

/** Days on which one is away. */
export type PlanVacationInput = {
  /** When it ends. */
  readonly endsAt: number;
  /** When it begins; null for at once. */
  readonly beginsAt?: number | null | undefined;
};

/** From when to when one plays each day. */
export type PlayingHoursInput = {
  /** `HH:MM` by the clocks of one's time zone. */
  readonly begins: string;
  /** `HH:MM`; past midnight where it is before the beginning. */
  readonly ends: string;
};

/** Times between which nothing is sent. */
export type QuietHoursInput = {
  /** `HH:MM` by the player's clock. */
  readonly begins: string;
  /** `HH:MM` by the player's clock. */
  readonly ends: string;
};

/** An app to register. */
export type RegisterAppInput = {
  /** What players read. */
  readonly name: string;
  /** The only addresses that players are sent back to; a loopback address fits with any port. */
  readonly redirectUris: ReadonlyArray<string>;
  /** Whether it runs on a server that can keep a secret. */
  readonly isConfidential?: boolean;
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

/** An address to verify. */
export type SetAddressInput = {
  /** The e-mail address; null to have none. */
  readonly address?: string | null | undefined;
  /** One's password. */
  readonly password: string;
};

/** An address of one's own. */
export type SetNotificationWebhookInput = {
  /** An https address on the public network. */
  readonly url: string;
  /** What it is sent. */
  readonly shape?: WebhookShape;
};

/** When one plays each day. */
export type SetPlayingHoursInput = {
  /** The hours; null for the whole day. */
  readonly hours?: PlayingHoursInput | null | undefined;
};

/** The link from a mail. */
export type StopNotificationMailsInput = {
  /** What the link ends with. */
  readonly token: string;
};

/** What `PushManager.subscribe()` gave. */
export type SubscribeToPushInput = {
  /** The provider's address for the browser. */
  readonly endpoint: string;
  /** The browser's public key. */
  readonly p256dh: string;
  /** The browser's secret. */
  readonly auth: string;
  /** What to call the browser in lists. */
  readonly label?: string;
  /** Of its notifications; else of the request. */
  readonly language?: Language | null | undefined;
};

/** A browser of one's own. */
export type UnsubscribeFromPushInput = {
  /** The browser. */
  readonly subscriptionId: string;
};

/** A code from a mail. */
export type VerifyAddressInput = {
  /** The part of the link behind the `#`. */
  readonly code: string;
};

/** What a player's webhook is sent. */
export type WebhookShape =
  /** Plain JSON, signed. */
  | 'JSON'
  /** What Discord takes. */
  | 'DISCORD'
  /** What Slack takes. */
  | 'SLACK';

type Refused_Conflict_Fragment = { readonly __typename: 'Conflict', readonly code: string, readonly rule: string | null, readonly text: string, readonly data: unknown };

type Refused_IllegalMove_Fragment = { readonly __typename: 'IllegalMove', readonly code: string, readonly rule: string | null, readonly text: string, readonly data: unknown };

type Refused_InvalidInput_Fragment = { readonly __typename: 'InvalidInput', readonly path: string, readonly fault: string, readonly code: string, readonly rule: string | null, readonly text: string, readonly data: unknown };

type Refused_LimitReached_Fragment = { readonly __typename: 'LimitReached', readonly limit: string, readonly value: number, readonly retryAfter: number | null, readonly code: string, readonly rule: string | null, readonly text: string, readonly data: unknown };

type Refused_NotAllowed_Fragment = { readonly __typename: 'NotAllowed', readonly code: string, readonly rule: string | null, readonly text: string, readonly data: unknown };

type Refused_NotFound_Fragment = { readonly __typename: 'NotFound', readonly code: string, readonly rule: string | null, readonly text: string, readonly data: unknown };

type Refused_NotYourTurn_Fragment = { readonly __typename: 'NotYourTurn', readonly toMove: number | null, readonly code: string, readonly rule: string | null, readonly text: string, readonly data: unknown };

type Refused_StaleVersion_Fragment = { readonly __typename: 'StaleVersion', readonly expected: number, readonly version: number, readonly code: string, readonly rule: string | null, readonly text: string, readonly data: unknown };

type Refused_WrongCredentials_Fragment = { readonly __typename: 'WrongCredentials', readonly code: string, readonly rule: string | null, readonly text: string, readonly data: unknown };

type Refused_WrongStatus_Fragment = { readonly __typename: 'WrongStatus', readonly status: MatchStatus, readonly code: string, readonly rule: string | null, readonly text: string, readonly data: unknown };

export type RefusedFragment =
  | Refused_Conflict_Fragment
  | Refused_IllegalMove_Fragment
  | Refused_InvalidInput_Fragment
  | Refused_LimitReached_Fragment
  | Refused_NotAllowed_Fragment
  | Refused_NotFound_Fragment
  | Refused_NotYourTurn_Fragment
  | Refused_StaleVersion_Fragment
  | Refused_WrongCredentials_Fragment
  | Refused_WrongStatus_Fragment
;

export type PlannedFragment = { readonly id: string, readonly vacationLeft: number, readonly vacationBudget: number, readonly shortestVacation: number, readonly vacations: ReadonlyArray<{ readonly vacationId: string, readonly beginsAt: number, readonly endsAt: number }>, readonly hours: { readonly begins: string, readonly ends: string, readonly timeZone: string, readonly since: number, readonly isAllDay: boolean } | null, readonly nextHours: { readonly begins: string, readonly ends: string, readonly timeZone: string, readonly since: number, readonly isAllDay: boolean } | null };

export type OwnPausesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPausesQuery = { readonly ownPauses: PlannedFragment | null };

export type PlanVacationMutationVariables = Exact<{
  input: PlanVacationInput;
}>;


export type PlanVacationMutation = { readonly done:
    | { readonly __typename: 'VacationPlanned', readonly pauses: PlannedFragment }
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type EndVacationMutationVariables = Exact<{
  input: EndVacationInput;
}>;


export type EndVacationMutation = { readonly done:
    | { readonly __typename: 'VacationEnded', readonly pauses: PlannedFragment }
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type SetPlayingHoursMutationVariables = Exact<{
  input: SetPlayingHoursInput;
}>;


export type SetPlayingHoursMutation = { readonly done:
    | { readonly __typename: 'PlayingHoursSet', readonly pauses: PlannedFragment }
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type OwnAccountFragment = { readonly id: string, readonly text: string, readonly language: Language | null, readonly timeZone: string | null, readonly address: string | null, readonly verifiedAt: number | null, readonly pendingAddress: string | null, readonly pendingUntil: number | null, readonly player: { readonly id: string, readonly name: string, readonly kind: EntrantKind, readonly avatar: Avatar | null } };

export type OwnTokenFragment = { readonly id: string, readonly label: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: number, readonly expiresAt: number | null, readonly isSession: boolean, readonly isCurrent: boolean, readonly device: string | null, readonly usedAt: number | null };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { readonly account: OwnAccountFragment | null };

export type TokensQueryVariables = Exact<{ [key: string]: never; }>;


export type TokensQuery = { readonly viewer: { readonly id: string, readonly tokens: ReadonlyArray<OwnTokenFragment> | null } | null };

export type ChangeProfileMutationVariables = Exact<{
  input: ChangeProfileInput;
}>;


export type ChangeProfileMutation = { readonly done:
    | { readonly __typename: 'ProfileChanged', readonly account: OwnAccountFragment }
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type SetAddressMutationVariables = Exact<{
  input: SetAddressInput;
}>;


export type SetAddressMutation = { readonly done:
    | { readonly __typename: 'AddressSet', readonly account: OwnAccountFragment }
    | (
      { readonly __typename: 'WrongCredentials' }
      & Refused_WrongCredentials_Fragment
    )
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type VerifyAddressMutationVariables = Exact<{
  input: VerifyAddressInput;
}>;


export type VerifyAddressMutation = { readonly done:
    | { readonly __typename: 'AddressVerified', readonly player: { readonly id: string, readonly name: string } }
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { readonly done:
    | { readonly __typename: 'PasswordResetRequested', readonly account: string }
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { readonly done:
    | { readonly __typename: 'PasswordReset', readonly player: { readonly id: string, readonly name: string } }
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type CreateTokenMutationVariables = Exact<{
  input: CreateTokenInput;
}>;


export type CreateTokenMutation = { readonly done:
    | { readonly __typename: 'TokenCreated', readonly secret: string, readonly token: OwnTokenFragment }
    | (
      { readonly __typename: 'WrongCredentials' }
      & Refused_WrongCredentials_Fragment
    )
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type RevokeTokenMutationVariables = Exact<{
  input: RevokeTokenInput;
}>;


export type RevokeTokenMutation = { readonly done:
    | { readonly __typename: 'TokenRevoked', readonly tokenId: string }
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { readonly done:
    | { readonly __typename: 'OtherSessionsEnded', readonly ended: number }
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type GivenGrantFragment = { readonly id: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: number, readonly usedAt: number, readonly expiresAt: number, readonly app: { readonly id: string, readonly name: string, readonly author: { readonly id: string, readonly name: string } | null } };

export type OwnAppFragment = { readonly id: string, readonly name: string, readonly redirectUris: ReadonlyArray<string> | null, readonly isConfidential: boolean | null, readonly createdAt: number };

export type GrantsQueryVariables = Exact<{ [key: string]: never; }>;


export type GrantsQuery = { readonly grants: ReadonlyArray<GivenGrantFragment> | null };

export type AppsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppsQuery = { readonly apps: ReadonlyArray<OwnAppFragment> | null };

export type AuthorizationWishQueryVariables = Exact<{
  request: string;
}>;


export type AuthorizationWishQuery = { readonly done:
    | { readonly __typename: 'AuthorizationWish', readonly scopes: ReadonlyArray<Scope>, readonly destination: string, readonly app: { readonly id: string, readonly name: string, readonly author: { readonly id: string, readonly name: string } | null } }
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
   };

export type AllowAppMutationVariables = Exact<{
  input: AuthorizationInput;
}>;


export type AllowAppMutation = { readonly done:
    | { readonly __typename: 'AuthorizationAnswered', readonly redirect: string }
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type RefuseAppMutationVariables = Exact<{
  input: AuthorizationInput;
}>;


export type RefuseAppMutation = { readonly done:
    | { readonly __typename: 'AuthorizationAnswered', readonly redirect: string }
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type EndGrantMutationVariables = Exact<{
  input: GrantInput;
}>;


export type EndGrantMutation = { readonly done:
    | { readonly __typename: 'GrantEnded', readonly grantId: string }
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type RegisterAppMutationVariables = Exact<{
  input: RegisterAppInput;
}>;


export type RegisterAppMutation = { readonly done:
    | { readonly __typename: 'AppIssued', readonly secret: string | null, readonly app: OwnAppFragment }
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type ChangeAppMutationVariables = Exact<{
  input: ChangeAppInput;
}>;


export type ChangeAppMutation = { readonly done:
    | { readonly __typename: 'AppChanged', readonly app: OwnAppFragment }
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type RenewAppSecretMutationVariables = Exact<{
  input: AppInput;
}>;


export type RenewAppSecretMutation = { readonly done:
    | { readonly __typename: 'AppIssued', readonly secret: string | null, readonly app: OwnAppFragment }
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type RemoveAppMutationVariables = Exact<{
  input: AppInput;
}>;


export type RemoveAppMutation = { readonly done:
    | { readonly __typename: 'AppRemoved', readonly appId: string }
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type ToldWhereFragment = { readonly id: string, readonly digestAt: string | null, readonly timeZone: string, readonly hasAddress: boolean, readonly pushKey: string, readonly kinds: ReadonlyArray<{ readonly kind: NotificationKind, readonly push: boolean, readonly mail: boolean, readonly webhook: boolean }>, readonly quietHours: { readonly begins: string, readonly ends: string } | null, readonly subscriptions: ReadonlyArray<{ readonly id: string, readonly label: string, readonly language: Language, readonly createdAt: number }>, readonly webhook: { readonly id: string, readonly url: string, readonly shape: WebhookShape, readonly createdAt: number, readonly fault: string | null, readonly failedAt: number | null } | null };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { readonly notificationSettings: ToldWhereFragment | null };

export type ConfigureNotificationsMutationVariables = Exact<{
  input: ConfigureNotificationsInput;
}>;


export type ConfigureNotificationsMutation = { readonly done:
    | { readonly __typename: 'NotificationsConfigured', readonly settings: ToldWhereFragment }
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
   };

export type SubscribeToPushMutationVariables = Exact<{
  input: SubscribeToPushInput;
}>;


export type SubscribeToPushMutation = { readonly done:
    | { readonly __typename: 'PushSubscribed', readonly subscription: { readonly id: string } }
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
   };

export type UnsubscribeFromPushMutationVariables = Exact<{
  input: UnsubscribeFromPushInput;
}>;


export type UnsubscribeFromPushMutation = { readonly done:
    | { readonly __typename: 'PushUnsubscribed', readonly subscriptionId: string }
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
   };

export type SetNotificationWebhookMutationVariables = Exact<{
  input: SetNotificationWebhookInput;
}>;


export type SetNotificationWebhookMutation = { readonly done:
    | { readonly __typename: 'NotificationWebhookSet', readonly secret: string, readonly webhook: { readonly id: string, readonly url: string, readonly shape: WebhookShape } }
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
   };

export type RemoveNotificationWebhookMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveNotificationWebhookMutation = { readonly done:
    | { readonly __typename: 'NotificationWebhookRemoved', readonly settings: { readonly id: string } }
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
   };

export type StopNotificationMailsMutationVariables = Exact<{
  input: StopNotificationMailsInput;
}>;


export type StopNotificationMailsMutation = { readonly done:
    | { readonly __typename: 'NotificationMailsStopped', readonly token: string }
    | (
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
   };

export type OwnArchiveFragment = { readonly id: string, readonly askedAt: number, readonly readyAt: number | null, readonly expiresAt: number | null, readonly size: number | null, readonly path: string | null };

export type StoredDataQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredDataQuery = { readonly storedData: ReadonlyArray<{ readonly category: DataCategory, readonly what: string, readonly why: string, readonly keptFor: number | null, readonly onErasure: OnErasure }> };

export type ArchiveQueryVariables = Exact<{ [key: string]: never; }>;


export type ArchiveQuery = { readonly archive: OwnArchiveFragment | null };

export type RequestArchiveMutationVariables = Exact<{
  input: ConfirmedInput;
}>;


export type RequestArchiveMutation = { readonly done:
    | { readonly __typename: 'ArchiveRequested', readonly archive: OwnArchiveFragment }
    | (
      { readonly __typename: 'WrongCredentials' }
      & Refused_WrongCredentials_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type RequestErasureMutationVariables = Exact<{
  input: ConfirmedInput;
}>;


export type RequestErasureMutation = { readonly done:
    | { readonly __typename: 'ErasureRequested', readonly dueAt: number }
    | (
      { readonly __typename: 'WrongCredentials' }
      & Refused_WrongCredentials_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

const RefusedText = "fragment Refused on Refusal{__typename code rule text data ...on InvalidInput{path fault}...on LimitReached{limit value retryAfter}...on NotYourTurn{toMove}...on WrongStatus{status}...on StaleVersion{expected version}}";
const PlannedText = "fragment Planned on OwnPauses{id vacationLeft vacationBudget shortestVacation vacations{vacationId beginsAt endsAt}hours{begins ends timeZone since isAllDay}nextHours{begins ends timeZone since isAllDay}}";
const OwnAccountText = "fragment OwnAccount on Account{id text language timeZone address verifiedAt pendingAddress pendingUntil player{id name kind avatar}}";
const OwnTokenText = "fragment OwnToken on Token{id label scopes createdAt expiresAt isSession isCurrent device usedAt}";
const GivenGrantText = "fragment GivenGrant on Grant{id scopes createdAt usedAt expiresAt app{id name author{id name}}}";
const OwnAppText = "fragment OwnApp on App{id name redirectUris isConfidential createdAt}";
const ToldWhereText = "fragment ToldWhere on NotificationSettings{id digestAt timeZone hasAddress pushKey kinds{kind push mail webhook}quietHours{begins ends}subscriptions{id label language createdAt}webhook{id url shape createdAt fault failedAt}}";
const OwnArchiveText = "fragment OwnArchive on Archive{id askedAt readyAt expiresAt size path}";
export const OwnPauses = ("query OwnPauses{ownPauses{...Planned}}" + PlannedText) as TypedDocument<OwnPausesQuery, OwnPausesQueryVariables>;
export const PlanVacation = ("mutation PlanVacation($input:PlanVacationInput!){done:planVacation(input:$input){__typename ...on VacationPlanned{pauses{...Planned}}...on Refusal{...Refused}}}" + PlannedText + RefusedText) as TypedDocument<PlanVacationMutation, PlanVacationMutationVariables>;
export const EndVacation = ("mutation EndVacation($input:EndVacationInput!){done:endVacation(input:$input){__typename ...on VacationEnded{pauses{...Planned}}...on Refusal{...Refused}}}" + PlannedText + RefusedText) as TypedDocument<EndVacationMutation, EndVacationMutationVariables>;
export const SetPlayingHours = ("mutation SetPlayingHours($input:SetPlayingHoursInput!){done:setPlayingHours(input:$input){__typename ...on PlayingHoursSet{pauses{...Planned}}...on Refusal{...Refused}}}" + PlannedText + RefusedText) as TypedDocument<SetPlayingHoursMutation, SetPlayingHoursMutationVariables>;
export const Account = ("query Account{account{...OwnAccount}}" + OwnAccountText) as TypedDocument<AccountQuery, AccountQueryVariables>;
export const Tokens = ("query Tokens{viewer{id tokens{...OwnToken}}}" + OwnTokenText) as TypedDocument<TokensQuery, TokensQueryVariables>;
export const ChangeProfile = ("mutation ChangeProfile($input:ChangeProfileInput!){done:changeProfile(input:$input){__typename ...on ProfileChanged{account{...OwnAccount}}...on Refusal{...Refused}}}" + OwnAccountText + RefusedText) as TypedDocument<ChangeProfileMutation, ChangeProfileMutationVariables>;
export const SetAddress = ("mutation SetAddress($input:SetAddressInput!){done:setAddress(input:$input){__typename ...on AddressSet{account{...OwnAccount}}...on Refusal{...Refused}}}" + OwnAccountText + RefusedText) as TypedDocument<SetAddressMutation, SetAddressMutationVariables>;
export const VerifyAddress = ("mutation VerifyAddress($input:VerifyAddressInput!){done:verifyAddress(input:$input){__typename ...on AddressVerified{player{id name}}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<VerifyAddressMutation, VerifyAddressMutationVariables>;
export const RequestPasswordReset = ("mutation RequestPasswordReset($input:RequestPasswordResetInput!){done:requestPasswordReset(input:$input){__typename ...on PasswordResetRequested{account}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPassword = ("mutation ResetPassword($input:ResetPasswordInput!){done:resetPassword(input:$input){__typename ...on PasswordReset{player{id name}}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const CreateToken = ("mutation CreateToken($input:CreateTokenInput!){done:createToken(input:$input){__typename ...on TokenCreated{secret token{...OwnToken}}...on Refusal{...Refused}}}" + OwnTokenText + RefusedText) as TypedDocument<CreateTokenMutation, CreateTokenMutationVariables>;
export const RevokeToken = ("mutation RevokeToken($input:RevokeTokenInput!){done:revokeToken(input:$input){__typename ...on TokenRevoked{tokenId}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<RevokeTokenMutation, RevokeTokenMutationVariables>;
export const EndOtherSessions = ("mutation EndOtherSessions{done:endOtherSessions{__typename ...on OtherSessionsEnded{ended}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const Grants = ("query Grants{grants{...GivenGrant}}" + GivenGrantText) as TypedDocument<GrantsQuery, GrantsQueryVariables>;
export const Apps = ("query Apps{apps{...OwnApp}}" + OwnAppText) as TypedDocument<AppsQuery, AppsQueryVariables>;
export const AuthorizationWish = ("query AuthorizationWish($request:String!){done:authorizationWish(request:$request){__typename ...on AuthorizationWish{scopes destination app{id name author{id name}}}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<AuthorizationWishQuery, AuthorizationWishQueryVariables>;
export const AllowApp = ("mutation AllowApp($input:AuthorizationInput!){done:allowApp(input:$input){__typename ...on AuthorizationAnswered{redirect}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<AllowAppMutation, AllowAppMutationVariables>;
export const RefuseApp = ("mutation RefuseApp($input:AuthorizationInput!){done:refuseApp(input:$input){__typename ...on AuthorizationAnswered{redirect}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<RefuseAppMutation, RefuseAppMutationVariables>;
export const EndGrant = ("mutation EndGrant($input:GrantInput!){done:endGrant(input:$input){__typename ...on GrantEnded{grantId}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<EndGrantMutation, EndGrantMutationVariables>;
export const RegisterApp = ("mutation RegisterApp($input:RegisterAppInput!){done:registerApp(input:$input){__typename ...on AppIssued{secret app{...OwnApp}}...on Refusal{...Refused}}}" + OwnAppText + RefusedText) as TypedDocument<RegisterAppMutation, RegisterAppMutationVariables>;
export const ChangeApp = ("mutation ChangeApp($input:ChangeAppInput!){done:changeApp(input:$input){__typename ...on AppChanged{app{...OwnApp}}...on Refusal{...Refused}}}" + OwnAppText + RefusedText) as TypedDocument<ChangeAppMutation, ChangeAppMutationVariables>;
export const RenewAppSecret = ("mutation RenewAppSecret($input:AppInput!){done:renewAppSecret(input:$input){__typename ...on AppIssued{secret app{...OwnApp}}...on Refusal{...Refused}}}" + OwnAppText + RefusedText) as TypedDocument<RenewAppSecretMutation, RenewAppSecretMutationVariables>;
export const RemoveApp = ("mutation RemoveApp($input:AppInput!){done:removeApp(input:$input){__typename ...on AppRemoved{appId}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<RemoveAppMutation, RemoveAppMutationVariables>;
export const NotificationSettings = ("query NotificationSettings{notificationSettings{...ToldWhere}}" + ToldWhereText) as TypedDocument<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const ConfigureNotifications = ("mutation ConfigureNotifications($input:ConfigureNotificationsInput!){done:configureNotifications(input:$input){__typename ...on NotificationsConfigured{settings{...ToldWhere}}...on Refusal{...Refused}}}" + ToldWhereText + RefusedText) as TypedDocument<ConfigureNotificationsMutation, ConfigureNotificationsMutationVariables>;
export const SubscribeToPush = ("mutation SubscribeToPush($input:SubscribeToPushInput!){done:subscribeToPush(input:$input){__typename ...on PushSubscribed{subscription{id}}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<SubscribeToPushMutation, SubscribeToPushMutationVariables>;
export const UnsubscribeFromPush = ("mutation UnsubscribeFromPush($input:UnsubscribeFromPushInput!){done:unsubscribeFromPush(input:$input){__typename ...on PushUnsubscribed{subscriptionId}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>;
export const SetNotificationWebhook = ("mutation SetNotificationWebhook($input:SetNotificationWebhookInput!){done:setNotificationWebhook(input:$input){__typename ...on NotificationWebhookSet{secret webhook{id url shape}}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<SetNotificationWebhookMutation, SetNotificationWebhookMutationVariables>;
export const RemoveNotificationWebhook = ("mutation RemoveNotificationWebhook{done:removeNotificationWebhook{__typename ...on NotificationWebhookRemoved{settings{id}}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<RemoveNotificationWebhookMutation, RemoveNotificationWebhookMutationVariables>;
export const StopNotificationMails = ("mutation StopNotificationMails($input:StopNotificationMailsInput!){done:stopNotificationMails(input:$input){__typename ...on NotificationMailsStopped{token}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<StopNotificationMailsMutation, StopNotificationMailsMutationVariables>;
export const StoredData = ("query StoredData{storedData{category what why keptFor onErasure}}") as TypedDocument<StoredDataQuery, StoredDataQueryVariables>;
export const Archive = ("query Archive{archive{...OwnArchive}}" + OwnArchiveText) as TypedDocument<ArchiveQuery, ArchiveQueryVariables>;
export const RequestArchive = ("mutation RequestArchive($input:ConfirmedInput!){done:requestArchive(input:$input){__typename ...on ArchiveRequested{archive{...OwnArchive}}...on Refusal{...Refused}}}" + OwnArchiveText + RefusedText) as TypedDocument<RequestArchiveMutation, RequestArchiveMutationVariables>;
export const RequestErasure = ("mutation RequestErasure($input:ConfirmedInput!){done:requestErasure(input:$input){__typename ...on ErasureRequested{dueAt}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<RequestErasureMutation, RequestErasureMutationVariables>;
