// Made from schema.graphql by `npm run generate`; `npm run check` compares it.
import type { TypedDocument } from "./document.ts";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What is to happen when somebody leaves. */
export type AbsenceInput = {
  /** When time runs out. */
  readonly onTimeout?: Leaving;
  /** When a player resigns. */
  readonly onResign?: Leaving;
  /** The level of the AI that takes over. */
  readonly level?: AiLevel;
};

/** A link that one was sent. */
export type AcceptInviteInput = {
  /** The link's token. */
  readonly token: string;
  /** How to sit. */
  readonly own?: OwnSeatInput | null | undefined;
};

/** A seat to give to an AI. */
export type AddAiSeatInput = {
  /** The match. */
  readonly matchId: string;
  /** The AI's level. */
  readonly level: AiLevel;
  /** The seat; the first free one when left out. */
  readonly seat?: number | null | undefined;
  /** The colour. */
  readonly colour?: Colour | null | undefined;
};

/** More or less time for somebody. */
export type AdjustClockInput = {
  /** Which table, and why. */
  readonly at: TableInput;
  /** Whose clock. */
  readonly playerId: string;
  /** How much more. */
  readonly more?: number;
  /** How much less: of what was given before. */
  readonly less?: number;
};

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

/** A seat for an AI at a new table. */
export type AiSeatInput = {
  /** The AI's level. */
  readonly level: AiLevel;
  /** The seat; the first free one when left out. */
  readonly seat?: number | null | undefined;
  /** The colour. */
  readonly colour?: Colour | null | undefined;
};

/** A challenge on a ladder. */
export type ChallengeInput = {
  /** The league. */
  readonly leagueId: string;
  /** Who stands higher. */
  readonly challengedId: string;
};

/** Whom to challenge, and to what. */
export type ChallengePlayerInput = {
  /** The other player. */
  readonly playerId: string;
  /** The game's key. */
  readonly game: string;
  /** The clock: live or correspondence. */
  readonly timing: TimingInput;
  /** Options; those left out take their default. */
  readonly options?: ReadonlyArray<OptionInput>;
  /** Whether it is to count for ratings; not for guests. */
  readonly isRated?: boolean;
};

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

/** A new name. */
export type ChangeNameInput = {
  /** The name from now on. */
  readonly name: string;
  /** One's password. */
  readonly password: string;
};

/** The old password and a new one. */
export type ChangePasswordInput = {
  /** The password until now. */
  readonly password: string;
  /** The password from now on. */
  readonly newPassword: string;
};

