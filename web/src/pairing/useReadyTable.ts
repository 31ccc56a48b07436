/** Brings the visitor to a live table that was waited for in this tab. Any other is offered. */
import type { Challenge, OwnSeek, SearchSnapshot } from "@headwater/client";
import { useHeadwater, useSession } from "@headwater/react";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { awaitedChallenges, awaitedSeeks, useAwaited } from "./awaited.ts";
import { isPlayingAt, type Outcome, outcomeOf } from "./challenges.ts";

export const isLooking = ({ status }: OwnSeek) => status === "WAITING" || status === "PAIRED";

type Arrive = (match: string, isBrought: boolean) => void;

/** The table that is offered. */
export function useReadyTable({ phase, seeks, challenges }: SearchSnapshot): string | null {
  const [location, navigate] = useLocation();
  const [ready, setReady] = useState<string | null>(null);
  const arrive = useCallback<Arrive>((match, isBrought) => (isBrought ? navigate(`/match/${match}`) : setReady(match)), [navigate]);
  useFoundSeeks(seeks, arrive);
  useAnsweredChallenges(phase === "ready" ? challenges : null, arrive);
  useEffect(() => {
    if (ready !== null && location.includes(ready)) setReady(null);
  }, [ready, location]);
  return ready;
}

function useFoundSeeks(seeks: readonly OwnSeek[], arrive: Arrive): void {
  const awaited = useAwaited(awaitedSeeks);
  useEffect(() => {
    for (const seek of seeks) {
      if (isLooking(seek)) awaitedSeeks.add(seek.id);
      else if (awaited.has(seek.id)) {
        awaitedSeeks.forget(seek.id);
        if (seek.match) arrive(seek.match.id, seek.timing.pace === "LIVE");
      }
    }
  }, [seeks, awaited, arrive]);
}

/** The list names only challenges that wait for an answer: one that has left it is asked for. */
function useAnsweredChallenges(listed: readonly Challenge[] | null, arrive: Arrive): void {
  const headwater = useHeadwater();
  const viewer = useSession()?.player.id;
  const awaited = useAwaited(awaitedChallenges);
  useEffect(() => {
    let isCurrent = true;
    const end = async (id: string, outcome: Outcome | undefined) => {
      if (!isCurrent || outcome === undefined) return;
      awaitedChallenges.forget(id);
      if (outcome?.match) arrive(outcome.match.id, outcome.timing.pace === "LIVE" && !(await isPlayingAt(headwater, location.pathname)));
    };
    for (const { id, challenger } of listed ?? []) if (challenger?.id === viewer) awaitedChallenges.add(id);
    for (const id of listed ? awaited : []) {
      // What cannot be read now is asked for again when the list changes.
      if (!listed!.some((one) => one.id === id)) outcomeOf(headwater, id).then((outcome) => end(id, outcome), () => undefined);
    }
    return () => {
      isCurrent = false;
    };
  }, [headwater, viewer, listed, awaited, arrive]);
}
