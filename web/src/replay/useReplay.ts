/** A finished match step by step: jumps at once, plays with motion. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { word } from "@headwater/client";
import type { GameClient, GameEvent } from "../games/game.ts";
import { positionsOf, type LogEntry } from "../games/history.ts";
import { Playback, type Shown } from "../motion/playback.ts";
import { speedFactor } from "../motion/speed.ts";

export interface Replay {
  shown: Shown<unknown>;
  /** The versions that can be shown, in order. */
  versions: readonly number[];
  /** Where in `versions` it stands. */
  at: number;
  isPlaying: boolean;
  go(index: number): void;
  step(): void;
  play(isPlaying: boolean): void;
}

const PAUSE = 350;

export function useReplay(log: readonly LogEntry[], game: GameClient, edition: unknown, colours: readonly string[]): Replay {
  const positions = useMemo(
    () => positionsOf(log, game.blank(edition, colours), (view, event) => game.fold(view, event, edition)),
    [log, game, edition, colours],
  );
  const versions = useMemo(() => log.filter((entry) => ["started", "moved", "undone"].includes(word(entry.kind))).map((entry) => entry.version), [log]);
  const [playback] = useState(() => new Playback<unknown>(stage(game, edition, positions), versions[0] ?? 0));
  const shown = useSyncExternalStore(playback.subscribe, () => playback.snapshot);
  const at = Math.max(0, versions.indexOf(shown.version));
  const [isPlaying, play] = useState(false);
  const go = useCallback(
    (index: number) => {
      play(false);
      playback.jump(versions[Math.min(Math.max(0, index), versions.length - 1)] ?? 0);
    },
    [playback, versions],
  );
  const step = useCallback(() => {
    const next = log.find((entry) => entry.version === versions[at + 1]);
    if (next) playback.play([next]);
  }, [playback, log, versions, at]);
  useEffect(() => {
    if (!isPlaying || shown.isMoving) return;
    if (at >= versions.length - 1) return play(false);
    const timer = setTimeout(step, PAUSE);
    return () => clearTimeout(timer);
  }, [isPlaying, shown, at, versions, step]);
  return { shown, versions, at, isPlaying, go, step, play };
}

function stage(game: GameClient, edition: unknown, positions: ReadonlyMap<number, unknown>) {
  return {
    fold: (view: unknown, event: GameEvent) => game.fold(view, event, edition),
    motion: (event: GameEvent, view: unknown) => game.motion(event, view, edition),
    truth: (version: number) => positions.get(version),
    speed: speedFactor,
    wait: (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds)),
  };
}
