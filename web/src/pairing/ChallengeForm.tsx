/** Challenge a player from their page. */
import { useHeadwater, useSession } from "@headwater/react";
import { type FormEvent, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { enter } from "../start/play.ts";
import { awaitedChallenges } from "./awaited.ts";
import { TermsFields, useTerms, wishOf } from "./terms.tsx";
import { words } from "./words.ts";
import "../lobby/lobby.css";
import "./pairing.css";

type Props = { readonly player: { readonly id: string; readonly name: string } };

export function ChallengeForm({ player }: Props) {
  const t = useText(words);
  const [isOpen, setOpen] = useState(false);
  if (useSession()?.player.id === player.id) return null;
  if (isOpen) return <Form player={player} />;
  return (
    <button type="button" className="challenge-open" onClick={() => setOpen(true)}>
      {t("challenge.open")}
    </button>
  );
}

function Form({ player }: Props) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { terms, change } = useTerms();
  const { act, isBusy, complaint } = useAct();
  const [isSent, setSent] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const refusal = await enter(headwater);
      if (refusal) return refusal.text;
      const made = await headwater.search().challenge({ playerId: player.id, ...wishOf(terms) });
      if (!made.ok) return made.refusal.text;
      // Here, because a bot may accept before this page has read the list.
      awaitedChallenges.add(made.challenge.id);
      setSent(true);
      return null;
    });
  };
  if (isSent) return <p role="status" className="notice">{t("challenge.sent", { name: player.name })}</p>;
  return (
    <form className="group finding" onSubmit={send} aria-label={t("challenge.title", { name: player.name })}>
      <h2>{t("challenge.title", { name: player.name })}</h2>
      <TermsFields terms={terms} change={change} />
      <Complaint text={complaint} />
      <button type="submit" className="primary big" disabled={isBusy}>
        {t("challenge.send")}
      </button>
    </form>
  );
}
