import type { LeagueEvent } from "@headwater/client";
import { useState } from "react";
import { useText } from "../app/text.ts";
import { dayAndTime } from "./when.ts";
import { words } from "./words.ts";

const PAGE = 50;

/** What happened, newest first, in the server's words. */
export function Log({ log }: { readonly log: readonly LeagueEvent[] }) {
  const t = useText(words);
  const [count, setCount] = useState(PAGE);
  return (
    <section className="section" aria-label={t("league.part.log")}>
      <ol className="league-log">
        {log
          .toReversed()
          .slice(0, count)
          .map(({ version, at, text }) => (
            <li key={version}>
              <time className="soft" dateTime={new Date(at).toISOString()}>
                {dayAndTime(at)}
              </time>
              <span>{text}</span>
            </li>
          ))}
      </ol>
      {log.length > count && (
        <button type="button" onClick={() => setCount(count + PAGE)}>
          {t("league.older")}
        </button>
      )}
    </section>
  );
}
