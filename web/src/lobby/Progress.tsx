/** A match as a list of what happened. */
import type { LogEvent, MatchFacts } from "@headwater/client";
import { Page } from "../app/Page.tsx";
import { SeatChips } from "./SeatChips.tsx";

export function Progress({ match, log }: { readonly match: MatchFacts; readonly log: readonly LogEvent[] }) {
  return (
    <Page title={match.game.name}>
      <SeatChips seats={match.seats} toMove={match.toMove?.number ?? null} />
      <ol className="log">
        {log.flatMap((event) => event.texts.map((text, index) => <li key={`${event.version}-${index}`}>{text}</li>))}
      </ol>
    </Page>
  );
}
