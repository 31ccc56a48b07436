import { expect, test } from "vitest";
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
