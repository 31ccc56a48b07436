/** How each event of The River moves: what flies from where to where. */
import { Glyph, type GlyphName } from "../../art/Symbols.tsx";
import type { GameEvent, Motion } from "../game.ts";
import { BuildingDrawing } from "./Building.tsx";
import { TileDrawing } from "./Tile.tsx";
import { cardOf, goodsOf, tileOf, type Edition, type View } from "./view.ts";

type Fields = Record<"seat" | "space" | "low" | "high" | "amount" | "value", number> & Record<"place" | "tile" | "building" | "resource" | "paid" | "returned", string> & { was_reserved: boolean };
type Mover = (event: Fields, view: View, edition: Edition) => Motion[];

export function motion(event: GameEvent, view: View, edition: Edition): Motion[] {
  return MOVERS[event.kind]?.(event as unknown as Fields, view, edition) ?? [];
}

const MOVERS: Record<string, Mover> = {
  "pioneer-placed": (event, view) => [flight(pioneer(view, event.seat), `boat:${event.seat}`, `place:${event.place}`, 480)],
  "tile-taken": claimed,
  "tile-claimed": claimed,
  "resources-gained": (event) => goods(Array.from({ length: event.amount }, () => event.resource), "supply", `goods:${event.seat}`),
  "resources-traded": (event) => goods(goodsOf(event.paid), `goods:${event.seat}`, "supply"),
  "resources-kept": (event) => goods(goodsOf(event.returned), `goods:${event.seat}`, "supply"),
  "building-reserved": (event, _view, edition) => [flight(card(event.building, edition), `card:${event.building}`, `cards:${event.seat}`, 560)],
  "building-constructed": (event, _view, edition) => [
    ...goods(goodsOf(event.paid), `goods:${event.seat}`, "supply"),
    flight(card(event.building, edition), `card:${event.building}`, `cards:${event.seat}`, 620),
  ],
  "token-taken": (event) => [flight(glyph("token"), "tokens", `spot:${event.seat}`, 460)],
  "pioneer-joined": (event, view) => [flight(pioneer(view, event.seat), `spot:${event.seat}`, `boat:${event.seat}`, 460)],
  "first-player-taken": (event) => [flight(glyph("first"), "place:first", `seat:${event.seat}`, 460)],
  "tiles-swapped": (event, view, edition) => swapped(event, view, edition),
  "tiles-revealed": () => [{ piece: null, from: null, to: "place:claim", duration: 220 }],
  "round-ended": () => [{ piece: null, from: null, to: "place:construct", duration: 220 }],
};

function flight(piece: Motion["piece"], from: string, to: string, duration: number): Motion {
  return { piece, from, to, duration };
}

function claimed(event: Fields, _view: View, edition: Edition): Motion[] {
  return [flight(tileDrawing(event.tile, edition), `tile:${event.tile}`, `river:${event.seat}:${event.space}`, 620)];
}

function swapped({ seat, low, high }: Fields, view: View, edition: Edition): Motion[] {
  const spaces = view.seats.find((river) => river.seat === seat)?.spaces ?? [];
  const one = (from: number, to: number) => flight(tileDrawing(spaces[from - 1] ?? "", edition), `river:${seat}:${from}`, `river:${seat}:${to}`, 640);
  return [one(low, high), one(high, low)];
}

function goods(resources: readonly string[], from: string, to: string): Motion[] {
  const anchor = (place: string, resource: string) => (place === "supply" ? `supply:${resource}` : place);
  return resources.map((resource) => flight(glyph(resource as GlyphName), anchor(from, resource), anchor(to, resource), 420));
}

function glyph(name: GlyphName) {
  return <svg viewBox="0 0 48 48"><Glyph name={name} size={48} /></svg>;
}

function tileDrawing(id: string, edition: Edition) {
  return <svg viewBox="0 0 100 100"><TileDrawing tile={tileOf(edition, id)} /></svg>;
}

function card(id: string, edition: Edition) {
  return <svg viewBox="0 0 90 120"><BuildingDrawing card={cardOf(edition, id)} /></svg>;
}

function pioneer(view: View, seat: number) {
  const colour = view.seats.find((river) => river.seat === seat)?.colour ?? "";
  return <svg viewBox="0 0 48 48" className={`seat-${colour} in-seat-colour`}><Glyph name="meeple" size={48} /></svg>;
}
