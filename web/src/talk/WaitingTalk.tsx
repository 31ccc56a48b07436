/** Talk of those who sit at a table that has not begun. */
import { useText } from "../app/text.ts";
import { TalkRoom } from "./TalkRoom.tsx";
import { words } from "./words.ts";
import "./talk.css";

export function WaitingTalk({ matchId }: { readonly matchId: string }) {
  const t = useText(words);
  return (
    <section className="section" aria-labelledby="room-talk">
      <h2 id="room-talk">{t("talk.title")}</h2>
      <div className="talk-page talk-waiting">
        <TalkRoom place={matchId} kind="PLAYERS" />
      </div>
    </section>
  );
}
