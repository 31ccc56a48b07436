/** Who sits at a table, in seat order. */
import { Link } from "wouter";
import { useLevelName } from "../app/catalogue.ts";
import { useText } from "../app/text.ts";
import { words } from "./words.ts";

export type ChipSeat = {
  readonly number: number;
  readonly aiLevel: string | null;
  readonly isViewer: boolean;
  readonly player: { readonly name: string } | null;
};

export function SeatChips({ seats, toMove }: { readonly seats: readonly ChipSeat[]; readonly toMove?: number | null }) {
  const name = useSeatName();
  return (
    <ul className="chips">
      {seats.map((seat) => (
        <li key={seat.number} className={chipClass(seat, toMove ?? null)}>
          {seat.player && !seat.isViewer ? <Link href={`/player/${encodeURIComponent(seat.player.name)}`}>{name(seat)}</Link> : name(seat)}
        </li>
      ))}
    </ul>
  );
}

/** A player's name, a machine's level, or the word for an empty chair. */
export function useSeatName(): (seat: ChipSeat) => string {
  const t = useText(words);
  const levelName = useLevelName();
  return (seat) => {
    if (seat.isViewer) return t("lobby.you");
    return seat.player?.name ?? (seat.aiLevel === null ? t("lobby.free") : levelName(seat.aiLevel));
  };
}

function chipClass(seat: ChipSeat, toMove: number | null): string {
  const kind = seat.player ? "person" : seat.aiLevel === null ? "free" : "machine";
  return `chip ${kind}${seat.number === toMove ? " moving" : ""}`;
}
