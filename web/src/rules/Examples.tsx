import { Ground } from "../art/Terrain.tsx";
import { useText } from "../app/text.ts";
import { type Cell, type Drawing, EXAMPLES } from "./drawings.ts";
import { words } from "./words.ts";

const SIZE = 100;
const EDGE = 6;
const TILE = "M10 2h80a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8z";

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

function Example({ drawing }: { readonly drawing: Drawing }) {
  const t = useText(words);
  const { cells, isAllowed, path } = drawing;
  const width = (Math.max(...cells.map(({ x }) => x)) + 1) * SIZE;
  const height = (Math.max(...cells.map(({ y }) => y)) + 1) * SIZE;
  return (
    <figure className="example">
      <svg viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`} width={width * 0.56} aria-hidden="true">
        {path && <polyline className="example-path" points={path.map(([x, y]) => `${(x + 0.5) * SIZE},${(y + 0.5) * SIZE}`).join(" ")} />}
        {cells.map((cell) => (
          <DrawnCell key={`${cell.x} ${cell.y}`} cell={cell} />
        ))}
        {cells.filter(({ isMarked }) => isMarked).map(({ x, y }) => (
          <rect key={`${x} ${y}`} className="example-mark" x={x * SIZE + 3} y={y * SIZE + 3} width={SIZE - 6} height={SIZE - 6} rx="8" />
        ))}
      </svg>
      {isAllowed !== null && <figcaption className={isAllowed ? "yes" : "no"}>{isAllowed ? `✓ ${t("rules.yes")}` : `✗ ${t("rules.no")}`}</figcaption>}
    </figure>
  );
}

function DrawnCell({ cell: { x, y, terrain, text } }: { readonly cell: Cell }) {
  return (
    <g transform={`translate(${x * SIZE} ${y * SIZE})`}>
      {terrain ? <Ground terrain={terrain} path={TILE} /> : <rect className="example-cell" x="4" y="4" width="92" height="92" rx="8" />}
      {text && (
        <text className="example-text" x="50" y="62">
          {text}
        </text>
      )}
    </g>
  );
}
