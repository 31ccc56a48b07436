/** Games that `fixtures/capture.mjs` played on a real server, for tests and the workbench. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameEvent, LegalMove } from "./game.ts";
import { positionsOf, type LogEntry } from "./history.ts";

export interface Captured {
  game: string;
  log: (LogEntry & { texts: string[] })[];
  moments: { version: number; kind: string; view: { seats: { colour: string }[] } & Record<string, unknown>; legalMoves: LegalMove[] }[];
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, `../../fixtures/${name}.json`), "utf8"));
}

export const captured = (name: string) => read(name) as Captured;
export const edition = <Edition>(game: string) => read(`${game}-edition`) as Edition;

export function positions<View>(log: LogEntry[], blank: View, fold: (view: View, event: GameEvent) => View): Map<number, View> {
  return positionsOf(log, blank, fold);
}
