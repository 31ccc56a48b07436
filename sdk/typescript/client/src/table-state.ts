/** What a table shows, and how answers and events change it. Nothing here waits or sends. */
import type { HeadwaterError } from "./errors.ts";
import type { LogEventFragment, MatchFactsFragment, MatchStateFragment, RefusedFragment } from "./generated.ts";
import type { Pending } from "./outbox.ts";
import type { Connection } from "./socket.ts";

export type LegalMove = MatchStateFragment["legalMoves"][number];
export type LogEvent = LogEventFragment;
export type Refusal = RefusedFragment;
export type MatchFacts = MatchFactsFragment;

export interface TableSnapshot {
  readonly phase: "loading" | "ready" | "missing";
  readonly connection: Connection;
  readonly match: MatchFacts | null;
  /** The position as the viewer may see it: `positionJson`. */
  readonly view: unknown;
  /** What the viewer may play now; empty when another seat is to move. */
  readonly legalMoves: readonly LegalMove[];
  readonly isYourTurn: boolean;
  /** Every entry of the match's log, in order, each once. */
  readonly log: readonly LogEvent[];
  /** A move or undo that the server has not answered yet. */
  readonly pending: Pending | null;
  /** Why the last change was refused, until it is dismissed or something succeeds. */
  readonly refusal: Refusal | null;
  /** Why the table cannot be followed any further; `reload` tries again. */
  readonly fault: HeadwaterError | null;
  /** When `match` was received, on the client's own clock: what `timeLeft` counts from. */
  readonly receivedAt: number;
}

export const LOADING: TableSnapshot = {
  phase: "loading",
  connection: "connecting",
  match: null,
  view: null,
  legalMoves: [],
  isYourTurn: false,
  log: [],
  pending: null,
  refusal: null,
  fault: null,
  receivedAt: 0,
};

export function cursorOf(snapshot: TableSnapshot): number {
  return snapshot.log.at(-1)?.version ?? 0;
}

/** An older state than the one shown changes nothing: answers may overtake each other. */
export function withMatch(snapshot: TableSnapshot, state: MatchStateFragment, receivedAt: number): TableSnapshot {
  if (snapshot.match !== null && state.version < snapshot.match.version) return snapshot;
  const { positionJson, legalMoves, ...match } = state;
  const isYourTurn = match.toMove?.isViewer ?? false;
  return { ...snapshot, phase: "ready", match, view: positionJson, legalMoves: isYourTurn ? legalMoves : [], isYourTurn, receivedAt };
}

/** Events of a page: in order, perhaps known already. */
export function withEvents(snapshot: TableSnapshot, events: readonly LogEvent[]): TableSnapshot {
  const cursor = cursorOf(snapshot);
  const news = events.filter((event) => event.version > cursor);
  return news.length === 0 ? snapshot : { ...snapshot, log: [...snapshot.log, ...news] };
}

/** Events that came with an answer or a stream: taken only if none is missing before them, otherwise the log is read. */
export function withNextEvents(snapshot: TableSnapshot, events: readonly LogEvent[]): TableSnapshot {
  const news = events.filter((event) => event.version > cursorOf(snapshot));
  return news[0]?.version === cursorOf(snapshot) + 1 ? withEvents(snapshot, news) : snapshot;
}

/** Milliseconds that a seat has left at `now` of the client's clock, which is `wall` by the calendar; null without a clock. */
export function timeLeft(snapshot: TableSnapshot, seat: number, now: number, wall = Date.now()): number | null {
  const clock = snapshot.match?.seats.find(({ number }) => number === seat)?.clock;
  if (!clock) return null;
  return Math.max(0, clock.remaining - runningTime(clock, now - snapshot.receivedAt, wall));
}

type Clock = NonNullable<MatchFacts["seats"][number]["clock"]>;

/** How long the clock has run since the answer: a vacation and hours in which nobody plays may stop it. */
function runningTime({ isRunning, stoppedUntil, stopsAt }: Clock, passed: number, wall: number): number {
  const begins = isRunning ? wall - passed : (stoppedUntil ?? wall);
  return Math.max(0, Math.min(wall, stopsAt ?? wall) - begins);
}
