/** What the rules mean before anybody plays by them: sentences and dates. */
import { useState } from "react";
import { useText } from "../../app/text.ts";
import { Group } from "../../lobby/fields.tsx";
import { span } from "../../lobby/timing.ts";
import { seasonDates } from "../calendar.ts";
import { Dates } from "../SeasonCalendar.tsx";
import { Terms } from "../terms/Terms.tsx";
import { DryRun } from "./DryRun.tsx";
import { type Draft, room } from "./draft.ts";
import { words } from "./words.ts";

export function Forecast({ draft }: { readonly draft: Draft }) {
  const t = useText(words);
  const { terms, timing, isRated } = draft;
  const [now] = useState(Date.now);
  return (
    <>
      <Group title={t("found.forecast")}>
        <p>
          {t("found.games", { count: terms.rounds, length: span(terms.rounds * terms.roundLength) })}{" "}
          {t("found.people", { least: terms.smallestDivision, most: room(terms) })}
        </p>
        <Terms terms={terms} timing={timing} isRated={isRated} />
      </Group>
      <DryRun draft={draft} />
      <Group title={t("found.dates")}>
        <Dates dates={seasonDates(now, terms)} now={now} />
      </Group>
    </>
  );
}
