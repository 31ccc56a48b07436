/** What the visitor is in a season, and the one act that changes it. */
import type { League, LeagueChange, LeagueFacts, LeagueSeason } from "@headwater/client";
import { useHeadwater, useSession } from "@headwater/react";
import { useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { relative, type Text, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { enter } from "../start/play.ts";
import { canReturn, type Place, placeOf } from "./place.ts";
import { words } from "./words.ts";

type Props = { readonly league: LeagueFacts; readonly season: LeagueSeason };

export function Participation({ league, season }: Props) {
  const t = useText(words);
  const player = useSession()?.player.id;
  const place = placeOf(season, player);
  const isOpen = season.number === league.seasonCount && ["REGISTRATION", "RUNNING"].includes(season.status);
  if (!isOpen) return null;
  const facts = [place !== "none" && t(`league.you.${place}`), progress(league, season, t)];
  return (
    <div className={place === "none" ? "stand" : "stand taken"}>
      <p>{facts.filter(Boolean).join(" ")}</p>
      <Acts place={place} league={league} season={season} />
    </div>
  );
}

function progress(league: LeagueFacts, season: LeagueSeason, t: Text<keyof (typeof words)["en"]>): string {
  const now = league.now;
  if (season.status === "RUNNING") {
    const ends = t("league.ends", { when: relative(season.endsAt, now) });
    return `${t("league.under-way", { round: season.paired, rounds: season.rounds })}. ${ends}.`;
  }
  const places = t("league.places", { count: season.registered.length, capacity: season.capacity });
  return `${t("league.starts", { when: relative(season.startsAt, now) })}. ${places}.`;
}

function Acts({ place, league, season }: Props & { readonly place: Place }) {
  const t = useText(words);
  const { act, isBusy, complaint } = useLeagueAct(league.id);
  const [isLeaving, setLeaving] = useState(false);
  if (place === "playing" && isLeaving) {
    return (
      <div className="stand-sure" role="group">
        <p>{t(`league.leaving.${season.rules.departure}`)}</p>
        <button type="button" onClick={() => setLeaving(false)}>
          {t("league.stay")}
        </button>
        <button type="button" className="danger" disabled={isBusy} onClick={() => act((one) => one.withdraw())}>
          {t("league.leave")}
        </button>
        <Complaint text={complaint} />
      </div>
    );
  }
  return (
    <div className="stand-acts">
      {place === "none" && (
        <button
          type="button"
          className={season.status === "REGISTRATION" ? "primary" : undefined}
          disabled={isBusy || league.closedAt !== null}
          onClick={() => act((one) => one.join())}
        >
          {t(season.status === "REGISTRATION" ? "league.join" : "league.queue")}
        </button>
      )}
      {(place === "registered" || place === "waiting") && (
        <button type="button" disabled={isBusy} onClick={() => act((one) => one.withdraw())}>
          {t("league.withdraw")}
        </button>
      )}
      {place === "playing" && (
        <button type="button" className="quiet" onClick={() => setLeaving(true)}>
          {t("league.leave")}
        </button>
      )}
      {place === "left" && canReturn(season) && (
        <button type="button" className="primary" disabled={isBusy} onClick={() => act((one) => one.comeBack())}>
          {t("league.return")}
        </button>
      )}
      <Complaint text={complaint} />
    </div>
  );
}

/** A change of the league by the visitor; a stranger becomes a guest first. */
export function useLeagueAct(id: string) {
  const headwater = useHeadwater();
  const { act, ...state } = useAct();
  const change = (work: (league: League) => Promise<LeagueChange>, whenDone?: () => void) =>
    act(async () => {
      const refusal = await enter(headwater);
      if (refusal) return refusal.text;
      const answer = await work(headwater.league(id));
      if (!answer.ok) return answer.refusal.text;
      whenDone?.();
      return null;
    });
  return { act: change, ...state };
}
