/** Values that change: read `snapshot`, hear of changes with `subscribe`. */

export interface Store<T> {
  /** Immutable; the same reference until something has changed. */
  readonly snapshot: T;
  /** What `snapshot` is before anything is known: what a server renders. */
  readonly initial: T;
  /** Gives back what ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** The first snapshot for which this is true. */
  until(isWanted: (snapshot: T) => boolean): Promise<T>;
}

export class Value<T> implements Store<T> {
  readonly initial: T;
  #snapshot: T;
  #listeners = new Set<() => void>();

  constructor(initial: T) {
    this.initial = initial;
    this.#snapshot = initial;
  }

  get snapshot(): T {
    return this.#snapshot;
  }

  set(next: T): void {
    if (Object.is(next, this.#snapshot)) return;
    this.#snapshot = next;
    for (const listener of [...this.#listeners]) listener();
  }

  // A function of its own each time: the same listener may subscribe twice.
  readonly subscribe = (listener: () => void): (() => void) => {
    const own = () => listener();
    this.#listeners.add(own);
    this.listened(this.#listeners.size);
    return () => {
      if (this.#listeners.delete(own)) this.listened(this.#listeners.size);
    };
  };

  until(isWanted: (snapshot: T) => boolean): Promise<T> {
    return new Promise((resolve) => {
      let stop: (() => void) | undefined;
      // The first listener may change the value before `subscribe` gives back what ends the subscription.
      const check = () => {
        if (stop === undefined || !isWanted(this.#snapshot)) return;
        stop();
        resolve(this.#snapshot);
      };
      stop = this.subscribe(check);
      check();
    });
  }

  /** Called with the number of listeners whenever it has changed. */
  protected listened(_count: number): void {}
}

// React's StrictMode and a change of pages unsubscribe and come back at once.
const LINGER = 3_000;

/** A value that is kept up to date while anybody listens. */
export abstract class LiveValue<T> extends Value<T> {
  #isOpen = false;
  #linger: ReturnType<typeof setTimeout> | undefined;

  protected abstract open(): void;
  protected abstract close(): void;

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Stops at once, whoever listens. */
  shut(): void {
    clearTimeout(this.#linger);
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.close();
  }

  protected override listened(count: number): void {
    clearTimeout(this.#linger);
    if (count === 0) this.#linger = setTimeout(() => this.shut(), LINGER);
    else if (!this.#isOpen) {
      this.#isOpen = true;
      this.open();
    }
  }
}
