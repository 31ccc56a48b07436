/** Wooden and cardboard pieces, in a square of 48. */
export const PIECES = {
  cow: (
    <g stroke="#2b211b" strokeWidth="2" strokeLinejoin="round">
      <path d="M13 13c-5-1-8-4-8-9 4 3 8 3 12 4zM35 13c5-1 8-4 8-9-4 3-8 3-12 4z" fill="#e8d7b0" />
      <path d="M12 17c-4-2-8-1-10 2 2 4 6 5 10 3zM36 17c4-2 8-1 10 2-2 4-6 5-10 3z" fill="#c9a27e" />
      <path d="M12 12c3-5 21-5 24 0l-1 13c0 5 2 8 1 12-2 6-7 8-12 8s-10-2-12-8c-1-4 1-7 1-12z" fill="#fbf7ef" />
      <path d="M12 12c2-3 6-4 9-4-1 7-2 12-7 15l-1-1zM36 12l-1 12c-4-1-5-5-5-9 2-3 3-4 6-3z" fill="#6b4a37" stroke="none" />
      <path d="M14 36c0-5 4-7 10-7s10 2 10 7c0 6-4 9-10 9s-10-3-10-9z" fill="#e7b7a5" />
      <path d="M18.500 37.500h3M26.500 37.500h3" strokeWidth="3" strokeLinecap="round" />
      <path d="M18 21h.1M30 21h.1" strokeWidth="4.500" strokeLinecap="round" />
    </g>
  ),
  "cow-print": (
    <g fill="none" stroke="#2b211b" strokeWidth="2.500" strokeLinejoin="round">
      <path d="M12 12c3-5 21-5 24 0l-1 13c0 5 2 8 1 12-2 6-7 8-12 8s-10-2-12-8c-1-4 1-7 1-12z" fill="#fffdf6" fillOpacity=".55" />
      <path d="M13 13c-5-1-8-4-8-9 4 3 8 3 12 4M35 13c5-1 8-4 8-9-4 3-8 3-12 4M14 36c0-5 4-7 10-7s10 2 10 7" />
      <path d="M18 21h.1M30 21h.1" strokeWidth="4.500" strokeLinecap="round" />
    </g>
  ),
  skull: (
    <g stroke="#2b211b" strokeWidth="2" strokeLinejoin="round">
      <path d="M6 10c2 5 5 6 9 6 2-3 16-3 18 0 4 0 7-1 9-6 2 7-1 13-8 13-1 5-4 8-4 14 0 4-3 7-6 7s-6-3-6-7c0-6-3-9-4-14-7 0-10-6-8-13z" fill="#fffaf0" />
      <path d="M17 21l5 3-3 4zM31 21l-5 3 3 4z" fill="#2b211b" />
      <path d="M22 38v3M26 38v3" strokeLinecap="round" />
    </g>
  ),
  nugget: (
    <g stroke="#6d4a06" strokeWidth="2" strokeLinejoin="round">
      <path d="M8 27l6-13 12-5 12 7 3 13-9 10-15 1z" fill="#f6c437" />
      <path d="M14 14l8 7 16-5-12-7zM22 21l-5 19M22 21l10 18" fill="#fde48a" fillOpacity=".7" />
    </g>
  ),
  beaver: (
    <g stroke="#2f1c10" strokeWidth="2" strokeLinejoin="round">
      <path d="M31 33c7-2 13 0 14 5 0 5-7 7-15 4z" fill="#5a3a25" />
      <path d="M34 36l7 3M35 39l4-3" strokeWidth="1.500" />
      <path d="M12 20c-3 7-3 16 2 21h16c6-6 5-17-2-22z" fill="#a9713f" />
      <path d="M5 19c0-9 6-14 13-14s13 5 12 13-6 10-12 10S5 27 5 19z" fill="#b98250" />
      <circle cx="10" cy="8" r="3.500" fill="#8a5a32" />
      <circle cx="26" cy="8" r="3.500" fill="#8a5a32" />
      <path d="M11 21c0-3 3-4 6-4s6 1 6 4-3 5-6 5-6-2-6-5z" fill="#e4c196" />
      <path d="M15 25h4v5h-4z" fill="#fffaf0" strokeWidth="1.500" />
      <path d="M12 15h.1M22 15h.1M17 19h.1" strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
  cob: (
    <g stroke="#5c4306" strokeWidth="2" strokeLinejoin="round">
      <path d="M16 31c-3-11 1-24 8-27 7 3 11 16 8 27z" fill="#ffd84f" />
      <path d="M24 5v27M19.500 10c-1 7-1 14 0 21M28.500 10c1 7 1 14 0 21M17 14h14M15.500 20h17M15.500 26h17" strokeWidth="1.200" />
      <path d="M24 45C12 44 8 33 10 21c6 4 9 9 10 14 1-5 2-7 4-9 2 2 3 4 4 9 1-5 4-10 10-14 2 12-2 23-14 24z" fill="#5f9142" />
    </g>
  ),
  wood: (
    <g stroke="#3f2612" strokeWidth="2" strokeLinejoin="round">
      <path d="M13 8h27c5 0 5 15 0 15H13z" fill="#a36a38" />
      <ellipse cx="13" cy="15.500" rx="5" ry="7.500" fill="#e3b77f" />
      <path d="M9 25h27c5 0 5 15 0 15H9z" fill="#8b562b" />
      <ellipse cx="9" cy="32.500" rx="5" ry="7.500" fill="#e3b77f" />
      <path d="M22 13h12M25 18h8M18 30h12M21 35h9" strokeWidth="1.500" strokeLinecap="round" />
    </g>
  ),
  clay: (
    <g stroke="#54210f" strokeWidth="2" strokeLinejoin="round">
      <path d="M3 29h19v13H3zM25 29h20v13H25zM13 14h22v13H13z" fill="#cf6438" />
      <path d="M13 14l4-6h22l-4 6zM35 14l4-6v13l-4 6z" fill="#e88c5f" />
    </g>
  ),
  stone: (
    <g stroke="#2c333d" strokeWidth="2" strokeLinejoin="round">
      <path d="M4 33l7-17 14-8 14 8 5 16-9 9H13z" fill="#9ba6b4" />
      <path d="M11 16l11 6 17-6-14-8zM22 22l-4 19M22 22l13 18" fill="#c9d1da" fillOpacity=".75" />
    </g>
  ),
  food: (
    <g stroke="#22401c" strokeWidth="2" strokeLinejoin="round">
      <path d="M24 15c2-6 6-9 12-10" fill="none" strokeWidth="3" strokeLinecap="round" />
      <path d="M25 12c-4-6-10-7-15-4 3 6 9 8 15 4z" fill="#79ad54" />
      <path d="M24 16c4-4 18-3 18 9 0 10-7 19-13 19-2 0-3-1-5-1s-3 1-5 1c-6 0-13-9-13-19 0-12 14-13 18-9z" fill="#d8443a" />
      <path d="M12 26c0-4 2-6 5-7" stroke="#ffd6cd" strokeWidth="3" strokeLinecap="round" fill="none" />
    </g>
  ),
  warehouse: (
    <g stroke="#3b2c22" strokeWidth="2" strokeLinejoin="round">
      <path d="M7 20h34v23H7z" fill="#efe0c6" />
      <path d="M3 21L24 6l21 15z" fill="#7c5a44" />
      <path d="M15 27h18v16H15zM15 27l18 16M33 27L15 43" fill="#c79f74" />
    </g>
  ),
  token: (
    <g>
      <circle cx="24" cy="24" r="21" fill="#f3cf73" stroke="#7a5510" strokeWidth="2" />
      <circle cx="24" cy="24" r="16.500" fill="none" stroke="#7a5510" strokeWidth="1.200" strokeDasharray="2 2.500" />
    </g>
  ),
};
