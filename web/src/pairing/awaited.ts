/** What this tab waits for, kept over a reload: the player who began it is brought to its table, once. */
import { useSyncExternalStore } from "react";

class Awaited {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #ids: ReadonlySet<string>;

  constructor(key: string) {
    this.#key = key;
    this.#ids = new Set(JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[]);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly ids = (): ReadonlySet<string> => this.#ids;

  add(id: string): void {
    if (!this.#ids.has(id)) this.#keep([...this.#ids, id]);
  }

  forget(id: string): void {
    if (this.#ids.has(id)) this.#keep([...this.#ids].filter((one) => one !== id));
  }

  #keep(ids: readonly string[]): void {
    this.#ids = new Set(ids);
    sessionStorage.setItem(this.#key, JSON.stringify(ids));
    for (const listener of this.#listeners) listener();
  }
}

export const awaitedSeeks = new Awaited("headwater.awaited");
export const awaitedChallenges = new Awaited("headwater.awaited-challenges");

export function useAwaited(awaited: Awaited): ReadonlySet<string> {
  return useSyncExternalStore(awaited.subscribe, awaited.ids);
}
