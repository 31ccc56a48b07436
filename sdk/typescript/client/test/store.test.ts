import { expect, test } from "vitest";
import { coalesced } from "../src/followed.ts";
import { LiveValue } from "../src/store.ts";

/** Knows its value as soon as anybody listens. */
class Ready extends LiveValue<string> {
  protected override open(): void {
    this.set("ready");
  }

  protected override close(): void {}
}

test("whoever waits for what the first listener brings about is answered", async () => {
  const value = new Ready("loading");
  await expect(value.until((phase) => phase === "ready")).resolves.toBe("ready");
  value.shut();
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
