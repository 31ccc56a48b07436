import { expect, test } from "vitest";
import { expiry, toggled } from "./grant.ts";

test("a token ends after so many days, or when the server says", () => {
  expect(expiry("7", 1_000)).toBe(604_801_000);
  expect(expiry("", 0)).toBeNull();
});

test("a scope is taken or given", () => {
  expect(toggled(["PLAY"], "BOTS")).toEqual(["PLAY", "BOTS"]);
  expect(toggled(["PLAY", "BOTS"], "PLAY")).toEqual(["BOTS"]);
});
