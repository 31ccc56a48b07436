/** Where everyone stands and can still end; before the start, everyone who has registered. */
import type { LeagueFacts, LeagueSeason } from "@headwater/client";
import { useSession } from "@headwater/react";
import { Complaint } from "../app/Complaint.tsx";
import { useText } from "../app/text.ts";
import { EntrantLink } from "./EntrantLink.tsx";
import { type Entrant, entrantName } from "./entrants.ts";
import { useLeagueAct } from "./Participation.tsx";
import { challengeable } from "./place.ts";
import { StandingLine } from "./StandingLine.tsx";
import { words } from "./words.ts";

type Props = { readonly league: LeagueFacts; readonly season: LeagueSeason };
type Division = LeagueSeason["divisions"][number];

export function Standings({ league, season }: Props) {
  const t = useText(words);
  const player = useSession()?.player.id;
  const { act, isBusy, complaint } = useLeagueAct(league.id);
  const targets = league.seasonCount === season.number ? challengeable(season, player) : new Set<string>();
  const challenge = (id: string) => act((one) => one.challenge(id));
  if (!season.divisions.length) return <Registered season={season} />;
  return (
    <>
      <Complaint text={complaint} />
      {season.divisions.map((division) => (
        <DivisionTable key={division.number} division={division} isOnly={season.divisions.length === 1} targets={targets} challenge={isBusy ? null : challenge} />
      ))}
      <Challenges league={league} season={season} />
      {season.waiting.length > 0 && <People title={t("league.waiting")} people={season.waiting} />}
    </>
  );
}

type DivisionProps = {
  readonly division: Division;
  readonly isOnly: boolean;
  readonly targets: ReadonlySet<string>;
  readonly challenge: ((id: string) => void) | null;
};

function DivisionTable({ division, isOnly, targets, challenge }: DivisionProps) {
  const t = useText(words);
  const player = useSession()?.player.id;
  const exchange = [
    division.goingUp > 0 && t("league.exchange.up", { count: division.goingUp }),
    division.goingDown > 0 && t("league.exchange.down", { count: division.goingDown }),
  ].filter(Boolean);
  return (
    <section className="section" aria-label={t("league.division", { number: division.number })}>
      {!isOnly && (
        <div className="section-head">
          <h2>{t("league.division", { number: division.number })}</h2>
          <span className="soft">{exchange.join(", ")}</span>
        </div>
      )}
      <table className="list standings">
        <StandingsHead ties={division.standings[0]?.tieBreaks ?? []} />
        <tbody>
          {division.standings.map((line) => (
            <StandingLine key={line.id} line={line} isOwn={line.entrant !== null && line.entrant.id === player} challenge={targets.has(line.entrant?.id ?? "") ? challenge : undefined} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function StandingsHead({ ties }: { readonly ties: Division["standings"][number]["tieBreaks"] }) {
  const t = useText(words);
  return (
    <thead>
      <tr>
        <th scope="col" className="figure">
          <span className="only-read">{t("league.rank")}</span>#
        </th>
        <th scope="col">{t("league.name")}</th>
        <th scope="col" className="figure">
          {t("league.points")}
        </th>
        <th scope="col" className="figure wide-only">
          {t("league.played")}
        </th>
        <th scope="col" className="figure wide-only" title={t("league.placed.long")}>
          {t("league.placed")}
        </th>
        {ties.map(({ tieBreak }) => (
          <th key={tieBreak} scope="col" className="figure tie">
            {t(`league.tie.${tieBreak}`)}
          </th>
        ))}
        <th scope="col" className="figure" title={t("league.reach.long")}>
          {t("league.reach")}
        </th>
      </tr>
    </thead>
  );
}

function Challenges({ league, season }: Props) {
  const t = useText(words);
  const player = useSession()?.player.id;
  const { act, isBusy, complaint } = useLeagueAct(league.id);
  if (!season.challenges.length) return null;
  return (
    <section className="section" aria-labelledby="challenges">
      <h2 id="challenges">{t("league.challenges")}</h2>
      <ul className="rows">
        {season.challenges.map(({ challenger, challenged }, index) => (
          <li key={index} className="row seat-row">
            {challenger?.id === player && player
              ? t("league.challenged", { name: entrantName(challenged) })
              : t("league.challenges.one", { challenger: entrantName(challenger), challenged: entrantName(challenged) })}
            {challenger?.id === player && player && (
              <button type="button" disabled={isBusy} onClick={() => act((one) => one.withdrawChallenge())}>
                {t("league.challenge.withdraw")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Complaint text={complaint} />
    </section>
  );
}

function Registered({ season }: { readonly season: LeagueSeason }) {
  const t = useText(words);
  if (!season.registered.length) return <p className="section soft">{t("league.nobody")}</p>;
  return (
    <>
      <People title={t("league.registered")} people={season.registered.map(({ entrant }) => entrant)} />
      {season.waiting.length > 0 && <People title={t("league.waiting")} people={season.waiting} />}
    </>
  );
}

function People({ title, people }: { readonly title: string; readonly people: readonly Entrant[] }) {
  return (
    <section className="section" aria-label={title}>
      <h2>
        {title} <span className="soft">{people.length}</span>
      </h2>
      <ul className="chips">
        {people.map((entrant, index) => (
          <li key={entrant?.id ?? index} className={entrant?.kind === "AI" ? "chip machine" : "chip"}>
            <EntrantLink entrant={entrant} />
          </li>
        ))}
      </ul>
    </section>
  );
}
