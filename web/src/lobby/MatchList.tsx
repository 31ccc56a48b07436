/** Tables as rows: which game, who sits there, how time runs, and what a visitor can do. */
import type { LobbyMatch } from "@headwater/client";
import { Link } from "wouter";
import { useGameName } from "../app/catalogue.ts";
import { relative, useText } from "../app/text.ts";
import { SeatChips } from "./SeatChips.tsx";
import { useTimingText } from "./timing.ts";
import { words } from "./words.ts";
import "./lobby.css";

export function MatchList({ matches }: { readonly matches: readonly LobbyMatch[] }) {
  return (
    <ul className="rows">
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} />
      ))}
    </ul>
  );
}

function MatchRow({ match }: { readonly match: LobbyMatch }) {
  const t = useText(words);
  const gameName = useGameName();
  const timing = useTimingText();
  const facts = [timing(match.timing), match.isRated ? t("lobby.rated") : null, relative(match.updatedAt)];
  return (
    <li className={isYours(match) ? "row yours" : "row"}>
      <div className="row-what">
        <strong>{gameName(match.game.key)}</strong>
        <span className="soft">{facts.filter(Boolean).join(" · ")}</span>
      </div>
      <SeatChips seats={match.seats} toMove={match.toMove?.number ?? null} />
      <Link href={`/match/${match.id}`} className={isYours(match) ? "button primary" : "button"}>
        {t(`lobby.${action(match)}`)}
      </Link>
    </li>
  );
}

export function isYours(match: LobbyMatch): boolean {
  return match.status === "RUNNING" && match.viewerSeat !== null && match.viewerSeat === match.toMove?.number;
}

function action(match: LobbyMatch): "turn" | "open" | "join" | "watch" {
  if (isYours(match)) return "turn";
  if (match.viewerSeat !== null) return "open";
  return match.status === "OPEN" ? "join" : "watch";
}
