/** What a newcomer needs to know for the first choice of a kind, beside where it is made. */
import { useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../art/Symbols.tsx";
import type { GameClient } from "../games/game.ts";
import type { TableText } from "./text.ts";

const KEY = "headwater.coached";

interface Props {
  game: GameClient;
  view: unknown;
  hasPicked: boolean;
  t: TableText;
}

export function CoachMark({ game, view, hasPicked, t }: Props) {
  const [seen, setSeen] = useState(readSeen);
  const coach = game.coach(view);
  if (!coach || hasPicked || seen.includes(coach.id) || seen.includes("all")) return null;
  const dismiss = (id: string) => {
    const next = [...seen, id];
    localStorage.setItem(KEY, JSON.stringify(next));
    setSeen(next);
  };
  return (
    <Bubble anchor={coach.anchor} key={coach.id}>
      <p>{t(coach.words)}</p>
      <div>
        <button type="button" className="quiet" onClick={() => dismiss("all")}>{t("table.coach.none")}</button>
        <button type="button" onClick={() => dismiss(coach.id)}><Icon name="check" /> {t("table.coach.ok")}</button>
      </div>
    </Bubble>
  );
}

function readSeen(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** To the right of the thing it speaks of where there is room, otherwise above or below it. */
function Bubble({ anchor, children }: { anchor: string; children: React.ReactNode }) {
  const bubble = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const place = () => bubble.current && put(bubble.current, anchor);
    place();
    window.addEventListener("resize", place);
    window.addEventListener("scroll", place, true);
    return () => {
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, true);
    };
  }, [anchor]);
  return <aside ref={bubble} className="coach" role="note">{children}</aside>;
}

type Side = "right" | "above" | "below";

function put(bubble: HTMLElement, anchor: string): void {
  const box = document.querySelector(`[data-coach="${anchor}"]`)?.getBoundingClientRect();
  if (!box) return;
  const { width, height } = bubble.getBoundingClientRect();
  const side: Side = box.right + width + 20 < window.innerWidth ? "right" : box.top > height + 72 ? "above" : "below";
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const y = { right: middle.y - height / 2, above: box.top - height - 12, below: box.bottom + 12 }[side];
  const x = side === "right" ? box.right + 12 : within(middle.x - width / 2, window.innerWidth - width);
  bubble.dataset["side"] = side;
  bubble.style.transform = `translate(${x}px, ${within(y, window.innerHeight - height)}px)`;
  bubble.style.setProperty("--tip", `${middle.x - x}px`);
}

function within(value: number, most: number): number {
  return Math.min(Math.max(8, value), most - 8);
}
