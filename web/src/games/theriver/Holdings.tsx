/** What a seat holds: resources in its warehouses, pioneers on its boat, bonus tokens on their spots. */
import { Glyph } from "../../art/Symbols.tsx";
import { DrawnTarget } from "../../art/Target.tsx";
import type { Scene } from "../game.ts";
import { target } from "./choices.ts";
import { goodsOf, lettersOf, type Edition, type River, type View } from "./view.ts";

interface Props {
  scene: Scene<View, Edition>;
  river: River;
  top: number;
  width: number;
}

const ROW = 44;

export function Holdings({ scene, river, top, width }: Props) {
  return (
    <>
      <Store scene={scene} river={river} top={top} width={width} />
      <Boat scene={scene} river={river} top={top + ROW} />
      <Spots scene={scene} river={river} top={top + ROW} width={width} />
    </>
  );
}

/** One square for each warehouse; what does not fit stands outside. */
function Store({ scene, river, top, width }: Props) {
  const isAsked = scene.view.decision?.kind === "store" && scene.view.decision.seat === river.seat;
  const letters = [...lettersOf(river.resources), ...(isAsked ? (scene.view.decision?.gain ?? "") : "")];
  const dropped = letters.map((letter, at) => isDropped(scene, letter, letters, at));
  const count = Math.max(river.capacity, letters.length, 1);
  const size = Math.min(38, (width - 8) / count);
  const label = scene.t("theriver.store", { held: lettersOf(river.resources).length, capacity: river.capacity });
  return (
    <g data-anchor={`goods:${river.seat}`} role="group" aria-label={label}>
      {Array.from({ length: count }, (_, at) => {
        const letter = letters[at];
        const transform = `translate(${5 + at * size} ${top})`;
        const square = <rect x="1.500" y="1.500" width={size - 3} height={size - 3} rx="7" className={at < river.capacity ? "store" : "store over"} />;
        if (!letter) return <g key={at} transform={transform}>{square}</g>;
        const resource = goodsOf(letter)[0]!;
        return (
          <DrawnTarget key={at} choice={scene.choice} target={target.drop(letter)} anchor={`good:${river.seat}:${at}`} transform={transform} label={scene.t(`theriver.symbol.${resource}`)} className={dropped[at] ? "cell dropped" : "cell"}>
            {square}
            <Glyph name={resource} x={4} y={4} size={size - 8} />
            <rect x="1.500" y="1.500" width={size - 3} height={size - 3} rx="7" className="cell-light" />
          </DrawnTarget>
        );
      })}
    </g>
  );
}

/** The last of a kind is the first to be thrown away. */
function isDropped(scene: Scene<View, Edition>, letter: string, letters: readonly string[], at: number): boolean {
  const drops = [...scene.choice.order].filter((one) => one === target.drop(letter)).length;
  const after = letters.slice(at + 1).filter((one) => one === letter).length;
  return after < drops;
}

function Boat({ scene, river, top }: Omit<Props, "width">) {
  const pioneers = [...Array.from({ length: river.boat }, () => "boat"), ...Array.from({ length: river.settled }, () => "settled")];
  const label = scene.t("theriver.boat", { boat: river.boat, settled: river.settled });
  return (
    <g data-anchor={`boat:${river.seat}`} role="img" aria-label={label}>
      <path d={`M4 ${top + 18}h176l-12 22h-152z`} className="hull" />
      {pioneers.map((where, at) => (
        <g key={at} className={`in-seat-colour ${where}`}>
          <Glyph name="meeple" x={16 + at * 31} y={top - 4} size={34} />
        </g>
      ))}
    </g>
  );
}

function Spots({ scene, river, top, width }: Props) {
  const spots = scene.edition.seats[scene.view.seats.length]?.token_spots ?? 5;
  const label = scene.t("theriver.tokens", { count: river.tokens.length });
  return (
    <g data-anchor={`spot:${river.seat}`} role="img" aria-label={label}>
      {Array.from({ length: spots }, (_, at) => {
        const x = width - 8 - (spots - at) * 42;
        const value = river.tokens[at];
        return (
          <g key={at} transform={`translate(${x} ${top})`}>
            {value === undefined ? <circle cx="20" cy="20" r="17" className="spot" /> : <Glyph name="token" x={0} y={0} size={40} />}
            {value !== undefined && <text x="20" y="27" className="token-value">{value}</text>}
            {value === undefined && at === 1 && river.waiting > 0 && <g className="in-seat-colour waiting"><Glyph name="meeple" x={6} y={6} size={28} /></g>}
          </g>
        );
      })}
    </g>
  );
}
