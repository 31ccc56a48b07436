import { describe, expect, it } from "vitest";
import { captured, edition, THE_RIVER } from "../captured.ts";
import { positionsOf } from "../history.ts";
import { blank, fold } from "./fold.ts";
import type { Edition, View } from "./view.ts";

const components = edition<Edition>("the-river");

function facts(view: View) {
  const seats = view.seats.map(({ seat, colour, spaces, boat, placed, settled, waiting, resources, capacity, production, reserved, built, tokens }) => ({
    seat, colour, spaces, boat, placed, settled, waiting, resources, capacity, production, reserved: [...reserved].sort(), built: [...built].sort(), tokens,
  }));
  const places = view.places.map(({ place, room, bonus, pioneers }) => ({ place, room, bonus, pioneers: [...pioneers].sort() }));
  const { round, first_player, coming_first_player, resource_supply, tokens, tile_pile, building_deck } = view;
  const common = { round, first_player, coming_first_player, resource_supply, tokens, tile_pile, building_deck };
  return { ...common, seats, places, island: [...view.island].sort(), buildings: [...view.buildings].sort() };
}

describe.each(THE_RIVER)("%s", (name) => {
  const game = captured(name);
  const colours = game.moments[0]!.view.seats.map((seat) => seat.colour);
  const folded = positionsOf<View>(game.log, blank(components, colours), (view, event) => fold(view, event, components));

  it.each(game.moments.map((moment) => [moment.version, moment] as const))("is the server's position at version %i", (version, moment) => {
    expect(facts(folded.get(version)!)).toEqual(facts(moment.view as unknown as View));
  });
});
