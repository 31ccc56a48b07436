/** A landscape for each game, cut out of paper: the same hills by day and by night. */

const VIEW = "0 0 480 200";

function MoonRiverScene() {
  return (
    <svg className="scene" viewBox={VIEW} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className="sky-dusk" width="480" height="200" />
      <circle className="moon" cx="352" cy="58" r="34" />
      <path className="far" d="M0 112h58l14-34h64l10 22h44l12 14h60l18-40h70l16 40h50l14-18h50v92H0z" />
      <path className="middle" d="M0 132c70-24 120-6 182-2s110-30 180-20 90 14 118 8v82H0z" />
      <path className="water" d="M300 118c-40 10 46 18 6 30-48 14-128 16-152 52h190c-10-22 24-34 44-46 26-16-38-26-88-36z" />
      <path className="gleam" d="M318 131h34M300 152h48M262 176h64" />
      <path className="near" d="M0 160c50-12 110 0 150 20 12 6 22 14 26 20H0zM480 150c-40-6-86 6-104 26-8 8-12 16-12 24h116z" />
      <g className="ink">
        <Cow x={70} y={148} />
        <Cow x={418} y={142} />
        <path d="M8 176v-22M32 174v-22M0 160l44-4M0 168l44-4" className="fence" />
      </g>
    </svg>
  );
}

function Cow({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 6c0-4 3-5 8-5h16c4 0 5-3 8-4l2-3 2 3c4 1 5 4 3 7-2 2-5 2-6 5-1 2-2 3-3 4v9h-4v-7H10v7H6v-9C3 13 3 10 2 9l-3 8-1-1 2-9z"
    />
  );
}

function TheRiverScene() {
  return (
    <svg className="scene" viewBox={VIEW} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className="sky-day" width="480" height="200" />
      <circle className="sun" cx="104" cy="52" r="26" />
      <path className="far" d="M0 122 74 70l34 30 66-66 60 56 40-34 78 62 40-26 88 40v68H0z" />
      <path className="snow" d="M150 58 174 34l24 22-14 2-8 8-12-8zM258 69l16-13 20 16-14-2-8 6z" />
      <path className="middle" d="M0 138c60-14 130-10 190-2s190-18 290-6v70H0z" />
      <g className="trees">
        <Tree x={392} y={92} />
        <Tree x={420} y={100} />
        <Tree x={448} y={90} />
        <Tree x={20} y={106} />
        <Tree x={46} y={98} />
      </g>
      <path className="water" d="M480 152c-90-10-130 10-220 4S90 140 0 158v42h480z" />
      <path className="gleam" d="M40 176h60M150 186h40M330 170h70M410 184h40" />
      <g className="ink">
        <path d="M196 158h92l-12 16h-66zM240 104h4v52h-4z" />
        <path className="sail" d="M248 108c20 10 26 28 24 44h-24zM236 116c-14 8-20 22-20 36h20z" />
        <path d="M204 156v-8a4 4 0 0 1 8 0v8z" />
      </g>
    </svg>
  );
}

function Tree({ x, y }: { readonly x: number; readonly y: number }) {
  return <path transform={`translate(${x} ${y})`} d="M0 0 10 18H6l8 14H9l8 14H-17l8-14h-5l8-14h-4z" />;
}

const SCENES: Readonly<Record<string, () => React.JSX.Element>> = { "moon-river": MoonRiverScene, "the-river": TheRiverScene };

/** A game without a scene of its own is shown with the first. */
export function Scene({ game }: { readonly game: string }) {
  const Drawn = SCENES[game] ?? MoonRiverScene;
  return <Drawn />;
}
