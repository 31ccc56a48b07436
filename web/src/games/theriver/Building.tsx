/** One building card: points, a house, and what it costs. */
import { memo } from "react";
import { Glyph } from "../../art/Symbols.tsx";
import { RESOURCES, type Card } from "./view.ts";

const WALLS = ["#e7cfa4", "#dcb9a0", "#c9ccb0", "#c6d0d6"];

export const BuildingDrawing = memo(function BuildingDrawing({ card }: { card: Card }) {
  const cost = RESOURCES.flatMap((resource) => Array.from({ length: card.cost[resource] ?? 0 }, () => resource));
  const rows = cost.length > 4 ? 2 : 1;
  const wall = WALLS[card.points % WALLS.length];
  return (
    <>
      <rect x="2" y="2" width="86" height="116" rx="9" className="card-paper" />
      <g className="house">
        <path d={card.points > 5 ? "M20 62V34h16V20h18v14h16v28z" : "M26 62V36h38v26z"} fill={wall} />
        <path d={card.points > 5 ? "M15 35l21-15h18l21 15zM33 21L45 9l12 12z" : "M19 37L45 17l26 20z"} className="roof" />
        <path d="M40 62V48h10v14zM30 44h7v7h-7zM53 44h7v7h-7z" className="door" />
      </g>
      <circle cx="70" cy="20" r="15" className="points-disc" />
      <text x="70" y="27" className="points">{card.points}</text>
      {cost.map((resource, at) => {
        const inRow = Math.ceil(cost.length / rows);
        const [column, row] = [at % inRow, Math.floor(at / inRow)];
        const count = row === 0 ? inRow : cost.length - inRow;
        const size = 20;
        return <Glyph key={at} name={resource} x={45 - (count * size) / 2 + column * size} y={(rows > 1 ? 68 : 79) + row * 23} size={size} />;
      })}
    </>
  );
});
