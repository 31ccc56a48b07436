/** Every legal move of captured games can be chosen by touch, and by touch no other. */
import { describe, expect, it } from "vitest";
import { back, openFunnel, pick, remaining, targets } from "../table/funnel.ts";
import { GAMES } from "./captured.ts";

describe.each(GAMES)("$name", ({ game, captured }) => {
  it.each(captured.moments.map((moment) => [moment.kind, moment.version, moment] as const))("leads to each move of %s at version %i", (_kind, _version, { legalMoves, view }) => {
    const paths = game.paths(legalMoves, view);
    const buttons = new Set(game.buttons(legalMoves).map(({ move }) => move));
    expect(legalMoves.filter((move) => !buttons.has(move) && !paths.some((path) => path.move === move))).toEqual([]);
    for (const path of paths) {
      const funnel = path.targets.reduce(pick, openFunnel(paths));
      expect(remaining(funnel)).toEqual([path.move]);
    }
  });

  it("asks a question in words after every touch that leaves a choice", () => {
    for (const { legalMoves, view } of captured.moments) {
      const first = openFunnel(game.paths(legalMoves, view));
      for (const target of targets(first)) {
        const funnel = pick(first, target);
        if (remaining(funnel).length > 1) expect(game.words.en[game.question(view, funnel.picks).words], funnel.picks.join(" ")).toBeTruthy();
      }
    }
  });

  it("turns a domino only about a plot that stays where it is", () => {
    for (const { legalMoves, view } of captured.moments) {
      const paths = game.paths(legalMoves, view);
      expect(game.turns(legalMoves.filter((move) => !move.notation.startsWith("place:")))).toEqual([]);
      const touched = paths.filter((path) => path.move.notation.startsWith("place:")).map((path) => path.targets.slice(0, 2).reduce(pick, openFunnel(paths)));
      for (const funnel of touched.slice(0, 40)) {
        const left = remaining(funnel);
        expect(new Set(game.turns(left))).toEqual(new Set(left.length > 1 ? left : []));
      }
    }
  });
});

describe("a building chosen at The River", () => {
  const { game, captured } = GAMES.find(({ name }) => name === "the-river-2")!;
  const { view } = captured.moments.find(({ legalMoves }) => legalMoves.some(({ notation }) => notation.startsWith("build:")))!;
  const words = (picks: readonly string[]) => game.question(view, picks).words;

  it("is asked what to do with, unless the place has said so: then how it is paid", () => {
    expect(words(["card:B02"])).toBe("theriver.ask.after.card");
    expect(words(["card:B02", "do:build:B02"])).toBe("theriver.ask.after.do");
    expect(words(["place:construct", "card:B02"])).toBe("theriver.ask.after.do");
  });
});

describe("a touch", () => {
  const move = (notation: string) => ({ notation, scoreDelta: 0, canUndo: true, text: "" });
  const [one, two, three] = [move("one"), move("two"), move("three")];
  const paths = [
    { move: one, targets: ["a", "b", "c"] },
    { move: two, targets: ["a", "b", "d"] },
    { move: three, targets: ["e"] },
  ];

  it("takes forced steps by itself and stops at the next choice", () => {
    const funnel = pick(openFunnel(paths), "a");
    expect(funnel.picks).toEqual(["a", "b"]);
    expect(targets(funnel)).toEqual(new Set(["c", "d"]));
  });

  it("is taken back with the forced steps that followed it", () => {
    const funnel = pick(pick(openFunnel(paths), "a"), "c");
    expect(back(funnel, paths).picks).toEqual(["a", "b"]);
    expect(back(back(funnel, paths), paths)).toEqual(openFunnel(paths));
  });

  it("that leads nowhere changes nothing", () => {
    const funnel = openFunnel(paths);
    expect(pick(funnel, "z")).toBe(funnel);
  });
});
