/** The ground of a plot or tile: colour, pattern and a landmark, in a square of 100. */
import type { ReactNode } from "react";

const DARK = { stroke: "#1d130a", strokeWidth: 2, strokeLinejoin: "round", strokeLinecap: "round" } as const;

const LANDMARKS: Record<string, ReactNode> = {
  desert: (
    <g {...DARK}>
      <path d="M15 36V20c0-7 9-7 9 0v4c3 0 4-1 4-4v-2c0-4 6-4 6 0v3c0 6-4 9-10 9v6z" fill="#6f9a55" />
      <path d="M15 30c-6 0-8-3-8-8v-3c0-4 5-4 5 0v3c0 1 1 2 3 2" fill="#6f9a55" />
      <path d="M5 37h32" fill="none" />
    </g>
  ),
  canyon: (
    <g {...DARK}>
      <path d="M6 37l3-20h7l2 6h4l2-13h9l5 27z" fill="#9a4a28" />
      <path d="M9 22h8M25 17h9M7 30h29" fill="none" strokeWidth="1.500" />
    </g>
  ),
  badlands: (
    <g {...DARK}>
      <path d="M5 37l6-14 5-1 3-9 6-1 3 11 4 2 5 12z" fill="#99502f" />
      <path d="M11 26l9 2 9-3M18 17l7 2M8 33l11 1 14-2" fill="none" strokeWidth="1.500" />
    </g>
  ),
  meadow: (
    <g {...DARK}>
      <path d="M20 37c-1-9-6-15-13-17 1 8 4 14 10 17M22 37c0-12 1-19 3-27 5 9 4 19 0 27M25 37c3-8 7-12 12-13 0 6-3 11-8 13z" fill="#4f7f35" />
      <path d="M5 37h33" fill="none" />
      <path d="M10 12h.1M34 13h.1" strokeWidth="6" stroke="#fffbe8" />
    </g>
  ),
  forest: (
    <g {...DARK}>
      <path d="M25 37V32h-9l6-7h-4l7-8h-3l7-12 7 12h-3l7 8h-4l6 7h-9v5z" fill="#6da57c" />
      <path d="M11 38v-4H4l5-6H6l6-9 6 9" fill="#5a9169" />
    </g>
  ),
  corn: (
    <g {...DARK}>
      <path d="M12 38V14M30 38V16M21 38V8" fill="none" strokeWidth="3" />
      <path d="M21 20c-5-6-9-7-13-6 2 6 7 9 13 9zM21 27c5-7 9-8 13-7-2 6-7 9-13 9z" fill="#7a9a3a" />
      <path d="M18 18c-1-5 0-11 3-13 3 2 4 8 3 13z" fill="#fff0a8" />
    </g>
  ),
  farm: (
    <g {...DARK}>
      <path d="M6 38V22l5-9 10-6 10 6 5 9v16z" fill="#c4504a" />
      <path d="M6 22l5-9 10-6 10 6 5 9M14 38V25h14v13M14 25l14 13M28 25L14 38M18 16h6" fill="none" />
    </g>
  ),
  mountain: (
    <g {...DARK}>
      <path d="M3 38l14-27 8 13 5-7 10 21z" fill="#8d98a8" />
      <path d="M17 11l6 10-4-1-3 4-4-3zM30 17l5 9-4-1-3 1z" fill="#fff" strokeWidth="1.500" />
    </g>
  ),
};

interface Props {
  terrain: string;
  /** Corners that are cut round; joined neighbours have none. */
  path?: string;
  landmark?: boolean;
}

export function Ground({ terrain, path = "M0 0h100v100H0z", landmark = true }: Props) {
  return (
    <>
      <path d={path} className={`ground ground-${terrain}`} />
      <path d={path} fill={`url(#p-${terrain})`} />
      {landmark && <g transform="translate(4 2)">{LANDMARKS[terrain]}</g>}
    </>
  );
}

/** Two terrains on one tile: the second below the diagonal. */
export function MixedGround({ terrains }: { terrains: readonly string[] }) {
  const [first = "desert", second] = terrains;
  if (!second) return <Ground terrain={first} />;
  return (
    <>
      <Ground terrain={first} />
      <path d="M100 0v100H0z" className={`ground ground-${second}`} />
      <path d="M100 0v100H0z" fill={`url(#p-${second})`} />
      <path d="M100 0L0 100" stroke="#1d130a" strokeOpacity=".5" strokeWidth="2" />
      <g transform="translate(58 56)">{LANDMARKS[second]}</g>
    </>
  );
}
