/** What a match is made of: the edition's data and the components' names, kept for the life of the page. */
import type { Headwater } from "@headwater/client";
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

/** The same promise for the same game, edition and language. */
export function catalogue(client: Headwater, game: string, edition: string, language: string): Promise<Catalogue> {
  const key = [game, edition, language].join(" ");
  const asked = known.get(key) ?? ask(client, game, edition);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

async function ask(client: Headwater, game: string, edition: string): Promise<Catalogue> {
  const answer = await client.request(Components, { game });
  const found = answer.game?.editions.find((one) => one.key === edition);
  const components = found?.lists.flatMap((list) => list.components) ?? [];
  return { edition: found?.data, names: new Map(components.map(({ key, name }) => [key, name])), levels: answer.game?.levels ?? [] };
}
