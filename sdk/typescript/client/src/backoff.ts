const FIRST = 250;
const LONGEST = 8_000;

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

/** Pauses that can be cut short together. */
export class Pauses {
  readonly #ends = new Set<() => void>();

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#ends.add(end);
    });
  }

  end(): void {
    for (const end of [...this.#ends]) end();
  }
}
