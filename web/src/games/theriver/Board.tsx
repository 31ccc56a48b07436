/** A river with its tiles, and below it what its seat holds. */
import { Glyph } from "../../art/Symbols.tsx";
import { DrawnTarget } from "../../art/Target.tsx";
import { ALONE, outline } from "../../art/tile.ts";
import type { Scene } from "../game.ts";
import { BuildingDrawing } from "./Building.tsx";
import { parts, target } from "./choices.ts";
import { Holdings } from "./Holdings.tsx";
import { TileDrawing } from "./Tile.tsx";
import { cardOf, spaceAt, tileOf, type Edition, type River, type View } from "./view.ts";

interface Props {
  scene: Scene<View, Edition>;
  seat: number;
  small?: boolean;
}

const STEP = 106;
const BANK = 32;
const WIDTH = STEP * 4 + 2 * BANK;

export function Board({ scene, seat }: Props) {
  const river = scene.view.seats.find((one) => one.seat === seat);
  if (!river) return null;
  const name = scene.seats.find((one) => one.seat === seat)?.name ?? String(seat);
  return (
    <svg className={`board river-board seat-${river.colour}`} viewBox={`0 0 ${WIDTH} 484`} role="group" aria-label={scene.t("theriver.board", { name })} data-shape="broad">
      <Water />
      {river.spaces.map((_, at) => <Space key={at} scene={scene} river={river} space={at + 1} />)}
      <g transform={`translate(${BANK} 0)`}><Holdings scene={scene} river={river} top={STEP * 3 + 10} width={WIDTH - 2 * BANK} /></g>
      <Cards scene={scene} river={river} top={STEP * 3 + 98} />
    </svg>
  );
}

function place(space: number): { x: number; y: number } {
  const { column, row } = spaceAt(space);
  return { x: BANK + column * STEP + 3, y: 3 + row * STEP };
}

/** The river itself: from the first space to the last, there and back. */
function Water() {
  const [left, right] = [BANK + 53, WIDTH - BANK - 53];
  const [first, second, third] = [53, 53 + STEP, 53 + 2 * STEP];
  const course = `M4 ${first}H${right}C${right + 76} ${first} ${right + 76} ${second} ${right} ${second}H${left}C${left - 76} ${second} ${left - 76} ${third} ${left} ${third}H${WIDTH - 4}`;
  return (
    <g aria-hidden="true">
      <path d={course} className="stream stream-bank" />
      <path d={course} className="stream" />
    </g>
  );
}

function Space({ scene, river, space }: { scene: Scene<View, Edition>; river: River; space: number }) {
  const tile = river.spaces[space - 1];
  const at = place(space);
  const ghost = ghostTile(scene, river, space);
  const label = tile ? (scene.names.get(tile) ?? tile) : emptyLabel(scene, river, space);
  return (
    <DrawnTarget
      choice={scene.choice} target={target.space(river.seat, space)} anchor={`river:${river.seat}:${space}`} transform={`translate(${at.x} ${at.y})`}
      label={`${space}: ${label}`} className={tile ? "cell" : "cell empty"}
    >
      {tile ? <TileDrawing tile={tileOf(scene.edition, tile)} /> : <Bare scene={scene} river={river} space={space} />}
      {ghost && <g className="ghost"><TileDrawing tile={tileOf(scene.edition, ghost)} /></g>}
      <path d={outline(ALONE)} className="cell-light" />
    </DrawnTarget>
  );
}

/** The tile that the chosen move would lay here. */
function ghostTile(scene: Scene<View, Edition>, river: River, space: number): string | null {
  const [verb, a = "", b = ""] = parts(scene.choice.ghost?.notation ?? "");
  if (scene.choice.seat !== river.seat) return null;
  if (verb === "take" || verb === "claim") return river.spaces.indexOf(null) === space - 1 ? a : null;
  if (verb !== "swap") return null;
  const other = Number(a) === space ? b : Number(b) === space ? a : null;
  return other ? (river.spaces[Number(other) - 1] ?? null) : null;
}

function Bare({ scene, river, space }: { scene: Scene<View, Edition>; river: River; space: number }) {
  const printed = scene.edition.boards[river.colour]?.[space];
  const isFramed = scene.edition.framed.includes(space);
  return (
    <g className={isFramed ? "bare framed" : "bare"}>
      <path d={outline(ALONE)} className="cell-ground" />
      {isFramed && <rect x="9" y="9" width="82" height="82" rx="7" className="frame" />}
      {isFramed && <g className="in-seat-colour settler"><Glyph name="meeple" x={62} y={13} size={25} /></g>}
      <text x="21" y="34" className="space-number">{space}</text>
      {printed && <Glyph name={printed as "wood"} x={30} y={36} size={42} className="printed" />}
    </g>
  );
}

function emptyLabel({ edition, t }: Scene<View, Edition>, river: River, space: number): string {
  const printed = edition.boards[river.colour]?.[space];
  const framed = edition.framed.includes(space) ? [t("theriver.framed")] : [];
  return [t("theriver.empty"), ...(printed ? [t(`theriver.symbol.${printed}`)] : []), ...framed].join(", ");
}

function Cards({ scene, river, top }: { scene: Scene<View, Edition>; river: River; top: number }) {
  const cards = [...river.reserved.map((id) => ({ id, isReserved: true })), ...river.built.map((id) => ({ id, isReserved: false }))];
  const width = Math.min(52, (WIDTH - 2 * BANK) / cards.length);
  return (
    <g data-anchor={`cards:${river.seat}`} role="group" aria-label={scene.t("theriver.cards")}>
      {cards.length === 0 && <rect x={BANK + 4} y={top + 1} width="46" height="60" rx="5" className="slot" />}
      {cards.map(({ id, isReserved }, at) => (
        <DrawnTarget
          key={id} choice={scene.choice} target={target.card(id)} transform={`translate(${BANK + 3 + at * width} ${top}) scale(.52)`} className={isReserved ? "cell reserved-card" : "cell"}
          label={`${scene.t(isReserved ? "theriver.reserved" : "theriver.built")}: ${scene.names.get(id) ?? id}`}
        >
          <BuildingDrawing card={cardOf(scene.edition, id)} />
          {isReserved && <path d="M6 2h20v34l-10-8-10 8z" className="reserved-mark" />}
          <rect x="2" y="2" width="86" height="116" rx="9" className="cell-light" />
        </DrawnTarget>
      ))}
    </g>
  );
}
