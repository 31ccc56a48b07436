/** Every symbol of both games, drawn once a page and used by name. */
import { memo } from "react";
import { Patterns } from "./Patterns.tsx";
import { PEOPLE } from "./people.tsx";
import { PIECES } from "./pieces.tsx";
import { SIGNS } from "./signs.tsx";

const DRAWINGS = { ...PIECES, ...PEOPLE, ...SIGNS };

export type GlyphName = keyof typeof DRAWINGS;

/** The drawings that `Glyph` refers to; the page shows it once. */
export const Symbols = memo(function Symbols() {
  return (
    <svg className="art-symbols" aria-hidden="true" focusable="false">
      <defs>
        <Patterns />
        {Object.entries(DRAWINGS).map(([name, drawing]) => (
          <symbol key={name} id={`g-${name}`} viewBox="0 0 48 48">
            {drawing}
          </symbol>
        ))}
      </defs>
    </svg>
  );
});

export function Glyph({ name, x = 0, y = 0, size = 24, className }: { name: GlyphName; x?: number; y?: number; size?: number; className?: string }) {
  return <use href={`#g-${name}`} x={x} y={y} width={size} height={size} className={className} />;
}

/** A symbol in a line of text or on a button. */
export function Icon({ name, className = "" }: { name: GlyphName; className?: string }) {
  return (
    <svg className={`art-icon ${className}`} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <Glyph name={name} size={48} />
    </svg>
  );
}
