import { settings } from "../app/settings.ts";

/** A day and its time, such as "18 Nov 2026, 12:00". */
export function dayAndTime(moment: number, language = settings().language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}
