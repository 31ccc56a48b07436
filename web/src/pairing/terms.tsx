/** What is to be played, by which clock, and whether it counts: the same choices for a search and for a challenge. */
import { useSession } from "@headwater/react";
import { useState } from "react";
import { Choice } from "../app/Choice.tsx";
import { useGames } from "../app/catalogue.ts";
import { useText } from "../app/text.ts";
import { Tick } from "../lobby/fields.tsx";
import { useTimingText } from "../lobby/timing.ts";
import { PACES, USUAL } from "./paces.ts";
import { words } from "./words.ts";

export type Terms = { readonly game: string; readonly pace: number; readonly isRated: boolean };
type Props = { readonly terms: Terms; readonly change: (part: Partial<Terms>) => void };

export function useTerms() {
  const [terms, setTerms] = useState<Terms>({ game: "moon-river", pace: USUAL, isRated: false });
  return { terms, change: (part: Partial<Terms>) => setTerms({ ...terms, ...part }) };
}

export const wishOf = ({ game, pace, isRated }: Terms) => ({ game, timing: PACES[pace] ?? PACES[USUAL]!, isRated });

export function TermsFields({ terms, change }: Props) {
  const t = useText(words);
  const timing = useTimingText();
  const games = useGames().map(({ key, name }) => ({ value: key, name }));
  const paces = PACES.map((pace, value) => ({ value, name: timing(pace) }));
  return (
    <>
      <Choice label={t("find.game")} value={terms.game} options={games} onChange={(game) => change({ game })} />
      <Choice label={t("find.pace")} value={terms.pace} options={paces} onChange={(pace) => change({ pace })} />
      <Rated terms={terms} change={change} />
    </>
  );
}

function Rated({ terms, change }: Props) {
  const t = useText(words);
  const isHuman = useSession()?.player.kind === "HUMAN";
  if (!isHuman) return <p className="soft">{t("find.rated.guest")}</p>;
  return <Tick label={t("find.rated")} note={t("find.rated.note")} isOn={terms.isRated} onChange={(isRated) => change({ isRated })} />;
}
