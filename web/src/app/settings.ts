/** What a visitor has chosen on this device: kept in the browser, told to every part that shows it. */
import type { AiLevel } from "@headwater/client";
import { useSyncExternalStore } from "react";
import { isLanguage, type Language } from "./language.ts";

export const THEMES = ["system", "light", "dark"] as const;
const LEVELS: readonly AiLevel[] = ["DRIFTER", "HAND", "FOREMAN", "RANCHER", "LEGEND"];
export type Theme = (typeof THEMES)[number];
export type Settings = {
  readonly theme: Theme;
  readonly language: Language;
  /** Against whom one plays from the start page. */
  readonly level: AiLevel;
  readonly machines: number;
};

const KEY = "headwater.settings";
const listeners = new Set<() => void>();
let current: Settings = readSettings();

export function settings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  showSettings();
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribeToSettings, settings);
}

/** Tells the document itself: its colours and its language. */
export function showSettings(): void {
  const root = document.documentElement;
  root.lang = current.language;
  if (current.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = current.theme;
}

export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readSettings(): Settings {
  const kept = readKept();
  const theme = THEMES.find((one) => one === kept["theme"]) ?? "system";
  const spoken = [kept["language"], ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return {
    theme,
    language: spoken.find(isLanguage) ?? "en",
    level: LEVELS.find((one) => one === kept["level"]) ?? "HAND",
    machines: [1, 2, 3].find((one) => one === kept["machines"]) ?? 1,
  };
}

function readKept(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
