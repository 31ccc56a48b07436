/** How each event changes what is seen of The River. No rule is checked here: the server has done that. */
import type { GameEvent } from "../game.ts";
import { counted, RESOURCES, tileOf, type Edition, type Goods, type Resource, type River, type View } from "./view.ts";

/** The fields of all events; each event has some of them. */
interface Fields {
  kind: string;
  seat: number;
  round: number;
  place: string;
  tile: string;
  tiles: string[];
  space: number;
  building: string;
  buildings: string[];
  paid: string;
  kept: string;
  resource: Resource;
  amount: number;
  value: number;
  low: number;
  high: number;
  settled: number;
  boat: number;
  count: number;
}

type Step = (view: View, event: Fields, edition: Edition) => View;

const PLACES = ["claim", "construct", "first", "wood", "clay", "stone", "food", "reserve", "swap"];
const GIVING_MORE = ["wood", "clay", "stone"];
const PIONEERS = 4;

export function blank(edition: Edition, colours: readonly string[]): View {
  const table = edition.seats[colours.length] ?? edition.seats["4"]!;
  const tokens = edition.tokens[colours.length] ?? edition.tokens["3-4"] ?? [];
  const seats = colours.map((colour, at) => newRiver(at + 1, colour));
  return {
    round: 0, first_player: 1, coming_first_player: 1, seats: seats.map((river) => surveyed(river, edition)),
    places: PLACES.map((place) => ({
      place, room: table.places[place === "first" ? "first_player" : place] ?? null, bonus: bonusOf(place, table.first_pioneer_bonus), pioneers: [],
    })),
    island: [], buildings: [], resource_supply: { ...table.supply }, tokens: [...tokens],
    tile_pile: edition.tiles.length, building_deck: edition.buildings.length, decision: null,
  };
}

export function fold(view: View, event: GameEvent, edition: Edition): View {
  const step = STEPS[event.kind];
  return step ? stocked(step({ ...view, decision: null }, event as unknown as Fields, edition), edition) : view;
}

const STEPS: Record<string, Step> = {
  "first-player-drawn": (view, event) => ({ ...view, first_player: event.seat, coming_first_player: event.seat }),
  "tiles-revealed": (view, event) => ({
    ...view, island: [...view.island, ...event.tiles].sort(), tile_pile: view.tile_pile - event.tiles.length,
  }),
  "tiles-reshuffled": (view, event) => ({ ...view, tile_pile: view.tile_pile + event.count }),
  "tiles-discarded": (view, event) => ({ ...view, island: view.island.filter((tile) => !event.tiles.includes(tile)) }),
  "tile-removed": (view, event) => ({ ...view, island: view.island.filter((tile) => tile !== event.tile) }),
  "buildings-revealed": (view, event) => ({
    ...view, buildings: [...view.buildings, ...event.buildings].sort(), building_deck: view.building_deck - event.buildings.length,
  }),
  "tile-taken": laid,
  "tile-claimed": laid,
  "round-started": (view, event) => ({ ...view, round: event.round, first_player: event.seat }),
  "round-ended": (view, _event, edition) => ({
    ...view,
    places: view.places.map((place) => ({ ...place, pioneers: [], bonus: bonusOf(place.place, edition.seats[view.seats.length]?.first_pioneer_bonus ?? 0) })),
  }),
  "pioneer-placed": (view, event) => {
    const places = view.places.map((one) => (one.place === event.place ? { ...one, bonus: 0, pioneers: [...one.pioneers, event.seat].sort() } : one));
    return inRiver({ ...view, places }, event.seat, (river) => ({ ...river, boat: river.boat - 1, placed: river.placed + 1 }));
  },
  "pioneers-returned": (view, { seat, boat, settled }) => inRiver(view, seat, (river) => ({ ...river, boat, settled, placed: 0 })),
  "pioneer-joined": (view, event) => inRiver(view, event.seat, (river) => ({ ...river, boat: river.boat + 1, waiting: 0 })),
  "resources-traded": (view, event) => pay(gain(view, event.seat, "food", 1), event.seat, event.paid),
  "resources-gained": (view, event) => gain(view, event.seat, event.resource, event.amount),
  "resources-kept": (view, event) => inRiver(view, event.seat, (river) => ({ ...river, resources: counted(event.kept) })),
  "building-reserved": (view, { seat, building }) =>
    inRiver(offered(view, building), seat, (river) => ({ ...river, reserved: [...river.reserved, building].sort() })),
  "building-constructed": (view, { seat, building, paid }) =>
    inRiver(pay(offered(view, building), seat, paid), seat, (river) => ({
      ...river, reserved: river.reserved.filter((one) => one !== building), built: [...river.built, building],
    })),
  "token-taken": (view, event) =>
    inRiver({ ...view, tokens: view.tokens.slice(1) }, event.seat, (river) => ({ ...river, tokens: [...river.tokens, event.value] })),
  "first-player-taken": (view, event) => ({ ...view, coming_first_player: event.seat }),
  "tiles-swapped": (view, { seat, low, high }, edition) =>
    inRiver(view, seat, (river) => {
      const spaces = [...river.spaces];
      [spaces[low - 1], spaces[high - 1]] = [spaces[high - 1]!, spaces[low - 1]!];
      return surveyed({ ...river, spaces }, edition);
    }),
};

