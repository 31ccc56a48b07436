/** One tile: its ground and what it shows. */
import { memo } from "react";
import { Glyph, type GlyphName } from "../../art/Symbols.tsx";
import { Ground, MixedGround } from "../../art/Terrain.tsx";
import { ALONE, border, outline } from "../../art/tile.ts";
import { RESOURCES, type Resource, type Tile } from "./view.ts";

export const TileDrawing = memo(function TileDrawing({ tile }: { tile: Tile }) {
  const isMixed = tile.terrains.length > 1;
  return (
    <>
      <g className="tile-ground">{isMixed ? <MixedGround terrains={tile.terrains} /> : <Ground terrain={tile.terrains[0] ?? "desert"} path={outline(ALONE)} />}</g>
      <path d={border(ALONE)} className="plot-border" />
      {tile.effect ? <Effect tile={tile} /> : <Symbols names={symbols(tile)} isMixed={isMixed} />}
    </>
  );
});

function symbols(tile: Tile): GlyphName[] {
  const produced = RESOURCES.flatMap((resource) => Array.from({ length: tile.production[resource] ?? 0 }, () => resource as GlyphName));
  return [...produced, ...Array.from({ length: tile.warehouses }, () => "warehouse" as const)];
}

function Symbols({ names, isMixed }: { names: GlyphName[]; isMixed: boolean }) {
  const width = names.length * 38 + 6;
  const [x, y] = isMixed ? [50 - width / 2, 29] : [94 - width, 52];
  return (
    <>
      <rect x={x} y={y} width={width} height="42" rx="10" className="plaque" />
      {names.map((name, at) => <Glyph key={at} name={name} x={x + 4 + at * 38} y={y + 3} size={36} />)}
    </>
  );
}

const SIGNS: Record<string, { glyph: GlyphName; text: string }> = {
  reshape: { glyph: "swap", text: "×2" },
  "idle-hands": { glyph: "meeple", text: "1★" },
  trophy: { glyph: "token", text: "1★" },
};

const TEXTS: Record<string, string> = { specialist: "≤3★", income: "↻ 2★", windfall: "×4" };

function Effect({ tile: { effect = "", of = "" } }: { tile: Tile }) {
  const sign = SIGNS[effect] ?? { glyph: of as Resource as GlyphName, text: TEXTS[effect] ?? "" };
  return (
    <g className="effect">
      <rect x="6" y="50" width="88" height="44" rx="10" className="plaque" />
      {effect === "per-terrain" ? <Swatch terrain={of} /> : <Glyph name={sign.glyph} x={10} y={54} size={35} />}
      <text x="69" y="79" className={sign.text.length > 3 ? "effect-text long" : "effect-text"}>{effect === "per-terrain" ? "1★" : sign.text}</text>
    </g>
  );
}

function Swatch({ terrain }: { terrain: string }) {
  return (
    <g transform="translate(12 54) scale(.86)">
      <Ground terrain={terrain} path="M0 6q0-6 6-6h30q6 0 6 6v30q0 6-6 6H6q-6 0-6-6z" />
      <path d="M0 6q0-6 6-6h30q6 0 6 6v30q0 6-6 6H6q-6 0-6-6z" className="plot-border" />
    </g>
  );
}
