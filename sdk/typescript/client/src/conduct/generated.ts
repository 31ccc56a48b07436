// Made from schema.graphql by `npm run generate`; `npm run check` compares it.
import type { TypedDocument } from "../document.ts";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** A case that nobody need look at any more. */
export type CloseCaseInput = {
  /** The case. */
  readonly caseId: string;
  /** Why, for the history of actions. */
  readonly reason: string;
};

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

/** Another player. */
export type OtherPlayerInput = {
  /** The other player. */
  readonly playerId: string;
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

export type OtherPlayerFragment = { readonly id: string, readonly name: string, readonly kind: EntrantKind, readonly avatarKey: string };

export type OwnReportFragment = { readonly id: string, readonly offence: Offence, readonly text: string, readonly at: number, readonly matchId: string | null, readonly messageId: string | null, readonly player: OtherPlayerFragment | null };

export type OwnAppealFragment = { readonly id: string, readonly text: string, readonly at: number, readonly decidedAt: number | null, readonly verdict: AppealVerdict | null, readonly answer: string | null };

export type OwnSanctionFragment = { readonly id: string, readonly kind: SanctionKind, readonly reason: string, readonly at: number, readonly until: number, readonly liftedAt: number | null, readonly seenAt: number | null, readonly isHeld: boolean, readonly appeal: OwnAppealFragment | null };

export type KeptBlockFragment = { readonly id: string, readonly at: number, readonly player: OtherPlayerFragment | null };

export type KeptMuteFragment = { readonly id: string, readonly at: number, readonly player: OtherPlayerFragment | null };

export type BlocksQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BlocksQuery = { readonly blocks: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: KeptBlockFragment }> } | null };

export type MutesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MutesQuery = { readonly mutes: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: KeptMuteFragment }> } | null };

export type OwnSanctionsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnSanctionsQuery = { readonly sanctions: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: OwnSanctionFragment }> } | null };

export type OwnReportQueryVariables = Exact<{
  id: string;
}>;


export type OwnReportQuery = { readonly node:
    | { readonly __typename: 'Account' }
    | { readonly __typename: 'App' }
    | { readonly __typename: 'Appeal' }
    | { readonly __typename: 'Archive' }
    | { readonly __typename: 'Block' }
    | { readonly __typename: 'Case' }
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
    | (
      { readonly __typename: 'Report' }
      & OwnReportFragment
    )
    | { readonly __typename: 'Room' }
    | { readonly __typename: 'Sanction' }
    | { readonly __typename: 'SavedMessage' }
    | { readonly __typename: 'Seat' }
    | { readonly __typename: 'Seek' }
    | { readonly __typename: 'Standing' }
    | { readonly __typename: 'Token' }
   | null };

export type BlockPlayerMutationVariables = Exact<{
  input: OtherPlayerInput;
}>;


