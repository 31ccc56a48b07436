/** The searches this tab waits for, kept over a reload: whoever began one is brought to its table, once. */
import { useSyncExternalStore } from "react";

const KEY = "headwater.awaited";
const listeners = new Set<() => void>();
let awaited: ReadonlySet<string> = new Set(kept());

export function useAwaited(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => awaited);
}

export function awaitSeek(id: string): void {
  if (!awaited.has(id)) keep([...awaited, id]);
}

export function forgetSeek(id: string): void {
  if (awaited.has(id)) keep([...awaited].filter((one) => one !== id));
}

function keep(ids: readonly string[]): void {
  awaited = new Set(ids);
  sessionStorage.setItem(KEY, JSON.stringify(ids));
  for (const listener of listeners) listener();
}

function kept(): readonly string[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as string[];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
