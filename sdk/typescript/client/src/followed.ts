import { Backoff, Pauses } from "./backoff.ts";
import type { Connected } from "./client.ts";
import type { TypedDocument } from "./document.ts";
import { HeadwaterError } from "./errors.ts";
import { LiveValue } from "./store.ts";

const BURST = 100;
// Refreshes after signals are this far apart: a list that changes all the time must not use up what a client may ask for.
const APART = 1_000;

/** A value that is read from the server and then followed, for one viewer in one language. */
export abstract class Followed<T> extends LiveValue<T> {
  protected readonly client: Connected;
  protected stops: (() => void)[] = [];
  readonly #pauses = new Pauses();
  /** Counts openings and changes of the viewer: an answer to an earlier one is too late. */
  #era = 0;
  #viewer: string | undefined;

  constructor(initial: T, client: Connected) {
    super(initial);
    this.client = client;
    this.#viewer = client.session.snapshot?.player.id;
  }

  /** Called after opening, and again when the viewer or the language has changed; then the first is no longer current. */
  protected abstract load(isCurrent: () => boolean): Promise<void>;
  /** Reads everything anew. */
  abstract readonly refresh: () => Promise<void>;
  /** There is no network for now. */
  protected offline(): void {}
  /** It cannot be read or followed, and trying again would not help. */
  protected abstract fail(fault: HeadwaterError): void;

  /** Forgets everything and begins anew if anybody listens. */
  reload(): void {
    this.#reopen(this.initial);
  }

  wake(): void {
    this.#pauses.end();
  }

  /** Another viewer may see other things; the same one with a new token sees the same. */
  viewerChanged(): void {
    const viewer = this.client.session.snapshot?.player.id;
    this.#reopen(viewer === this.#viewer ? this.snapshot : this.initial);
    this.#viewer = viewer;
  }

  #reopen(snapshot: T): void {
    const { isOpen } = this;
    if (isOpen) this.close();
    this.set(snapshot);
    if (isOpen) this.open();
  }

  protected override open(): void {
    const era = ++this.#era;
    void this.load(() => era === this.#era);
  }

  protected override close(): void {
    this.#era++;
    this.#pauses.end();
    for (const stop of this.stops.splice(0)) stop();
  }

  /** Asks until there is an answer; null if it came too late or no further attempt would help. */
  protected async persist<A>(ask: () => Promise<A>): Promise<A | null> {
    const era = this.#era;
    const backoff = new Backoff();
    while (era === this.#era) {
      try {
        const answer = await ask();
        return era === this.#era ? answer : null;
      } catch (error) {
        if (era !== this.#era) return null;
        if (!(error instanceof HeadwaterError)) throw error;
        if (!error.isTemporary) return this.#give(error);
        this.offline();
        await this.#pauses.wait(backoff.next(error.retryAfter));
      }
    }
    return null;
  }

  // A session that ended begins everything anew, so it is no fault of this value.
  #give(error: HeadwaterError): null {
    if (!error.isTokenBad) this.fail(error);
    return null;
  }

  /** Follows a stream whose messages only mean that `refresh` is due; a burst of them means it once. */
  protected signal(document: TypedDocument<unknown, Record<string, never>>): void {
    const { now } = this.client.environment;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let earliest = 0;
    const due = () => {
      timer = undefined;
      earliest = now() + APART;
      void this.refresh();
    };
    const next = () => {
      timer ??= setTimeout(due, Math.max(BURST, earliest - now()));
    };
    const stop = this.client.socket.follow({ document, variables: () => ({}), next, fail: (fault) => this.fail(fault) });
    this.stops.push(stop, () => clearTimeout(timer));
  }

  /** Does it now and then until closed. */
  protected every(milliseconds: number, act: () => void): void {
    const timer = setInterval(act, milliseconds);
    this.stops.push(() => clearInterval(timer));
  }
}

/** Runs one at a time; a call during a run means another run afterwards. */
export function coalesced(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isWanted = false;
  const turn = async (): Promise<void> => {
    try {
      do {
        isWanted = false;
        await run();
      } while (isWanted);
    } finally {
      // At once: whoever calls before the promise has told its end would wait for a run that is over.
      running = null;
    }
  };
  return () => {
    isWanted = true;
    running ??= turn();
    return running;
  };
}
