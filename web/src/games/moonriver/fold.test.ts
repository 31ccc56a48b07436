import { describe, expect, it } from "vitest";
import { captured, edition, positions } from "../captured.ts";
import { blank, fold } from "./fold.ts";
import type { Edition, View } from "./view.ts";

const GAMES = ["base-2", "base-3", "base-4", "timber-rafting-2", "gold-rush-3", "outlaws-4", "city-4"];
const seatFacts = ({ seat, colour, board, slots, bridges, reserve, plots }: View["seats"][number]) => ({ seat, colour, board, slots, bridges, reserve, plots });
const components = edition<Edition>("moon-river");

describe.each(GAMES)("moon-river-%s", (name) => {
  const game = captured(`moon-river-${name}`);
  const colours = game.moments[0]!.view.seats.map((seat) => seat.colour);
  const folded = positions<View>(game.log, blank(components, colours), (view, event) => fold(view, event, components));

  it.each(game.moments.map((moment) => [moment.version, moment] as const))("is the server's position at version %i", (version, moment) => {
    const truth = moment.view as unknown as View;
    const seen = folded.get(version)!;
    expect(seen.seats.map(seatFacts)).toEqual(
      truth.seats.map(seatFacts),
    );
    const common = ({ variant, scenario, round, grid, old, new: fresh, saloon, supply, pile, stack, bonus_tiles }: View) => ({
      variant, scenario, round, grid, old, fresh, saloon: [...saloon].sort(), supply, pile, stack, bonus_tiles,
    });
    expect(common(seen)).toEqual(common(truth));
  });
});
