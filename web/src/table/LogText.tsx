/** A sentence of the server with seats by name and components in words. */
import { Fragment, type ReactNode } from "react";
import type { Names, SeatFace } from "../games/game.ts";
import { shortNames } from "./faces.ts";

/** Seats as the server calls them in its four languages, and components by their ids. */
const PARTS = /((?:Seat|Posto|Giocatore|Asiento|Jugador|Lugar|Jogador) \d|\b[A-Z]\d{1,2}\b)/;

export function LogText({ text, faces, names }: { text: string; faces: readonly SeatFace[]; names: Names }) {
  return <>{shortNames(text).split(PARTS).map((part, at) => <Fragment key={at}>{word(part, faces, names)}</Fragment>)}</>;
}

function word(part: string, faces: readonly SeatFace[], names: Names): ReactNode {
  const name = names.get(part);
  if (name) return <abbr title={part}>{name}</abbr>;
  const seat = PARTS.test(part) ? faces.find((face) => part.endsWith(` ${face.seat}`)) : undefined;
  return seat ? <b className="log-seat">{seat.calledName}</b> : part;
}
