import { expect, test } from "vitest";
import { dictionary, relative, textIn } from "./text.ts";

const words = dictionary({
  en: { seats: "{count} seat|{count} seats", hello: "Hello {name}" },
  it: { seats: "{count} posto|{count} posti", hello: "Ciao {name}" },
  es: { seats: "{count} plaza|{count} plazas", hello: "Hola {name}" },
  pt: { seats: "{count} lugar|{count} lugares", hello: "Olá {name}" },
});

test("blanks are filled", () => {
  expect(textIn("pt", words)("hello", { name: "Ana" })).toBe("Olá Ana");
});

test("one and more have forms of their own", () => {
  const t = textIn("it", words);
  expect([t("seats", { count: 1 }), t("seats", { count: 3 })]).toEqual(["1 posto", "3 posti"]);
});

test.each([
  ["2026-01-01T10:00:00Z", "2 hours ago"],
  ["2026-01-01T12:05:00Z", "in 5 minutes"],
  ["2025-12-31T12:00:00Z", "yesterday"],
])("%s is %s", (moment, text) => {
  expect(relative(Date.parse(moment), Date.parse("2026-01-01T12:00:00Z"), "en")).toBe(text);
});
