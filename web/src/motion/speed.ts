/** How fast pieces move, as this device's player likes it. */
import { useSyncExternalStore } from "react";

export const SPEEDS = { slow: 0.6, normal: 1, fast: 2, none: 0 } as const;
export type Speed = keyof typeof SPEEDS;

const KEY = "headwater.speed";
const listeners = new Set<() => void>();

export function chosenSpeed(): Speed {
  const kept = localStorage.getItem(KEY);
  return kept && Object.hasOwn(SPEEDS, kept) ? (kept as Speed) : "normal";
}

/** People who asked their device for less motion see results only. */
export function speedFactor(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : SPEEDS[chosenSpeed()];
}

export function changeSpeed(speed: Speed): void {
  localStorage.setItem(KEY, speed);
  for (const listener of listeners) listener();
}

export function useSpeed(): Speed {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, chosenSpeed);
}
