/** A rating over time as a line. Its words stand outside the drawing, so that they keep their size on a phone. */
import { date } from "../app/text.ts";
import { curve, type Point, range } from "./curve.ts";

const WIDTH = 600;
const HEIGHT = 140;

export function RatingPlot({ points, label }: { readonly points: readonly Point[]; readonly label: string }) {
  const { least, most } = range(points);
  const line = curve(points, WIDTH, HEIGHT);
  const [first, last] = [points[0]!, points.at(-1)!];
  return (
    <figure className="plot">
      <div className="plot-scale" aria-hidden="true">
        <span>{most}</span>
        <span>{least}</span>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={`${label}: ${first.ratingAfter} – ${last.ratingAfter}`}>
        <path className="plot-grid" d={`M0 .5H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - 0.5}H${WIDTH}`} />
        <path className="plot-area" d={`${line}V${HEIGHT}H0z`} />
        <path className="plot-line" d={line} />
      </svg>
      <figcaption className="soft">
        <span>{date(first.at)}</span>
        <span>{date(last.at)}</span>
      </figcaption>
    </figure>
  );
}
