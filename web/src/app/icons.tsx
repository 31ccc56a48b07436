/** Small drawings of the shell, in the colour of the text around them. */
import type { ReactNode } from "react";

type IconName = keyof typeof SHAPES;

const SHAPES = {
  play: <path d="M7 4.5v15l12-7.5z" />,
  lobby: <path d="M3 9h18M5 9v10M19 9v10M8 9V6a4 4 0 0 1 8 0v3" />,
  leagues: <path d="M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3.5 5M17 6h3c0 3-1 5-3.5 5M12 14v4M8 20h8" />,
  rankings: <path d="M4 20v-6h4v6M10 20V8h4v12M16 20v-9h4v9M3 20h18" />,
  rules: <path d="M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14" />,
  account: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-6 8-6s7 2 8 6" />,
  settings: <path d="M4 7h10M18 7h2M4 17h2M10 17h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />,
  talk: <path d="M4 5h16v11H10l-5 4v-4H4z" />,
  copy: <path d="M9 9h10v11H9zM5 15V4h10" />,
  clock: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2" />,
  eye: <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />,
} as const satisfies Record<string, ReactNode>;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 64 52" aria-hidden="true">
      <circle className="mark-sun" cx="47" cy="14" r="9" />
      <path className="mark-hills" d="M0 40 14 20l11 13 8-9 15 16h16v12H0z" />
      <path className="mark-river" d="M25 52c0-5 11-6 8-10-3-3-9-4-7-9h4c-1 4 12 5 13 10 1 4-5 5-5 9z" />
    </svg>
  );
}
