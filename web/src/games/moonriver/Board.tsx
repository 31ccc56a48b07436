/** A ranch with its river, bridges and reserve. */
import { DrawnTarget } from "../../art/Target.tsx";
import { ALONE, outline } from "../../art/tile.ts";
import { useMedia } from "../../table/useMedia.ts";
import type { Scene } from "../game.ts";
import { domino, parts, target } from "./choices.ts";
import { allCells, geometry, joined, MARGIN, RIVER, type Geometry } from "./geometry.ts";
import { PlotDrawing } from "./Plot.tsx";
import { kindOf, plotFace, type Edition, type Plot, type Ranch, type View } from "./view.ts";

interface Props {
  scene: Scene<View, Edition>;
  seat: number;
  small?: boolean;
}

const GAP = 14;

export function Board({ scene, seat, small = false }: Props) {
  const ranch = scene.view.seats.find((one) => one.seat === seat);
  const isWide = useMedia("(min-aspect-ratio: 1/1)");
  if (!ranch) return null;
  const isTall = scene.view.grid.rows > 6;
  const place = geometry(scene.view.grid, isTall && isWide && !small);
  const reserve = { y: place.height + GAP, size: Math.min(100, (place.width - 8) / Math.max(ranch.slots, ranch.reserve.length, 4)) };
  const label = scene.t("moonriver.ranch", { name: nameOf(scene, seat) });
  return (
    <svg
      className={`board ranch seat-${ranch.colour}`} viewBox={`0 0 ${place.width} ${reserve.y + reserve.size + 4}`}
      role="group" aria-label={label} data-shape={place.isLying ? "lying" : isTall ? "tall" : "broad"}
    >
      <River place={place} ranch={ranch} grid={scene.view.grid} />
      <Ground place={place} scene={scene} ranch={ranch} />
      <Reserve scene={scene} ranch={ranch} top={reserve.y} size={reserve.size} width={place.width} />
    </svg>
  );
}

function nameOf(scene: Scene<View, Edition>, seat: number): string {
  return scene.seats.find((one) => one.seat === seat)?.name ?? String(seat);
}

function River({ place, ranch, grid }: { place: Geometry; ranch: Ranch; grid: View["grid"] }) {
  const { x, y, width, height } = place.river;
  return (
    <g aria-hidden="true">
      <rect x={x} y={y + (place.isLying ? 0 : 6)} width={width - (place.isLying ? 6 : 0)} height={height - (place.isLying ? 0 : 6)} rx="12" className="river" />
      <rect x={x} y={y} width={width} height={height} rx="12" fill="url(#p-river)" />
      {[...grid.columns].map((column) => {
        const at = place.cell(`${column}1`);
        const [tx, ty] = place.isLying ? [RIVER / 2 - 2, at.y + 56] : [at.x + 50, y + 40];
        return ranch.bridges.some((cell) => cell.startsWith(column)) ? null : (
          <text key={column} x={tx} y={ty} className="river-name">{column}</text>
        );
      })}
      {ranch.bridges.map((cell) => <Bridge key={cell} column={cell.slice(0, 1)} {...place.bridge(cell)} isLying={place.isLying} />)}
      {Array.from({ length: grid.rows }, (_, at) => {
        const cell = place.cell(`a${at + 1}`);
        const [tx, ty] = place.isLying ? [cell.x + 50, place.height - 7] : [MARGIN / 2, cell.y + 56];
        return <text key={at} x={tx} y={ty} className="coordinate">{at + 1}</text>;
      })}
    </g>
  );
}

function Bridge({ column, x, y, width, height, isLying }: { column: string; x: number; y: number; width: number; height: number; isLying: boolean }) {
  const count = Math.floor((Math.max(width, height) - 6) / 12);
  const planks = Array.from({ length: count }, (_, at) =>
    isLying ? `M${x + 9 + at * 12} ${y + 3}v${height - 6}` : `M${x + 3} ${y + 9 + at * 12}h${width - 6}`,
  );
  const sign = isLying ? { x: x + RIVER / 2, y: y + height / 2 } : { x: x + width / 2, y: y + height - RIVER / 2 };
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="5" className="bridge" />
      <path d={planks.join("")} className="bridge-planks" />
      <circle cx={sign.x} cy={sign.y} r="13" className="bridge-sign" />
      <text x={sign.x} y={sign.y + 6} className="bridge-name">{column}</text>
    </g>
  );
}

