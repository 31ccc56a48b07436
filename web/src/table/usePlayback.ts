/** The position on the screen: it follows the match, event by event. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { word } from "@headwater/client";
import type { GameClient, GameEvent } from "../games/game.ts";
import { positionsOf, type LogEntry } from "../games/history.ts";
import { Playback, type Shown } from "../motion/playback.ts";
import { speedFactor } from "../motion/speed.ts";
import type { Sitting } from "./TablePage.tsx";

export interface Followed {
  shown: Shown<unknown>;
  playback: Playback<unknown>;
  /** The position after each version. */
  positions: ReadonlyMap<number, unknown>;
}

export function usePlayback(sitting: Sitting, game: GameClient, edition: unknown): Followed {
  const log = sitting.log as readonly LogEntry[];
  const colours = sitting.match?.seats.map((seat) => word(seat.colour ?? "")).join(" ") ?? "";
  const fold = useMemo(() => (view: unknown, event: GameEvent) => game.fold(view, event, edition), [game, edition]);
  const positions = useMemo(() => positionsOf(log, game.blank(edition, colours.split(" ")), fold), [log, game, edition, colours, fold]);
  const latest = useRef({ sitting, positions });
  latest.current = { sitting, positions };
  const [playback] = useState(() => new Playback<unknown>(stage(game, edition, fold, latest), sitting.match?.version ?? 0));
  const version = sitting.match?.version ?? 0;
  useEffect(() => {
    if (log.at(-1)?.version === version) playback.play(log);
  }, [playback, log, version]);
  const shown = useSyncExternalStore(playback.subscribe, () => playback.snapshot);
  const isCurrent = shown.version >= version;
  return { shown: isCurrent ? { ...shown, view: sitting.view ?? shown.view } : shown, playback, positions };
}

type Latest = { current: { sitting: Sitting; positions: ReadonlyMap<number, unknown> } };

function stage(game: GameClient, edition: unknown, fold: (view: unknown, event: GameEvent) => unknown, latest: Latest) {
  return {
    fold,
    motion: (event: GameEvent, view: unknown) => game.motion(event, view, edition),
    truth(version: number) {
      const { sitting, positions } = latest.current;
      return version === sitting.match?.version ? sitting.view : (positions.get(version) ?? sitting.view);
    },
    speed: speedFactor,
    wait: (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds)),
  };
}
