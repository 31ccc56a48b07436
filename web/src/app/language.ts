/** The languages that the client and the server speak. */
export const LANGUAGES = { en: "English", it: "Italiano", es: "Español", pt: "Português" } as const;
export type Language = keyof typeof LANGUAGES;

export function isLanguage(word: unknown): word is Language {
  return typeof word === "string" && Object.hasOwn(LANGUAGES, word);
}