function Ground({ place, scene, ranch }: { place: Geometry; scene: Scene<View, Edition>; ranch: Ranch }) {
  const ground = new Map(ranch.plots.map((plot) => [plot.cell, plot.terrain as string]));
  const plots = new Map(ranch.plots.map((plot) => [plot.cell, plot]));
  const ghosts = ghostPlots(scene, ranch.seat);
  return (
    <>
      {allCells(scene.view.grid).map((cell) => {
        const at = place.cell(cell);
        const plot = plots.get(cell);
        const ghost = ghosts.find((one) => one.cell === cell);
        return (
          <DrawnTarget
            key={cell} choice={scene.choice} target={target.cell(ranch.seat, cell)} transform={`translate(${at.x} ${at.y})`}
            label={cellLabel(scene, cell, plot)} className={plot ? "cell" : "cell empty"}
          >
            {plot ? <Laid scene={scene} plot={plot} sides={joined(plot, ground, place.isLying)} /> : <path d={outline(ALONE)} className="cell-ground" />}
            {ghost && <g className="ghost"><PlotDrawing face={plotFace(scene.edition, ghost)} /></g>}
            <path d={outline(ALONE)} className="cell-light" />
          </DrawnTarget>
        );
      })}
      <Arrow scene={scene} seat={ranch.seat} place={place} />
    </>
  );
}

function Laid({ scene, plot, sides }: { scene: Scene<View, Edition>; plot: Plot; sides: ReturnType<typeof joined> }) {
  return <PlotDrawing face={plotFace(scene.edition, plot)} joined={sides} standing={plot} />;
}

/** The plots that the chosen move would lay. */
function ghostPlots(scene: Scene<View, Edition>, seat: number): Plot[] {
  const notation = scene.choice.ghost?.notation;
  if (!notation || scene.choice.seat !== seat) return [];
  const [verb, tile = "", side = "", cell = ""] = parts(notation);
  const bare = { cows: 0, partner: null, token: null };
  if (verb === "bonus") return [{ ...bare, cell, kind: tile, terrain: side as Plot["terrain"], bonus: true }];
  return domino(notation).map((laid) => ({ ...bare, ...laid, terrain: kindOf(scene.edition, laid.kind).terrain, bonus: false }));
}

/** The way of a cow that is to be moved. */
function Arrow({ scene, seat, place }: { scene: Scene<View, Edition>; seat: number; place: Geometry }) {
  const [verb, origin, goal] = parts(scene.choice.ghost?.notation ?? "");
  if (verb !== "move" || !origin || !goal || scene.choice.seat !== seat) return null;
  const [from, to] = [place.cell(origin), place.cell(goal)];
  return <path d={`M${from.x + 50} ${from.y + 70}L${to.x + 50} ${to.y + 70}`} className="way" markerEnd="url(#way-end)" />;
}

function cellLabel(scene: Scene<View, Edition>, cell: string, plot: Plot | undefined): string {
  if (!plot) return scene.t("moonriver.cell.empty", { cell });
  const name = scene.names.get(plot.kind) ?? plot.terrain;
  const standing = [
    plot.cows > 0 ? scene.t("moonriver.cell.cows", { count: plot.cows }) : "",
    plot.partner ? scene.t(`moonriver.partner.${plot.partner}`) : "",
  ].filter(Boolean);
  return [`${cell}: ${name}`, ...standing].join(", ");
}

function Reserve({ scene, ranch, top, size, width }: { scene: Scene<View, Edition>; ranch: Ranch; top: number; size: number; width: number }) {
  const places = Math.max(ranch.slots, ranch.reserve.length);
  const left = (width - places * size) / 2;
  return (
    <g data-anchor={`reserve:${ranch.seat}`} role="group" aria-label={scene.t("moonriver.reserve")}>
      {Array.from({ length: places }, (_, at) => {
        const kind = ranch.reserve[at];
        const transform = `translate(${left + at * size} ${top}) scale(${size / 100})`;
        if (!kind) return <path key={at} transform={transform} d={outline(ALONE)} className={at < ranch.slots ? "slot" : "slot over"} />;
        return (
          <DrawnTarget
            key={at} choice={scene.choice} target={target.reserve(ranch.seat, kind)} transform={transform}
            label={`${scene.t("moonriver.reserve")}: ${scene.names.get(kind) ?? kind}`} className="cell"
          >
            <PlotDrawing face={kindOf(scene.edition, kind)} />
            <path d={outline(ALONE)} className="cell-light" />
          </DrawnTarget>
        );
      })}
    </g>
  );
}
