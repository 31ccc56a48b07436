import { expect, test } from "vitest";
import { sections } from "./sections.ts";

const rule = (number: string, section: string) => ({ number, section, text: "" });

test("rules stand in their chapters, in order", () => {
  const chapters = sections([rule("MR-1.1", "Words"), rule("MR-1.2", "Words"), rule("MR-10.1", "Notation")]);
  expect(chapters.map(({ number, title, rules }) => [number, title, rules.length])).toEqual([
    ["MR-1", "Words", 2],
    ["MR-10", "Notation", 1],
  ]);
});
