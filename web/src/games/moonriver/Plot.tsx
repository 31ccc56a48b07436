/** One plot: its ground, what is printed on it, and what stands on it. */
import { memo } from "react";
import { Glyph, type GlyphName } from "../../art/Symbols.tsx";
import { Ground } from "../../art/Terrain.tsx";
import { ALONE, border, outline, type Sides } from "../../art/tile.ts";
import type { Kind } from "./view.ts";

interface Props {
  face: Kind;
  joined?: Sides;
  /** Cows and partner that stand on it; printed cows are shown until it is laid. */
  standing?: { cows: number; partner: string | null };
}

/** Drawn anew only when it looks different: a long match is scrubbed through at full speed. */
export const PlotDrawing = memo(function PlotDrawing({ face, joined = ALONE, standing }: Props) {
  return (
    <>
      <Ground terrain={face.terrain} path={outline(joined)} />
      <path d={border(joined)} className="plot-border" />
      <Printed face={face} isLaid={!!standing} />
      {standing?.partner && <Partner name={standing.partner} />}
      {standing ? <Herd cows={standing.cows} /> : <PrintedCows cows={face.cows} />}
    </>
  );
}, looksSame);

function looksSame(a: Props, b: Props): boolean {
  const [one, two] = [a.joined ?? ALONE, b.joined ?? ALONE];
  const isSameGround = a.face.id === b.face.id && a.face.terrain === b.face.terrain && a.face.circles === b.face.circles;
  const isSameShape = one.left === two.left && one.right === two.right && one.up === two.up && one.down === two.down;
  return isSameGround && isSameShape && !a.standing === !b.standing && a.standing?.cows === b.standing?.cows && a.standing?.partner === b.standing?.partner;
}

function Printed({ face, isLaid }: { face: Kind; isLaid: boolean }) {
  return (
    <>
      {face.circles > 0 && <circle cx="72" cy="27" r="21" className="plot-circle" />}
      {face.skulls > 0 && <Glyph name="skull" x={53} y={7} size={38} className={isLaid ? "spent" : ""} />}
      {row("nugget", face.nuggets, 54, 8, 36)}
      {row("beaver", face.beavers, face.beavers > 1 ? 42 : 56, 8, face.beavers > 1 ? 28 : 36)}
      {face.cobs > 0 && <Cobs cobs={face.cobs} />}
    </>
  );
}

function row(name: GlyphName, count: number, x: number, y: number, size: number) {
  return Array.from({ length: count }, (_, at) => <Glyph key={`${name}${at}`} name={name} x={x + at * size * 0.95} y={y} size={size} />);
}

function Cobs({ cobs }: { cobs: number }) {
  const size = 34;
  const [upper, lower] = [Math.floor(cobs / 2), Math.ceil(cobs / 2)];
  return (
    <>
      {row("cob", upper, 88 - upper * size * 0.95, 14, size)}
      {row("cob", lower, 52 - (lower * size * 0.95) / 2 - 1, 58, size)}
    </>
  );
}

function PrintedCows({ cows }: { cows: number }) {
  return <>{row("cow-print", cows, cows > 1 ? 12 : 30, 52, 41)}</>;
}

function Herd({ cows }: { cows: number }) {
  if (cows === 0) return null;
  const shown = Math.min(cows, 2);
  return (
    <g className="herd">
      {row("cow", shown, shown > 1 ? 10 : 29, 53, 42)}
      {cows > 2 && (
        <g>
          <circle cx="86" cy="86" r="13" className="count-disc" />
          <text x="86" y="91.500" className="count">{cows}</text>
        </g>
      )}
    </g>
  );
}

export function Partner({ name }: { name: string }) {
  return (
    <g>
      <circle cx="72" cy="27" r="23" className={`partner-disc partner-${name}`} />
      <Glyph name={name as GlyphName} x={55} y={10} size={34} />
    </g>
  );
}
