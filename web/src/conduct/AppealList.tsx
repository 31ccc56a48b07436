/** Appeals that wait for a moderator who has no part in them. */
import { useHeadwater } from "@headwater/react";
import { type FormEvent, useState } from "react";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { Complaint } from "../app/Complaint.tsx";
import { Appeals, type AppealsQuery, type AppealVerdict, DecideAppeal } from "../app/documents.ts";
import { Pager, usePages } from "../app/Pager.tsx";
import { date, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { SanctionFacts } from "./SanctionFacts.tsx";
import { words } from "./words.ts";

type Waiting = NonNullable<AppealsQuery["appeals"]>["edges"][number]["node"];

export function AppealList() {
  const t = useText(words);
  const pages = usePages("appeals");
  const answer = useAsk(Appeals, { after: pages.after });
  return (
    <Asked answer={answer}>
      {({ appeals }) => appeals && (
        <>
          {appeals.edges.length === 0 && <p className="soft">{t("conduct.empty")}</p>}
          <ul className="sanctions">
            {appeals.edges.map(({ node }) => <OneAppeal key={node.id} appeal={node} refresh={answer.askAgain} />)}
          </ul>
          <Pager pages={pages} info={appeals.pageInfo} />
        </>
      )}
    </Asked>
  );
}

function OneAppeal({ appeal, refresh }: { readonly appeal: Waiting; readonly refresh: () => void }) {
  const t = useText(words);
  const name = appeal.sanction.player?.name ?? t("conduct.gone");
  return (
    <li className="sanction">
      <h3>{name} <span className="soft">{date(appeal.at)}</span></h3>
      <SanctionFacts sanction={appeal.sanction} />
      <blockquote>{appeal.text}</blockquote>
      {appeal.canDecide ? <Deciding id={appeal.id} name={name} refresh={refresh} /> : <p className="soft">{t("conduct.not-yours")}</p>}
    </li>
  );
}

function Deciding({ id, name, refresh }: { readonly id: string; readonly name: string; readonly refresh: () => void }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [answer, setAnswer] = useState("");
  const { isBusy, complaint, act } = useAct();
  const decide = (verdict: AppealVerdict) =>
    act(async () => {
      const { done } = await headwater.request(DecideAppeal, { input: { appealId: id, verdict, answer } });
      if ("text" in done) return done.text;
      refresh();
      return null;
    });
  return (
    <form className="conduct-form" onSubmit={(event: FormEvent) => event.preventDefault()}>
      <label className="field">
        {t("conduct.answer", { name })}
        <textarea rows={2} required maxLength={500} value={answer} onChange={(event) => setAnswer(event.target.value)} />
      </label>
      <Complaint text={complaint} />
      <div className="sanction-acts">
        <button type="button" disabled={isBusy || !answer.trim()} onClick={() => decide("UPHELD")}>{t("conduct.uphold")}</button>
        <button type="button" disabled={isBusy || !answer.trim()} onClick={() => decide("LIFTED")}>{t("conduct.lift-it")}</button>
      </div>
    </form>
  );
}
