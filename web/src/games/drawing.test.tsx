/** Every position of every variant can be drawn, and whatever can be touched is on the table. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GAMES } from "./captured.ts";
import { AT_REST, sceneOf } from "./scene.ts";
import type { Choice, GameClient, Scene } from "./game.ts";
import { openFunnel, pick, targets } from "../table/funnel.ts";

function drawing(game: GameClient, scene: Scene<unknown, unknown>): string {
  const boards = scene.seats.map((face) => <game.Board key={face.seat} scene={scene} seat={face.seat} />);
  return renderToStaticMarkup(<>{boards}<game.Market scene={scene} /></>);
}

describe.each(GAMES)("$name", ({ game, edition, captured }) => {
  it.each(captured.moments.map((moment) => [moment.kind, moment.version, moment] as const))("draws %s at version %i", (_kind, _version, moment) => {
    const markup = drawing(game, sceneOf(game, edition, moment.view));
    expect(markup).not.toMatch(/undefined|NaN|\[object/);
    expect(markup).not.toContain("data-target");
  });

  it.each(captured.moments.map((moment) => [moment.kind, moment.version, moment] as const))("shows each target of %s at version %i, on the table or as a chip", (_kind, _version, moment) => {
    const paths = game.paths(moment.legalMoves, moment.view);
    const first = openFunnel(paths);
    for (const funnel of [first, ...[...targets(first)].slice(0, 5).map((target) => pick(first, target))]) {
      const lit = targets(funnel);
      const choice: Choice = { ...AT_REST, lit, order: funnel.picks, picked: new Set(funnel.picks), seat: 1 };
      const scene = sceneOf(game, edition, moment.view, choice);
      const markup = drawing(game, scene);
      const missing = [...lit].filter((target) => !markup.includes(`data-target="${target}"`) && game.chip(target, scene) === null);
      expect(missing).toEqual([]);
    }
  });

  it("has words for every question, headline, score and line of a board", () => {
    for (const moment of captured.moments) {
      const scene = sceneOf(game, edition, moment.view);
      const phrases = [game.question(moment.view, []), ...game.headline(moment.view)];
      for (const { words } of phrases) expect(Object.hasOwn(game.words.en, words) || words === "table.watching", words).toBe(true);
      expect(game.describe(scene, 1).every((line) => line.length > 0)).toBe(true);
      const coach = game.coach(moment.view);
      expect(coach === null || Object.hasOwn(game.words.en, coach), String(coach)).toBe(true);
    }
  });
});
