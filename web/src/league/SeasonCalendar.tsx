import type { LeagueFacts, LeagueSeason } from "@headwater/client";
import { useText } from "../app/text.ts";
import { datesOf, type SeasonDate } from "./calendar.ts";
import { EntrantLink } from "./EntrantLink.tsx";
import { dayAndTime } from "./when.ts";
import { words } from "./words.ts";

type Props = { readonly league: LeagueFacts; readonly season: LeagueSeason };

export function SeasonCalendar({ league, season }: Props) {
  const t = useText(words);
  const { now } = league;
  return (
    <div className="beside">
      <section className="section">
        <Dates dates={datesOf(season)} now={now} />
        {league.isSandbox && <p className="soft clock-line">{t("league.clock", { when: dayAndTime(now) })}</p>}
        <div className="begin">
          <a className="button" href={`/v1/leagues/${league.id}/calendar.ics`} download>
            {t("league.ics")}
          </a>
          <a className="button" href={`/v1/leagues/${league.id}/standings.csv?season=${season.number}`} download>
            {t("league.csv")}
          </a>
        </div>
      </section>
      <div>
        <Evenness season={season} />
        <People league={league} />
      </div>
    </div>
  );
}

export function Dates({ dates, now }: { readonly dates: readonly SeasonDate[]; readonly now: number }) {
  const t = useText(words);
  return (
    <ol className="dates">
      {dates.map(({ kind, round, at }) => (
        <li key={`${kind} ${round}`} className={at <= now ? "past" : undefined}>
          <time dateTime={new Date(at).toISOString()}>{dayAndTime(at)}</time>
          <span>{t(`league.date.${kind}`, { number: round })}</span>
        </li>
      ))}
    </ol>
  );
}

function Evenness({ season }: { readonly season: LeagueSeason }) {
  const t = useText(words);
  if (!season.evenness.length) return null;
  return (
    <section className="section">
      <h2>{t("league.even")}</h2>
      {season.evenness.map(({ players, fewest, most, difference }) => (
        <p key={players}>{t(difference ? "league.even.range" : "league.even.same", { players, fewest, most })}</p>
      ))}
    </section>
  );
}

function People({ league }: { readonly league: LeagueFacts }) {
  const t = useText(words);
  return (
    <section className="section people">
      {league.owner && (
        <>
          <h2>{t("league.owner")}</h2>
          <p>
            <EntrantLink entrant={league.owner} />
          </p>
        </>
      )}
      {league.referees.length > 0 && (
        <>
          <h2>{t("league.referees")}</h2>
          {league.referees.map((entrant, index) => (
            <p key={entrant?.id ?? index}>
              <EntrantLink entrant={entrant} />
            </p>
          ))}
        </>
      )}
    </section>
  );
}