export type BlockPlayerMutation = { readonly done:
    | { readonly __typename: 'PlayerBlocked', readonly block: KeptBlockFragment }
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
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type UnblockPlayerMutationVariables = Exact<{
  input: OtherPlayerInput;
}>;


export type UnblockPlayerMutation = { readonly done:
    | { readonly __typename: 'PlayerUnblocked', readonly playerId: string }
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
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type MutePlayerMutationVariables = Exact<{
  input: OtherPlayerInput;
}>;


export type MutePlayerMutation = { readonly done:
    | { readonly __typename: 'PlayerMuted', readonly mute: KeptMuteFragment }
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
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type UnmutePlayerMutationVariables = Exact<{
  input: OtherPlayerInput;
}>;


export type UnmutePlayerMutation = { readonly done:
    | { readonly __typename: 'PlayerUnmuted', readonly playerId: string }
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
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type ReportPlayerMutationVariables = Exact<{
  input: ReportPlayerInput;
}>;


export type ReportPlayerMutation = { readonly done:
    | { readonly __typename: 'PlayerReported', readonly report: OwnReportFragment }
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

export type MarkSanctionSeenMutationVariables = Exact<{
  input: MarkSanctionSeenInput;
}>;


export type MarkSanctionSeenMutation = { readonly done:
    | { readonly __typename: 'SanctionSeen', readonly sanction: OwnSanctionFragment }
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

export type AppealSanctionMutationVariables = Exact<{
  input: AppealSanctionInput;
}>;


export type AppealSanctionMutation = { readonly done:
    | { readonly __typename: 'SanctionAppealed', readonly appeal: OwnAppealFragment }
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

export type CaseLineFragment = { readonly id: string, readonly status: CaseStatus, readonly openedAt: number, readonly changedAt: number, readonly closedAt: number | null, readonly reportCount: number, readonly player: OtherPlayerFragment | null };

export type GivenSanctionFragment = (
  { readonly player: OtherPlayerFragment | null }
  & OwnSanctionFragment
);

export type CaseFactsFragment = (
  { readonly sanctions: { readonly edges: ReadonlyArray<{ readonly node: OwnSanctionFragment }> } | null, readonly reports: ReadonlyArray<(
    { readonly evidence: { readonly playerName: string, readonly log: unknown, readonly reporter: OtherPlayerFragment | null, readonly messages: ReadonlyArray<{ readonly id: string, readonly number: number, readonly messageId: string, readonly text: string, readonly at: number, readonly author: OtherPlayerFragment | null }> } | null }
    & OwnReportFragment
  )> | null, readonly history: ReadonlyArray<{ readonly at: number, readonly action: ModerationAction, readonly reason: string, readonly by: OtherPlayerFragment | null }> | null }
  & CaseLineFragment
);

export type WaitingAppealFragment = (
  { readonly canDecide: boolean, readonly sanction: GivenSanctionFragment }
  & OwnAppealFragment
);

export type CasesQueryVariables = Exact<{
  filter?: CaseFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type CasesQuery = { readonly cases: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: CaseLineFragment }> } | null };

export type CaseFileQueryVariables = Exact<{
  id: string;
}>;


export type CaseFileQuery = { readonly node:
    | { readonly __typename: 'Account' }
    | { readonly __typename: 'App' }
    | { readonly __typename: 'Appeal' }
    | { readonly __typename: 'Archive' }
    | { readonly __typename: 'Block' }
    | (
      { readonly __typename: 'Case' }
      & CaseFactsFragment
    )
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

export type SanctionsAgainstQueryVariables = Exact<{
  playerId: string;
  after?: string | null | undefined;
}>;


export type SanctionsAgainstQuery = { readonly sanctions: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: OwnSanctionFragment }> } | null };

export type AppealsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AppealsQuery = { readonly appeals: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: WaitingAppealFragment }> } | null };

export type CloseCaseMutationVariables = Exact<{
  input: CloseCaseInput;
}>;


export type CloseCaseMutation = { readonly done:
    | { readonly __typename: 'CaseClosed', readonly case: CaseLineFragment }
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

export type SanctionPlayerMutationVariables = Exact<{
  input: SanctionPlayerInput;
}>;


export type SanctionPlayerMutation = { readonly done:
    | { readonly __typename: 'PlayerSanctioned', readonly sanction: GivenSanctionFragment }
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

export type LiftSanctionMutationVariables = Exact<{
  input: LiftSanctionInput;
}>;


export type LiftSanctionMutation = { readonly done:
    | { readonly __typename: 'SanctionLifted', readonly sanction: GivenSanctionFragment }
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

export type DecideAppealMutationVariables = Exact<{
  input: DecideAppealInput;
}>;


export type DecideAppealMutation = { readonly done:
    | { readonly __typename: 'AppealDecided', readonly appeal: WaitingAppealFragment }
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

export type RemoveMessageMutationVariables = Exact<{
  input: RemoveMessageInput;
}>;


export type RemoveMessageMutation = { readonly done:
    | { readonly __typename: 'MessageRemoved', readonly message: { readonly id: string, readonly number: number, readonly isRemoved: boolean } }
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
   };

const RefusedText = "fragment Refused on Refusal{__typename code rule text data ...on InvalidInput{path fault}...on LimitReached{limit value retryAfter}...on NotYourTurn{toMove}...on WrongStatus{status}...on StaleVersion{expected version}}";
const OtherPlayerText = "fragment OtherPlayer on Player{id name kind avatarKey}";
const OwnReportText = "fragment OwnReport on Report{id offence text at matchId messageId player{...OtherPlayer}}";
const OwnAppealText = "fragment OwnAppeal on Appeal{id text at decidedAt verdict answer}";
const OwnSanctionText = "fragment OwnSanction on Sanction{id kind reason at until liftedAt seenAt isHeld appeal{...OwnAppeal}}";
const KeptBlockText = "fragment KeptBlock on Block{id at player{...OtherPlayer}}";
const KeptMuteText = "fragment KeptMute on Mute{id at player{...OtherPlayer}}";
const CaseLineText = "fragment CaseLine on Case{id status openedAt changedAt closedAt reportCount player{...OtherPlayer}}";
const GivenSanctionText = "fragment GivenSanction on Sanction{...OwnSanction player{...OtherPlayer}}";
const CaseFactsText = "fragment CaseFacts on Case{...CaseLine sanctions(first:50){edges{node{...OwnSanction}}}reports{...OwnReport evidence{playerName log reporter{...OtherPlayer}messages{id number messageId text at author{...OtherPlayer}}}}history{at action reason by{...OtherPlayer}}}";
const WaitingAppealText = "fragment WaitingAppeal on Appeal{...OwnAppeal canDecide sanction{...GivenSanction}}";
export const Blocks = ("query Blocks($after:String){blocks(first:50 after:$after){pageInfo{hasNextPage endCursor}edges{node{...KeptBlock}}}}" + KeptBlockText + OtherPlayerText) as TypedDocument<BlocksQuery, BlocksQueryVariables>;
export const Mutes = ("query Mutes($after:String){mutes(first:50 after:$after){pageInfo{hasNextPage endCursor}edges{node{...KeptMute}}}}" + KeptMuteText + OtherPlayerText) as TypedDocument<MutesQuery, MutesQueryVariables>;
export const OwnSanctions = ("query OwnSanctions($after:String){sanctions(first:50 after:$after){pageInfo{hasNextPage endCursor}edges{node{...OwnSanction}}}}" + OwnSanctionText + OwnAppealText) as TypedDocument<OwnSanctionsQuery, OwnSanctionsQueryVariables>;
export const OwnReport = ("query OwnReport($id:ID!){node(id:$id){__typename ...on Report{...OwnReport}}}" + OwnReportText + OtherPlayerText) as TypedDocument<OwnReportQuery, OwnReportQueryVariables>;
export const BlockPlayer = ("mutation BlockPlayer($input:OtherPlayerInput!){done:blockPlayer(input:$input){__typename ...on PlayerBlocked{block{...KeptBlock}}...on Refusal{...Refused}}}" + KeptBlockText + OtherPlayerText + RefusedText) as TypedDocument<BlockPlayerMutation, BlockPlayerMutationVariables>;
export const UnblockPlayer = ("mutation UnblockPlayer($input:OtherPlayerInput!){done:unblockPlayer(input:$input){__typename ...on PlayerUnblocked{playerId}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<UnblockPlayerMutation, UnblockPlayerMutationVariables>;
export const MutePlayer = ("mutation MutePlayer($input:OtherPlayerInput!){done:mutePlayer(input:$input){__typename ...on PlayerMuted{mute{...KeptMute}}...on Refusal{...Refused}}}" + KeptMuteText + OtherPlayerText + RefusedText) as TypedDocument<MutePlayerMutation, MutePlayerMutationVariables>;
export const UnmutePlayer = ("mutation UnmutePlayer($input:OtherPlayerInput!){done:unmutePlayer(input:$input){__typename ...on PlayerUnmuted{playerId}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<UnmutePlayerMutation, UnmutePlayerMutationVariables>;
export const ReportPlayer = ("mutation ReportPlayer($input:ReportPlayerInput!){done:reportPlayer(input:$input){__typename ...on PlayerReported{report{...OwnReport}}...on Refusal{...Refused}}}" + OwnReportText + OtherPlayerText + RefusedText) as TypedDocument<ReportPlayerMutation, ReportPlayerMutationVariables>;
export const MarkSanctionSeen = ("mutation MarkSanctionSeen($input:MarkSanctionSeenInput!){done:markSanctionSeen(input:$input){__typename ...on SanctionSeen{sanction{...OwnSanction}}...on Refusal{...Refused}}}" + OwnSanctionText + OwnAppealText + RefusedText) as TypedDocument<MarkSanctionSeenMutation, MarkSanctionSeenMutationVariables>;
export const AppealSanction = ("mutation AppealSanction($input:AppealSanctionInput!){done:appealSanction(input:$input){__typename ...on SanctionAppealed{appeal{...OwnAppeal}}...on Refusal{...Refused}}}" + OwnAppealText + RefusedText) as TypedDocument<AppealSanctionMutation, AppealSanctionMutationVariables>;
export const Cases = ("query Cases($filter:CaseFilter$after:String){cases(filter:$filter first:50 after:$after){pageInfo{hasNextPage endCursor}edges{node{...CaseLine}}}}" + CaseLineText + OtherPlayerText) as TypedDocument<CasesQuery, CasesQueryVariables>;
export const CaseFile = ("query CaseFile($id:ID!){node(id:$id){__typename ...on Case{...CaseFacts}}}" + CaseFactsText + CaseLineText + OtherPlayerText + OwnSanctionText + OwnAppealText + OwnReportText) as TypedDocument<CaseFileQuery, CaseFileQueryVariables>;
export const SanctionsAgainst = ("query SanctionsAgainst($playerId:ID!$after:String){sanctions(playerId:$playerId first:50 after:$after){pageInfo{hasNextPage endCursor}edges{node{...OwnSanction}}}}" + OwnSanctionText + OwnAppealText) as TypedDocument<SanctionsAgainstQuery, SanctionsAgainstQueryVariables>;
export const Appeals = ("query Appeals($after:String){appeals(first:50 after:$after){pageInfo{hasNextPage endCursor}edges{node{...WaitingAppeal}}}}" + WaitingAppealText + OwnAppealText + GivenSanctionText + OwnSanctionText + OtherPlayerText) as TypedDocument<AppealsQuery, AppealsQueryVariables>;
export const CloseCase = ("mutation CloseCase($input:CloseCaseInput!){done:closeCase(input:$input){__typename ...on CaseClosed{case{...CaseLine}}...on Refusal{...Refused}}}" + CaseLineText + OtherPlayerText + RefusedText) as TypedDocument<CloseCaseMutation, CloseCaseMutationVariables>;
export const SanctionPlayer = ("mutation SanctionPlayer($input:SanctionPlayerInput!){done:sanctionPlayer(input:$input){__typename ...on PlayerSanctioned{sanction{...GivenSanction}}...on Refusal{...Refused}}}" + GivenSanctionText + OwnSanctionText + OwnAppealText + OtherPlayerText + RefusedText) as TypedDocument<SanctionPlayerMutation, SanctionPlayerMutationVariables>;
export const LiftSanction = ("mutation LiftSanction($input:LiftSanctionInput!){done:liftSanction(input:$input){__typename ...on SanctionLifted{sanction{...GivenSanction}}...on Refusal{...Refused}}}" + GivenSanctionText + OwnSanctionText + OwnAppealText + OtherPlayerText + RefusedText) as TypedDocument<LiftSanctionMutation, LiftSanctionMutationVariables>;
export const DecideAppeal = ("mutation DecideAppeal($input:DecideAppealInput!){done:decideAppeal(input:$input){__typename ...on AppealDecided{appeal{...WaitingAppeal}}...on Refusal{...Refused}}}" + WaitingAppealText + OwnAppealText + GivenSanctionText + OwnSanctionText + OtherPlayerText + RefusedText) as TypedDocument<DecideAppealMutation, DecideAppealMutationVariables>;
export const RemoveMessage = ("mutation RemoveMessage($input:RemoveMessageInput!){done:removeMessage(input:$input){__typename ...on MessageRemoved{message{id number isRemoved}}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<RemoveMessageMutation, RemoveMessageMutationVariables>;
