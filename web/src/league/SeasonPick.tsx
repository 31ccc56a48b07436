/** The newest season, or an earlier one that the visitor looks back at. */
import type { LeagueFacts, LeagueSeason } from "@headwater/client";
import { useHeadwater } from "@headwater/react";
import { useEffect, useState } from "react";
import { useText } from "../app/text.ts";
import { words } from "./words.ts";

export type Chosen = { readonly season: LeagueSeason | null; readonly number: number; readonly choose: (number: number) => void };

export function useChosenSeason(league: LeagueFacts): Chosen {
  const headwater = useHeadwater();
  const [wanted, choose] = useState<number | null>(null);
  const [earlier, setEarlier] = useState<LeagueSeason | null>(null);
  const newest = league.seasonCount;
  const number = wanted ?? newest;
  useEffect(() => {
    if (number === newest) return undefined;
    let isStale = false;
    const keep = (season: LeagueSeason | null) => isStale || setEarlier(season);
    headwater.league(league.id).season(number).then(keep, () => keep(null));
    return () => {
      isStale = true;
    };
  }, [headwater, league.id, number, newest]);
  const season = number === newest ? league.season : earlier?.number === number ? earlier : null;
  return { season, number, choose: (next) => choose(next === newest ? null : next) };
}

export function SeasonPick({ league, chosen }: { readonly league: LeagueFacts; readonly chosen: Chosen }) {
  const t = useText(words);
  if (league.seasonCount < 2) return null;
  const numbers = Array.from({ length: league.seasonCount }, (_, index) => league.seasonCount - index);
  return (
    <select aria-label={t("league.seasons")} value={chosen.number} onChange={(event) => chosen.choose(Number(event.target.value))}>
      {numbers.map((number) => (
        <option key={number} value={number}>
          {t("league.season", { number })}
        </option>
      ))}
    </select>
  );
}
