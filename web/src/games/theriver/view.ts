/** The shape of The River's positions and editions, as the server sends them. */
export type Resource = "wood" | "clay" | "stone" | "food";
export type Goods = Record<Resource, number>;

export const RESOURCES: readonly Resource[] = ["wood", "clay", "stone", "food"];
const LETTERS: Record<string, Resource> = { w: "wood", c: "clay", s: "stone", f: "food" };

export interface Tile {
  id: string;
  terrains: string[];
  production: Partial<Goods>;
  warehouses: number;
  effect?: string;
  of?: string;
}

export interface Card {
  id: string;
  cost: Partial<Goods>;
  points: number;
}

export interface TableData {
  supply: Goods;
  places: Record<string, number>;
  first_pioneer_bonus: number;
  token_spots: number;
}

export interface Edition {
  tiles: Tile[];
  buildings: Card[];
  tokens: Record<string, number[]>;
  boards: Record<string, Record<string, string>>;
  framed: number[];
  seats: Record<string, TableData>;
}

export interface River {
  seat: number;
  colour: string;
  spaces: (string | null)[];
  boat: number;
  placed: number;
  settled: number;
  waiting: number;
  resources: Goods;
  capacity: number;
  production: Omit<Goods, "food">;
  reserved: string[];
  built: string[];
  tokens: number[];
}

export interface Place {
  place: string;
  room: number | null;
  bonus: number;
  pioneers: number[];
}

export interface Decision {
  seat: number;
  kind: string;
  source: string | null;
  gain: string;
  swaps: number;
}

export interface View {
  round: number;
  first_player: number;
  coming_first_player: number;
  seats: River[];
  places: Place[];
  island: string[];
  buildings: string[];
  resource_supply: Goods;
  tokens: number[];
  tile_pile: number;
  building_deck: number;
  decision: Decision | null;
}

/** `wwc` as a list of resources. */
export function goodsOf(letters: string): Resource[] {
  return [...letters].flatMap((letter) => LETTERS[letter] ?? []);
}

export function lettersOf(goods: Partial<Goods>): string[] {
  return RESOURCES.flatMap((resource) => Array.from({ length: goods[resource] ?? 0 }, () => resource[0]!));
}

export function counted(letters: string): Goods {
  const goods = { wood: 0, clay: 0, stone: 0, food: 0 };
  for (const resource of goodsOf(letters)) goods[resource] += 1;
  return goods;
}

const byId = new WeakMap<Edition, Map<string, Tile & Card>>();

function component(edition: Edition, id: string): (Tile & Card) | undefined {
  let all = byId.get(edition);
  if (!all) byId.set(edition, (all = new Map([...edition.tiles, ...edition.buildings].map((one) => [one.id, one as Tile & Card]))));
  return all.get(id);
}

export function tileOf(edition: Edition, id: string): Tile {
  return component(edition, id) ?? { id, terrains: ["desert"], production: {}, warehouses: 0 };
}

export function cardOf(edition: Edition, id: string): Card {
  return component(edition, id) ?? { id, cost: {}, points: 0 };
}

/** Spaces 1-4 to the right, 5-8 back, 9-12 to the right again. */
export function spaceAt(space: number): { column: number; row: number } {
  const row = Math.floor((space - 1) / 4);
  const along = (space - 1) % 4;
  return { column: row === 1 ? 3 - along : along, row };
}
