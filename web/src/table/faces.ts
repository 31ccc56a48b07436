/** How the people and machines at a table are called. */
import { word, type MatchFacts } from "@headwater/client";
import type { SeatFace } from "../games/game.ts";
import type { Named } from "./catalogue.ts";
import type { TableText } from "./text.ts";

type Seat = MatchFacts["seats"][number];

/** A guest's name is long and means nothing: its beginning is enough to tell guests apart. */
const GUEST = /\b(Guest-\w{4})\w+/g;

/** The names in a text, those of guests cut short. */
export function shortNames(text: string): string {
  return text.replace(GUEST, "$1");
}

function seatName(seat: Seat, levels: readonly Named[], t: TableText): string {
  if (seat.player) return shortNames(seat.player.name);
  if (seat.aiLevel) return levels.find((level) => word(level.key) === word(seat.aiLevel ?? ""))?.name ?? word(seat.aiLevel);
  return t("table.free");
}

/** Machines of one level get their seat's number, so that each name means one seat. */
export function seatFaces(match: MatchFacts, levels: readonly Named[], t: TableText): SeatFace[] {
  const names = match.seats.map((seat) => seatName(seat, levels, t));
  return match.seats.map((seat, at) => {
    const calledName = names.filter((name) => name === names[at]).length > 1 ? `${names[at]} ${seat.number}` : names[at]!;
    return { seat: seat.number, name: seat.isViewer ? t("table.you") : calledName, calledName, colour: word(seat.colour ?? ""), isViewer: seat.isViewer };
  });
}
