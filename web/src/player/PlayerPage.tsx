import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { PlayerByName, type PlayerByNameQuery, PlayerRecord } from "../app/documents.ts";
import { MissingPage } from "../app/MissingPage.tsx";
import { Page } from "../app/Page.tsx";
import { Pager, usePages } from "../app/Pager.tsx";
import { date, useText } from "../app/text.ts";
import { FinishedList } from "./FinishedList.tsx";
import { RatingCard } from "./RatingCard.tsx";
import { words } from "./words.ts";
import "./player.css";

type Player = NonNullable<PlayerByNameQuery["player"]>;

export default function PlayerPage({ name }: { readonly name: string }) {
  const answer = useAsk(PlayerByName, { name });
  return <Asked answer={answer}>{({ player }) => (player ? <Profile player={player} /> : <MissingPage />)}</Asked>;
}

function Profile({ player }: { readonly player: Player }) {
  const t = useText(words);
  const pages = usePages(player.id);
  const answer = useAsk(PlayerRecord, { id: player.id, after: pages.after });
  const facts = [t(`player.kind.${player.kind}`), player.owner && t("player.owner", { name: player.owner.name })];
  const since = t("player.since", { date: date(player.createdAt) });
  return (
    <Page title={player.name} lead={[...facts, since].filter(Boolean).join(" · ")}>
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
