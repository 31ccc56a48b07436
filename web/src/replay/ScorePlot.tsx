/** The scores over time; a touch goes there. */
import { memo, type PointerEvent } from "react";
import type { SeatFace } from "../games/game.ts";
import type { TableText } from "../table/text.ts";
import type { Scores } from "./scores.ts";

interface Props {
  scores: Scores;
  versions: readonly number[];
  at: number;
  faces: readonly SeatFace[];
  go(index: number): void;
  t: TableText;
}

const WIDTH = 640;
const HEIGHT = 180;
const EDGE = { left: 34, right: 12, top: 10, bottom: 20 };

export function ScorePlot({ scores, versions, at, faces, go, t }: Props) {
  const most = Math.max(10, ...[...scores.values()].flat());
  const x = (index: number) => EDGE.left + (index / Math.max(1, versions.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type !== "pointerdown" && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const along = ((event.clientX - box.x) / box.width) * WIDTH - EDGE.left;
    go(Math.round((along / (WIDTH - EDGE.left - EDGE.right)) * (versions.length - 1)));
  };
  return (
    <svg className="score-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("replay.plot")} onPointerDown={move} onPointerMove={move}>
      <Lines scores={scores} versions={versions} faces={faces} most={most} />
      <path d={`M${x(at)} ${EDGE.top}V${HEIGHT - EDGE.bottom}`} className="plot-now" />
    </svg>
  );
}

interface LinesProps {
  scores: Scores;
  versions: readonly number[];
  faces: readonly SeatFace[];
  most: number;
}

const DASHES = ["", "9 5", "2 5", "12 4 2 4"];

/** Seats differ by dash as well as by colour. */
const Lines = memo(function Lines({ scores, versions, faces, most }: LinesProps) {
  const x = (index: number) => EDGE.left + (index / Math.max(1, versions.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (score: number) => HEIGHT - EDGE.bottom - (score / most) * (HEIGHT - EDGE.top - EDGE.bottom);
  const steps = [0, Math.round(most / 2), most];
  return (
    <>
      {steps.map((score) => (
        <g key={score}>
          <path d={`M${EDGE.left} ${y(score)}H${WIDTH - EDGE.right}`} className="plot-grid" />
          <text x={EDGE.left - 6} y={y(score) + 4} className="plot-label">{score}</text>
        </g>
      ))}
      {faces.map((face, seat) => {
        const points = versions.flatMap((version, index) => {
          const score = scores.get(version)?.[seat];
          return score === undefined ? [] : [`${x(index).toFixed(1)} ${y(score).toFixed(1)}`];
        });
        const line = points.length ? `M${points.join("L")}` : "";
        return (
          <g key={face.seat} className={`seat-${face.colour}`}>
            <path d={line} className="plot-edge" />
            <path d={line} className="plot-line" strokeDasharray={DASHES[seat]} />
          </g>
        );
      })}
    </>
  );
});
