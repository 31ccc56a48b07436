/** Matches of one player: with whom, and how they ended. */
import { Link } from "wouter";
import type { PlayerRecordQuery } from "../app/documents.ts";
import { date, useText } from "../app/text.ts";
import { SeatChips } from "../lobby/SeatChips.tsx";
import { useTimingText } from "../lobby/timing.ts";
import { words } from "./words.ts";
import "../lobby/lobby.css";

type Match = NonNullable<NonNullable<PlayerRecordQuery["matches"]>["edges"][number]["node"]>;

export function FinishedList({ matches, player }: { readonly matches: readonly Match[]; readonly player: string }) {
  const t = useText(words);
  if (!matches.length) return <p className="soft">{t("player.none")}</p>;
  return (
    <ul className="rows">
      {matches.map((match) => (
        <Row key={match.id} match={match} player={player} />
      ))}
    </ul>
  );
}

function Row({ match, player }: { readonly match: Match; readonly player: string }) {
  const t = useText(words);
  const timing = useTimingText();
  const own = match.seats.find((seat) => seat.player?.id === player);
  return (
    <li className="row">
      <div className="row-what">
        <strong>{match.game.name}</strong>
        <span className="soft">
          {date(match.endedAt ?? match.openedAt)} · {timing(match.timing)}
        </span>
      </div>
      <div className="row-result">
        <SeatChips seats={match.seats} />
        <span className={own?.rank === 1 ? "place won" : "place"}>
          {own?.rank ? t("player.place", { rank: own.rank, score: own.score ?? 0 }) : t(`player.status.${match.status}`)}
        </span>
      </div>
      <Link href={`/match/${match.id}`} className="button">
        {t("player.open")}
      </Link>
    </li>
  );
}