function newRiver(seat: number, colour: string): River {
  return {
    seat, colour, spaces: Array.from({ length: 12 }, () => null), boat: PIONEERS, placed: 0, settled: 0, waiting: 1,
    resources: { wood: 0, clay: 0, stone: 0, food: 0 }, capacity: 0, production: { wood: 0, clay: 0, stone: 0 }, reserved: [], built: [], tokens: [],
  };
}

function bonusOf(place: string, bonus: number): number {
  return GIVING_MORE.includes(place) ? bonus : 0;
}

function laid(view: View, { seat, tile, space }: Fields, edition: Edition): View {
  const without = { ...view, island: view.island.filter((one) => one !== tile) };
  return inRiver(without, seat, (river) => surveyed({ ...river, spaces: river.spaces.map((one, at) => (at === space - 1 ? tile : one)) }, edition));
}

/** What a river shows: the symbols of its tiles and of the spaces that are still open. */
function surveyed(river: River, edition: Edition): River {
  const production = { wood: 0, clay: 0, stone: 0 };
  let capacity = 0;
  river.spaces.forEach((tile, at) => {
    const printed = edition.boards[river.colour]?.[at + 1];
    const shown = tile ? tileOf(edition, tile) : { production: printed && printed !== "warehouse" ? { [printed]: 1 } : {}, warehouses: printed === "warehouse" ? 1 : 0 };
    capacity += shown.warehouses;
    for (const key of ["wood", "clay", "stone"] as const) production[key] += (shown.production as Partial<Goods>)[key] ?? 0;
  });
  return { ...river, capacity, production };
}

function inRiver(view: View, seat: number, change: (river: River) => River): View {
  return { ...view, seats: view.seats.map((river) => (river.seat === seat ? change(river) : river)) };
}

function gain(view: View, seat: number, resource: Resource, amount: number): View {
  return inRiver(view, seat, (river) => ({ ...river, resources: { ...river.resources, [resource]: river.resources[resource] + amount } }));
}

function pay(view: View, seat: number, paid: string): View {
  const cost = counted(paid);
  return RESOURCES.reduce((after, resource) => gain(after, seat, resource, -cost[resource]), view);
}

function offered(view: View, building: string): View {
  return { ...view, buildings: view.buildings.filter((one) => one !== building) };
}

/** Nobody's resources are the supply's. */
function stocked(view: View, edition: Edition): View {
  const supply = { ...(edition.seats[view.seats.length]?.supply ?? view.resource_supply) };
  for (const river of view.seats) for (const resource of RESOURCES) supply[resource] -= river.resources[resource];
  return { ...view, resource_supply: supply };
}
