/** Pieces in the air, above everything else on the page. */
import { useLayoutEffect, useRef } from "react";
import type { Motion } from "../games/game.ts";

export function Flights({ flights, duration }: { flights: readonly Motion[]; duration: number }) {
  return (
    <div className="flights" aria-hidden="true">
      {flights.map((flight, at) => <Flight key={`${flight.from}-${flight.to}-${at}`} flight={flight} duration={duration} />)}
    </div>
  );
}

function Flight({ flight, duration }: { flight: Motion; duration: number }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const goal = anchorBox(flight.to);
    if (!element.current || !goal) return;
    const start = (flight.from && anchorBox(flight.from)) || goal;
    return flight.piece ? fly(element.current, start, goal, duration) : point(element.current, goal, duration);
  }, [flight, duration]);
  return <div ref={element} className={flight.piece ? "flight" : "pointer"}>{flight.piece}</div>;
}

/** The box of an anchor; where a small screen hides it, that of the seat it belongs to. */
function anchorBox(anchor: string): DOMRect | null {
  const seat = /^(?:cell|reserve|river|goods|cards|boat|spot):(\d)/.exec(anchor)?.[1];
  for (const name of seat ? [anchor, `seat:${seat}`] : [anchor]) {
    const boxes = [...document.querySelectorAll(`[data-anchor="${name}"]`)].map((one) => one.getBoundingClientRect());
    const visible = boxes.filter((box) => box.width > 0).sort((a, b) => b.width - a.width);
    if (visible[0]) return visible[0];
  }
  return null;
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): () => void {
  const size = (box: DOMRect) => Math.min(box.width, box.height, 96);
  const at = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2, scale: Math.max(20, size(box)) / 64 });
  const pose = ({ x, y, scale }: ReturnType<typeof at>, lift = 1) => `translate(${x - 32}px, ${y - 32}px) scale(${scale * lift})`;
  const [start, end] = [at(from), at(to)];
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 12, scale: (start.scale + end.scale) / 2 };
  const animation = element.animate(
    [{ transform: pose(start) }, { transform: pose(middle, 1.15), offset: 0.5 }, { transform: pose(end) }],
    { duration, easing: "cubic-bezier(.4, 0, .2, 1)", fill: "both" },
  );
  return () => animation.cancel();
}

function point(element: HTMLElement, box: DOMRect, duration: number): () => void {
  const animation = element.animate(
    [
      { transform: `translate(${box.x}px, ${box.y}px)`, width: `${box.width}px`, height: `${box.height}px`, opacity: 0 },
      { opacity: 1, offset: 0.4 },
      { transform: `translate(${box.x}px, ${box.y}px)`, width: `${box.width}px`, height: `${box.height}px`, opacity: 0 },
    ],
    { duration, fill: "both" },
  );
  return () => animation.cancel();
}
