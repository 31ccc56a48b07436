import { useSession } from "@headwater/react";
import { useState } from "react";
import { AwaySign } from "../absence/AwaySign.tsx";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { PlayerByName, type PlayerByNameQuery, PlayerRecord } from "../app/documents.ts";
import { MissingPage } from "../app/MissingPage.tsx";
import { Page } from "../app/Page.tsx";
import { Pager, usePages } from "../app/Pager.tsx";
import { date, useText } from "../app/text.ts";
import { ChallengeForm } from "../pairing/ChallengeForm.tsx";
import { Avatar } from "../art/avatars.tsx";
import { FinishedList } from "./FinishedList.tsx";
import { RatingCard } from "./RatingCard.tsx";
import { PlayerActs } from "../talk/PlayerActs.tsx";
import { words } from "./words.ts";
import "./player.css";

type Player = NonNullable<PlayerByNameQuery["player"]>;

export default function PlayerPage({ name }: { readonly name: string }) {
  const answer = useAsk(PlayerByName, { name });
  return <Asked answer={answer}>{({ player }) => (player ? <Profile player={player} /> : <MissingPage />)}</Asked>;
}

/** What a visitor with a session can do about somebody else. */
function Acts({ player }: { readonly player: Player }) {
  const me = useSession()?.player.id;
  const [note, setNote] = useState<string | null>(null);
  if (me === undefined || me === player.id) return null;
  return (
    <div className="player-acts">
      <PlayerActs player={player} told={setNote} />
      <p role="status" className={note ? "soft" : "only-read"}>{note}</p>
    </div>
  );
}

function Profile({ player }: { readonly player: Player }) {
  const t = useText(words);
  const pages = usePages(player.id);
  const answer = useAsk(PlayerRecord, { id: player.id, after: pages.after });
  const facts = [t(`player.kind.${player.kind}`), player.owner && t("player.owner", { name: player.owner.name })];
  const since = t("player.since", { date: date(player.createdAt) });
  return (
    <Page title={player.name} lead={[...facts, since].filter(Boolean).join(" · ")} actions={<Acts player={player} />}>
      {(player.avatar || player.text) && (
        <div className="about">
          {player.avatar && <Avatar avatar={player.avatar} />}
          <p>{player.text}</p>
        </div>
      )}
      <AwaySign away={player.away} />
      <ChallengeForm player={player} />
      <Asked answer={answer}>
        {({ ratings, matches }) => (
          <>
            <div className="ratings">
              {ratings?.map((rating) => (
                <RatingCard key={rating.id} rating={rating} subject={player.id} />
              ))}
            </div>
            {matches && (
              <section className="section" aria-labelledby="matches">
                <h2 id="matches">{t("player.matches", { count: matches.totalCount })}</h2>
                <FinishedList matches={matches.edges.flatMap(({ node }) => (node ? [node] : []))} player={player.id} />
                <Pager pages={pages} info={matches.pageInfo} />
              </section>
            )}
          </>
        )}
      </Asked>
    </Page>
  );
}
