import { Backoff, Pauses } from "./backoff.ts";
import type { Environment } from "./environment.ts";
import { HeadwaterError } from "./errors.ts";
import { PlayMove, Undo, type LogEventFragment, type PlayMoveMutation, type UndoMutation } from "./generated.ts";
import type { SessionValue } from "./session.ts";
import { Value } from "./store.ts";
import type { Transport } from "./transport.ts";

/** A move, or an undo where `notation` is null, that the server has not answered yet. */
export interface Unsent {
  readonly matchId: string;
  readonly playerId: string;
  readonly seat: number | null;
  readonly version: number;
  readonly notation: string | null;
  readonly key: string;
}

export interface Pending {
  readonly notation: string | null;
  readonly state: "sending" | "waiting for the network" | "waiting for the sign-in";
}

type Answer = PlayMoveMutation["change"] | UndoMutation["change"];
/** Played by an earlier attempt whose answer was lost, so long ago that the server has forgotten its key. */
export interface PlayedBefore {
  readonly __typename: "PlayedBefore";
  readonly version: number;
  readonly missed: readonly LogEventFragment[];
}
export type OutboxAnswer = Answer | PlayedBefore;
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
  readonly #pauses = new Pauses();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #unheard = new Map<string, OutboxAnswer>();
  #writing: Promise<unknown> = Promise.resolve();
  #isClosed = false;

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
  async send(about: Omit<Unsent, "playerId" | "key">): Promise<OutboxAnswer> {
    const playerId = this.#session.snapshot?.player.id ?? "";
    if (this.snapshot.has(about.matchId)) throw new HeadwaterError("move-pending", "another move is on its way");
    const unsent = { ...about, playerId, key: this.#environment.newKey() };
    this.#put(unsent, "sending");
    this.#write((kept) => [...kept, unsent]);
    return this.#deliver(unsent, true);
  }

  /** Tries at once whatever waits. */
  wake(): void {
    this.#pauses.end();
  }

  /** Sends no more; what is unsent stays in storage for the next time. */
  close(): void {
    this.#isClosed = true;
    this.#pauses.end();
  }

  async #deliver(unsent: Unsent, isFirst: boolean): Promise<OutboxAnswer> {
    try {
      const answer = await this.#attempts(unsent, isFirst);
      this.#remove(unsent);
      this.#tell(unsent.matchId, answer);
      return answer;
    } catch (error) {
      if (!this.#isClosed) this.#remove(unsent);
      throw error;
    }
  }

  #tell(matchId: string, answer: OutboxAnswer): void {
    const listeners = [...(this.#listeners.get(matchId) ?? [])];
    if (listeners.length === 0) this.#unheard.set(matchId, answer);
    for (const listener of listeners) listener(answer);
  }

  async #attempts(unsent: Unsent, isFirst: boolean): Promise<OutboxAnswer> {
    const backoff = new Backoff();
    for (;;) {
      await this.#signedIn(unsent);
      if (this.#isClosed) throw new HeadwaterError("closed", "the client was closed; the move is kept and sent next time");
      try {
        const answer = await this.#attempt(unsent);
        return isFirst && backoff.attempts === 0 ? answer : (playedBefore(unsent, answer) ?? answer);
      } catch (error) {
        if (!(error instanceof HeadwaterError && (error.isTemporary || error.isTokenBad))) throw error;
        await this.#pause(unsent, backoff.next(error.retryAfter));
      }
    }
  }

  async #attempt(unsent: Unsent): Promise<Answer> {
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
    await this.#pauses.wait(milliseconds);
  }

  #put(unsent: Unsent, state: Pending["state"]): void {
    if (this.snapshot.get(unsent.matchId)?.pending.state === state) return;
    this.set(new Map(this.snapshot).set(unsent.matchId, { unsent, pending: { notation: unsent.notation, state } }));
  }

  #remove(unsent: Unsent): void {
    const items = new Map(this.snapshot);
    items.delete(unsent.matchId);
    this.set(items);
    this.#write((kept) => kept.filter(({ key }) => key !== unsent.key));
  }

  // Other pages keep theirs in the same place, so it is read before it is written; at once where the storage can.
  #write(change: (kept: Unsent[]) => Unsent[]): void {
    const kept = this.#environment.storage.getItem(KEY);
    if (!(kept instanceof Promise)) return void this.#store(change(parsed(kept)));
    this.#writing = this.#writing.then(async () => this.#store(change(parsed(await this.#environment.storage.getItem(KEY)))));
  }

  #store(unsent: readonly Unsent[]): unknown {
    const { storage } = this.#environment;
    return unsent.length === 0 ? storage.removeItem(KEY) : storage.setItem(KEY, JSON.stringify(unsent));
  }

  async #restore(): Promise<void> {
    for (const unsent of parsed(await this.#environment.storage.getItem(KEY))) {
      if (this.snapshot.has(unsent.matchId)) continue;
      this.#put(unsent, "sending");
      // Nobody waits for this promise any more; tables hear of the answer by `listen`.
      this.#deliver(unsent, false).catch(() => {});
    }
  }
}

/** The first entry that was missed is the very move that was sent again. */
function playedBefore(unsent: Unsent, answer: Answer): PlayedBefore | null {
  if (!("missed" in answer)) return null;
  const [first] = answer.missed;
  if (first?.version !== unsent.version + 1 || first.seat !== unsent.seat) return null;
  const isSame = unsent.notation === null ? first.kind === "UNDONE" : first.move === unsent.notation;
  return isSame ? { __typename: "PlayedBefore", version: first.version, missed: answer.missed } : null;
}

function parsed(text: string | null): Unsent[] {
  try {
    return JSON.parse(text ?? "[]") as Unsent[];
  } catch {
    return [];
  }
}
