/** What a newcomer needs to know for the first choice of a kind. It lies in the bar that asks, so that it covers nothing. */
import { useEffect, useState } from "react";
import { Icon } from "../art/Symbols.tsx";
import type { GameClient } from "../games/game.ts";
import type { TableText } from "./text.ts";

const KEY = "headwater.coached";
const ALL = "all";

interface Props {
  game: GameClient;
  view: unknown;
  hasPicked: boolean;
  t: TableText;
}

export function CoachMark({ game, view, hasPicked, t }: Props) {
  const [seen, setSeen] = useState(readSeen);
  const coach = game.coach(view);
  const isNew = coach !== null && !seen.includes(coach) && !seen.includes(ALL);
  const dismiss = (id: string) => {
    const next = [...seen, id];
    localStorage.setItem(KEY, JSON.stringify(next));
    setSeen(next);
  };
  // A player who chooses has understood.
  useEffect(() => {
    if (isNew && hasPicked) dismiss(coach);
  });
  if (!isNew || hasPicked) return null;
  return (
    <aside className="coach" role="note">
      <p>{t(coach)}</p>
      <div>
        <button type="button" className="quiet" onClick={() => dismiss(ALL)}>{t("table.coach.none")}</button>
        <button type="button" className="quiet" onClick={() => dismiss(coach)}><Icon name="check" /> {t("table.coach.ok")}</button>
      </div>
    </aside>
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
