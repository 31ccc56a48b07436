/** Everyone at the table: score, clock, presence, whose turn it is. */
import { useEffect, useState } from "react";
import { type MatchFacts, word } from "@headwater/client";
import { AwaySign } from "../absence/AwaySign.tsx";
import { words } from "../absence/words.ts";
import { date, time, useText } from "../app/text.ts";
import { Icon } from "../art/Symbols.tsx";
import type { GameClient, SeatFace } from "../games/game.ts";
import type { Sitting } from "./TablePage.tsx";
import type { TableText } from "./text.ts";

type Seat = MatchFacts["seats"][number];

interface Props {
  match: MatchFacts;
  sitting: Sitting;
  game: GameClient;
  faces: readonly SeatFace[];
  main: number;
  open(seat: number | null): void;
  t: TableText;
}

export function SeatStrip({ match, sitting, game, faces, main, open, t }: Props) {
  return (
    <ul className="seats" aria-label={t("table.seats")}>
      {match.seats.map((seat, at) => (
        <li key={seat.number} className={seatClass(match, seat, main)} data-anchor={`seat:${seat.number}`}>
          <button type="button" className="seat" aria-pressed={seat.number === main} onClick={() => open(seat.isViewer ? null : seat.number)}>
            <span className="seat-mark" aria-hidden="true" />
            <span className="seat-name">
              {faces[at]?.name}
              {(seat.aiLevel || seat.standIn) && <Icon name="robot" />}
            </span>
            <span className="seat-note">{note(match, seat, t)}</span>
            <SeatClock sitting={sitting} seat={seat} />
            <span className="seat-score" aria-label={t("table.points", { count: seat.score ?? 0 })}>{seat.score ?? 0}</span>
          </button>
          {seat.player && match.endedAt === null && match.timing.pace === "CORRESPONDENCE" && <AwaySign away={seat.player.away} />}
          <StoppedSign seat={seat} />
          <Breakdown game={game} details={seat.scoreDetails} t={t} />
        </li>
      ))}
    </ul>
  );
}

function seatClass(match: MatchFacts, seat: Seat, main: number): string {
  const isToMove = match.toMove?.number === seat.number;
  return `seat-${word(seat.colour ?? "none")}${isToMove ? " to-move" : ""}${seat.number === main ? " shown" : ""}${seat.isViewer ? " own" : ""}`;
}

function note(match: MatchFacts, seat: Seat, t: TableText): string {
  if (seat.rank) return t("table.rank", { rank: seat.rank });
  if (seat.left) return t(`table.left.${word(seat.left)}`);
  if (match.toMove?.number === seat.number) return seat.isViewer ? t("table.your-turn") : t("table.thinking");
  return seat.player && !seat.isViewer && !seat.isConnected ? t("table.away") : "";
}

/** What the points are made of, shown beside the score while it is pointed at or focused. */
function Breakdown({ game, details, t }: { game: GameClient; details: unknown; t: TableText }) {
  if (!details) return null;
  return (
    <dl className="breakdown">
      {game.scoreLines(details).map((line) => (
        <div key={line.label}>
          <dt>{t(line.label)}</dt>
          <dd>{line.points}</dd>
        </div>
      ))}
    </dl>
  );
}

/** That the seat is to move and its clock stands still. */
function StoppedSign({ seat }: { seat: Seat }) {
  const t = useText(words);
  const until = seat.clock?.stoppedUntil;
  return until && until > Date.now() && <span className="away-sign">{t("away.stopped", { when: `${date(until)}, ${time(until)}` })}</span>;
}

function SeatClock({ sitting, seat }: { sitting: Sitting; seat: Seat }) {
  const isRunning = (seat.clock?.isRunning ?? false) || Boolean(seat.clock?.stoppedUntil);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = sitting.table.timeLeft(seat.number);
  if (left === null) return null;
  return <time className={`clock${isRunning ? " running" : ""}${left < 30_000 ? " short" : ""}`} role="timer">{clockText(left)}</time>;
}

export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
