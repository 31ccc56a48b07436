/** Every folder's words: no language lacks a key, no key is unused, every language fills the same blanks. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "./language.ts";
import type { Dictionary } from "./text.ts";

const ROOT = join(import.meta.dirname, "..");
const files = import.meta.glob<Record<string, Dictionary<string>>>("../**/words.ts", { eager: true });
const dictionaries = Object.entries(files).flatMap(([path, module]) => Object.values(module).map((words) => ({ path, words })));
const sources = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/(words|\.test)\.tsx?$/.test(name))
  .map((name) => readFileSync(join(ROOT, name), "utf8"));
const quoted = new Set(sources.flatMap((source) => source.match(/"[a-z][\w.-]*"/g) ?? []).map((text) => text.slice(1, -1)));
/** `app.theme.${value}` uses every key that begins with `app.theme.` */
const prefixes = sources.flatMap((source) => [...source.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map((match) => match[1] ?? ""));

/** What says you to a reader in another way, or belongs to another kind of the language, than all other texts do. */
const strange = {
  it: /(?<!\p{L})(lei può|la sua password|il suo (account|nome|indirizzo))(?!\p{L})/iu,
  es: /(?<!\p{L})(usted(es)?|vosotros|su (cuenta|contraseña|nombre|dirección))(?!\p{L})/iu,
  pt: /(?<!\p{L})(você|vós|temporadas?|links?|senha|tela|é a sua vez|s(eu|ua) (conta|nome|endereço|palavra-passe|cor))(?!\p{L})/iu,
};

const blanks = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const isUsed = (key: string) => quoted.has(key) || prefixes.some((prefix) => key.startsWith(prefix));

test.each(dictionaries)("every language of $path has the same keys and blanks", ({ words }) => {
  for (const [key, text] of Object.entries(words.en)) {
    for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
      expect(words[language][key], `${key} in ${language}`).toBeTruthy();
      expect(blanks(words[language][key] ?? ""), `blanks of ${key} in ${language}`).toEqual(blanks(text));
      expect(Object.keys(words[language])).toEqual(Object.keys(words.en));
    }
  }
});

test.each(dictionaries)("$path says you to a reader in one way", ({ words }) => {
  for (const [language, other] of Object.entries(strange) as [keyof typeof strange, RegExp][]) {
    expect(Object.entries(words[language]).filter(([, text]) => other.test(text))).toEqual([]);
  }
});

test.each(dictionaries)("every key of $path is used", ({ words }) => {
  expect(Object.keys(words.en).filter((key) => !isUsed(key))).toEqual([]);
});

test("no key is in two dictionaries", () => {
  const keys = dictionaries.flatMap(({ words }) => Object.keys(words.en));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
