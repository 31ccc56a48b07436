/** The way from machines to people: open tables, and those being played now. */
import { useLobby } from "@headwater/react";
import { Link } from "wouter";
import { MatchList } from "../lobby/MatchList.tsx";
import { useText } from "../app/text.ts";
import { words } from "./words.ts";

const OPEN = { status: "OPEN", hasFreeSeat: true, first: 4 } as const;

export function Company() {
  const t = useText(words);
  const { phase, matches } = useLobby(OPEN);
  return (
    <section className="company" aria-labelledby="company" aria-busy={phase === "loading"}>
      <div className="section-head">
        <h2 id="company">{t("start.people")}</h2>
        <Link href="/lobby">{t("start.all")}</Link>
      </div>
      <MatchList matches={matches} />
      {phase === "ready" && !matches.length && <p className="soft">{t("start.none")}</p>}
      <div className="company-acts">
        <Link href="/find" className="button strong">
          {t("start.find")}
        </Link>
        <Link href="/new" className="button">
          {t("start.new")}
        </Link>
      </div>
    </section>
  );
}
