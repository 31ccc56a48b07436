/** How each event of Moon River moves: what flies from where to where. */
import { Glyph } from "../../art/Symbols.tsx";
import type { GameEvent, Motion } from "../game.ts";
import { PlotDrawing } from "./Plot.tsx";
import { Token } from "./Market.tsx";
import { kindOf, type Edition, type View } from "./view.ts";

type Fields = Record<"seat" | "opponent" | "position", number> & Record<"cell" | "plot" | "first" | "second" | "origin" | "target" | "specialist" | "given" | "taken" | "partner" | "first_plot" | "second_plot" | "tile", string>;
type Mover = (event: Fields, view: View, edition: Edition) => Motion[];

export function motion(event: GameEvent, view: View, edition: Edition): Motion[] {
  return MOVERS[event.kind]?.(event as unknown as Fields, view, edition) ?? [];
}

const MOVERS: Record<string, Mover> = {
  "ranchero-placed": (event, view) => [flight(ranchero(view, event.seat), `seat:${event.seat}`, `column:${event.position}`, 420)],
  "plot-collected": (event, _view, edition) => [flight(plot(event.plot, edition), `old:${event.position}`, `reserve:${event.seat}`, 520)],
  "domino-placed": (event, _view, edition) => [
    flight(plot(event.first_plot, edition), `reserve:${event.seat}`, `cell:${event.seat}:${event.first}`, 560),
    flight(plot(event.second_plot, edition), `reserve:${event.seat}`, `cell:${event.seat}:${event.second}`, 560),
  ],
  "cow-placed": (event) => [flight(cow, "supply", `cell:${event.seat}:${event.cell}`, 360)],
  "cow-lost": (event) => [flight(cow, `cell:${event.seat}:${event.cell}`, "supply", 420)],
  "cow-moved": (event) => [flight(cow, `cell:${event.seat}:${event.origin}`, `cell:${event.seat}:${event.target}`, 380)],
  "cow-stolen": (event) => [flight(cow, `cell:${event.opponent}:${event.origin}`, `cell:${event.seat}:${event.target}`, 760)],
  "partner-recruited": (event) => [flight(<Token name={event.partner} />, `saloon:${event.specialist}`, `cell:${event.seat}:${event.cell}`, 560)],
  "plots-swapped": (event, _view, edition) => [
    flight(plot(event.given, edition), `reserve:${event.seat}`, `reserve:${event.opponent}`, 640),
    flight(plot(event.taken, edition), `reserve:${event.opponent}`, `reserve:${event.seat}`, 640),
  ],
  "bonus-placed": (event) => [{ piece: null, from: null, to: `cell:${event.seat}:${event.cell}`, duration: 520 }],
  "column-formed": () => [{ piece: null, from: null, to: "column:1", duration: 240 }],
  "plot-passed-over": (event) => [{ piece: null, from: null, to: `column:${event.position}`, duration: 240 }],
};

const cow = <svg viewBox="0 0 48 48"><Glyph name="cow" size={48} /></svg>;

function flight(piece: Motion["piece"], from: string, to: string, duration: number): Motion {
  return { piece, from, to, duration };
}

function plot(kind: string, edition: Edition) {
  return <svg viewBox="0 0 100 100"><PlotDrawing face={kindOf(edition, kind)} /></svg>;
}

function ranchero(view: View, seat: number) {
  const colour = view.seats.find((one) => one.seat === seat)?.colour ?? "";
  return <svg viewBox="0 0 48 48" className={`seat-${colour} in-seat-colour`}><Glyph name="ranchero" size={48} /></svg>;
}
