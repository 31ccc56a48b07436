import type { Headwater } from "@headwater/client";
import { useHeadwater } from "@headwater/react";
import { useEffect, useState } from "react";
import { type PlayerRecordQuery, RatingHistory, type RatingHistoryQuery } from "../app/documents.ts";
import { useText } from "../app/text.ts";
import { RatingPlot } from "./RatingPlot.tsx";
import { words } from "./words.ts";

type Rating = NonNullable<PlayerRecordQuery["ratings"]>[number];
type Change = NonNullable<RatingHistoryQuery["ratingHistory"]>["edges"][number]["node"];

export function RatingCard({ rating, subject }: { readonly rating: Rating; readonly subject: string }) {
  const t = useText(words);
  const history = useHistory(rating.game.key, subject);
  const { name } = rating.game;
  return (
    <article className="rating" aria-busy={history === null}>
      <h2>{name}</h2>
      <p className="rating-figure">
        {rating.rating}
        <span className="soft">{rating.isProvisional ? t("player.provisional") : `± ${Math.round(rating.doubt)}`}</span>
      </p>
      <p className="soft">{t("player.rated", { count: rating.games })}</p>
      {history && history.length > 1 && <RatingPlot points={history} label={t("player.plot", { game: name })} />}
    </article>
  );
}

/** Null until it has come. */
function useHistory(game: string, subject: string): readonly Change[] | null {
  const headwater = useHeadwater();
  const [history, setHistory] = useState<readonly Change[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    readHistory(headwater, game, subject)
      .then((changes) => isWanted && setHistory(changes))
      .catch(() => isWanted && setHistory([]));
    return () => {
      isWanted = false;
    };
  }, [headwater, game, subject]);
  return history;
}

/** All pages, oldest first. */
async function readHistory(headwater: Headwater, game: string, subject: string): Promise<readonly Change[]> {
  const changes: Change[] = [];
  for (let after: string | null = null; ; ) {
    const page: RatingHistoryQuery["ratingHistory"] = (await headwater.request(RatingHistory, { game, entrant: subject, after })).ratingHistory;
    changes.push(...(page?.edges.map(({ node }) => node) ?? []));
    if (!page?.pageInfo.hasNextPage) return changes;
    after = page.pageInfo.endCursor;
  }
}
