/** The games that can be played here, with the server's names for everything. */
import { type Answer, useAsk } from "./ask.ts";
import { Catalogue, type CatalogueQuery } from "./documents.ts";

export type Game = CatalogueQuery["games"][number];

const NOTHING = {};

export function useCatalogue(): Answer<CatalogueQuery> {
  return useAsk(Catalogue, NOTHING);
}

export function useGames(): readonly Game[] {
  return useCatalogue().data?.games ?? [];
}

/** The name of a game or, before the catalogue is there, its key. */
export function useGameName(): (key: string) => string {
  const games = useGames();
  return (key) => games.find((game) => game.key === key)?.name ?? key;
}

export function useLevelName(): (key: string) => string {
  const games = useGames();
  return (key) => games[0]?.levels.find((level) => level.key === key)?.name ?? key;
}
