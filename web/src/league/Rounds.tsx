/** The tables of every round, the newest round first. */
import type { LeagueFacts, LeagueSeason } from "@headwater/client";
import { useState } from "react";
import { useText } from "../app/text.ts";
import { Ruling } from "./desk/Ruling.tsx";
import { TableCard } from "./TableCard.tsx";
import { dayAndTime } from "./when.ts";
import { words } from "./words.ts";

type Props = { readonly league: LeagueFacts; readonly season: LeagueSeason };
export type LeagueTable = LeagueSeason["divisions"][number]["tables"][number];

export function Rounds({ league, season }: Props) {
  const t = useText(words);
  const [ruled, rule] = useState<LeagueTable | null>(null);
  const isReferee = league.role === "OWNER" || league.role === "REFEREE";
  const rounds = byRound(season);
  if (!rounds.length) return <p className="section soft">{t("league.unpaired")}</p>;
  return (
    <>
      {rounds.map(({ round, tables }) => (
        <section key={round} className="section" aria-label={t("league.round", { number: round })}>
          <div className="section-head">
            <h2>{t("league.round", { number: round })}</h2>
            <span className="soft">{t("league.until", { when: dayAndTime(tables[0]?.deadline ?? season.endsAt) })}</span>
          </div>
          <ul className="tables">
            {tables.map((table) => (
              <TableCard key={table.id} table={table} hasDivisions={season.divisions.length > 1} rule={isReferee ? rule : null} />
            ))}
          </ul>
        </section>
      ))}
      {ruled && <Ruling league={league} season={season} table={ruled} close={() => rule(null)} />}
    </>
  );
}

export function byRound(season: LeagueSeason): readonly { readonly round: number; readonly tables: readonly LeagueTable[] }[] {
  const tables = season.divisions.flatMap((division) => division.tables);
  const rounds = [...new Set(tables.map(({ round }) => round))].sort((one, other) => other - one);
  return rounds.map((round) => ({ round, tables: tables.filter((table) => table.round === round) }));
}
