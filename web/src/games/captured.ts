/** Games that `fixtures/capture.mjs` played on a real server, for tests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameClient, LegalMove } from "./game.ts";
import type { LogEntry } from "./history.ts";
import { moonriver } from "./moonriver/index.tsx";
import { theriver } from "./theriver/index.tsx";

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

export const MOON_RIVER = ["base-2", "base-3", "base-4", "timber-rafting-2", "gold-rush-3", "outlaws-4", "city-4"].map((name) => `moon-river-${name}`);
export const THE_RIVER = ["the-river-2", "the-river-3", "the-river-4"];

function family(names: readonly string[], game: unknown, key: string) {
  return names.map((name) => ({ name, game: game as GameClient, edition: edition<unknown>(key), captured: captured(name) }));
}

/** Every variant, scenario and number of seats. */
export const GAMES = [...family(MOON_RIVER, moonriver, "moon-river"), ...family(THE_RIVER, theriver, "the-river")];
