/** Luck and decisions apart: what each choice cost, and what a machine would have played. */
import { useHeadwater } from "@headwater/react";
import { useEffect, useRef, useState } from "react";
import type { LogEvent } from "@headwater/client";
import type { Names, SeatFace } from "../games/game.ts";
import { LogText } from "../table/LogText.tsx";
import type { TableText } from "../table/text.ts";
import { balances, readAnalysis, type Reading, type Review } from "./analysis.ts";

interface Props {
  id: string;
  faces: readonly SeatFace[];
  names: Names;
  moves: readonly LogEvent[];
  chosen: Review | null;
  choose(review: Review | null): void;
  t: TableText;
}

export function AnalysisPanel({ id, faces, names, moves, chosen, choose, t }: Props) {
  const client = useHeadwater();
  const [reading, setReading] = useState<Reading | null>(null);
  const [state, setState] = useState<"idle" | "reading" | "failed">("idle");
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const begin = () => {
    setState("reading");
    readAnalysis(client, id, setReading, () => isMounted.current).catch(() => setState("failed"));
  };
  if (!reading)
    return (
      <div className="analysis-intro">
        <p className="soft">{t(state === "failed" ? "replay.analysis.failed" : "replay.analysis.intro")}</p>
        <button type="button" className="primary" disabled={state === "reading"} onClick={begin}>{t(state === "reading" ? "replay.analysis.thinking" : "replay.analysis.begin")}</button>
      </div>
    );
  return (
    <>
      {!reading.isDone && <progress max={reading.plies} value={reading.reviews.length} aria-label={t("replay.analysis.thinking")} />}
      <Balances reading={reading} faces={faces} t={t} />
      <ol className="reviews">
        {reading.reviews.map((review) => (
          <li key={review.ply} className={review.ply === chosen?.ply ? "current" : ""}>
            <ReviewLine review={review} faces={faces} names={names} move={moves[review.ply - 1]} act={() => choose(review)} t={t} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Balances({ reading, faces, t }: { reading: Reading; faces: readonly SeatFace[]; t: TableText }) {
  return (
    <table className="score-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{t("replay.decisions")}</th>
          <th scope="col">{t("replay.luck")}</th>
          <th scope="col">{t("replay.slips")}</th>
        </tr>
      </thead>
      <tbody>
        {balances(reading.reviews, faces.length).map((balance, at) => (
          <tr key={balance.seat} className={`seat-${faces[at]?.colour}`}>
            <th scope="row"><span className="seat-mark" aria-hidden="true" /> {faces[at]?.name}</th>
            <td>{signed(-balance.cost)}</td>
            <td>{signed(balance.luck)}</td>
            <td>{balance.slips}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function signed(points: number): string {
  const rounded = Math.round(points * 10) / 10;
  if (rounded === 0) return "0";
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}

interface LineProps {
  review: Review;
  faces: readonly SeatFace[];
  names: Names;
  move: LogEvent | undefined;
  act(): void;
  t: TableText;
}

function ReviewLine({ review, faces, names, move, act, t }: LineProps) {
  const face = faces.find((one) => one.seat === review.seat);
  const text = move?.texts[1] ?? move?.texts[0] ?? review.notation;
  const grade = review.cost >= 3 ? "mistake" : review.cost >= 1 ? "slip" : "fine";
  return (
    <button type="button" className={`log-line seat-${face?.colour} ${grade}`} onClick={act}>
      <span className="review-text"><LogText text={text} faces={faces} names={names} /></span>
      <span className="review-cost" aria-label={t("replay.cost", { points: signed(-review.cost) })}>{review.cost < 0.05 ? "" : signed(-review.cost)}</span>
    </button>
  );
}
