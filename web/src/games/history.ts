/** Every position of a match, from its log. */
import { word } from "@headwater/client";
import type { GameEvent } from "./game.ts";

export interface LogEntry {
  version: number;
  kind: string;
  seat: number | null;
  data: { events?: GameEvent[]; moves?: number } & Record<string, unknown>;
}

export type Fold<View> = (view: View, event: GameEvent) => View;

export function eventsOf(entry: LogEntry): GameEvent[] {
  return entry.data.events ?? [];
}

/** The position after each version. Taking moves back returns to the position before them. */
export function positionsOf<View>(log: readonly LogEntry[], blank: View, fold: Fold<View>): Map<number, View> {
  const positions = new Map<number, View>();
  const past: View[] = [];
  let view = blank;
  for (const entry of log) {
    if (word(entry.kind) === "moved") past.push(view);
    if (word(entry.kind) === "undone") view = past.splice(past.length - (entry.data.moves ?? 1))[0] ?? view;
    view = eventsOf(entry).reduce(fold, view);
    positions.set(entry.version, view);
  }
  return positions;
}

/** The moves that stand, without those that were taken back, in the order of plies. */
export function standingMoves<Entry extends LogEntry>(log: readonly Entry[]): Entry[] {
  const moves: Entry[] = [];
  for (const entry of log) {
    if (word(entry.kind) === "moved") moves.push(entry);
    if (word(entry.kind) === "undone") moves.splice(moves.length - (entry.data.moves ?? 1));
  }
  return moves;
}
