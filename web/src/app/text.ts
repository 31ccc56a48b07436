/** The client's own words in four languages. Each folder keeps its words beside its pages, so that they load with them. */
import type { Language } from "./language.ts";
import { settings, useSettings } from "./settings.ts";

export type Dictionary<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;
export type Values = Readonly<Record<string, string | number>>;
export type Text<Key extends string> = (key: Key, values?: Values) => string;

/** English names the keys; the compiler refuses another language that lacks one or has one more. */
export function dictionary<Key extends string>(words: {
  en: Readonly<Record<Key, string>>;
  it: Readonly<Record<NoInfer<Key>, string>>;
  es: Readonly<Record<NoInfer<Key>, string>>;
  pt: Readonly<Record<NoInfer<Key>, string>>;
}): Dictionary<Key> {
  return words;
}

/** The words of a folder in the visitor's language: `const t = useText(words)`, then `t("lobby.title")`. */
export function useText<Key extends string>(words: Dictionary<Key>): Text<Key> {
  return textIn(useSettings().language, words);
}

export function textIn<Key extends string>(language: Language, words: Dictionary<Key>): Text<Key> {
  return (key, values = {}) => filled(numbered(words[language][key], values), values);
}

/** "{count} seat|{count} seats": before the bar for one, after it for more. */
function numbered(text: string, values: Values): string {
  const forms = text.split("|");
  return (values["count"] === 1 ? forms[0] : forms.at(-1)) ?? text;
}

function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The server's names begin small, as within a sentence. */
export function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

const MINUTE = 60_000;
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

/** How long ago or ahead a moment is, such as "5 minutes ago". */
export function relative(moment: number, now = Date.now(), language = settings().language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const distance = moment - now;
  const [unit, length] = STEPS.find(([, step]) => Math.abs(distance) >= step) ?? ["minute", MINUTE];
  return format.format(Math.round(distance / length), unit);
}

export function time(moment: number, language = settings().language): string {
  return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(moment);
}

export function date(moment: number, language = settings().language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(moment);
}
