import { Link } from "wouter";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { Leagues, type LeaguesQuery } from "../app/documents.ts";
import { Page } from "../app/Page.tsx";
import { Pager, usePages } from "../app/Pager.tsx";
import { date, useText } from "../app/text.ts";
import { words } from "./words.ts";
import "../lobby/lobby.css";

type Head = NonNullable<LeaguesQuery["leagues"]>["edges"][number]["node"];

export default function LeaguesPage() {
  const t = useText(words);
  const pages = usePages("");
  const answer = useAsk(Leagues, { filter: null, after: pages.after });
  return (
    <Page title={t("league.title")} lead={t("league.lead")}>
      <Asked answer={answer}>
        {({ leagues }) =>
          leagues?.edges.length ? (
            <>
              <ul className="rows">
                {leagues.edges.map(({ node }) => (
                  <LeagueRow key={node.id} league={node} />
                ))}
              </ul>
              <Pager pages={pages} info={leagues.pageInfo} />
            </>
          ) : (
            <p className="soft">{t("league.none")}</p>
          )
        }
      </Asked>
    </Page>
  );
}

function LeagueRow({ league }: { readonly league: Head }) {
  const t = useText(words);
  return (
    <li className="row seat-row">
      <div className="row-what">
        <strong>{league.name}</strong>
        <span className="soft">
          {[league.game.name, league.season && t(`league.status.${league.season.status}`), date(league.foundedAt)].filter(Boolean).join(" · ")}
        </span>
      </div>
      <Link href={`/league/${league.id}`} className="button">
        {t("league.open")}
      </Link>
    </li>
  );
}
