/** One pattern for each terrain, so that no terrain is told by its colour alone. */
const INK = { fill: "none", stroke: "#1d130a", strokeLinecap: "round", strokeLinejoin: "round" } as const;

export function Patterns() {
  return (
    <>
      <pattern id="p-desert" width="20" height="20" patternUnits="userSpaceOnUse">
        <path {...INK} d="M4 5h.1M14 9h.1M8 15h.1M18 18h.1" strokeWidth="2" strokeOpacity=".3" />
      </pattern>
      <pattern id="p-canyon" width="50" height="20" patternUnits="userSpaceOnUse">
        <path {...INK} d="M0 4c10-3 15 3 25 0s15-3 25 0M0 12c8 2 17 2 25 0s17-2 25 0" strokeWidth="2" strokeOpacity=".26" />
      </pattern>
      <pattern id="p-badlands" width="50" height="20" patternUnits="userSpaceOnUse">
        <path {...INK} d="M0 4h18l5 4h14l4-4h9M0 13h9l4-3h16l5 3h16" strokeWidth="2" strokeOpacity=".26" />
      </pattern>
      <pattern id="p-meadow" width="25" height="20" patternUnits="userSpaceOnUse">
        <path {...INK} d="M5 9l2-5 2 5M17 18l2-5 2 5" strokeWidth="1.800" strokeOpacity=".36" />
      </pattern>
      <pattern id="p-forest" width="20" height="20" patternUnits="userSpaceOnUse">
        <path d="M5 9l4-7 4 7zM15 19l4-7 4 7zM-5 19l4-7 4 7z" fill="#0b2016" fillOpacity=".34" />
      </pattern>
      <pattern id="p-corn" width="12.500" height="12.500" patternUnits="userSpaceOnUse">
        <path {...INK} d="M6 0v12.500M6 6l3-3M6 9L3 6" strokeWidth="1.600" strokeOpacity=".34" />
      </pattern>
      <pattern id="p-farm" width="20" height="20" patternUnits="userSpaceOnUse">
        <path {...INK} d="M0 5h20M0 15h20M5 5v10M15 15v10M15 -5v10" strokeWidth="1.500" strokeOpacity=".3" />
      </pattern>
      <pattern id="p-mountain" width="25" height="20" patternUnits="userSpaceOnUse">
        <path {...INK} d="M-3 14l8-9 7 9 6-6 10 9" strokeWidth="1.800" strokeOpacity=".3" />
      </pattern>
      <pattern id="p-river" width="40" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 7c7-5 13-5 20 0s13 5 20 0" fill="none" stroke="#fff" strokeOpacity=".4" strokeWidth="2" />
      </pattern>
    </>
  );
}
