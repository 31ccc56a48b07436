/** The choice that a player is making: picks, ghost, confirmation. */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Choice, GameClient, LegalMove } from "../games/game.ts";
import { back, openFunnel, pick, remaining, targets, type Funnel } from "./funnel.ts";

export interface Choosing extends Choice {
  canTurn: boolean;
  canGoBack: boolean;
  turn(): void;
  back(): void;
  /** Makes all the touches that lead to a move; false where none do. */
  follow(notation: string): boolean;
}

/** Moves of an older position are forgotten with it. */
export function useChoice(game: GameClient, moves: readonly LegalMove[], view: unknown, seat: number | null): Choosing {
  const isActive = seat !== null;
  const paths = useMemo(() => (isActive ? game.paths(moves, view) : []), [game, moves, view, isActive]);
  const [funnel, setFunnel] = useState<Funnel>(() => openFunnel(paths));
  const [turned, setTurned] = useState(0);
  const current = useMemo(() => (isOf(funnel, paths) ? funnel : openFunnel(paths)), [funnel, paths]);
  const change = useCallback((next: Funnel) => {
    setFunnel(next);
    setTurned(0);
  }, []);
  useEffect(() => change(openFunnel(paths)), [paths, change]);

  const left = useMemo(() => remaining(current), [current]);
  const turns = useMemo(() => (current.picks.length ? game.turns(left) : []), [game, left, current]);
  const best = useMemo(() => bestFirst(turns), [turns]);
  const ghost = !current.picks.length ? null : left.length === 1 ? left[0]! : turns.length ? turns[(best + turned) % turns.length]! : null;
  return {
    lit: useMemo(() => targets(current), [current]),
    picked: useMemo(() => new Set(current.picks), [current]),
    order: current.picks,
    seat,
    ghost,
    canTurn: turns.length > 1,
    canGoBack: current.touches.length > 0,
    pick: (target) => change(repicked(current, target, paths)),
    turn: () => setTurned((count) => count + 1),
    back: () => change(back(current, paths)),
    follow: (notation) => {
      const path = paths.find((one) => one.move.notation === notation);
      if (path) change(path.targets.reduce(pick, openFunnel(paths)));
      return path !== undefined;
    },
  };
}

/** A touch that fits no further step begins the choice anew from there. */
function repicked(funnel: Funnel, target: string, paths: Funnel["paths"]): Funnel {
  const next = pick(funnel, target);
  return next === funnel ? pick(openFunnel(paths), target) : next;
}

function isOf(funnel: Funnel, paths: Funnel["paths"]): boolean {
  return funnel.paths.every((path) => paths.includes(path)) && (funnel.paths.length > 0 || paths.length === 0);
}

function bestFirst(moves: readonly LegalMove[]): number {
  const gains = moves.map((move) => move.scoreDelta ?? 0);
  return Math.max(0, gains.indexOf(Math.max(...gains)));
}
