/** Verifiable dealing, `headwater-deal/1`: see docs/dealing.md. */
import { sha256 } from "./sha256.ts";

const WORD = 2 ** 32;

export function commitmentOf(secret: Uint8Array): string {
  return hex(sha256(joined(text("headwater-commitment/1\0"), secret)));
}

export function seedOf(secret: Uint8Array, words: readonly string[]): Uint8Array {
  return sha256(joined(text("headwater-deal/1\0"), part(secret), ...words.map((word) => part(text(word)))));
}

/** Numbers that follow from a seed and a label. */
export class Stream {
  readonly #seed: Uint8Array;
  readonly #prefix: Uint8Array;
  #block = 0;
  #words: number[] = [];

  constructor(seed: Uint8Array, label = "deal") {
    this.#seed = seed;
    this.#prefix = joined(part(seed), part(text(label)));
  }

  word(): number {
    if (this.#words.length === 0) this.#words = this.#nextWords();
    return this.#words.shift()!;
  }

  /** A number from 0 to bound - 1, each equally likely. */
  below(bound: number): number {
    const limit = WORD - (WORD % bound);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % bound;
    }
  }

  shuffled<T>(items: readonly T[]): T[] {
    const pile = [...items];
    for (let last = pile.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [pile[last], pile[other]] = [pile[other]!, pile[last]!];
    }
    return pile;
  }

  branch(label: string): Stream {
    return new Stream(this.#seed, label);
  }

  #nextWords(): number[] {
    const block = new DataView(sha256(joined(this.#prefix, number(8, this.#block++))).buffer);
    return Array.from({ length: 8 }, (_, index) => block.getUint32(4 * index));
  }
}

export function bytesOf(hexadecimal: string): Uint8Array {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

/** Big-endian; no number here comes near 2^32. */
function number(bytes: number, value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes));
  view.setUint32(bytes - 4, value);
  return new Uint8Array(view.buffer);
}

function part(bytes: Uint8Array): Uint8Array {
  return joined(number(4, bytes.length), bytes);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of parts) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
