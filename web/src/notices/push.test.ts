import { expect, test } from "vitest";
import { browserName, bytesOf } from "./push.ts";

test("a key becomes the bytes that the browser takes", () => {
  expect([...bytesOf("-_8A")]).toEqual([251, 255, 0]);
});

test("a browser is called by its name and system", () => {
  const linux = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  expect(browserName(linux)).toBe("Chrome, Linux");
  expect(browserName("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")).toBe("Firefox, Android");
  expect(browserName("")).toBe("");
});
