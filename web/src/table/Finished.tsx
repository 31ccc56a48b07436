/** How it ended, and what next. */
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { type MatchFacts, word } from "@headwater/client";
import { Icon } from "../art/Symbols.tsx";
import type { GameClient, SeatFace } from "../games/game.ts";
import type { Sitting } from "./TablePage.tsx";
import type { TableText } from "./text.ts";

interface Props {
  sitting: Sitting;
  match: MatchFacts;
  game: GameClient;
  faces: readonly SeatFace[];
  t: TableText;
}

export function Finished({ sitting, match, game, faces, t }: Props) {
  const outcome = match.outcome;
  if (!outcome) return null;
  return (
    <section className="action-bar finished" aria-label={t("table.result")}>
      <p className="asked-for" role="status">{verdict(match, faces, t)}</p>
      {outcome.reason !== "GAME" && <p className="soft">{t(`table.reason.${known(word(outcome.reason))}`)}</p>}
      <ScoreTable match={match} game={game} faces={faces} t={t} />
      <div className="action-buttons">
        <Link className="button" href={`/match/${match.id}/replay`}><Icon name="play" /> {t("table.replay")}</Link>
        {match.viewerSeat !== null && match.status === "FINISHED" && <Rematch sitting={sitting} match={match} t={t} />}
      </div>
    </section>
  );
}

const REASONS = ["resignation", "timeout", "deadline"];

function known(reason: string): string {
  return REASONS.includes(reason) ? reason : "aborted";
}

function verdict(match: MatchFacts, faces: readonly SeatFace[], t: TableText): string {
  const winners = match.outcome?.winners ?? [];
  if (!winners.length) return t("table.no-winner");
  if (match.viewerSeat !== null && winners.includes(match.viewerSeat)) return t(winners.length > 1 ? "table.you-share" : "table.you-win");
  const names = winners.map((seat) => faces.find((face) => face.seat === seat)?.name ?? "").join(", ");
  return t("table.wins", { name: names });
}

function ScoreTable({ match, game, faces, t }: Omit<Props, "sitting">) {
  const lines = match.seats.map((seat) => (seat.scoreDetails ? game.scoreLines(seat.scoreDetails) : []));
  const labels = lines[0]?.map((line) => line.label) ?? [];
  return (
    <div className="score-table-frame" tabIndex={0} role="group" aria-label={t("table.result")}>
      <table className="score-table">
        <thead>
          <tr>
            <td />
            {match.seats.map((seat, at) => (
              <th key={seat.number} scope="col" className={`seat-${faces[at]?.colour}`}><span className="seat-mark" aria-hidden="true" /> <span className="score-name">{faces[at]?.name}</span></th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={label}>
              <th scope="row">{t(label)}</th>
              {lines.map((line, at) => <td key={at}>{line[row]?.points}</td>)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("table.total")}</th>
            {match.seats.map((seat) => <td key={seat.number}>{seat.score}</td>)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Rematch({ sitting, match, t }: { sitting: Sitting; match: MatchFacts; t: TableText }) {
  const [, go] = useLocation();
  const [isSending, setSending] = useState(false);
  if (match.rematchId) return <Link className="button primary" href={`/match/${match.rematchId}`}><Icon name="rematch" /> {t("table.rematch.join")}</Link>;
  const offer = async () => {
    setSending(true);
    const change = await sitting.table.offerRematch().catch(() => null);
    setSending(false);
    if (change?.ok) go(`/match/${change.matchId}`);
  };
  return (
    <button type="button" className="primary" disabled={isSending} onClick={() => void offer()}>
      <Icon name="rematch" /> {t("table.rematch")}
    </button>
  );
}
