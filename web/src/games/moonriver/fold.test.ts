import { describe, expect, it } from "vitest";
import { captured, edition, MOON_RIVER } from "../captured.ts";
import { positionsOf } from "../history.ts";
import { blank, fold } from "./fold.ts";
import type { Edition, View } from "./view.ts";

const seatFacts = ({ seat, colour, board, slots, bridges, reserve, plots }: View["seats"][number]) => ({ seat, colour, board, slots, bridges, reserve, plots });
const components = edition<Edition>("moon-river");

describe.each(MOON_RIVER)("%s", (name) => {
  const game = captured(name);
  const colours = game.moments[0]!.view.seats.map((seat) => seat.colour);
  const folded = positionsOf<View>(game.log, blank(components, colours), (view, event) => fold(view, event, components));

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
