import { word } from "@headwater/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GAMES } from "../games/captured.ts";
import type { GameClient } from "../games/game.ts";
import { eventsOf, positionsOf, type LogEntry } from "../games/history.ts";
import { sceneOf } from "../games/scene.ts";
import { Playback, type Stage } from "./playback.ts";

interface Film {
  playback: Playback<unknown>;
  waits: number[];
  positions: Map<number, unknown>;
  done(): Promise<void>;
}

function film({ game, edition, captured }: (typeof GAMES)[number], from: number, speed = 1): Film {
  const colours = captured.moments[0]!.view.seats.map((seat) => seat.colour);
  const fold = (view: unknown, event: Parameters<GameClient["fold"]>[1]) => game.fold(view, event, edition);
  const positions = positionsOf<unknown>(captured.log, game.blank(edition, colours), fold);
  const waits: number[] = [];
  const stage: Stage<unknown> = {
    fold, motion: (event, view) => game.motion(event, view, edition), truth: (version) => positions.get(version), speed: () => speed,
    wait: async (milliseconds) => void waits.push(milliseconds),
  };
  const playback = new Playback(stage, from);
  const done = async () => {
    while (playback.snapshot.isMoving || playback.snapshot.version < captured.log.at(-1)!.version) await Promise.resolve();
  };
  return { playback, waits, positions, done };
}

const started = (log: readonly LogEntry[]) => log.find((entry) => word(entry.kind) === "started")!.version;

describe.each(GAMES)("$name", (played) => {
  const { game, edition, captured } = played;
  const { log } = captured;

  it("ends where the log ends, with nothing in the air", async () => {
    const { playback, positions, done } = film(played, started(log));
    playback.play(log);
    await done();
    expect(playback.snapshot).toMatchObject({ version: log.at(-1)!.version, flights: [], isMoving: false });
    expect(playback.snapshot.view).toBe(positions.get(log.at(-1)!.version));
  });

  it("moves every piece between places that are on the table", () => {
    const { positions } = film(played, started(log));
    const seats = captured.moments[0]!.view.seats.map((_, at) => `seat:${at + 1}`);
    const missing = new Set<string>();
    const seen = new Map<string, number>();
    for (const entry of log.filter((one) => word(one.kind) === "moved")) {
      let view = positions.get(entry.version - 1);
      for (const event of eventsOf(entry)) {
        const times = (seen.get(event.kind) ?? 0) + 1;
        seen.set(event.kind, times);
        const motions = times <= 2 ? game.motion(event, view, edition) : [];
        const scene = sceneOf(game, edition, view as never);
        const markup = motions.length ? renderToStaticMarkup(<>{scene.seats.map((face) => <game.Board key={face.seat} scene={scene} seat={face.seat} />)}<game.Market scene={scene} /></>) : "";
        for (const anchor of motions.flatMap(({ from, to }) => (from ? [from, to] : [to])))
          if (!seats.includes(anchor) && !markup.includes(`data-anchor="${anchor}"`)) missing.add(`${event.kind}: ${anchor.replace(/\d+/g, "n")}`);
        view = game.fold(view, event, edition);
      }
    }
    expect([...missing]).toEqual([]);
  });
});

describe("a playback", () => {
  const played = GAMES[1]!;
  const { log } = played.captured;
  const from = started(log);

  it("shows one entry at normal speed and many faster", async () => {
    const slow = film(played, from);
    slow.playback.play(log.slice(from, from + 1));
    const fast = film(played, from);
    fast.playback.play(log);
    await fast.done();
    expect(fast.waits[0]).toBeLessThan(slow.waits[0]!);
  });

  it("waits for nothing where no motion is wanted", async () => {
    const still = film(played, from, 0);
    still.playback.play(log);
    await still.done();
    expect(still.waits).toEqual([]);
  });

  it("shows an entry once, however often it is told", async () => {
    const { playback, done, positions } = film(played, from, 0);
    const versions: number[] = [];
    playback.subscribe(() => versions.push(playback.snapshot.version));
    playback.play(log);
    playback.play(log);
    await done();
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    expect(playback.snapshot.view).toBe(positions.get(log.at(-1)!.version));
  });

  it("jumps at once and drops what waits", async () => {
    const { playback, positions } = film(played, from);
    playback.play(log);
    playback.jump(from + 3);
    await new Promise((done) => setTimeout(done, 5));
    expect(playback.snapshot).toMatchObject({ version: from + 3, flights: [], isMoving: false });
    expect(playback.snapshot.view).toBe(positions.get(from + 3));
  });
});
