const FIRST = 250;
const LONGEST = 15_000;

/** Growing pauses, half of each random, so that a thousand clients do not come back at once. */
export class Backoff {
  #attempts = 0;

  get attempts(): number {
    return this.#attempts;
  }

  /** Milliseconds to wait now; at least as long as the server asked for. */
  next(retryAfter: number | null = null): number {
    const pause = Math.min(FIRST * 2 ** this.#attempts++, LONGEST);
    return Math.max(pause / 2 + (Math.random() * pause) / 2, (retryAfter ?? 0) * 1000);
  }

  reset(): void {
    this.#attempts = 0;
  }
}

/** A pause that can be cut short. */
export class Pause {
  #end: (() => void) | null = null;

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#end?.(), milliseconds);
      this.#end = () => {
        clearTimeout(timer);
        this.#end = null;
        resolve();
      };
    });
  }

  end(): void {
    this.#end?.();
  }
}
