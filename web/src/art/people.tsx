/** Partners, rancheros, pioneers: those in one colour take the colour of their seat. */
const INK = { stroke: "#2b211b", strokeWidth: 2, strokeLinejoin: "round", strokeLinecap: "round" } as const;

export const PEOPLE = {
  meeple: (
    <path
      d="M24 4c5 0 8 4 8 8 0 2-1 4-2 5 7 1 14 4 14 9 0 3-3 5-7 4l-3-1c2 6 5 9 5 13 0 2-1 3-3 3H28l-4-8-4 8h-8c-2 0-3-1-3-3 0-4 3-7 5-13l-3 1c-4 1-7-1-7-4 0-5 7-8 14-9-1-1-2-3-2-5 0-4 3-8 8-8z"
      fill="currentColor" stroke="var(--piece-edge)" strokeWidth="2" strokeLinejoin="round"
    />
  ),
  ranchero: (
    <g stroke="var(--piece-edge)" strokeWidth="2" strokeLinejoin="round" fill="currentColor">
      <path d="M10 45c0-10 5-17 14-17s14 7 14 17z" />
      <circle cx="24" cy="21" r="8.500" />
      <path d="M4 17c6 3 12 3 20 3s14 0 20-3c-1-3-5-2-9-2-1-7-4-11-7-11-2 0-3 1-4 1s-2-1-4-1c-3 0-6 4-7 11-4 0-8-1-9 2z" />
    </g>
  ),
  cowboy: (
    <g {...INK}>
      <path d="M3 30c7 5 14 6 21 6s14-1 21-6c-1-4-6-3-10-2-1-9-4-17-8-17-2 0-2 1-3 1s-1-1-3-1c-4 0-7 8-8 17-4-1-9-2-10 2z" fill="#b9854e" />
      <path d="M13.500 25c7 2.500 14 2.500 21 0l.6 4c-7 2-15 2-22 0z" fill="#5a3722" />
    </g>
  ),
  desperado: (
    <g {...INK}>
      <path d="M8 13c10-4 22-4 32 0l-2 8c-9-2-19-2-28 0z" fill="#3a3430" />
      <path d="M9 24c9-3 21-3 30 0-1 10-8 17-15 21C17 41 10 34 9 24z" fill="#c23b32" />
      <path d="M18 29h.1M24 32h.1M30 29h.1M21 36h.1M27 36h.1" stroke="#fff" strokeWidth="3" />
      <path d="M13 17h.1M35 17h.1" stroke="#3a3430" />
    </g>
  ),
  "cattle-thief": (
    <g fill="none" strokeLinecap="round">
      <ellipse cx="27" cy="17" rx="17" ry="12" stroke="#2b211b" strokeWidth="7" />
      <path d="M14 25c-6 6-8 12-6 19" stroke="#2b211b" strokeWidth="7" />
      <ellipse cx="27" cy="17" rx="17" ry="12" stroke="#d9a55c" strokeWidth="3.500" />
      <path d="M14 25c-6 6-8 12-6 19" stroke="#d9a55c" strokeWidth="3.500" />
      <path d="M11 27l6-5" stroke="#2b211b" strokeWidth="5" />
    </g>
  ),
  "gold-digger": (
    <g {...INK}>
      <path d="M33 13l4 4-26 27-5-5z" fill="#a06a39" />
      <path d="M14 5c14-3 28 7 30 27-6-10-14-18-28-21-3-1-4-5-2-6z" fill="#a9b3bf" />
    </g>
  ),
  trapper: (
    <g {...INK}>
      <path d="M4 27c0-11 9-19 20-19s20 8 20 19l-5 2-3-5-4 6-4-6-4 6-4-6-4 6-4-6-3 5z" fill="#8f99a6" />
      <path d="M4 33c4 7 11 9 20 9s16-2 20-9l-5-2-3 4-4-5-4 5-4-5-4 5-4-5-4 5-3-4z" fill="#707b89" />
    </g>
  ),
  farmer: (
    <g {...INK}>
      <path d="M22 20h4v25h-4z" fill="#a06a39" />
      <path d="M11 4h4v10c0 4 3 5 7 5V4h4v15c4 0 7-1 7-5V4h4v11c0 7-5 10-13 10S11 22 11 15z" fill="#a9b3bf" />
    </g>
  ),
};
