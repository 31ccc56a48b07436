/** Talk in a league: those who take part, and everybody. */
import { useState } from "react";
import { useText } from "../app/text.ts";
import { type RoomKind, TalkRoom } from "./TalkRoom.tsx";
import { words } from "./words.ts";
import "./talk.css";

export function LeagueTalk({ leagueId, isMember }: { readonly leagueId: string; readonly isMember: boolean }) {
  const t = useText(words);
  const [kind, choose] = useState<RoomKind>(isMember ? "PLAYERS" : "SPECTATORS");
  return (
    <section className="talk-page" aria-label={t("talk.title")}>
      {isMember && (
        <div className="talk-kinds" role="group" aria-label={t("talk.rooms")}>
          {(["PLAYERS", "SPECTATORS"] as const).map((one) => <button key={one} type="button" className="quiet" aria-pressed={one === kind} onClick={() => choose(one)}>{t(`talk.${one}`)}</button>)}
        </div>
      )}
      <TalkRoom key={kind} place={leagueId} kind={kind} />
    </section>
  );
}
