import { Backoff, Pause } from "./backoff.ts";
import type { Environment } from "./environment.ts";
import { HeadwaterError } from "./errors.ts";
import { PlayMove, Undo, type PlayMoveMutation, type UndoMutation } from "./generated.ts";
import type { SessionValue } from "./session.ts";
import { Value } from "./store.ts";
import type { Transport } from "./transport.ts";

/** A move, or an undo where `notation` is null, that the server has not answered yet. */
export interface Unsent {
  readonly matchId: string;
  readonly playerId: string;
  readonly version: number;
  readonly notation: string | null;
  readonly key: string;
}

export interface Pending {
  readonly notation: string | null;
  readonly state: "sending" | "waiting for the network" | "waiting for the sign-in";
}

export type OutboxAnswer = PlayMoveMutation["change"] | UndoMutation["change"];
type Listener = (answer: OutboxAnswer) => void;

interface Item {
  readonly unsent: Unsent;
  readonly pending: Pending;
}

const KEY = "headwater.outbox";

/** Moves on their way, at most one a match. Kept in storage, so that they survive the page, and sent until answered. */
export class Outbox extends Value<ReadonlyMap<string, Item>> {
  readonly #environment: Environment;
  readonly #session: SessionValue;
  readonly #transport: Transport;
  readonly #pauses = new Map<string, Pause>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #unheard = new Map<string, OutboxAnswer>();

  constructor(environment: Environment, session: SessionValue, transport: Transport) {
    super(new Map());
    this.#environment = environment;
    this.#session = session;
    this.#transport = transport;
    void session.ready.then(() => this.#restore());
    session.subscribe(() => this.wake());
  }

  pending(matchId: string): Pending | null {
    return this.snapshot.get(matchId)?.pending ?? null;
  }

  /** Hears the answers about one match, also one that came while nobody listened. */
  listen(matchId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(matchId) ?? new Set();
    this.#listeners.set(matchId, listeners.add(listener));
    const unheard = this.#unheard.get(matchId);
    this.#unheard.delete(matchId);
    if (unheard !== undefined) listener(unheard);
    return () => listeners.delete(listener);
  }

  /** Sends until there is an answer. Throws for faults that no further attempt would mend. */
  async send(matchId: string, version: number, notation: string | null): Promise<OutboxAnswer> {
    const playerId = this.#session.snapshot?.player.id ?? "";
    if (this.snapshot.has(matchId)) throw new HeadwaterError("move-pending", "another move is on its way");
    const unsent = { matchId, playerId, version, notation, key: this.#environment.newKey() };
    this.#put(unsent, "sending");
    this.#keep();
    return this.#deliver(unsent);
  }

  /** Tries at once whatever waits. */
  wake(): void {
    for (const pause of this.#pauses.values()) pause.end();
  }

  async #deliver(unsent: Unsent): Promise<OutboxAnswer> {
    try {
      const answer = await this.#attempts(unsent);
      this.#remove(unsent);
      this.#tell(unsent.matchId, answer);
      return answer;
    } catch (error) {
      this.#remove(unsent);
      throw error;
    }
  }

  #tell(matchId: string, answer: OutboxAnswer): void {
    const listeners = [...(this.#listeners.get(matchId) ?? [])];
    if (listeners.length === 0) this.#unheard.set(matchId, answer);
    for (const listener of listeners) listener(answer);
  }

  async #attempts(unsent: Unsent): Promise<OutboxAnswer> {
    const backoff = new Backoff();
    for (;;) {
      await this.#signedIn(unsent);
      try {
        return await this.#attempt(unsent);
      } catch (error) {
        if (!(error instanceof HeadwaterError && (error.isTemporary || error.isTokenBad))) throw error;
        await this.#pause(unsent, backoff.next(error.retryAfter));
      }
    }
  }

  async #attempt(unsent: Unsent): Promise<OutboxAnswer> {
    this.#put(unsent, "sending");
    const { matchId, version, notation, key } = unsent;
    const input = { matchId, expectedVersion: version, idempotencyKey: key };
    if (notation === null) return (await this.#transport.request(Undo, { input })).change;
    return (await this.#transport.request(PlayMove, { input: { ...input, move: { notation } } })).change;
  }

  /** A move belongs to the player who made it: it waits while nobody, or another player, is signed in. */
  async #signedIn({ matchId, playerId }: Unsent): Promise<void> {
    const isMine = () => (this.#session.snapshot?.player.id ?? "") === playerId;
    if (isMine()) return;
    this.#put(this.snapshot.get(matchId)!.unsent, "waiting for the sign-in");
    await this.#session.until(isMine);
  }

  async #pause(unsent: Unsent, milliseconds: number): Promise<void> {
    this.#put(unsent, "waiting for the network");
    const pause = new Pause();
    this.#pauses.set(unsent.matchId, pause);
    await pause.wait(milliseconds);
    this.#pauses.delete(unsent.matchId);
  }

  #put(unsent: Unsent, state: Pending["state"]): void {
    if (this.snapshot.get(unsent.matchId)?.pending.state === state) return;
    this.set(new Map(this.snapshot).set(unsent.matchId, { unsent, pending: { notation: unsent.notation, state } }));
  }

  #remove(unsent: Unsent): void {
    const items = new Map(this.snapshot);
    items.delete(unsent.matchId);
    this.set(items);
    this.#keep();
  }

  #keep(): void {
    const unsent = [...this.snapshot.values()].map((item) => item.unsent);
    if (unsent.length === 0) void this.#environment.storage.removeItem(KEY);
    else void this.#environment.storage.setItem(KEY, JSON.stringify(unsent));
  }

  async #restore(): Promise<void> {
    for (const unsent of parsed(await this.#environment.storage.getItem(KEY))) {
      if (this.snapshot.has(unsent.matchId)) continue;
      this.#put(unsent, "sending");
      // Nobody waits for this promise any more; tables hear of the answer by `listen`.
      this.#deliver(unsent).catch(() => {});
    }
  }
}

function parsed(text: string | null): Unsent[] {
  try {
    return JSON.parse(text ?? "[]") as Unsent[];
  } catch {
    return [];
  }
}
