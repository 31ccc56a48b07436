export type { Change } from "./change.ts";
export { createClient, Headwater, type Entry } from "./client.ts";
export type { TypedDocument } from "./document.ts";
export { memoryStorage, type ClientOptions, type Storage } from "./environment.ts";
export { HeadwaterError } from "./errors.ts";
export type * from "./generated.ts";
export type { History, PastState } from "./history.ts";
export type { League, LeagueChange, LeagueEvent, LeagueFacts, LeagueSnapshot } from "./league.ts";
export type { Lobby, LobbyFilter, LobbyMatch, LobbySnapshot } from "./lobby.ts";
export type { Pending } from "./outbox.ts";
export type { Session } from "./session.ts";
export type { Connection } from "./socket.ts";
export type { Store } from "./store.ts";
export type { Table } from "./table.ts";
export { timeLeft, type LegalMove, type LogEvent, type MatchFacts, type Refusal, type TableSnapshot } from "./table-state.ts";
export type { Turn, Turns, TurnsSnapshot } from "./turns.ts";
export { verifyDeal, type Components, type DealtRecord, type DealVerdict } from "./verify.ts";

export const VERSION = "0.1.0";
