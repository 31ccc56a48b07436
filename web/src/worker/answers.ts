/** Answers to queries, kept by who asked what in which language. */

/** The part of a Cache that is used. */
export type Shelf = {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
  delete(key: string): Promise<boolean>;
  keys(): Promise<readonly Request[]>;
};

/** What a page is drawn from. Not a table's later states: an old one would look like the newest. */
const KEPT = /^query (Table|Components|Catalogue|Rules|Lobby|Turns|PlayerByName|PlayerRecord|RatingHistory|Rankings|Leagues|League)\b/;
/** A table's answer with its log has about 60 kB, so this is some megabytes. */
const MOST = 60;

export async function keptAnswer(
  request: Request,
  shelf: Shelf,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const key = await keyOf(request.clone());
  try {
    const response = await ask(request);
    if (key !== null && response.ok) await keep(shelf, key, response.clone());
    return response;
  } catch (error) {
    const kept = key === null ? undefined : await shelf.match(key);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** The token is part of the key: what one seat may see is never shown to another. */
async function keyOf(request: Request): Promise<string | null> {
  const body = await request.text();
  if (!KEPT.test(queryOf(body))) return null;
  const asked = [request.headers.get("Authorization"), request.headers.get("Accept-Language"), body].join("\n");
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(asked));
  return `/answers/${Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function queryOf(body: string): string {
  try {
    const { query } = JSON.parse(body) as { query?: unknown };
    return typeof query === "string" ? query : "";
  } catch {
    return "";
  }
}

/** The newest answers stay; keys come in the order in which they were put. */
async function keep(shelf: Shelf, key: string, response: Response): Promise<void> {
  await shelf.delete(key);
  await shelf.put(key, response);
  const keys = await shelf.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => shelf.delete(old.url)));
}
