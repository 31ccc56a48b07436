import { useSession } from "@headwater/react";
import { Link } from "wouter";
import { useText } from "../app/text.ts";
import { words as deskWords } from "./desk/words.ts";
import { EntrantLink } from "./EntrantLink.tsx";
import { entrantName } from "./entrants.ts";
import type { LeagueTable } from "./Rounds.tsx";
import { words } from "./words.ts";

type Props = {
  readonly table: LeagueTable;
  readonly hasDivisions: boolean;
  /** Null for everybody who is no referee. */
  readonly rule: ((table: LeagueTable) => void) | null;
};

export function TableCard({ table, hasDivisions, rule }: Props) {
  const t = useText(words);
  const d = useText(deskWords);
  const title = [hasDivisions && t("league.division", { number: table.division }), t("league.table", { number: table.number })].filter(Boolean).join(" · ");
  return (
    <li className={table.isAnnulled ? "table-card annulled" : "table-card"}>
      <h3>
        {title}
        <End table={table} />
      </h3>
      <ol>
        {seatsOf(table).map((seat) => (
          <SeatLine key={seat.index} table={table} seat={seat} />
        ))}
      </ol>
      <div className="table-acts">
        <TableLink table={table} title={title} />
        {rule && (
          <button type="button" className="quiet" aria-label={`${d("desk.rule")}: ${title}`} onClick={() => rule(table)}>
            {d("desk.rule")}
          </button>
        )}
      </div>
    </li>
  );
}

type Seat = { readonly index: number; readonly rank: number | null; readonly score: number | null };

/** The seats, the best first once it is over. */
export function seatsOf({ players, ranks, scores }: Pick<LeagueTable, "players" | "ranks" | "scores">): readonly Seat[] {
  const seats = players.map((_, index) => ({ index, rank: ranks?.[index] ?? null, score: scores?.[index] ?? null }));
  return seats.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
}

function SeatLine({ table, seat }: { readonly table: LeagueTable; readonly seat: Seat }) {
  const t = useText(words);
  const player = table.players[seat.index];
  const seated = table.seated[seat.index];
  if (player === undefined) return null;
  return (
    <li>
      <span className="seat-rank">{seat.rank}</span>
      <span>
        <EntrantLink entrant={player} />
        {seated && seated.id !== player?.id && <span className="tag">{t("league.substitute", { name: entrantName(seated) })}</span>}
        {table.players.length === 1 && table.matchId === null && <span className="tag">{t("league.out")}</span>}
      </span>
      <span className="seat-score">{seat.score}</span>
    </li>
  );
}

function End({ table }: { readonly table: LeagueTable }) {
  const t = useText(words);
  if (table.isAnnulled || table.isAnnulledLate) return <span className="tag">{t("league.annulled")}</span>;
  return table.how && table.how !== "PLAYED" ? <span className="tag">{t(`league.how.${table.how}`)}</span> : null;
}

function TableLink({ table, title }: { readonly table: LeagueTable; readonly title: string }) {
  const t = useText(words);
  const player = useSession()?.player.id;
  if (table.matchId === null) return null;
  const isOver = table.ranks !== null || table.isAnnulled;
  const isOwn = !isOver && player !== undefined && table.seated.some((entrant) => entrant?.id === player);
  const text = t(isOver ? "league.replay" : isOwn ? "league.play" : "league.watch");
  return (
    <Link href={`/match/${table.matchId}${isOver ? "/replay" : ""}`} className={isOwn ? "button primary" : "button"} aria-label={`${text}: ${title}`}>
      {text}
    </Link>
  );
}
