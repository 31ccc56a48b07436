/** Signs of actions and the table's own buttons, in one colour. */
const LINE = { fill: "none", stroke: "currentColor", strokeWidth: 4, strokeLinecap: "round", strokeLinejoin: "round" } as const;

export const SIGNS = {
  claim: (
    <g {...LINE}>
      <path d="M12 44V6M12 8h24l-6 8 6 8H12" />
    </g>
  ),
  construct: (
    <g {...LINE}>
      <path d="M24 20L8 36c-3 3 1 7 4 4l16-16M20 12l8-7 15 15-7 8-5-5-4 4-7-7 4-4z" />
    </g>
  ),
  first: (
    <g {...LINE}>
      <path d="M6 16l9 8 9-15 9 15 9-8-4 23H10z" />
    </g>
  ),
  reserve: (
    <g {...LINE}>
      <path d="M13 5h22v38L24 34l-11 9z" />
    </g>
  ),
  swap: (
    <g {...LINE}>
      <path d="M7 17h32M31 8l9 9-9 9M41 33H9M17 24l-9 9 9 9" />
    </g>
  ),
  trade: (
    <g {...LINE}>
      <path d="M7 15h26M27 7l8 8-8 8" />
      <circle cx="36" cy="35" r="7" />
      <path d="M8 35h12M8 29v12" />
    </g>
  ),
  boat: (
    <g {...LINE}>
      <path d="M5 30h38l-6 12H11zM24 30V6l14 18H24" />
    </g>
  ),
  turn: (
    <g {...LINE}>
      <path d="M40 24a16 16 0 1 1-5-11.500M36 4v10H26" />
    </g>
  ),
  undo: (
    <g {...LINE}>
      <path d="M17 8L7 18l10 10M8 18h20c8 0 13 5 13 12s-5 12-13 12h-8" />
    </g>
  ),
  check: <path {...LINE} d="M8 25l11 11L41 12" />,
  close: <path {...LINE} d="M10 10l28 28M38 10L10 38" />,
  hint: (
    <g {...LINE}>
      <path d="M18 40h12M20 46h8M15 30c-9-9-4-25 9-25s18 16 9 25c-2 2-3 3-3 5H18c0-2-1-3-3-5z" />
    </g>
  ),
  flag: <path {...LINE} d="M12 45V5c10-4 16 5 27 1v20c-11 4-17-5-27-1" />,
  share: (
    <g {...LINE}>
      <circle cx="36" cy="9" r="5" />
      <circle cx="12" cy="24" r="5" />
      <circle cx="36" cy="39" r="5" />
      <path d="M17 21l14-9M17 27l14 9" />
    </g>
  ),
  log: <path {...LINE} d="M8 10h32M8 20h32M8 30h22M8 40h28" />,
  menu: <path {...LINE} strokeWidth={6} d="M24 9h.1M24 24h.1M24 39h.1" />,
  back: <path {...LINE} d="M30 8L14 24l16 16" />,
  forward: <path {...LINE} d="M18 8l16 16-16 16" />,
  start: <path {...LINE} d="M36 8L20 24l16 16M11 8v32" />,
  end: <path {...LINE} d="M12 8l16 16-16 16M37 8v32" />,
  play: <path d="M13 7l28 17-28 17z" fill="currentColor" />,
  pause: <path d="M11 7h9v34h-9zM28 7h9v34h-9z" fill="currentColor" />,
  download: <path {...LINE} d="M24 5v26M13 21l11 11 11-11M7 42h34" />,
  seal: (
    <g {...LINE}>
      <path d="M24 4l16 6v12c0 11-7 18-16 22C15 40 8 33 8 22V10zM16 23l6 6 11-11" />
    </g>
  ),
  rematch: <path {...LINE} d="M7 20c3-9 12-14 21-11 5 1 9 5 11 9M41 8v11H30M41 28c-3 9-12 14-21 11-5-1-9-5-11-9M7 40V29h11" />,
  robot: (
    <g {...LINE}>
      <path d="M10 18h28v22H10zM24 18V9M4 26v7M44 26v7M18 33h12" />
      <path d="M19 25h.1M29 25h.1M24 7h.1" strokeWidth={6} />
    </g>
  ),
  person: <path {...LINE} d="M24 24a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM7 43c1-9 8-13 17-13s16 4 17 13" />,
  star: <path d="M24 4l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2z" fill="currentColor" />,
};