/** A league to close for good. */
export type CloseLeagueInput = {
  /** The league. */
  readonly leagueId: string;
  /** Why: for all to read. */
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

/** Other rules and another clock from the next season on. Each is given WHOLE: what is left out inside it takes its default, not what the league had. The one of the two that is left out stays. */
export type ConfigureLeagueInput = {
  /** The league. */
  readonly leagueId: string;
  /** All the rules; they stay when this is left out. */
  readonly rules?: LeagueRulesInput | null | undefined;
  /** The whole clock of its matches; it stays when this is left out. */
  readonly timing?: TimingInput | null | undefined;
};

/** Where a link is to lead. */
export type CreateInviteInput = {
  /** An open match of one's own. */
  readonly matchId: string;
  /** The seat that the link is for; null for any free one. */
  readonly seat?: number | null | undefined;
  /** Until when; a week when left out. */
  readonly expiresAt?: number | null | undefined;
};

/** A league to found. */
export type CreateLeagueInput = {
  /** What it is to be called. */
  readonly name: string;
  /** The game's key. */
  readonly game: string;
  /** How its seasons are played. */
  readonly rules: LeagueRulesInput;
  /** Options of the game; those left out take their default. */
  readonly options?: ReadonlyArray<OptionInput>;
  /** The edition; the standard one when left out. */
  readonly edition?: string | null | undefined;
  /** The clock of its matches. */
  readonly timing?: TimingInput | null | undefined;
  /** Whether its matches count for ratings. */
  readonly isRated?: boolean;
  /** Whether it has a clock of its own. */
  readonly isSandbox?: boolean;
  /** What a sandbox's deals follow from; for no other. */
  readonly seed?: string;
};

/** A match to open. */
export type CreateMatchInput = {
  /** The game's key. */
  readonly game: string;
  /** How many seats. */
  readonly seats: number;
  /** Options; those left out take their default. */
  readonly options?: ReadonlyArray<OptionInput>;
  /** The edition; the standard one when left out. */
  readonly edition?: string | null | undefined;
  /** The clock; none when left out. */
  readonly timing?: TimingInput | null | undefined;
  /** What happens when somebody leaves. */
  readonly absence?: AbsenceInput | null | undefined;
  /** Whether it can be found in lists. */
  readonly isListed?: boolean;
  /** Whether anybody may watch it. */
  readonly hasSpectators?: boolean;
  /** Whether it counts for ratings. */
  readonly isRated?: boolean;
  /** Where to sit down at once; null to stay outside. */
  readonly own?: OwnSeatInput | null | undefined;
  /** AIs that sit down at once. */
  readonly aiSeats?: ReadonlyArray<AiSeatInput>;
  /** Whether play begins at once; every seat must be taken. */
  readonly start?: boolean;
  /** A text of one's own; the same key with the same request gets the same answer and changes nothing twice. */
  readonly idempotencyKey?: string | null | undefined;
};

/** Name and password. */
export type CredentialsInput = {
  /** The name. */
  readonly name: string;
  /** The password. */
  readonly password: string;
};

/** How a table ended, as a referee says. */
export type DecideTableInput = {
  /** Which table, and why. */
  readonly at: TableInput;
  /** The ranks in seat order, such as 1 2 2 4; 1 2 4 4 where two are each the last. */
  readonly ranks: ReadonlyArray<number>;
};

/** What sort of choice is pending; each game has its own. */
export type DecisionKind =
  /** `draft` in JSON. */
  | 'DRAFT'
  /** `select` in JSON. */
  | 'SELECT'
  /** `expand` in JSON. */
  | 'EXPAND'
  /** `skull` in JSON. */
  | 'SKULL'
  /** `recruit` in JSON. */
  | 'RECRUIT'
  /** `cowboy` in JSON. */
  | 'COWBOY'
  /** `desperado` in JSON. */
  | 'DESPERADO'
  /** `thief` in JSON. */
  | 'THIEF'
  /** `bonus` in JSON. */
  | 'BONUS'
  /** `take` in JSON. */
  | 'TAKE'
  /** `turn` in JSON. */
  | 'TURN'
  /** `store` in JSON. */
  | 'STORE'
  /** `reshape` in JSON. */
  | 'RESHAPE';

/** Why a match ended: by its game, a player, a clock, or somebody who may abort it. */
export type EndReason =
  /** `game` in JSON. */
  | 'GAME'
  /** `resignation` in JSON. */
  | 'RESIGNATION'
  /** `timeout` in JSON. */
  | 'TIMEOUT'
  /** `deadline` in JSON. */
  | 'DEADLINE'
  /** `creator` in JSON. */
  | 'CREATOR'
  /** `admin` in JSON. */
  | 'ADMIN'
  /** `referee` in JSON. */
  | 'REFEREE'
  /** `operator` in JSON. */
  | 'OPERATOR'
  /** `abandoned` in JSON. */
  | 'ABANDONED';

/** How to enter as a guest. */
export type EnterAsGuestInput = {
  /** The name; made up when left out. */
  readonly name?: string | null | undefined;
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

/** What to play, and with how many. */
export type FindTableInput = {
  /** The game's key. */
  readonly game: string;
  /** How many seats. */
  readonly seats?: number;
  /** The clock: live or correspondence. */
  readonly timing: TimingInput;
  /** Options; those left out take their default. */
  readonly options?: ReadonlyArray<OptionInput>;
  /** Whether it is to count for ratings; not for guests. */
  readonly isRated?: boolean;
  /** After how long a wait machines of fitting level fill the table; null for never. */
  readonly machinesAfter?: number | null | undefined;
};

/** A match to fork: an ended one, at a version or after so many moves. */
export type ForkMatchInput = {
  /** The match. */
  readonly matchId: string;
  /** The version to go on from; or give a ply. */
  readonly version?: number | null | undefined;
  /** The number of moves to repeat; or give a version. */
  readonly ply?: number | null | undefined;
  /** Where to sit down at once; when left out one does not sit down. */
  readonly seat?: number | null | undefined;
  /** AIs that sit down at once; seats keep their colours. */
  readonly aiSeats?: ReadonlyArray<AiSeatInput>;
  /** Whether play goes on at once; every seat must be taken. */
  readonly start?: boolean;
  /** A text of one's own; the same key with the same request gets the same answer and changes nothing twice. */
  readonly idempotencyKey?: string | null | undefined;
};

/** A link of one's own. */
export type InviteInput = {
  /** The link's id. */
  readonly inviteId: string;
};

/** A match to join. */
export type JoinMatchInput = {
  /** The match. */
  readonly matchId: string;
  /** Where and how to sit. */
  readonly own?: OwnSeatInput | null | undefined;
};

/** What becomes of a player who leaves during a season. */
export type LeagueDeparture =
  /** A machine of the same strength sits in; reclaimable. */
  | 'STAND_IN'
  /** Last place at every table still to come. */
  | 'FORFEIT'
  /** As if the player had never played. */
  | 'EXPUNGE';

/** What changed a league. */
export type LeagueEventKind =
  /** `founded` in JSON. */
  | 'FOUNDED'
  /** `configured` in JSON. */
  | 'CONFIGURED'
  /** `closed` in JSON. */
  | 'CLOSED'
  /** `role-given` in JSON. */
  | 'ROLE_GIVEN'
  /** `role-taken` in JSON. */
  | 'ROLE_TAKEN'
  /** `season-opened` in JSON. */
  | 'SEASON_OPENED'
  /** `registered` in JSON. */
  | 'REGISTERED'
  /** `withdrawn` in JSON. */
  | 'WITHDRAWN'
  /** `season-started` in JSON. */
  | 'SEASON_STARTED'
  /** `season-cancelled` in JSON. */
  | 'SEASON_CANCELLED'
  /** `challenged` in JSON. */
  | 'CHALLENGED'
  /** `challenge-withdrawn` in JSON. */
  | 'CHALLENGE_WITHDRAWN'
  /** `round-paired` in JSON. */
  | 'ROUND_PAIRED'
  /** `table-ended` in JSON. */
  | 'TABLE_ENDED'
  /** `round-closed` in JSON. */
  | 'ROUND_CLOSED'
  /** `player-left` in JSON. */
  | 'PLAYER_LEFT'
  /** `player-returned` in JSON. */
  | 'PLAYER_RETURNED'
  /** `season-ended` in JSON. */
  | 'SEASON_ENDED'
  /** `table-annulled` in JSON. */
  | 'TABLE_ANNULLED'
  /** `table-annulled-late` in JSON. */
  | 'TABLE_ANNULLED_LATE'
  /** `table-decided` in JSON. */
  | 'TABLE_DECIDED'
  /** `seat-replaced` in JSON. */
  | 'SEAT_REPLACED'
  /** `player-replaced` in JSON. */
  | 'PLAYER_REPLACED'
  /** `clock-adjusted` in JSON. */
  | 'CLOCK_ADJUSTED'
  /** `clock-moved` in JSON. */
  | 'CLOCK_MOVED';

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

/** Which league. */
export type LeagueInput = {
  /** The league. */
  readonly leagueId: string;
};

/** What one may do in a league; each may do what those after it may. */
export type LeagueRole =
  /** Everything. */
  | 'OWNER'
  /** Annul, decide, replace, adjust clocks. */
  | 'REFEREE'
  /** Takes part. */
  | 'MEMBER'
  /** Looks on. */
  | 'SPECTATOR';

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

/** A seat to free before the start. */
export type LeaveMatchInput = {
  /** The match. */
  readonly matchId: string;
  /** Another's seat, for the creator; else one's own. */
  readonly seat?: number | null | undefined;
};

/** What becomes of a seat whose player resigned or ran out of time. */
export type Leaving =
  /** An AI plays on; the player may come back. */
  | 'TAKEOVER'
  /** The seat loses and the match ends; in a league those left go on, if two. */
  | 'LOSE';

/** What changed a match. */
export type MatchEventKind =
  /** `opened` in JSON. */
  | 'OPENED'
  /** `joined` in JSON. */
  | 'JOINED'
  /** `left` in JSON. */
  | 'LEFT'
  /** `ai-seated` in JSON. */
  | 'AI_SEATED'
  /** `started` in JSON. */
  | 'STARTED'
  /** `moved` in JSON. */
  | 'MOVED'
  /** `undone` in JSON. */
  | 'UNDONE'
  /** `resigned` in JSON. */
  | 'RESIGNED'
  /** `timed-out` in JSON. */
  | 'TIMED_OUT'
  /** `taken-over` in JSON. */
  | 'TAKEN_OVER'
  /** `returned` in JSON. */
  | 'RETURNED'
  /** `aborted` in JSON. */
  | 'ABORTED'
  /** `finished` in JSON. */
  | 'FINISHED'
  /** `rematch-offered` in JSON. */
  | 'REMATCH_OFFERED'
  /** `clock-adjusted` in JSON. */
  | 'CLOCK_ADJUSTED'
  /** `pauses-changed` in JSON. */
  | 'PAUSES_CHANGED'
  /** `unsealed` in JSON. */
  | 'UNSEALED';

/** What matches are looked for; what is left out does not matter. */
export type MatchFilter = {
  /** The game's key. */
  readonly game?: string | null | undefined;
  /** Where they are in their life. */
  readonly status?: MatchStatus | null | undefined;
  /** Who sits at them. */
  readonly playerId?: string | null | undefined;
  /** Who opened them. */
  readonly creatorId?: string | null | undefined;
  /** Whether somebody can still join. */
  readonly hasFreeSeat?: boolean | null | undefined;
  /** Whether they count for ratings. */
  readonly isRated?: boolean | null | undefined;
};

/** A match, and nothing else. */
export type MatchInput = {
  /** The match. */
  readonly matchId: string;
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

/** Lay a bonus tile on one of its sides. */
export type MoonRiverBonusMoveInput = {
  /** The bonus tile. */
  readonly tile: string;
  /** The landscape that lies up. */
  readonly side: MoonRiverTerrain;
  /** The cell, such as `c2`: column letter and row. */
  readonly cell: string;
};

/** Give up two plots that fit nowhere, in the edition's order. */
export type MoonRiverDiscardMoveInput = {
  /** The kind of the first plot. */
  readonly firstKind: string;
  /** The kind of the second plot. */
  readonly secondKind: string;
};

/** Lose the cow on this cell to a skull. */
export type MoonRiverDroughtMoveInput = {
  /** The cell, such as `c2`: column letter and row. */
  readonly cell: string;
};

/** Let a bonus tile leave the game because none can be laid. */
export type MoonRiverLoseMoveInput = {
  /** The bonus tile. */
  readonly tile: string;
};

/** One move of Moon River: exactly one of these is given. */
export type MoonRiverMoveInput =
  {   /** Put the ranchero on this position of the column, from 1. */
  readonly select: MoonRiverSelectMoveInput; readonly place?: never; readonly discard?: never; readonly done?: never; readonly drought?: never; readonly recruit?: never; readonly move?: never; readonly swap?: never; readonly steal?: never; readonly skip?: never; readonly bonus?: never; readonly lose?: never; }
  |  { readonly select?: never;   /** Lay a domino: a kind at each cell, the cell that comes first in cell order first. */
  readonly place: MoonRiverPlaceMoveInput; readonly discard?: never; readonly done?: never; readonly drought?: never; readonly recruit?: never; readonly move?: never; readonly swap?: never; readonly steal?: never; readonly skip?: never; readonly bonus?: never; readonly lose?: never; }
  |  { readonly select?: never; readonly place?: never;   /** Give up two plots that fit nowhere, in the edition's order. */
  readonly discard: MoonRiverDiscardMoveInput; readonly done?: never; readonly drought?: never; readonly recruit?: never; readonly move?: never; readonly swap?: never; readonly steal?: never; readonly skip?: never; readonly bonus?: never; readonly lose?: never; }
  |  { readonly select?: never; readonly place?: never; readonly discard?: never;   /** Expand no further. */
  readonly done: boolean; readonly drought?: never; readonly recruit?: never; readonly move?: never; readonly swap?: never; readonly steal?: never; readonly skip?: never; readonly bonus?: never; readonly lose?: never; }
  |  { readonly select?: never; readonly place?: never; readonly discard?: never; readonly done?: never;   /** Lose the cow on this cell to a skull. */
  readonly drought: MoonRiverDroughtMoveInput; readonly recruit?: never; readonly move?: never; readonly swap?: never; readonly steal?: never; readonly skip?: never; readonly bonus?: never; readonly lose?: never; }
  |  { readonly select?: never; readonly place?: never; readonly discard?: never; readonly done?: never; readonly drought?: never;   /** Take a token to a circle, on its specialist's side or the cowboy's. */
  readonly recruit: MoonRiverRecruitMoveInput; readonly move?: never; readonly swap?: never; readonly steal?: never; readonly skip?: never; readonly bonus?: never; readonly lose?: never; }
  |  { readonly select?: never; readonly place?: never; readonly discard?: never; readonly done?: never; readonly drought?: never; readonly recruit?: never;   /** Drive a cow one step. */
  readonly move: MoonRiverMoveMoveInput; readonly swap?: never; readonly steal?: never; readonly skip?: never; readonly bonus?: never; readonly lose?: never; }
  |  { readonly select?: never; readonly place?: never; readonly discard?: never; readonly done?: never; readonly drought?: never; readonly recruit?: never; readonly move?: never;   /** Exchange an own plot for one of an opponent. */
  readonly swap: MoonRiverSwapMoveInput; readonly steal?: never; readonly skip?: never; readonly bonus?: never; readonly lose?: never; }
  |  { readonly select?: never; readonly place?: never; readonly discard?: never; readonly done?: never; readonly drought?: never; readonly recruit?: never; readonly move?: never; readonly swap?: never;   /** Take an opponent's cow from a cell. */
  readonly steal: MoonRiverStealMoveInput; readonly skip?: never; readonly bonus?: never; readonly lose?: never; }
  |  { readonly select?: never; readonly place?: never; readonly discard?: never; readonly done?: never; readonly drought?: never; readonly recruit?: never; readonly move?: never; readonly swap?: never; readonly steal?: never;   /** Leave a partner's effect, or the rest of it, unused. */
  readonly skip: boolean; readonly bonus?: never; readonly lose?: never; }
  |  { readonly select?: never; readonly place?: never; readonly discard?: never; readonly done?: never; readonly drought?: never; readonly recruit?: never; readonly move?: never; readonly swap?: never; readonly steal?: never; readonly skip?: never;   /** Lay a bonus tile on one of its sides. */
  readonly bonus: MoonRiverBonusMoveInput; readonly lose?: never; }
  |  { readonly select?: never; readonly place?: never; readonly discard?: never; readonly done?: never; readonly drought?: never; readonly recruit?: never; readonly move?: never; readonly swap?: never; readonly steal?: never; readonly skip?: never; readonly bonus?: never;   /** Let a bonus tile leave the game because none can be laid. */
  readonly lose: MoonRiverLoseMoveInput; };

/** Drive a cow one step. */
export type MoonRiverMoveMoveInput = {
  /** The cell the cow comes from. */
  readonly origin: string;
  /** The cell the cow goes to. */
  readonly target: string;
};

/** Lay a domino: a kind at each cell, the cell that comes first in cell order first. */
export type MoonRiverPlaceMoveInput = {
  /** The first cell, in cell order. */
  readonly first: string;
  /** The kind of the first plot. */
  readonly firstKind: string;
  /** The second cell, in cell order. */
  readonly second: string;
  /** The kind of the second plot. */
  readonly secondKind: string;
};

/** Take a token to a circle, on its specialist's side or the cowboy's. */
export type MoonRiverRecruitMoveInput = {
  /** The cell, such as `c2`: column letter and row. */
  readonly cell: string;
  /** The specialist of the token. */
  readonly specialist: MoonRiverSpecialist;
  /** Whether the token is laid with its cowboy side up. */
  readonly cowboy?: boolean;
};

/** Put the ranchero on this position of the column, from 1. */
export type MoonRiverSelectMoveInput = {
  /** The position in the column, from 1. */
  readonly position: number;
};

/** The specialist of a token. */
export type MoonRiverSpecialist =
  /** `cattle-thief` in JSON. */
  | 'CATTLE_THIEF'
  /** `desperado` in JSON. */
  | 'DESPERADO'
  /** `farmer` in JSON. */
  | 'FARMER'
  /** `gold-digger` in JSON. */
  | 'GOLD_DIGGER'
  /** `trapper` in JSON. */
  | 'TRAPPER';

/** Take an opponent's cow from a cell. */
export type MoonRiverStealMoveInput = {
  /** The opponent's seat. */
  readonly opponent: number;
  /** The cell, such as `c2`: column letter and row. */
  readonly cell: string;
};

/** Exchange an own plot for one of an opponent. */
export type MoonRiverSwapMoveInput = {
  /** The plot that is given, by kind. */
  readonly own: string;
  /** The opponent's seat. */
  readonly opponent: number;
  /** The plot that is taken, by kind. */
  readonly theirs: string;
};

/** A terrain of Moon River. */
export type MoonRiverTerrain =
  /** `desert` in JSON. */
  | 'DESERT'
  /** `canyon` in JSON. */
  | 'CANYON'
  /** `meadow` in JSON. */
  | 'MEADOW'
  /** `forest` in JSON. */
  | 'FOREST'
  /** `corn` in JSON. */
  | 'CORN'
  /** `farm` in JSON. */
  | 'FARM';

/** A move: as notation, or typed for one of the games. */
export type MoveInput =
  {   /** The move as text, for example `select:3`. */
  readonly notation: string; readonly moonRiver?: never; readonly theRiver?: never; }
  |  { readonly notation?: never;   /** A move of Moon River. */
  readonly moonRiver: MoonRiverMoveInput; readonly theRiver?: never; }
  |  { readonly notation?: never; readonly moonRiver?: never;   /** A move of The River. */
  readonly theRiver: TheRiverMoveInput; };

/** What a seat wants to do; each game has its own. */
export type MoveKind =
  /** `select` in JSON. */
  | 'SELECT'
  /** `place` in JSON. */
  | 'PLACE'
  /** `discard` in JSON. */
  | 'DISCARD'
  /** `done` in JSON. */
  | 'DONE'
  /** `drought` in JSON. */
  | 'DROUGHT'
  /** `recruit` in JSON. */
  | 'RECRUIT'
  /** `move` in JSON. */
  | 'MOVE'
  /** `swap` in JSON. */
  | 'SWAP'
  /** `steal` in JSON. */
  | 'STEAL'
  /** `skip` in JSON. */
  | 'SKIP'
  /** `bonus` in JSON. */
  | 'BONUS'
  /** `lose` in JSON. */
  | 'LOSE'
  /** `take` in JSON. */
  | 'TAKE'
  /** `trade` in JSON. */
  | 'TRADE'
  /** `claim` in JSON. */
  | 'CLAIM'
  /** `produce` in JSON. */
  | 'PRODUCE'
  /** `forage` in JSON. */
  | 'FORAGE'
  /** `reserve` in JSON. */
  | 'RESERVE'
  /** `build` in JSON. */
  | 'BUILD'
  /** `first` in JSON. */
  | 'FIRST'
  /** `pass` in JSON. */
  | 'PASS'
  /** `store` in JSON. */
  | 'STORE';

/** What a sandbox's clock shall show. */
export type MoveLeagueClockInput = {
  /** The league. */
  readonly leagueId: string;
  /** The moment; it must lie ahead, at most ten years ahead of the world's clock. */
  readonly to: number;
};

/** An option of a game with the value it is to have. */
export type OptionInput = {
  /** The option. */
  readonly key: string;
  /** Its value; `random` leaves it to the deal. */
  readonly value?: string | null | undefined;
};

/** A challenge by or to the caller. */
export type OwnChallengeInput = {
  /** The challenge. */
  readonly challengeId: string;
};

/** Where and how one wants to sit; what is left out the table decides. */
export type OwnSeatInput = {
  /** The seat's number. */
  readonly seat?: number | null | undefined;
  /** The colour. */
  readonly colour?: Colour | null | undefined;
  /** Words of one's own that go into the deal; secret until the end. */
  readonly words?: string;
};

/** How time runs. */
export type Pace =
  /** Not at all. */
  | 'NONE'
  /** From a bank, with an increment after each turn. */
  | 'LIVE'
  /** So much for each turn. */
  | 'CORRESPONDENCE';

/** A move to play. */
export type PlayMoveInput = {
  /** The match. */
  readonly matchId: string;
  /** The version the move is meant for. */
  readonly expectedVersion: number;
  /** The move. */
  readonly move: MoveInput;
  /** A text of one's own; the same key with the same request gets the same answer and changes nothing twice. */
  readonly idempotencyKey?: string | null | undefined;
};

/** Whether a place that leads up is certain, open or gone. */
export type PromotionChance =
  /** Nobody goes up from here. */
  | 'NONE'
  /** It can no longer be lost. */
  | 'SECURED'
  /** It can still be had. */
  | 'POSSIBLE'
  /** It can no longer be had. */
  | 'MISSED';

/** Machines that are to take part in a sandbox. */
export type RegisterMachinesInput = {
  /** The league. */
  readonly leagueId: string;
  /** Their level. */
  readonly level: AiLevel;
  /** How many. */
  readonly count?: number;
};

/** Whether a place that leads down is certain, open or averted. */
export type RelegationChance =
  /** Nobody goes down from here. */
  | 'NONE'
  /** It can no longer be averted. */
  | 'CERTAIN'
  /** It can still happen. */
  | 'POSSIBLE'
  /** It can no longer happen. */
  | 'AVERTED';

/** The player to replace: by a machine at once, or by somebody on the waiting list. */
export type ReplacePlayerInput = {
  /** Which table, and why. */
  readonly at: TableInput;
  /** Who. */
  readonly playerId: string;
  /** By which level; of his own strength if left out. */
  readonly level?: AiLevel | null | undefined;
  /** By whom of the waiting list, from the next round on, instead of a machine. */
  readonly substituteId?: string | null | undefined;
};

/** Those who take part talk apart from those who look on. */
export type RoomKind =
  /** Who sits at the match, or takes part in the league. */
  | 'PLAYERS'
  /** Everybody else; at a league really everybody. */
  | 'SPECTATORS';

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

/** How a player left a seat. */
export type SeatDeparture =
  /** `resigned` in JSON. */
  | 'RESIGNED'
  /** `timed-out` in JSON. */
  | 'TIMED_OUT'
  /** `withdrawn` in JSON. */
  | 'WITHDRAWN';

/** A seek of one's own. */
export type SeekInput = {
  /** The seek. */
  readonly seekId: string;
};

/** Where a seek is in its life. */
export type SeekStatus =
  /** The player waits for others. */
  | 'WAITING'
  /** Opponents were found; the table is being set. */
  | 'PAIRED'
  /** The match has begun. */
  | 'SEATED'
  /** The player stopped looking. */
  | 'CANCELLED'
  /** The player's client went away. */
  | 'AWAY'
  /** The player sat down at another live table. */
  | 'ELSEWHERE'
  /** Nobody came for a week. */
  | 'EXPIRED';

/** What to say. */
export type SendMessageInput = {
  /** The room, such as `room:mat_…/players`. */
  readonly roomId: string;
  /** Plain text. It is kept on one line, without what cannot be seen. */
  readonly text: string;
};

/** Whether somebody is a referee. */
export type SetRefereeInput = {
  /** The league. */
  readonly leagueId: string;
  /** Who. */
  readonly playerId: string;
  /** Whether from now on, or no longer. */
  readonly isReferee?: boolean;
};

/** How a table came to its ranks. */
export type TableEnd =
  /** It was played to the end. */
  | 'PLAYED'
  /** By the score on the board at the deadline. */
  | 'DEADLINE'
  /** Not over at the deadline: the player who held it up is last, the others are ranked by score. */
  | 'HELD_UP'
  /** Too few came. */
  | 'FORFEIT'
  /** A referee said so. */
  | 'DECIDED';

/** A table, and why something is done about it. */
export type TableInput = {
  /** The league. */
  readonly leagueId: string;
  /** The division, from 1. */
  readonly division: number;
  /** The round, from 1. */
  readonly round: number;
  /** The table's number. */
  readonly table: number;
  /** Why: for all to read. */
  readonly reason: string;
  /** Its number; the newest when left out. After its end tables are only annulled. */
  readonly season?: number | null | undefined;
};

/** Construct a building. */
export type TheRiverBuildMoveInput = {
  /** The building, by id. */
  readonly building: string;
  /** What is paid, as letters w c s f. */
  readonly paid: string;
};

/** Claim a tile of the island. */
export type TheRiverClaimMoveInput = {
  /** The tile, by id. */
  readonly tile: string;
};

/** Send a pioneer for one resource. */
export type TheRiverForageMoveInput = {
  /** The resource. */
  readonly resource: TheRiverResource;
};

/** One move of The River: exactly one of these is given. */
export type TheRiverMoveInput =
  {   /** Take a face-up tile before round 1. */
  readonly take: TheRiverTakeMoveInput; readonly trade?: never; readonly claim?: never; readonly produce?: never; readonly forage?: never; readonly reserve?: never; readonly build?: never; readonly first?: never; readonly swap?: never; readonly pass?: never; readonly store?: never; readonly skip?: never; }
  |  { readonly take?: never;   /** Trade three basic resources for one food. */
  readonly trade: TheRiverTradeMoveInput; readonly claim?: never; readonly produce?: never; readonly forage?: never; readonly reserve?: never; readonly build?: never; readonly first?: never; readonly swap?: never; readonly pass?: never; readonly store?: never; readonly skip?: never; }
  |  { readonly take?: never; readonly trade?: never;   /** Claim a tile of the island. */
  readonly claim: TheRiverClaimMoveInput; readonly produce?: never; readonly forage?: never; readonly reserve?: never; readonly build?: never; readonly first?: never; readonly swap?: never; readonly pass?: never; readonly store?: never; readonly skip?: never; }
  |  { readonly take?: never; readonly trade?: never; readonly claim?: never;   /** Send a pioneer to produce a basic resource. */
  readonly produce: TheRiverProduceMoveInput; readonly forage?: never; readonly reserve?: never; readonly build?: never; readonly first?: never; readonly swap?: never; readonly pass?: never; readonly store?: never; readonly skip?: never; }
  |  { readonly take?: never; readonly trade?: never; readonly claim?: never; readonly produce?: never;   /** Send a pioneer for one resource. */
  readonly forage: TheRiverForageMoveInput; readonly reserve?: never; readonly build?: never; readonly first?: never; readonly swap?: never; readonly pass?: never; readonly store?: never; readonly skip?: never; }
  |  { readonly take?: never; readonly trade?: never; readonly claim?: never; readonly produce?: never; readonly forage?: never;   /** Reserve a building. */
  readonly reserve: TheRiverReserveMoveInput; readonly build?: never; readonly first?: never; readonly swap?: never; readonly pass?: never; readonly store?: never; readonly skip?: never; }
  |  { readonly take?: never; readonly trade?: never; readonly claim?: never; readonly produce?: never; readonly forage?: never; readonly reserve?: never;   /** Construct a building. */
  readonly build: TheRiverBuildMoveInput; readonly first?: never; readonly swap?: never; readonly pass?: never; readonly store?: never; readonly skip?: never; }
  |  { readonly take?: never; readonly trade?: never; readonly claim?: never; readonly produce?: never; readonly forage?: never; readonly reserve?: never; readonly build?: never;   /** Take the first player's pawn. */
  readonly first: boolean; readonly swap?: never; readonly pass?: never; readonly store?: never; readonly skip?: never; }
  |  { readonly take?: never; readonly trade?: never; readonly claim?: never; readonly produce?: never; readonly forage?: never; readonly reserve?: never; readonly build?: never; readonly first?: never;   /** Swap two own tiles, as a placement or as part of a reshape. */
  readonly swap: TheRiverSwapMoveInput; readonly pass?: never; readonly store?: never; readonly skip?: never; }
  |  { readonly take?: never; readonly trade?: never; readonly claim?: never; readonly produce?: never; readonly forage?: never; readonly reserve?: never; readonly build?: never; readonly first?: never; readonly swap?: never;   /** Pass: no placement is possible. */
  readonly pass: boolean; readonly store?: never; readonly skip?: never; }
  |  { readonly take?: never; readonly trade?: never; readonly claim?: never; readonly produce?: never; readonly forage?: never; readonly reserve?: never; readonly build?: never; readonly first?: never; readonly swap?: never; readonly pass?: never;   /** Choose what is kept when not everything can be. */
  readonly store: TheRiverStoreMoveInput; readonly skip?: never; }
  |  { readonly take?: never; readonly trade?: never; readonly claim?: never; readonly produce?: never; readonly forage?: never; readonly reserve?: never; readonly build?: never; readonly first?: never; readonly swap?: never; readonly pass?: never; readonly store?: never;   /** Decline one swap of a reshape. */
  readonly skip: boolean; };

/** Send a pioneer to produce a basic resource. */
export type TheRiverProduceMoveInput = {
  /** The resource. */
  readonly resource: TheRiverResource;
};

/** Reserve a building. */
export type TheRiverReserveMoveInput = {
  /** The building, by id. */
  readonly building: string;
};

/** A resource of The River. */
export type TheRiverResource =
  /** `wood` in JSON. */
  | 'WOOD'
  /** `clay` in JSON. */
  | 'CLAY'
  /** `stone` in JSON. */
  | 'STONE'
  /** `food` in JSON. */
  | 'FOOD';

/** Choose what is kept when not everything can be. */
export type TheRiverStoreMoveInput = {
  /** What is kept, as letters w c s f. */
  readonly kept: string;
};

/** Swap two own tiles, as a placement or as part of a reshape. */
export type TheRiverSwapMoveInput = {
  /** The lower space. */
  readonly low: number;
  /** The higher space. */
  readonly high: number;
};

/** Take a face-up tile before round 1. */
export type TheRiverTakeMoveInput = {
  /** The tile, by id. */
  readonly tile: string;
};

/** Trade three basic resources for one food. */
export type TheRiverTradeMoveInput = {
  /** What is paid, as letters w c s f. */
  readonly paid: string;
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

/** Moves to take back. */
export type UndoInput = {
  /** The match. */
  readonly matchId: string;
  /** The version it is meant for. */
  readonly expectedVersion?: number | null | undefined;
  /** How many of one's last moves. */
  readonly moves?: number;
  /** A text of one's own; the same key with the same request gets the same answer and changes nothing twice. */
  readonly idempotencyKey?: string | null | undefined;
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

export type AwayFragment = { readonly isOnVacation: boolean, readonly vacation: { readonly beginsAt: number, readonly endsAt: number } | null, readonly hours: { readonly begins: string, readonly ends: string, readonly timeZone: string } | null };

export type EnteredFragment = { readonly secret: string, readonly hasCalledOffErasure: boolean, readonly player: PersonFragment, readonly token: { readonly id: string, readonly expiresAt: number | null } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { readonly viewer: PersonFragment | null };

export type EnterAsGuestMutationVariables = Exact<{
  input?: EnterAsGuestInput | null | undefined;
}>;


export type EnterAsGuestMutation = { readonly enter:
    | (
      { readonly __typename: 'Session' }
      & EnteredFragment
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

export type SignUpMutationVariables = Exact<{
  input: CredentialsInput;
}>;


export type SignUpMutation = { readonly enter:
    | (
      { readonly __typename: 'Session' }
      & EnteredFragment
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

export type SignInMutationVariables = Exact<{
  input: CredentialsInput;
}>;


export type SignInMutation = { readonly enter:
    | (
      { readonly __typename: 'Session' }
      & EnteredFragment
    )
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

export type UpgradeGuestMutationVariables = Exact<{
  input: CredentialsInput;
}>;


export type UpgradeGuestMutation = { readonly enter:
    | (
      { readonly __typename: 'Session' }
      & EnteredFragment
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

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { readonly enter:
    | (
      { readonly __typename: 'Session' }
      & EnteredFragment
    )
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

export type ChangeNameMutationVariables = Exact<{
  input: ChangeNameInput;
}>;


export type ChangeNameMutation = { readonly renamed:
    | { readonly __typename: 'NameChanged', readonly player: PersonFragment }
    | (
      { readonly __typename: 'WrongCredentials' }
      & Refused_WrongCredentials_Fragment
    )
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

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { readonly signOut:
    | { readonly __typename: 'TokenRevoked', readonly tokenId: string }
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
   };

export type PastStateFragment = { readonly version: number, readonly ply: number, readonly at: number, readonly status: MatchStatus, readonly toMove: number | null, readonly canUndo: boolean, readonly deadline: number | null, readonly positionJson: unknown, readonly decision: { readonly seat: number, readonly kind: DecisionKind, readonly name: string, readonly data: unknown } | null, readonly standing: ReadonlyArray<{ readonly seat: number, readonly score: number | null, readonly scoreDetails: unknown, readonly standIn: AiLevel | null, readonly left: SeatDeparture | null, readonly clock: { readonly remaining: number, readonly isRunning: boolean } | null }>, readonly legalMoves: ReadonlyArray<{ readonly kind: MoveKind, readonly notation: string, readonly scoreDelta: number | null, readonly canUndo: boolean, readonly text: string, readonly move:
      | TypedMove_MoonRiverTypedMove_Fragment
      | TypedMove_TheRiverTypedMove_Fragment
     }> };

export type PastVersionQueryVariables = Exact<{
  id: string;
  version: number;
}>;


export type PastVersionQuery = { readonly match: { readonly at: PastStateFragment | null } | null };

export type PastPlyQueryVariables = Exact<{
  id: string;
  ply: number;
}>;


export type PastPlyQuery = { readonly match: { readonly at: PastStateFragment | null } | null };

export type DealtMatchQueryVariables = Exact<{
  id: string;
}>;


export type DealtMatchQuery = { readonly match: { readonly record: unknown, readonly secret: string | null, readonly commitment: string, readonly edition: { readonly key: string, readonly lists: ReadonlyArray<{ readonly key: string, readonly components: ReadonlyArray<{ readonly key: string, readonly count: number }> }> } } | null };

type Participant_Machine_Fragment = { readonly __typename: 'Machine', readonly level: AiLevel, readonly id: string, readonly name: string, readonly kind: EntrantKind };

type Participant_Player_Fragment = { readonly __typename: 'Player', readonly id: string, readonly name: string, readonly kind: EntrantKind, readonly away: AwayFragment | null };

export type ParticipantFragment =
  | Participant_Machine_Fragment
  | Participant_Player_Fragment
;

export type LeagueTermsFragment = { readonly format: LeagueFormat, readonly rounds: number, readonly roundLength: number, readonly registration: number, readonly pause: number, readonly tableSize: number, readonly scoring: LeagueScoring, readonly pointsAtTwo: ReadonlyArray<number>, readonly pointsAtThree: ReadonlyArray<number>, readonly pointsAtFour: ReadonlyArray<number>, readonly pointsSittingOut: number, readonly tieBreaks: ReadonlyArray<TieBreak>, readonly divisions: number, readonly smallestDivision: number, readonly largestDivision: number, readonly exchangeOneIn: number, readonly exchangeLeast: number, readonly exchangeMost: number, readonly departure: LeagueDeparture, readonly barredAfterLeaves: number, readonly barredWithin: number, readonly barredFor: number, readonly reach: number, readonly rest: number, readonly clocksStop: boolean };

export type SeasonFactsFragment = { readonly id: string, readonly number: number, readonly status: SeasonStatus, readonly openedAt: number, readonly startsAt: number, readonly endsAt: number, readonly rounds: number, readonly paired: number, readonly closed: number, readonly capacity: number, readonly rules: LeagueTermsFragment, readonly timing: { readonly pace: Pace, readonly bank: number, readonly increment: number, readonly perTurn: number }, readonly registered: ReadonlyArray<{ readonly rating: number, readonly entrant:
      | Participant_Machine_Fragment
      | Participant_Player_Fragment
     | null }>, readonly waiting: ReadonlyArray<
    | Participant_Machine_Fragment
    | Participant_Player_Fragment
   | null>, readonly evenness: ReadonlyArray<{ readonly players: number, readonly fewest: number, readonly most: number, readonly difference: number }>, readonly challenges: ReadonlyArray<{ readonly challenger:
      | Participant_Machine_Fragment
      | Participant_Player_Fragment
     | null, readonly challenged:
      | Participant_Machine_Fragment
      | Participant_Player_Fragment
     | null }>, readonly divisions: ReadonlyArray<{ readonly id: string, readonly number: number, readonly size: number, readonly goingUp: number, readonly goingDown: number, readonly standings: ReadonlyArray<{ readonly id: string, readonly rank: number, readonly points: number, readonly played: number, readonly places: ReadonlyArray<number>, readonly best: number, readonly worst: number, readonly promotion: PromotionChance, readonly relegation: RelegationChance, readonly hasLeft: boolean, readonly isExpunged: boolean, readonly entrant:
        | Participant_Machine_Fragment
        | Participant_Player_Fragment
       | null, readonly substitute:
        | Participant_Machine_Fragment
        | Participant_Player_Fragment
       | null, readonly tieBreaks: ReadonlyArray<{ readonly tieBreak: TieBreak, readonly value: number }> }>, readonly tables: ReadonlyArray<{ readonly id: string, readonly division: number, readonly round: number, readonly number: number, readonly matchId: string | null, readonly startsAt: number, readonly deadline: number, readonly ranks: ReadonlyArray<number> | null, readonly scores: ReadonlyArray<number> | null, readonly how: TableEnd | null, readonly isAnnulled: boolean, readonly isAnnulledLate: boolean, readonly players: ReadonlyArray<
        | Participant_Machine_Fragment
        | Participant_Player_Fragment
       | null>, readonly seated: ReadonlyArray<
        | Participant_Machine_Fragment
        | Participant_Player_Fragment
       | null> }> }> };

export type LeagueFactsFragment = { readonly id: string, readonly name: string, readonly isRated: boolean, readonly isSandbox: boolean, readonly foundedAt: number, readonly closedAt: number | null, readonly version: number, readonly now: number, readonly role: LeagueRole, readonly seasonCount: number, readonly game: { readonly id: string, readonly key: string, readonly name: string }, readonly edition: { readonly id: string, readonly key: string } | null, readonly options: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly owner: Participant_Player_Fragment | null, readonly referees: ReadonlyArray<
    | Participant_Machine_Fragment
    | Participant_Player_Fragment
   | null>, readonly timing: { readonly pace: Pace, readonly bank: number, readonly increment: number, readonly perTurn: number }, readonly rules: LeagueTermsFragment, readonly season: SeasonFactsFragment | null };

export type LeagueNewsFragment = { readonly version: number, readonly at: number, readonly kind: LeagueEventKind, readonly text: string, readonly data: unknown };

export type LeagueQueryVariables = Exact<{
  id: string;
}>;


export type LeagueQuery = { readonly league: LeagueFactsFragment | null };

export type LeagueSeasonQueryVariables = Exact<{
  id: string;
  number: number;
}>;


export type LeagueSeasonQuery = { readonly league: { readonly season: SeasonFactsFragment | null } | null };

export type LeagueLogQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type LeagueLogQuery = { readonly league: { readonly events: { readonly pageInfo: { readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: LeagueNewsFragment }> } | null } | null };

export type LeagueEventsSubscriptionVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type LeagueEventsSubscription = { readonly leagueEvents: LeagueNewsFragment };

export type JoinLeagueMutationVariables = Exact<{
  input: LeagueInput;
}>;


export type JoinLeagueMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type WithdrawFromLeagueMutationVariables = Exact<{
  input: LeagueInput;
}>;


export type WithdrawFromLeagueMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type ReturnToLeagueMutationVariables = Exact<{
  input: LeagueInput;
}>;


export type ReturnToLeagueMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type ChallengeMutationVariables = Exact<{
  input: ChallengeInput;
}>;


export type ChallengeMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type WithdrawChallengeMutationVariables = Exact<{
  input: LeagueInput;
}>;


export type WithdrawChallengeMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type CreateLeagueMutationVariables = Exact<{
  input: CreateLeagueInput;
}>;


export type CreateLeagueMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type ConfigureLeagueMutationVariables = Exact<{
  input: ConfigureLeagueInput;
}>;


export type ConfigureLeagueMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type CloseLeagueMutationVariables = Exact<{
  input: CloseLeagueInput;
}>;


export type CloseLeagueMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type SetRefereeMutationVariables = Exact<{
  input: SetRefereeInput;
}>;


export type SetRefereeMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type RegisterMachinesMutationVariables = Exact<{
  input: RegisterMachinesInput;
}>;


export type RegisterMachinesMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type MoveLeagueClockMutationVariables = Exact<{
  input: MoveLeagueClockInput;
}>;


export type MoveLeagueClockMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type AnnulTableMutationVariables = Exact<{
  input: TableInput;
}>;


export type AnnulTableMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type DecideTableMutationVariables = Exact<{
  input: DecideTableInput;
}>;


export type DecideTableMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type ReplacePlayerMutationVariables = Exact<{
  input: ReplacePlayerInput;
}>;


export type ReplacePlayerMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type AdjustClockMutationVariables = Exact<{
  input: AdjustClockInput;
}>;


export type AdjustClockMutation = { readonly change:
    | { readonly __typename: 'LeagueChanged', readonly version: number, readonly league: LeagueFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type LobbyTableFragment = { readonly id: string, readonly status: MatchStatus, readonly version: number, readonly deadline: number | null, readonly isRated: boolean, readonly openedAt: number, readonly updatedAt: number, readonly viewerSeat: number | null, readonly game: { readonly id: string, readonly key: string, readonly name: string }, readonly edition: { readonly id: string, readonly key: string }, readonly toMove: { readonly id: string, readonly number: number } | null, readonly creator: PersonFragment | null, readonly seats: ReadonlyArray<{ readonly id: string, readonly number: number, readonly colour: Colour | null, readonly aiLevel: AiLevel | null, readonly isViewer: boolean, readonly score: number | null, readonly player: PersonFragment | null }>, readonly timing: { readonly pace: Pace, readonly bank: number, readonly increment: number, readonly perTurn: number }, readonly options: ReadonlyArray<{ readonly key: string, readonly value: string | null }> };

export type LobbyQueryVariables = Exact<{
  filter?: MatchFilter | null | undefined;
  first: number;
}>;


export type LobbyQuery = { readonly matches: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: LobbyTableFragment | null }> } | null };

export type TurnFragment = { readonly matchId: string, readonly gameKey: string, readonly version: number, readonly seat: number, readonly at: number, readonly deadline: number | null };

export type TurnsQueryVariables = Exact<{ [key: string]: never; }>;


export type TurnsQuery = { readonly turns: { readonly edges: ReadonlyArray<{ readonly node: TurnFragment }> } | null };

export type LobbyChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LobbyChangedSubscription = { readonly lobby: { readonly isSnapshot: boolean } };

export type MyMatchesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyMatchesChangedSubscription = { readonly myMatches: { readonly isSnapshot: boolean } };

export type SeekerFragment = { readonly id: string, readonly seats: number, readonly isRated: boolean, readonly rating: number | null, readonly since: number, readonly machinesAfter: number | null, readonly status: SeekStatus, readonly player: PersonFragment | null, readonly game: { readonly id: string, readonly key: string, readonly name: string }, readonly options: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly timing: { readonly pace: Pace, readonly bank: number, readonly increment: number, readonly perTurn: number } };

export type OwnSeekFragment = (
  { readonly typicalWait: number | null, readonly match: { readonly id: string } | null }
  & SeekerFragment
);

export type ChallengeFactsFragment = { readonly id: string, readonly at: number, readonly expiresAt: number, readonly isRated: boolean, readonly status: ChallengeStatus, readonly challenger: PersonFragment | null, readonly challenged: PersonFragment | null, readonly game: { readonly id: string, readonly key: string, readonly name: string }, readonly timing: { readonly pace: Pace, readonly bank: number, readonly increment: number, readonly perTurn: number }, readonly match: { readonly id: string } | null };

export type InviteFactsFragment = { readonly id: string, readonly seat: number | null, readonly at: number, readonly expiresAt: number };

export type SearchQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchQuery = { readonly search: { readonly seeks: ReadonlyArray<OwnSeekFragment>, readonly challenges: ReadonlyArray<ChallengeFactsFragment> } | null };

export type SearchChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SearchChangedSubscription = { readonly search: { readonly seeks: ReadonlyArray<{ readonly id: string, readonly status: SeekStatus }>, readonly challenges: ReadonlyArray<{ readonly id: string }> } };

export type SeekersQueryVariables = Exact<{
  game?: string | null | undefined;
}>;


export type SeekersQuery = { readonly seeks: { readonly edges: ReadonlyArray<{ readonly node: SeekerFragment }> } | null };

export type SeekersChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SeekersChangedSubscription = { readonly seeks: { readonly hasMore: boolean } };

export type FindTableMutationVariables = Exact<{
  input: FindTableInput;
}>;


export type FindTableMutation = { readonly done:
    | { readonly __typename: 'TableSought', readonly seek: OwnSeekFragment }
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
   };

export type CancelSeekMutationVariables = Exact<{
  input: SeekInput;
}>;


export type CancelSeekMutation = { readonly done:
    | { readonly __typename: 'SeekCancelled', readonly seek: OwnSeekFragment }
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type ChallengePlayerMutationVariables = Exact<{
  input: ChallengePlayerInput;
}>;


export type ChallengePlayerMutation = { readonly done:
    | { readonly __typename: 'PlayerChallenged', readonly challenge: ChallengeFactsFragment }
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

export type AcceptChallengeMutationVariables = Exact<{
  input: OwnChallengeInput;
}>;


export type AcceptChallengeMutation = { readonly done:
    | { readonly __typename: 'ChallengeAccepted', readonly challenge: ChallengeFactsFragment }
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

export type DeclineChallengeMutationVariables = Exact<{
  input: OwnChallengeInput;
}>;


export type DeclineChallengeMutation = { readonly done:
    | { readonly __typename: 'ChallengeDeclined', readonly challenge: ChallengeFactsFragment }
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

export type TakeBackChallengeMutationVariables = Exact<{
  input: OwnChallengeInput;
}>;


export type TakeBackChallengeMutation = { readonly done:
    | { readonly __typename: 'ChallengeTakenBack', readonly challenge: ChallengeFactsFragment }
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

export type InvitesQueryVariables = Exact<{
  matchId: string;
}>;


export type InvitesQuery = { readonly invites: ReadonlyArray<InviteFactsFragment> | null };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { readonly invitation: { readonly seat: number | null, readonly isOpen: boolean, readonly expiresAt: number, readonly inviter: PersonFragment | null, readonly match: LobbyTableFragment } | null };

export type CreateInviteMutationVariables = Exact<{
  input: CreateInviteInput;
}>;


export type CreateInviteMutation = { readonly done:
    | { readonly __typename: 'InviteCreated', readonly token: string, readonly invite: InviteFactsFragment }
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
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type RevokeInviteMutationVariables = Exact<{
  input: InviteInput;
}>;


export type RevokeInviteMutation = { readonly done:
    | { readonly __typename: 'InviteRevoked', readonly inviteId: string }
    | (
      { readonly __typename: 'NotFound' }
      & Refused_NotFound_Fragment
    )
    | (
      { readonly __typename: 'NotAllowed' }
      & Refused_NotAllowed_Fragment
    )
   };

export type AcceptInviteMutationVariables = Exact<{
  input: AcceptInviteInput;
}>;


export type AcceptInviteMutation = { readonly change:
    | (
      { readonly __typename: 'InviteAccepted' }
      & Changed_InviteAccepted_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type ChatLineFragment = { readonly id: string, readonly number: number, readonly at: number, readonly text: string | null, readonly isRemoved: boolean, readonly author: { readonly id: string, readonly name: string, readonly kind: EntrantKind, readonly avatarKey: string } | null };

export type RoomQueryVariables = Exact<{
  place: string;
  kind: RoomKind;
  last: number;
  before?: string | null | undefined;
}>;


export type RoomQuery = { readonly room: { readonly id: string, readonly isOpen: boolean, readonly canWrite: boolean, readonly closesAt: number | null, readonly longestMessage: number, readonly messages: { readonly pageInfo: { readonly hasPreviousPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: ChatLineFragment }> } | null } | null };

export type RoomEventsSubscriptionVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type RoomEventsSubscription = { readonly roomEvents: { readonly cursor: string, readonly isRemoval: boolean, readonly message: ChatLineFragment } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { readonly change:
    | { readonly __typename: 'MessageSent', readonly message: ChatLineFragment }
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

export type PersonFragment = { readonly id: string, readonly name: string, readonly kind: EntrantKind };

export type MatchFactsFragment = { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly rulesVersion: number, readonly isRated: boolean, readonly isListed: boolean, readonly hasSpectators: boolean, readonly viewerSeat: number | null, readonly canUndo: boolean, readonly openedAt: number, readonly startedAt: number | null, readonly endedAt: number | null, readonly deadline: number | null, readonly leagueDeadline: number | null, readonly commitment: string, readonly secret: string | null, readonly rematchId: string | null, readonly rematchOfId: string | null, readonly game: { readonly id: string, readonly key: string, readonly name: string }, readonly edition: { readonly id: string, readonly key: string }, readonly options: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly timing: { readonly pace: Pace, readonly bank: number, readonly increment: number, readonly perTurn: number }, readonly absence: { readonly onTimeout: Leaving, readonly onResign: Leaving, readonly level: AiLevel }, readonly creator: PersonFragment | null, readonly seats: ReadonlyArray<{ readonly id: string, readonly number: number, readonly colour: Colour | null, readonly aiLevel: AiLevel | null, readonly standIn: AiLevel | null, readonly left: SeatDeparture | null, readonly isViewer: boolean, readonly words: string | null, readonly isConnected: boolean, readonly score: number | null, readonly scoreDetails: unknown, readonly rank: number | null, readonly player: (
      { readonly away: AwayFragment | null }
      & PersonFragment
    ) | null, readonly clock: { readonly remaining: number, readonly isRunning: boolean, readonly stoppedUntil: number | null, readonly stopsAt: number | null } | null }>, readonly toMove: { readonly id: string, readonly number: number, readonly isViewer: boolean } | null, readonly decision: { readonly seat: number, readonly kind: DecisionKind, readonly name: string, readonly data: unknown } | null, readonly outcome: { readonly reason: EndReason, readonly ranks: ReadonlyArray<number>, readonly winners: ReadonlyArray<number>, readonly takenOver: ReadonlyArray<number>, readonly result: unknown } | null };

type TypedMove_MoonRiverTypedMove_Fragment = { readonly __typename: 'MoonRiverTypedMove', readonly moonRiver:
    | { readonly __typename: 'MoonRiverSelectChoice', readonly select: { readonly position: number } }
    | { readonly __typename: 'MoonRiverPlaceChoice', readonly place: { readonly first: string, readonly firstKind: string, readonly second: string, readonly secondKind: string } }
    | { readonly __typename: 'MoonRiverDiscardChoice', readonly discard: { readonly firstKind: string, readonly secondKind: string } }
    | { readonly __typename: 'MoonRiverDoneChoice', readonly done: boolean }
    | { readonly __typename: 'MoonRiverDroughtChoice', readonly drought: { readonly cell: string } }
    | { readonly __typename: 'MoonRiverRecruitChoice', readonly recruit: { readonly cell: string, readonly specialist: MoonRiverSpecialist, readonly cowboy: boolean } }
    | { readonly __typename: 'MoonRiverMoveChoice', readonly move: { readonly origin: string, readonly target: string } }
    | { readonly __typename: 'MoonRiverSwapChoice', readonly swap: { readonly own: string, readonly opponent: number, readonly theirs: string } }
    | { readonly __typename: 'MoonRiverStealChoice', readonly steal: { readonly opponent: number, readonly cell: string } }
    | { readonly __typename: 'MoonRiverSkipChoice', readonly skip: boolean }
    | { readonly __typename: 'MoonRiverBonusChoice', readonly bonus: { readonly tile: string, readonly side: MoonRiverTerrain, readonly cell: string } }
    | { readonly __typename: 'MoonRiverLoseChoice', readonly lose: { readonly tile: string } }
   };

type TypedMove_TheRiverTypedMove_Fragment = { readonly __typename: 'TheRiverTypedMove', readonly theRiver:
    | { readonly __typename: 'TheRiverTakeChoice', readonly take: { readonly tile: string } }
    | { readonly __typename: 'TheRiverTradeChoice', readonly trade: { readonly paid: string } }
    | { readonly __typename: 'TheRiverClaimChoice', readonly claim: { readonly tile: string } }
    | { readonly __typename: 'TheRiverProduceChoice', readonly produce: { readonly resource: TheRiverResource } }
    | { readonly __typename: 'TheRiverForageChoice', readonly forage: { readonly resource: TheRiverResource } }
    | { readonly __typename: 'TheRiverReserveChoice', readonly reserve: { readonly building: string } }
    | { readonly __typename: 'TheRiverBuildChoice', readonly build: { readonly building: string, readonly paid: string } }
    | { readonly __typename: 'TheRiverFirstChoice', readonly first: boolean }
    | { readonly __typename: 'TheRiverSwapChoice', readonly swap: { readonly low: number, readonly high: number } }
    | { readonly __typename: 'TheRiverPassChoice', readonly pass: boolean }
    | { readonly __typename: 'TheRiverStoreChoice', readonly store: { readonly kept: string } }
    | { readonly __typename: 'TheRiverSkipChoice', readonly skip: boolean }
   };

export type TypedMoveFragment =
  | TypedMove_MoonRiverTypedMove_Fragment
  | TypedMove_TheRiverTypedMove_Fragment
;

export type MatchStateFragment = (
  { readonly positionJson: unknown, readonly legalMoves: ReadonlyArray<{ readonly kind: MoveKind, readonly notation: string, readonly scoreDelta: number | null, readonly canUndo: boolean, readonly text: string, readonly move:
      | TypedMove_MoonRiverTypedMove_Fragment
      | TypedMove_TheRiverTypedMove_Fragment
     }> }
  & MatchFactsFragment
);

export type LogEventFragment = { readonly version: number, readonly at: number, readonly kind: MatchEventKind, readonly seat: number | null, readonly playerId: string | null, readonly move: string | null, readonly toMove: number | null, readonly texts: ReadonlyArray<string>, readonly data: unknown, readonly restoredVersion: number | null, readonly undoneMoves: ReadonlyArray<string> };

type Changed_AiSeatAdded_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

type Changed_InviteAccepted_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

type Changed_MatchAborted_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

type Changed_MatchCreated_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

type Changed_MatchForked_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

type Changed_MatchJoined_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

type Changed_MatchLeft_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

type Changed_MatchStarted_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

type Changed_MovePlayed_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

type Changed_MovesUndone_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

type Changed_RematchOffered_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

type Changed_Resigned_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

type Changed_SeatTakenBack_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

type Changed_TimeoutClaimed_Fragment = { readonly version: number, readonly isRepeated: boolean, readonly match: MatchStateFragment, readonly events: ReadonlyArray<LogEventFragment> };

export type ChangedFragment =
  | Changed_AiSeatAdded_Fragment
  | Changed_InviteAccepted_Fragment
  | Changed_MatchAborted_Fragment
  | Changed_MatchCreated_Fragment
  | Changed_MatchForked_Fragment
  | Changed_MatchJoined_Fragment
  | Changed_MatchLeft_Fragment
  | Changed_MatchStarted_Fragment
  | Changed_MovePlayed_Fragment
  | Changed_MovesUndone_Fragment
  | Changed_RematchOffered_Fragment
  | Changed_Resigned_Fragment
  | Changed_SeatTakenBack_Fragment
  | Changed_TimeoutClaimed_Fragment
;

export type TableQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type TableQuery = { readonly match: (
    { readonly events: { readonly edges: ReadonlyArray<{ readonly node: LogEventFragment }>, readonly pageInfo: { readonly hasNextPage: boolean } } | null }
    & MatchStateFragment
  ) | null };

export type TableEventsSubscriptionVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type TableEventsSubscription = { readonly matchEvents: (
    { readonly match: MatchStateFragment }
    & LogEventFragment
  ) };

export type HintQueryVariables = Exact<{
  id: string;
}>;


export type HintQuery = { readonly match: { readonly hint: { readonly version: number, readonly seat: number, readonly level: AiLevel, readonly notation: string, readonly considered: ReadonlyArray<{ readonly notation: string, readonly chance: number, readonly points: number, readonly simulations: number }> } | null } | null };

export type ExplainQueryVariables = Exact<{
  id: string;
  move: string;
}>;


export type ExplainQuery = { readonly match: { readonly explain: { readonly isLegal: boolean, readonly code: string | null, readonly rule: string | null, readonly text: string | null, readonly data: unknown } | null } | null };

export type PlayMoveMutationVariables = Exact<{
  input: PlayMoveInput;
}>;


export type PlayMoveMutation = { readonly change:
    | (
      { readonly __typename: 'MovePlayed' }
      & Changed_MovePlayed_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
    | (
      { readonly __typename: 'NotYourTurn' }
      & Refused_NotYourTurn_Fragment
    )
    | (
      { readonly __typename: 'StaleVersion', readonly missed: ReadonlyArray<LogEventFragment> }
      & Refused_StaleVersion_Fragment
    )
    | (
      { readonly __typename: 'IllegalMove' }
      & Refused_IllegalMove_Fragment
    )
   };

export type UndoMutationVariables = Exact<{
  input: UndoInput;
}>;


export type UndoMutation = { readonly change:
    | (
      { readonly __typename: 'MovesUndone' }
      & Changed_MovesUndone_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
    | (
      { readonly __typename: 'NotYourTurn' }
      & Refused_NotYourTurn_Fragment
    )
    | (
      { readonly __typename: 'StaleVersion', readonly missed: ReadonlyArray<LogEventFragment> }
      & Refused_StaleVersion_Fragment
    )
    | (
      { readonly __typename: 'IllegalMove' }
      & Refused_IllegalMove_Fragment
    )
   };

export type CreateMatchMutationVariables = Exact<{
  input: CreateMatchInput;
}>;


export type CreateMatchMutation = { readonly change:
    | (
      { readonly __typename: 'MatchCreated' }
      & Changed_MatchCreated_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type ForkMatchMutationVariables = Exact<{
  input: ForkMatchInput;
}>;


export type ForkMatchMutation = { readonly change:
    | (
      { readonly __typename: 'MatchForked' }
      & Changed_MatchForked_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type JoinMatchMutationVariables = Exact<{
  input: JoinMatchInput;
}>;


export type JoinMatchMutation = { readonly change:
    | (
      { readonly __typename: 'MatchJoined' }
      & Changed_MatchJoined_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type LeaveMatchMutationVariables = Exact<{
  input: LeaveMatchInput;
}>;


export type LeaveMatchMutation = { readonly change:
    | (
      { readonly __typename: 'MatchLeft' }
      & Changed_MatchLeft_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type AddAiSeatMutationVariables = Exact<{
  input: AddAiSeatInput;
}>;


export type AddAiSeatMutation = { readonly change:
    | (
      { readonly __typename: 'AiSeatAdded' }
      & Changed_AiSeatAdded_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type StartMatchMutationVariables = Exact<{
  input: MatchInput;
}>;


export type StartMatchMutation = { readonly change:
    | (
      { readonly __typename: 'MatchStarted' }
      & Changed_MatchStarted_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type AbortMatchMutationVariables = Exact<{
  input: MatchInput;
}>;


export type AbortMatchMutation = { readonly change:
    | (
      { readonly __typename: 'MatchAborted' }
      & Changed_MatchAborted_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type ResignMutationVariables = Exact<{
  input: MatchInput;
}>;


export type ResignMutation = { readonly change:
    | (
      { readonly __typename: 'Resigned' }
      & Changed_Resigned_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type ClaimTimeoutMutationVariables = Exact<{
  input: MatchInput;
}>;


export type ClaimTimeoutMutation = { readonly change:
    | (
      { readonly __typename: 'TimeoutClaimed' }
      & Changed_TimeoutClaimed_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type TakeBackSeatMutationVariables = Exact<{
  input: MatchInput;
}>;


export type TakeBackSeatMutation = { readonly change:
    | (
      { readonly __typename: 'SeatTakenBack' }
      & Changed_SeatTakenBack_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

export type OfferRematchMutationVariables = Exact<{
  input: MatchInput;
}>;


export type OfferRematchMutation = { readonly change:
    | (
      { readonly __typename: 'RematchOffered' }
      & Changed_RematchOffered_Fragment
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
      { readonly __typename: 'InvalidInput' }
      & Refused_InvalidInput_Fragment
    )
    | (
      { readonly __typename: 'LimitReached' }
      & Refused_LimitReached_Fragment
    )
    | (
      { readonly __typename: 'WrongStatus' }
      & Refused_WrongStatus_Fragment
    )
    | (
      { readonly __typename: 'Conflict' }
      & Refused_Conflict_Fragment
    )
   };

const RefusedText = "fragment Refused on Refusal{__typename code rule text data ...on InvalidInput{path fault}...on LimitReached{limit value retryAfter}...on NotYourTurn{toMove}...on WrongStatus{status}...on StaleVersion{expected version}}";
const AwayText = "fragment Away on PlayerAway{isOnVacation vacation{beginsAt endsAt}hours{begins ends timeZone}}";
const EnteredText = "fragment Entered on Session{secret hasCalledOffErasure player{...Person}token{id expiresAt}}";
const PastStateText = "fragment PastState on MatchState{version ply at status toMove canUndo deadline positionJson decision{seat kind name data}standing{seat score scoreDetails standIn left clock{remaining isRunning}}legalMoves{kind notation scoreDelta canUndo text move{...TypedMove}}}";
const ParticipantText = "fragment Participant on Entrant{__typename id name kind ...on Machine{level}...on Player{away{...Away}}}";
const LeagueTermsText = "fragment LeagueTerms on LeagueRules{format rounds roundLength registration pause tableSize scoring pointsAtTwo pointsAtThree pointsAtFour pointsSittingOut tieBreaks divisions smallestDivision largestDivision exchangeOneIn exchangeLeast exchangeMost departure barredAfterLeaves barredWithin barredFor reach rest clocksStop}";
const SeasonFactsText = "fragment SeasonFacts on LeagueSeason{id number status openedAt startsAt endsAt rounds paired closed capacity rules{...LeagueTerms}timing{pace bank increment perTurn}registered{rating entrant{...Participant}}waiting{...Participant}evenness{players fewest most difference}challenges{challenger{...Participant}challenged{...Participant}}divisions{id number size goingUp goingDown standings{id rank points played places best worst promotion relegation hasLeft isExpunged entrant{...Participant}substitute{...Participant}tieBreaks{tieBreak value}}tables{id division round number matchId startsAt deadline ranks scores how isAnnulled isAnnulledLate players{...Participant}seated{...Participant}}}}";
const LeagueFactsText = "fragment LeagueFacts on League{id name isRated isSandbox foundedAt closedAt version now role seasonCount game{id key name}edition{id key}options{key value}owner{...Participant}referees{...Participant}timing{pace bank increment perTurn}rules{...LeagueTerms}season{...SeasonFacts}}";
const LeagueNewsText = "fragment LeagueNews on LeagueEvent{version at kind text data}";
const LobbyTableText = "fragment LobbyTable on Match{id status version deadline isRated openedAt updatedAt viewerSeat game{id key name}edition{id key}toMove{id number}creator{...Person}seats{id number colour aiLevel isViewer score player{...Person}}timing{pace bank increment perTurn}options{key value}}";
const TurnText = "fragment Turn on TurnNotice{matchId gameKey version seat at deadline}";
const SeekerText = "fragment Seeker on Seek{id seats isRated rating since machinesAfter status player{...Person}game{id key name}options{key value}timing{pace bank increment perTurn}}";
const OwnSeekText = "fragment OwnSeek on Seek{...Seeker typicalWait match{id}}";
const ChallengeFactsText = "fragment ChallengeFacts on Challenge{id at expiresAt isRated status challenger{...Person}challenged{...Person}game{id key name}timing{pace bank increment perTurn}match{id}}";
const InviteFactsText = "fragment InviteFacts on Invite{id seat at expiresAt}";
const ChatLineText = "fragment ChatLine on Message{id number at text isRemoved author{id name kind avatarKey}}";
const PersonText = "fragment Person on Player{id name kind}";
const MatchFactsText = "fragment MatchFacts on Match{id version status rulesVersion isRated isListed hasSpectators viewerSeat canUndo game{id key name}edition{id key}options{key value}timing{pace bank increment perTurn}absence{onTimeout onResign level}creator{...Person}openedAt startedAt endedAt deadline leagueDeadline seats{id number colour aiLevel standIn left isViewer words isConnected score scoreDetails rank player{...Person away{...Away}}clock{remaining isRunning stoppedUntil stopsAt}}toMove{id number isViewer}decision{seat kind name data}outcome{reason ranks winners takenOver result}commitment secret rematchId rematchOfId}";
const TypedMoveText = "fragment TypedMove on Move{__typename ...on MoonRiverTypedMove{moonRiver{__typename ...on MoonRiverSelectChoice{select{position}}...on MoonRiverPlaceChoice{place{first firstKind second secondKind}}...on MoonRiverDiscardChoice{discard{firstKind secondKind}}...on MoonRiverDoneChoice{done}...on MoonRiverDroughtChoice{drought{cell}}...on MoonRiverRecruitChoice{recruit{cell specialist cowboy}}...on MoonRiverMoveChoice{move{origin target}}...on MoonRiverSwapChoice{swap{own opponent theirs}}...on MoonRiverStealChoice{steal{opponent cell}}...on MoonRiverSkipChoice{skip}...on MoonRiverBonusChoice{bonus{tile side cell}}...on MoonRiverLoseChoice{lose{tile}}}}...on TheRiverTypedMove{theRiver{__typename ...on TheRiverTakeChoice{take{tile}}...on TheRiverTradeChoice{trade{paid}}...on TheRiverClaimChoice{claim{tile}}...on TheRiverProduceChoice{produce{resource}}...on TheRiverForageChoice{forage{resource}}...on TheRiverReserveChoice{reserve{building}}...on TheRiverBuildChoice{build{building paid}}...on TheRiverFirstChoice{first}...on TheRiverSwapChoice{swap{low high}}...on TheRiverPassChoice{pass}...on TheRiverStoreChoice{store{kept}}...on TheRiverSkipChoice{skip}}}}";
const MatchStateText = "fragment MatchState on Match{...MatchFacts positionJson legalMoves{kind notation scoreDelta canUndo text move{...TypedMove}}}";
const LogEventText = "fragment LogEvent on MatchEvent{version at kind seat playerId move toMove texts data restoredVersion undoneMoves}";
const ChangedText = "fragment Changed on MatchChanged{version isRepeated match{...MatchState}events{...LogEvent}}";
export const Viewer = ("query Viewer{viewer{...Person}}" + PersonText) as TypedDocument<ViewerQuery, ViewerQueryVariables>;
export const EnterAsGuest = ("mutation EnterAsGuest($input:EnterAsGuestInput){enter:enterAsGuest(input:$input){__typename ...on Session{...Entered}...on Refusal{...Refused}}}" + EnteredText + PersonText + RefusedText) as TypedDocument<EnterAsGuestMutation, EnterAsGuestMutationVariables>;
export const SignUp = ("mutation SignUp($input:CredentialsInput!){enter:signUp(input:$input){__typename ...on Session{...Entered}...on Refusal{...Refused}}}" + EnteredText + PersonText + RefusedText) as TypedDocument<SignUpMutation, SignUpMutationVariables>;
export const SignIn = ("mutation SignIn($input:CredentialsInput!){enter:signIn(input:$input){__typename ...on Session{...Entered}...on Refusal{...Refused}}}" + EnteredText + PersonText + RefusedText) as TypedDocument<SignInMutation, SignInMutationVariables>;
export const UpgradeGuest = ("mutation UpgradeGuest($input:CredentialsInput!){enter:upgradeGuest(input:$input){__typename ...on Session{...Entered}...on Refusal{...Refused}}}" + EnteredText + PersonText + RefusedText) as TypedDocument<UpgradeGuestMutation, UpgradeGuestMutationVariables>;
export const ChangePassword = ("mutation ChangePassword($input:ChangePasswordInput!){enter:changePassword(input:$input){__typename ...on Session{...Entered}...on Refusal{...Refused}}}" + EnteredText + PersonText + RefusedText) as TypedDocument<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChangeName = ("mutation ChangeName($input:ChangeNameInput!){renamed:changeName(input:$input){__typename ...on NameChanged{player{...Person}}...on Refusal{...Refused}}}" + PersonText + RefusedText) as TypedDocument<ChangeNameMutation, ChangeNameMutationVariables>;
export const SignOut = ("mutation SignOut{signOut{__typename ...on TokenRevoked{tokenId}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<SignOutMutation, SignOutMutationVariables>;
export const PastVersion = ("query PastVersion($id:ID!$version:Int!){match(id:$id){at(version:$version){...PastState}}}" + PastStateText + TypedMoveText) as TypedDocument<PastVersionQuery, PastVersionQueryVariables>;
export const PastPly = ("query PastPly($id:ID!$ply:Int!){match(id:$id){at(ply:$ply){...PastState}}}" + PastStateText + TypedMoveText) as TypedDocument<PastPlyQuery, PastPlyQueryVariables>;
export const DealtMatch = ("query DealtMatch($id:ID!){match(id:$id){record secret commitment edition{key lists{key components{key count}}}}}") as TypedDocument<DealtMatchQuery, DealtMatchQueryVariables>;
export const League = ("query League($id:ID!){league(id:$id){...LeagueFacts}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText) as TypedDocument<LeagueQuery, LeagueQueryVariables>;
export const LeagueSeason = ("query LeagueSeason($id:ID!$number:Int!){league(id:$id){season(number:$number){...SeasonFacts}}}" + SeasonFactsText + LeagueTermsText + ParticipantText + AwayText) as TypedDocument<LeagueSeasonQuery, LeagueSeasonQueryVariables>;
export const LeagueLog = ("query LeagueLog($id:ID!$after:String){league(id:$id){events(after:$after first:100){pageInfo{hasNextPage}edges{node{...LeagueNews}}}}}" + LeagueNewsText) as TypedDocument<LeagueLogQuery, LeagueLogQueryVariables>;
export const LeagueEvents = ("subscription LeagueEvents($id:ID!$after:String){leagueEvents(leagueId:$id after:$after){...LeagueNews}}" + LeagueNewsText) as TypedDocument<LeagueEventsSubscription, LeagueEventsSubscriptionVariables>;
export const JoinLeague = ("mutation JoinLeague($input:LeagueInput!){change:joinLeague(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<JoinLeagueMutation, JoinLeagueMutationVariables>;
export const WithdrawFromLeague = ("mutation WithdrawFromLeague($input:LeagueInput!){change:withdrawFromLeague(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<WithdrawFromLeagueMutation, WithdrawFromLeagueMutationVariables>;
export const ReturnToLeague = ("mutation ReturnToLeague($input:LeagueInput!){change:returnToLeague(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<ReturnToLeagueMutation, ReturnToLeagueMutationVariables>;
export const Challenge = ("mutation Challenge($input:ChallengeInput!){change:challenge(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<ChallengeMutation, ChallengeMutationVariables>;
export const WithdrawChallenge = ("mutation WithdrawChallenge($input:LeagueInput!){change:withdrawChallenge(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<WithdrawChallengeMutation, WithdrawChallengeMutationVariables>;
export const CreateLeague = ("mutation CreateLeague($input:CreateLeagueInput!){change:createLeague(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<CreateLeagueMutation, CreateLeagueMutationVariables>;
export const ConfigureLeague = ("mutation ConfigureLeague($input:ConfigureLeagueInput!){change:configureLeague(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<ConfigureLeagueMutation, ConfigureLeagueMutationVariables>;
export const CloseLeague = ("mutation CloseLeague($input:CloseLeagueInput!){change:closeLeague(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<CloseLeagueMutation, CloseLeagueMutationVariables>;
export const SetReferee = ("mutation SetReferee($input:SetRefereeInput!){change:setReferee(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<SetRefereeMutation, SetRefereeMutationVariables>;
export const RegisterMachines = ("mutation RegisterMachines($input:RegisterMachinesInput!){change:registerMachines(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<RegisterMachinesMutation, RegisterMachinesMutationVariables>;
export const MoveLeagueClock = ("mutation MoveLeagueClock($input:MoveLeagueClockInput!){change:moveLeagueClock(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<MoveLeagueClockMutation, MoveLeagueClockMutationVariables>;
export const AnnulTable = ("mutation AnnulTable($input:TableInput!){change:annulTable(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<AnnulTableMutation, AnnulTableMutationVariables>;
export const DecideTable = ("mutation DecideTable($input:DecideTableInput!){change:decideTable(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<DecideTableMutation, DecideTableMutationVariables>;
export const ReplacePlayer = ("mutation ReplacePlayer($input:ReplacePlayerInput!){change:replacePlayer(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<ReplacePlayerMutation, ReplacePlayerMutationVariables>;
export const AdjustClock = ("mutation AdjustClock($input:AdjustClockInput!){change:adjustClock(input:$input){__typename ...on LeagueChanged{version league{...LeagueFacts}}...on Refusal{...Refused}}}" + LeagueFactsText + ParticipantText + AwayText + LeagueTermsText + SeasonFactsText + RefusedText) as TypedDocument<AdjustClockMutation, AdjustClockMutationVariables>;
export const Lobby = ("query Lobby($filter:MatchFilter$first:Int!){matches(filter:$filter first:$first){totalCount edges{node{...LobbyTable}}}}" + LobbyTableText + PersonText) as TypedDocument<LobbyQuery, LobbyQueryVariables>;
export const Turns = ("query Turns{turns(first:100){edges{node{...Turn}}}}" + TurnText) as TypedDocument<TurnsQuery, TurnsQueryVariables>;
export const LobbyChanged = ("subscription LobbyChanged{lobby{isSnapshot}}") as TypedDocument<LobbyChangedSubscription, LobbyChangedSubscriptionVariables>;
export const MyMatchesChanged = ("subscription MyMatchesChanged{myMatches{isSnapshot}}") as TypedDocument<MyMatchesChangedSubscription, MyMatchesChangedSubscriptionVariables>;
export const Search = ("query Search{search{seeks{...OwnSeek}challenges{...ChallengeFacts}}}" + OwnSeekText + SeekerText + PersonText + ChallengeFactsText) as TypedDocument<SearchQuery, SearchQueryVariables>;
export const SearchChanged = ("subscription SearchChanged{search{seeks{id status}challenges{id}}}") as TypedDocument<SearchChangedSubscription, SearchChangedSubscriptionVariables>;
export const Seekers = ("query Seekers($game:String){seeks(game:$game first:100){edges{node{...Seeker}}}}" + SeekerText + PersonText) as TypedDocument<SeekersQuery, SeekersQueryVariables>;
export const SeekersChanged = ("subscription SeekersChanged{seeks{hasMore}}") as TypedDocument<SeekersChangedSubscription, SeekersChangedSubscriptionVariables>;
export const FindTable = ("mutation FindTable($input:FindTableInput!){done:findTable(input:$input){__typename ...on TableSought{seek{...OwnSeek}}...on Refusal{...Refused}}}" + OwnSeekText + SeekerText + PersonText + RefusedText) as TypedDocument<FindTableMutation, FindTableMutationVariables>;
export const CancelSeek = ("mutation CancelSeek($input:SeekInput!){done:cancelSeek(input:$input){__typename ...on SeekCancelled{seek{...OwnSeek}}...on Refusal{...Refused}}}" + OwnSeekText + SeekerText + PersonText + RefusedText) as TypedDocument<CancelSeekMutation, CancelSeekMutationVariables>;
export const ChallengePlayer = ("mutation ChallengePlayer($input:ChallengePlayerInput!){done:challengePlayer(input:$input){__typename ...on ChallengeChanged{challenge{...ChallengeFacts}}...on Refusal{...Refused}}}" + ChallengeFactsText + PersonText + RefusedText) as TypedDocument<ChallengePlayerMutation, ChallengePlayerMutationVariables>;
export const AcceptChallenge = ("mutation AcceptChallenge($input:OwnChallengeInput!){done:acceptChallenge(input:$input){__typename ...on ChallengeChanged{challenge{...ChallengeFacts}}...on Refusal{...Refused}}}" + ChallengeFactsText + PersonText + RefusedText) as TypedDocument<AcceptChallengeMutation, AcceptChallengeMutationVariables>;
export const DeclineChallenge = ("mutation DeclineChallenge($input:OwnChallengeInput!){done:declineChallenge(input:$input){__typename ...on ChallengeChanged{challenge{...ChallengeFacts}}...on Refusal{...Refused}}}" + ChallengeFactsText + PersonText + RefusedText) as TypedDocument<DeclineChallengeMutation, DeclineChallengeMutationVariables>;
export const TakeBackChallenge = ("mutation TakeBackChallenge($input:OwnChallengeInput!){done:takeBackChallenge(input:$input){__typename ...on ChallengeChanged{challenge{...ChallengeFacts}}...on Refusal{...Refused}}}" + ChallengeFactsText + PersonText + RefusedText) as TypedDocument<TakeBackChallengeMutation, TakeBackChallengeMutationVariables>;
export const Invites = ("query Invites($matchId:ID!){invites(matchId:$matchId){...InviteFacts}}" + InviteFactsText) as TypedDocument<InvitesQuery, InvitesQueryVariables>;
export const Invitation = ("query Invitation($token:String!){invitation(token:$token){seat isOpen expiresAt inviter{...Person}match{...LobbyTable}}}" + PersonText + LobbyTableText) as TypedDocument<InvitationQuery, InvitationQueryVariables>;
export const CreateInvite = ("mutation CreateInvite($input:CreateInviteInput!){done:createInvite(input:$input){__typename ...on InviteCreated{token invite{...InviteFacts}}...on Refusal{...Refused}}}" + InviteFactsText + RefusedText) as TypedDocument<CreateInviteMutation, CreateInviteMutationVariables>;
export const RevokeInvite = ("mutation RevokeInvite($input:InviteInput!){done:revokeInvite(input:$input){__typename ...on InviteRevoked{inviteId}...on Refusal{...Refused}}}" + RefusedText) as TypedDocument<RevokeInviteMutation, RevokeInviteMutationVariables>;
export const AcceptInvite = ("mutation AcceptInvite($input:AcceptInviteInput!){change:acceptInvite(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<AcceptInviteMutation, AcceptInviteMutationVariables>;
export const Room = ("query Room($place:ID!$kind:RoomKind!$last:Int!$before:String){room(placeId:$place kind:$kind){id isOpen canWrite closesAt longestMessage messages(last:$last before:$before){pageInfo{hasPreviousPage}edges{node{...ChatLine}}}}}" + ChatLineText) as TypedDocument<RoomQuery, RoomQueryVariables>;
export const RoomEvents = ("subscription RoomEvents($id:ID!$after:String){roomEvents(roomId:$id after:$after){cursor isRemoval message{...ChatLine}}}" + ChatLineText) as TypedDocument<RoomEventsSubscription, RoomEventsSubscriptionVariables>;
export const SendMessage = ("mutation SendMessage($input:SendMessageInput!){change:sendMessage(input:$input){__typename ...on MessageSent{message{...ChatLine}}...on Refusal{...Refused}}}" + ChatLineText + RefusedText) as TypedDocument<SendMessageMutation, SendMessageMutationVariables>;
export const Table = ("query Table($id:ID!$after:String){match(id:$id){...MatchState events(after:$after first:100){edges{node{...LogEvent}}pageInfo{hasNextPage}}}}" + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText) as TypedDocument<TableQuery, TableQueryVariables>;
export const TableEvents = ("subscription TableEvents($id:ID!$after:String){matchEvents(matchId:$id after:$after){...LogEvent match{...MatchState}}}" + LogEventText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText) as TypedDocument<TableEventsSubscription, TableEventsSubscriptionVariables>;
export const Hint = ("query Hint($id:ID!){match(id:$id){hint{version seat level notation considered{notation chance points simulations}}}}") as TypedDocument<HintQuery, HintQueryVariables>;
export const Explain = ("query Explain($id:ID!$move:String!){match(id:$id){explain(move:$move){isLegal code rule text data}}}") as TypedDocument<ExplainQuery, ExplainQueryVariables>;
export const PlayMove = ("mutation PlayMove($input:PlayMoveInput!){change:playMove(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}...on StaleVersion{missed{...LogEvent}}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<PlayMoveMutation, PlayMoveMutationVariables>;
export const Undo = ("mutation Undo($input:UndoInput!){change:undo(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}...on StaleVersion{missed{...LogEvent}}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<UndoMutation, UndoMutationVariables>;
export const CreateMatch = ("mutation CreateMatch($input:CreateMatchInput!){change:createMatch(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<CreateMatchMutation, CreateMatchMutationVariables>;
export const ForkMatch = ("mutation ForkMatch($input:ForkMatchInput!){change:forkMatch(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<ForkMatchMutation, ForkMatchMutationVariables>;
export const JoinMatch = ("mutation JoinMatch($input:JoinMatchInput!){change:joinMatch(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<JoinMatchMutation, JoinMatchMutationVariables>;
export const LeaveMatch = ("mutation LeaveMatch($input:LeaveMatchInput!){change:leaveMatch(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<LeaveMatchMutation, LeaveMatchMutationVariables>;
export const AddAiSeat = ("mutation AddAiSeat($input:AddAiSeatInput!){change:addAiSeat(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<AddAiSeatMutation, AddAiSeatMutationVariables>;
export const StartMatch = ("mutation StartMatch($input:MatchInput!){change:startMatch(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<StartMatchMutation, StartMatchMutationVariables>;
export const AbortMatch = ("mutation AbortMatch($input:MatchInput!){change:abortMatch(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<AbortMatchMutation, AbortMatchMutationVariables>;
export const Resign = ("mutation Resign($input:MatchInput!){change:resign(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<ResignMutation, ResignMutationVariables>;
export const ClaimTimeout = ("mutation ClaimTimeout($input:MatchInput!){change:claimTimeout(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<ClaimTimeoutMutation, ClaimTimeoutMutationVariables>;
export const TakeBackSeat = ("mutation TakeBackSeat($input:MatchInput!){change:takeBackSeat(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<TakeBackSeatMutation, TakeBackSeatMutationVariables>;
export const OfferRematch = ("mutation OfferRematch($input:MatchInput!){change:offerRematch(input:$input){__typename ...on MatchChanged{...Changed}...on Refusal{...Refused}}}" + ChangedText + MatchStateText + MatchFactsText + PersonText + AwayText + TypedMoveText + LogEventText + RefusedText) as TypedDocument<OfferRematchMutation, OfferRematchMutationVariables>;
