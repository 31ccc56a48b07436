/** What a match is made of: the edition's data and the components' names, kept for the life of the page. */
import type { Headwater, TypedDocument } from "@headwater/client";
import type { Names } from "../games/game.ts";

interface Component {
  key: string;
  name: string;
}

interface Answer {
  game: { levels: Named[]; editions: { key: string; data: unknown; lists: { components: Component[] }[] }[] } | null;
}

export interface Named {
  key: string;
  name: string;
}

export interface Catalogue {
  edition: unknown;
  names: Names;
  levels: readonly Named[];
}

const QUERY: TypedDocument<Answer, { key: string }> =
  "query ($key: String!) { game(key: $key) { levels { key name } editions { key data lists { components { key name } } } } }";

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
  const answer = await client.request(QUERY, { key: game });
  const found = answer.game?.editions.find((one) => one.key === edition);
  const components = found?.lists.flatMap((list) => list.components) ?? [];
  return { edition: found?.data, names: new Map(components.map(({ key, name }) => [key, name])), levels: answer.game?.levels ?? [] };
}
