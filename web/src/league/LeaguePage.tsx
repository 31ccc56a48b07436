import type { LeagueFacts } from "@headwater/client";
import { useLeague } from "@headwater/react";
import { Link } from "wouter";
import { Loading } from "../app/Asked.tsx";
import { MissingPage } from "../app/MissingPage.tsx";
import { Page } from "../app/Page.tsx";
import { date, useText } from "../app/text.ts";
import { words } from "./words.ts";
import "../rankings/rankings.css";
import "../lobby/lobby.css";

type Season = NonNullable<LeagueFacts["season"]>;
type Division = Season["divisions"][number];
type Entrant = LeagueFacts["referees"][number];

export default function LeaguePage({ id }: { readonly id: string }) {
  const t = useText(words);
  const { phase, league, log } = useLeague(id);
  if (phase === "missing") return <MissingPage />;
  if (league === null) return <Loading />;
  return (
    <Page title={league.name} lead={league.game.name}>
      {league.season && <SeasonView season={league.season} />}
      <section className="section" aria-labelledby="log">
        <h2 id="log">{t("league.log")}</h2>
        <ol className="log">
          {log.toReversed().map((event) => (
            <li key={event.version}>
              <span className="soft">{date(event.at)}</span> {event.text}
            </li>
          ))}
        </ol>
      </section>
    </Page>
  );
}

function SeasonView({ season }: { readonly season: Season }) {
  const t = useText(words);
  return (
    <>
      <p>
        {t("league.season", { number: season.number })} · {t(`league.status.${season.status}`)} · {date(season.startsAt)} – {date(season.endsAt)}
      </p>
      {season.divisions.map((division) => (
        <Standings key={division.number} division={division} />
      ))}
      {!season.divisions.length && (
        <section className="section" aria-labelledby="registered">
          <h2 id="registered">{t("league.registered", { count: season.registered.length })}</h2>
          <ul className="chips">
            {season.registered.map(({ entrant }, index) => (
              <li key={entrant?.id ?? index} className="chip">
                <EntrantName entrant={entrant} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Null is somebody who has deleted the account. */
function EntrantName({ entrant }: { readonly entrant: Entrant }) {
  if (entrant === null) return <>—</>;
  return entrant.kind === "AI" ? <>{entrant.name}</> : <Link href={`/player/${encodeURIComponent(entrant.name)}`}>{entrant.name}</Link>;
}

function Standings({ division }: { readonly division: Division }) {
  const t = useText(words);
  return (
    <section className="section" aria-labelledby={`division-${division.number}`}>
      <h2 id={`division-${division.number}`}>{t("league.division", { number: division.number })}</h2>
      <table className="list">
        <thead>
          <tr>
            <th scope="col" className="figure">
              {t("league.rank")}
            </th>
            <th scope="col">{t("league.name")}</th>
            <th scope="col" className="figure">
              {t("league.points")}
            </th>
            <th scope="col" className="figure">
              {t("league.played")}
            </th>
          </tr>
        </thead>
        <tbody>
          {division.standings.map(({ id, rank, entrant, points, played }) => (
            <tr key={id}>
              <td className="figure">{rank}</td>
              <th scope="row">
                <EntrantName entrant={entrant} />
              </th>
              <td className="figure">{points}</td>
              <td className="figure">{played}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
