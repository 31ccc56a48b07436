/** What a match is made of: the edition's data and the components' names, kept for the life of the page. */
import type { Headwater } from "@headwater/client";
import { answered } from "../app/ask.ts";
import { Components } from "../app/documents.ts";
import type { Names } from "../games/game.ts";

export interface Named {
  key: string;
  name: string;
}

export interface Catalogue {
  edition: unknown;
  names: Names;
  levels: readonly Named[];
}

const known = new Map<string, Promise<Catalogue>>();

/** The same promise for the same match and language. Asked by match, so that it need not wait for the match itself. */
export function catalogue(client: Headwater, match: string, language: string): Promise<Catalogue> {
  const key = `${match} ${language}`;
  const asked = known.get(key) ?? ask(client, match);
  known.set(key, asked);
  // What could not be seen may be seen by the next who signs in here.
  asked.then(({ edition }) => edition ?? known.delete(key), () => known.delete(key));
  return asked;
}

async function ask(client: Headwater, id: string): Promise<Catalogue> {
  const { match } = await answered(client, Components, { id });
  const components = match?.edition.lists.flatMap((list) => list.components) ?? [];
  return { edition: match?.edition.data, names: new Map(components.map(({ key, name }) => [key, name])), levels: match?.game.levels ?? [] };
}
