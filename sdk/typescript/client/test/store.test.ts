import { expect, test } from "vitest";
import { coalesced } from "../src/followed.ts";
import { Value } from "../src/store.ts";

/** Sets itself as soon as somebody listens, as a table does that has its match already. */
class Eager extends Value<number> {
  counts: number[] = [];

  protected override listened(count: number): void {
    this.counts.push(count);
    if (count === 1) this.set(1);
  }
}

test("what subscribing brings at once is waited for, and nobody listens afterwards", async () => {
  const store = new Eager(0);
  expect(await store.until((now) => now === 1)).toBe(1);
  expect(store.counts).toEqual([1, 0]);
});

test("what is there already is given without waiting", async () => {
  const store = new Eager(0);
  expect(await store.until((now) => now === 0 || now === 1)).toBe(1);
});

test("what comes later is waited for", async () => {
  const store = new Eager(0);
  const later = store.until((now) => now === 2);
  store.set(2);
  expect(await later).toBe(2);
  expect(store.counts).toEqual([1, 0]);
});

test.each([...Array(12).keys()])("a call %i microtasks after another is followed by a run", async (microtasks) => {
  let begun = 0;
  const refresh = coalesced(async () => {
    begun++;
  });
  void refresh();
  for (let each = 0; each < microtasks; each++) await null;
  const before = begun;
  await refresh();
  expect(begun).toBeGreaterThan(before);
});
