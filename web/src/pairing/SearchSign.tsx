/** On every page: how the visitor's search goes, and who challenges them. */
import type { Challenge, OwnSeek } from "@headwater/client";
import { useSearch, useSession } from "@headwater/react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { Complaint } from "../app/Complaint.tsx";
import { Icon } from "../app/icons.tsx";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { useTimingText } from "../lobby/timing.ts";
import { wait } from "./paces.ts";
import { isLooking, useReadyTable } from "./useReadyTable.ts";
import { words } from "./words.ts";
import "./pairing.css";

export function SearchSign() {
  const search = useSearch();
  const { seeks, challenges } = search;
  const ready = useReadyTable(search);
  const looking = seeks.filter(isLooking);
  const viewer = useSession()?.player.id;
  // First what waits for the visitor: a table has room for one sign.
  const own = challenges.filter(({ challenger }) => challenger?.id === viewer);
  const others = challenges.filter((challenge) => !own.includes(challenge));
  if (!looking.length && !challenges.length && !ready) return null;
  return (
    <div className="search-signs" role="status">
      {ready && <ReadySign id={ready} />}
      {others.map((challenge) => (
        <ChallengeSign key={challenge.id} challenge={challenge} />
      ))}
      {looking.map((seek) => (
        <SeekSign key={seek.id} seek={seek} />
      ))}
      {own.map((challenge) => (
        <ChallengeSign key={challenge.id} challenge={challenge} isOwn />
      ))}
    </div>
  );
}

function ReadySign({ id }: { readonly id: string }) {
  const t = useText(words);
  return (
    <div className="search-sign due">
      <strong>{t("sign.ready")}</strong>
      <Link href={`/match/${id}`} className="button primary">
        {t("sign.open")}
      </Link>
    </div>
  );
}

function SeekSign({ seek }: { readonly seek: OwnSeek }) {
  const t = useText(words);
  const timing = useTimingText();
  const { search } = useSearch();
  const { act, isBusy, complaint } = useAct();
  const waited = useSeconds(seek.since);
  const cancel = () => act(async () => void (await search.cancel(seek.id)));
  const facts = [
    seek.game.name,
    t("find.seats.count", { count: seek.seats }),
    timing(seek.timing),
    seek.typicalWait === null ? null : t("sign.usual", { time: wait(seek.typicalWait) }),
    seek.machinesAfter === null ? null : t("sign.machines", { time: wait(seek.machinesAfter) }),
  ];
  return (
    <div className={`search-sign ${seek.timing.pace === "LIVE" ? "live" : "slow"}`}>
      <Icon name="clock" />
      <p>
        <strong>
          {t(seek.status === "PAIRED" ? "sign.paired" : "sign.looking")}{" "}
          <span aria-hidden="true">{t("sign.waited", { time: wait(waited) })}</span>
        </strong>
        <span className="soft">{facts.filter(Boolean).join(" · ")}</span>
        {complaint && <Complaint text={complaint} />}
      </p>
      <button type="button" disabled={isBusy} onClick={cancel}>
        {t("sign.cancel")}
      </button>
    </div>
  );
}

/** Milliseconds since a moment, told each second. */
function useSeconds(since: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now - since;
}

function ChallengeSign({ challenge, isOwn = false }: { readonly challenge: Challenge; readonly isOwn?: boolean }) {
  const t = useText(words);
  const timing = useTimingText();
  const name = (isOwn ? challenge.challenged : challenge.challenger)?.name ?? "";
  const facts = [challenge.game.name, timing(challenge.timing), challenge.isRated ? t("find.rated").toLocaleLowerCase() : null];
  return (
    <div className={`search-sign ${isOwn ? "slow" : "due"}`}>
      <p>
        <strong>{t(isOwn ? "sign.asked" : "sign.challenges", { name })}</strong>
        <span className="soft">{facts.filter(Boolean).join(" · ")}</span>
      </p>
      {isOwn ? <TakeBack id={challenge.id} /> : <Answer id={challenge.id} />}
    </div>
  );
}

function TakeBack({ id }: { readonly id: string }) {
  const t = useText(words);
  const { search } = useSearch();
  const { act, isBusy } = useAct();
  return (
    <button type="button" disabled={isBusy} onClick={() => act(async () => void (await search.takeBack(id)))}>
      {t("sign.takeBack")}
    </button>
  );
}

function Answer({ id }: { readonly id: string }) {
  const t = useText(words);
  const { search } = useSearch();
  const [, navigate] = useLocation();
  const { act, isBusy, complaint } = useAct();
  const accept = () =>
    act(async () => {
      const answer = await search.accept(id);
      if (!answer.ok) return answer.refusal.text;
      navigate(`/match/${answer.challenge.match!.id}`);
      return null;
    });
  return (
    <div className="sign-acts">
      {complaint && <Complaint text={complaint} />}
      <button type="button" className="primary" disabled={isBusy} onClick={accept}>
        {t("sign.accept")}
      </button>
      <button type="button" disabled={isBusy} onClick={() => act(async () => void (await search.decline(id)))}>
        {t("sign.decline")}
      </button>
    </div>
  );
}
