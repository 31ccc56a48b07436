/** A choice made touch by touch: each touch narrows the list of legal moves until one is left. */
import type { LegalMove, Path } from "../games/game.ts";

export interface Funnel {
  readonly paths: readonly Path[];
  /** What was touched, forced steps included. */
  readonly picks: readonly string[];
  /** How many of the picks each touch of the player made, for going back. */
  readonly touches: readonly number[];
}

export function openFunnel(paths: readonly Path[]): Funnel {
  return { paths, picks: [], touches: [] };
}

export function targets(funnel: Funnel): Set<string> {
  const depth = funnel.picks.length;
  return new Set(funnel.paths.flatMap((path) => path.targets[depth] ?? []));
}

/** The moves that are still possible, each once. */
export function remaining(funnel: Funnel): LegalMove[] {
  return [...new Set(funnel.paths.map((path) => path.move))];
}

/** Narrows by a touch; a touch that leads nowhere changes nothing. */
export function pick(funnel: Funnel, target: string): Funnel {
  const narrowed = narrow(funnel, target);
  if (!narrowed) return funnel;
  const settled = settle(narrowed);
  const made = settled.picks.length - funnel.picks.length;
  return { ...settled, touches: [...funnel.touches, made] };
}

/** Takes the last touch back. */
export function back(funnel: Funnel, all: readonly Path[]): Funnel {
  const made = funnel.touches.at(-1);
  if (made === undefined) return funnel;
  const picks = funnel.picks.slice(0, funnel.picks.length - made);
  const paths = all.filter((path) => picks.every((one, depth) => path.targets[depth] === one));
  return { paths, picks, touches: funnel.touches.slice(0, -1) };
}

function narrow(funnel: Funnel, target: string): Funnel | null {
  const depth = funnel.picks.length;
  const paths = funnel.paths.filter((path) => path.targets[depth] === target);
  return paths.length ? { ...funnel, paths, picks: [...funnel.picks, target] } : null;
}

/** Takes the steps that leave no choice. */
function settle(funnel: Funnel): Funnel {
  const next = [...targets(funnel)];
  const isForced = next.length === 1 && funnel.paths.every((path) => path.targets.length > funnel.picks.length);
  return isForced ? settle(narrow(funnel, next[0]!)!) : funnel;
}
