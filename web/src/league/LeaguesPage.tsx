import { useSession } from "@headwater/react";
import { useState } from "react";
import { Link } from "wouter";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { Choice } from "../app/Choice.tsx";
import { type LeagueFilter, Leagues, type LeaguesQuery } from "../app/documents.ts";
import { Page } from "../app/Page.tsx";
import { Pager, usePages } from "../app/Pager.tsx";
import { date, useText } from "../app/text.ts";
import { words } from "./words.ts";
import "../lobby/lobby.css";
import "../rankings/rankings.css";
import "./league.css";

const SHOWN = ["all", "registration", "running", "own"] as const;
type Shown = (typeof SHOWN)[number];
type Head = NonNullable<LeaguesQuery["leagues"]>["edges"][number]["node"];

export default function LeaguesPage() {
  const t = useText(words);
  const player = useSession()?.player.id;
  const [shown, setShown] = useState<Shown>("all");
  const options = SHOWN.filter((one) => one !== "own" || player).map((value) => ({ value, name: t(`league.show.${value}`) }));
  return (
    <Page title={t("league.title")} lead={t("league.lead")} actions={<NewLeagueLink />}>
      <Choice label={t("league.show")} value={shown} options={options} onChange={setShown} />
      <LeagueList filter={filterOf(shown, player)} />
    </Page>
  );
}

/** A sandbox is somebody's trial: it shows among its owner's leagues only. */
function filterOf(shown: Shown, player: string | undefined): LeagueFilter {
  if (shown === "own") return { playerId: player ?? null };
  const status = shown === "registration" ? "REGISTRATION" : shown === "running" ? "RUNNING" : null;
  return { status, isSandbox: false };
}

function NewLeagueLink() {
  const t = useText(words);
  return (
    <Link href="/leagues/new" className="button strong">
      {t("league.new")}
    </Link>
  );
}

function LeagueList({ filter }: { readonly filter: LeagueFilter }) {
  const t = useText(words);
  const pages = usePages(JSON.stringify(filter));
  const answer = useAsk(Leagues, { filter, after: pages.after });
  return (
    <div className="section">
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
    </div>
  );
}

function LeagueRow({ league }: { readonly league: Head }) {
  const t = useText(words);
  const state = league.closedAt ? t("league.closed") : league.season && t(`league.status.${league.season.status}`);
  return (
    <li className="row seat-row">
      <div className="row-what">
        <strong>
          {league.name}
          {league.isSandbox && <span className="tag">{t("league.sandbox")}</span>}
        </strong>
        <span className="soft">{[league.game.name, state, date(league.foundedAt)].filter(Boolean).join(" · ")}</span>
      </div>
      <Link href={`/league/${league.id}`} className="button" aria-label={`${t("league.open")}: ${league.name}`}>
        {t("league.open")}
      </Link>
    </li>
  );
}
