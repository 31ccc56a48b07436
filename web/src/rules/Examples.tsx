import { Glyph, type GlyphName } from "../art/Symbols.tsx";
import { ALONE, type Sides } from "../art/tile.ts";
import { useText } from "../app/text.ts";
import { PlotDrawing } from "../games/moonriver/Plot.tsx";
import { BuildingDrawing } from "../games/theriver/Building.tsx";
import { TileDrawing } from "../games/theriver/Tile.tsx";
import type { Cell, Drawing, Frame } from "./drawing.ts";
import { EXAMPLES } from "./drawings.ts";
import { words } from "./words.ts";
import "../games/moonriver/moonriver.css";
import "../games/theriver/theriver.css";

const SIZE = 100;
const EDGE = 6;
const PEOPLE: readonly GlyphName[] = ["meeple", "ranchero"];
const SCALE = 0.56;
/** Between two pictures that follow each other. */
const GAP = 70;

/** The drawings of a rule, if it has any. What they show is said in the rule itself, so readers hear only the verdict. */
export function Examples({ rule }: { readonly rule: string }) {
  const drawings = EXAMPLES[rule];
  if (!drawings) return null;
  return (
    <div className="examples">
      {drawings.map((drawing, index) => (
        <Example key={index} drawing={drawing} />
      ))}
    </div>
  );
}

function Example({ drawing: { frames, isAllowed, worth, path } }: { readonly drawing: Drawing }) {
  const t = useText(words);
  const widths = frames.map((cells) => extent(cells, "x"));
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width + GAP, 0));
  const width = starts.at(-1)! + widths.at(-1)!;
  const height = Math.max(...frames.map((cells) => extent(cells, "y")));
  return (
    <figure className="example">
      <svg viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`} width={width * SCALE} aria-hidden="true">
        {path && <polyline className="example-path" points={path.map(([x, y]) => `${(x + 0.5) * SIZE},${(y + 0.5) * SIZE}`).join(" ")} />}
        {frames.map((cells, at) => (
          <g key={at} transform={`translate(${starts[at]})`}>
            {at > 0 && <path className="example-arrow" d={`M${18 - GAP} ${height / 2}h26m-12 -12l14 12l-14 12`} />}
            <DrawnFrame cells={cells} />
          </g>
        ))}
      </svg>
      {isAllowed !== null && <figcaption className={isAllowed ? "yes" : "no"}>{isAllowed ? `✓ ${t("rules.yes")}` : `✗ ${t("rules.no")}`}</figcaption>}
      {worth && <figcaption>{worth}</figcaption>}
    </figure>
  );
}

function extent(cells: Frame, axis: "x" | "y"): number {
  const most = Math.max(...cells.map((cell) => cell[axis])) + 1;
  return most * SIZE + (axis === "y" && cells.some(({ card }) => card) ? 20 : 0);
}

function DrawnFrame({ cells }: { readonly cells: Frame }) {
  return (
    <>
      {cells.map((cell) => (
        <g key={`${cell.x} ${cell.y}`} transform={`translate(${cell.x * SIZE} ${cell.y * SIZE})`}>
          <DrawnCell cell={cell} joined={sides(cell, cells)} />
        </g>
      ))}
      {cells.filter(({ isMarked }) => isMarked).map(({ x, y }) => (
        <g key={`${x} ${y}`} className="example-mark">
          <rect x={x * SIZE + 5} y={y * SIZE + 5} width={SIZE - 10} height={SIZE - 10} rx="7" />
          <rect x={x * SIZE + 5} y={y * SIZE + 5} width={SIZE - 10} height={SIZE - 10} rx="7" />
        </g>
      ))}
    </>
  );
}

/** Plots of one terrain that touch are one territory, as on the table; the domino that is laid stays told apart. */
function sides(cell: Cell, cells: Frame): Sides {
  const joins = (dx: number, dy: number) =>
    cells.some(({ x, y, terrain, plot, isMarked }) => !!plot && x === cell.x + dx && y === cell.y + dy && terrain === cell.terrain && !isMarked === !cell.isMarked);
  return cell.standing ? { left: joins(-1, 0), right: joins(1, 0), up: joins(0, -1), down: joins(0, 1) } : ALONE;
}

function DrawnCell({ cell, joined }: { readonly cell: Cell; readonly joined: Sides }) {
  const { plot, standing, tile, card, glyph, text, isFramed } = cell;
  if (plot) return <PlotDrawing face={plot} joined={joined} {...(standing && { standing })} />;
  if (tile) return <TileDrawing tile={tile} />;
  if (card) return <BuildingDrawing card={card} />;
  return (
    <>
      {(!glyph || cell.isMarked) && <rect className="example-cell" x="4" y="4" width="92" height="92" rx="8" />}
      {isFramed && <rect className="example-framed" x="14" y="14" width="72" height="72" rx="6" />}
      {glyph && (
        <g className={PEOPLE.includes(glyph) ? "seat-blue in-seat-colour" : "example-sign"}>
          <Glyph name={glyph} x={20} y={20} size={60} />
        </g>
      )}
      {text && (
        <text className="example-text" x="50" y="62">
          {text}
        </text>
      )}
    </>
  );
}
