/** The one place that names both games. Each loads when a table of it is opened. */
import { persistently } from "../app/lazily.ts";
import type { GameClient } from "./game.ts";

const GAMES: Record<string, () => Promise<GameClient>> = {
  "moon-river": async () => (await import("./moonriver/index.tsx")).moonriver as unknown as GameClient,
  "the-river": async () => (await import("./theriver/index.tsx")).theriver as unknown as GameClient,
};

const loaded = new Map<string, Promise<GameClient | null>>();

/** The same promise each time, so that a page can wait for it while it renders. */
export function loadGame(key: string): Promise<GameClient | null> {
  const known = loaded.get(key) ?? loading(key);
  loaded.set(key, known);
  return known;
}

function loading(key: string): Promise<GameClient | null> {
  const load = GAMES[key];
  return load ? persistently(load) : Promise.resolve(null);
}
