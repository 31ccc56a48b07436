/** Beside a name: that its player is on vacation, soon will be, or plays at certain hours. */
import type { Away } from "@headwater/client";
import { useText } from "../app/text.ts";
import { awayNotes } from "./away.ts";
import { words } from "./words.ts";
import "./absence.css";

type Props = {
  readonly away: Away | null;
  /** Only vacations, where hours would be too much. */
  readonly isBrief?: boolean;
};

export function AwaySign({ away, isBrief = false }: Props) {
  const t = useText(words);
  const notes = awayNotes(away && isBrief ? { ...away, hours: null } : away, t);
  return notes.length > 0 && <span className="away-sign">{notes.join(" · ")}</span>;
}
