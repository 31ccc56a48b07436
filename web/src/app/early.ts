/** Begins what the first address needs before anything is drawn: on a slow network each step that waits is seen. */
import { catalogue } from "../table/catalogue.ts";
import { headwater } from "./client.ts";
import { settings } from "./settings.ts";

export function beginEarly(path: string): void {
  const match = /^\/match\/([^/]+)/.exec(path)?.[1];
  if (match === undefined) return;
  // Its styles were fetched early, which a browser complains of if they are not in use when the page has loaded.
  void import("../lobby/MatchPage.tsx").catch(() => {});
  void headwater.table(match).until(({ phase }) => phase !== "loading");
  void catalogue(headwater, match, settings().language).catch(() => {});
}
