/** Scenes of captured games, for tests. */
import { textIn } from "../app/text.ts";
import type { Captured } from "./captured.ts";
import type { Choice, GameClient, Scene } from "./game.ts";

export const AT_REST: Choice = { lit: new Set(), picked: new Set(), order: [], seat: null, ghost: null, pick: () => undefined };

export function sceneOf(game: GameClient, edition: unknown, view: Captured["moments"][number]["view"], choice: Choice = AT_REST): Scene<unknown, unknown> {
  const seats = view.seats.map(({ colour }, at) => ({ seat: at + 1, name: `Player ${at + 1}`, calledName: `Player ${at + 1}`, colour, isViewer: at === 0 }));
  return { view, edition, names: new Map(), seats, choice, t: textIn<string>("en", game.words) };
}
