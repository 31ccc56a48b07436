/** The page of a match that has begun: in play, or over. */
import { Suspense, use, useDeferredValue, useMemo } from "react";
import { useHeadwater, useTable } from "@headwater/react";
import type { MatchFacts, Table as Session, TableSnapshot } from "@headwater/client";
import { Symbols } from "../art/Symbols.tsx";
import { useSettings } from "../app/settings.ts";
import { textIn, useText } from "../app/text.ts";
import { usePageTitle } from "../app/title.ts";
import { loadGame } from "../games/registry.ts";
import { catalogue } from "./catalogue.ts";
import { PlayTable } from "./PlayTable.tsx";
import type { TableText } from "./text.ts";
import { words } from "./words.ts";
import "../art/art.css";
import "../motion/motion.css";
import "./table.css";

export type Sitting = TableSnapshot & { readonly table: Session };

export function TablePage({ id }: { readonly id: string }) {
  const t = useText(words);
  const sitting = useTable(id);
  // Deferred, so that the table is drawn in slices and not in one long task.
  const isKnown = useDeferredValue(sitting.match !== null, false);
  if (sitting.phase === "missing") return <p className="table-message" role="alert">{t("table.missing")}</p>;
  if (sitting.match && !sitting.match.startedAt) return <p className="table-message" role="status">{t("table.reason.aborted")}</p>;
  if (!sitting.match || !isKnown) return <p className="table-message" role="status">{t("table.loading")}</p>;
  return (
    <Suspense fallback={<p className="table-message" role="status">{t("table.loading")}</p>}>
      <Match sitting={sitting} match={sitting.match} />
    </Suspense>
  );
}

function Match({ sitting, match }: { sitting: Sitting; match: MatchFacts }) {
  const { language } = useSettings();
  const client = useHeadwater();
  const loading = loadGame(match.game.key);
  const known = use(catalogue(client, match.id, language));
  const game = use(loading);
  const own = useText(words);
  usePageTitle(sitting.isYourTurn ? own("table.title.turn", { game: match.game.name }) : match.game.name);
  const t: TableText = useMemo(() => {
    const ofGame = game ? textIn(language, game.words) : own;
    return (key, values) => (Object.hasOwn(words[language], key) ? textIn<string>(language, words)(key, values) : ofGame(key as never, values));
  }, [language, game, own]);
  if (!game) return <p className="table-message" role="alert">{t("table.unknown", { game: match.game.name })}</p>;
  return (
    <div className="table-page">
      <Symbols />
      <PlayTable sitting={sitting} match={match} game={game} known={known} t={t} />
    </div>
  );
}
