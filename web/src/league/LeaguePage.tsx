/** One league: who leads, what is played, when, by which rules. */
import type { LeagueFacts, LeagueSeason, LeagueSnapshot } from "@headwater/client";
import { useLeague } from "@headwater/react";
import { Link } from "wouter";
import { Loading } from "../app/Asked.tsx";
import { MissingPage } from "../app/MissingPage.tsx";
import { Page } from "../app/Page.tsx";
import { useText } from "../app/text.ts";
import { Desk } from "./desk/Desk.tsx";
import { Log } from "./Log.tsx";
import { Participation } from "./Participation.tsx";
import { Rounds } from "./Rounds.tsx";
import { SeasonCalendar } from "./SeasonCalendar.tsx";
import { Standings } from "./Standings.tsx";
import { Terms } from "./terms/Terms.tsx";
import { SeasonPick, useChosenSeason } from "./SeasonPick.tsx";
import { LeagueTalk } from "../talk/LeagueTalk.tsx";
import { words } from "./words.ts";
import "../rankings/rankings.css";
import "../lobby/lobby.css";
import "./league.css";

const PARTS = ["standings", "tables", "calendar", "rules", "talk", "log"] as const;
type Part = (typeof PARTS)[number] | "desk";

export default function LeaguePage({ id, part }: { readonly id: string; readonly part: string | undefined }) {
  const snapshot = useLeague(id);
  if (snapshot.phase === "missing") return <MissingPage />;
  if (snapshot.league === null) return <Loading />;
  return <Found league={snapshot.league} log={snapshot.log} part={part} />;
}

type FoundProps = { readonly league: LeagueFacts; readonly log: LeagueSnapshot["log"]; readonly part: string | undefined };

function Found({ league, log, part }: FoundProps) {
  const t = useText(words);
  const chosen = useChosenSeason(league);
  const parts = partsFor(league);
  const here = parts.find((one) => one === part) ?? "standings";
  return (
    <Page title={league.name} lead={<Lead league={league} season={chosen.season} />} actions={<SeasonPick league={league} chosen={chosen} />}>
      {chosen.season && <Participation league={league} season={chosen.season} />}
      <nav className="parts" aria-label={t("league.parts")}>
        {parts.map((one) => (
          <Link key={one} href={one === "standings" ? `/league/${league.id}` : `/league/${league.id}/${one}`} aria-current={one === here ? "page" : undefined}>
            {t(`league.part.${one}`)}
          </Link>
        ))}
      </nav>
      {here === "log" && <Log log={log} />}
      {here === "talk" && <LeagueTalk leagueId={league.id} isMember={league.role !== "SPECTATOR"} />}
      {here === "desk" && <Desk league={league} />}
      {chosen.season && <SeasonPart part={here} league={league} season={chosen.season} />}
    </Page>
  );
}

function partsFor({ role }: LeagueFacts): readonly Part[] {
  return role === "OWNER" ? [...PARTS, "desk"] : PARTS;
}

function SeasonPart({ part, league, season }: { readonly part: Part; readonly league: LeagueFacts; readonly season: LeagueSeason }) {
  if (part === "standings") return <Standings league={league} season={season} />;
  if (part === "tables") return <Rounds league={league} season={season} />;
  if (part === "calendar") return <SeasonCalendar league={league} season={season} />;
  return part === "rules" ? <Terms terms={season.rules} timing={season.timing} isRated={league.isRated} /> : null;
}

function Lead({ league, season }: { readonly league: LeagueFacts; readonly season: LeagueSeason | null }) {
  const t = useText(words);
  const facts = [
    league.game.name,
    season && t("league.season", { number: season.number }),
    season && t(`league.status.${season.status}`),
    league.isSandbox ? t("league.sandbox") : league.isRated && t("league.rated"),
    league.closedAt && t("league.closed"),
  ];
  return facts.filter(Boolean).join(" · ");
}
