import type { Connected } from "./client.ts";
import { PastPly, PastVersion, type PastStateFragment } from "./generated.ts";

/** A match as it was, seen as the viewer saw it then. */
export type PastState = Omit<PastStateFragment, "positionJson"> & { readonly view: unknown };

type Answer = Promise<{ readonly match: { readonly at: PastStateFragment | null } | null }>;

/** The past of one match. What was read once is kept: the past does not change. */
export class History {
  readonly id: string;
  readonly #client: Connected;
  readonly #known = new Map<string, Promise<PastState | null>>();

  constructor(id: string, client: Connected) {
    this.id = id;
    this.#client = client;
  }

  /** The match at a version of its log, from 1; null if it may not be seen. */
  at(version: number): Promise<PastState | null> {
    return this.#read(`version ${version}`, () => this.#client.transport.request(PastVersion, { id: this.id, version }));
  }

  /** The match after so many moves, from 0. */
  ply(ply: number): Promise<PastState | null> {
    return this.#read(`ply ${ply}`, () => this.#client.transport.request(PastPly, { id: this.id, ply }));
  }

  #read(key: string, ask: () => Answer): Promise<PastState | null> {
    const state = this.#known.get(key) ?? ask().then(({ match }) => pastState(match?.at ?? null));
    this.#known.set(key, state);
    state.catch(() => this.#known.delete(key));
    return state;
  }
}

function pastState(state: PastStateFragment | null): PastState | null {
  if (state === null) return null;
  const { positionJson, ...rest } = state;
  return { ...rest, view: positionJson };
}
