/** For moderators: what waits to be looked at, page by page, and appeals. */
import { useState } from "react";
import { Link } from "wouter";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { Choice } from "../app/Choice.tsx";
import { Cases, type CaseStatus, type Offence, Standing } from "../app/documents.ts";
import { Page } from "../app/Page.tsx";
import { Pager, usePages } from "../app/Pager.tsx";
import { date, useText } from "../app/text.ts";
import { words as talk } from "../talk/words.ts";
import { AppealList } from "./AppealList.tsx";
import { CaseFile } from "./CaseFile.tsx";
import { words } from "./words.ts";
import "../rankings/rankings.css";
import "../league/league.css";
import "./conduct.css";

const NOTHING = {};
const OFFENCES = ["INSULT", "SPAM", "CHEATING", "STALLING", "NAME", "OTHER", "LEAVING", "SHARED_ADDRESS", "ONE_SIDED"] as const satisfies readonly Offence[];

export default function ModerationPage({ part }: { readonly part: string | undefined }) {
  const t = useText(words);
  const standing = useAsk(Standing, NOTHING);
  return (
    <Page title={t("conduct.title")} lead={t("conduct.lead")}>
      <Asked answer={standing}>
        {({ scopes }) => (scopes.includes("MODERATE") ? <Parts part={part} /> : <p className="notice">{t("conduct.only")}</p>)}
      </Asked>
    </Page>
  );
}

function Parts({ part }: { readonly part: string | undefined }) {
  const t = useText(words);
  const isAppeals = part === "appeals";
  return (
    <>
      <nav className="parts" aria-label={t("conduct.title")}>
        <Link href="/moderation" aria-current={isAppeals ? undefined : "page"}>{t("conduct.cases")}</Link>
        <Link href="/moderation/appeals" aria-current={isAppeals ? "page" : undefined}>{t("conduct.appeals")}</Link>
      </nav>
      {isAppeals ? <AppealList /> : part ? <CaseFile key={part} id={part} /> : <Queue />}
    </>
  );
}

function Queue() {
  const t = useText(words);
  const ofTalk = useText(talk);
  const [status, setStatus] = useState<CaseStatus>("OPEN");
  const [offence, setOffence] = useState<Offence | "">("");
  const pages = usePages(status + offence);
  const filter = { status, ...(offence && { offence }) };
  const answer = useAsk(Cases, { filter, after: pages.after });
  const options = (["OPEN", "CLOSED"] as const).map((value) => ({ value, name: t(`conduct.status.${value}`) }));
  return (
    <>
      <div className="case-filters">
        <Choice label={t("conduct.status")} value={status} options={options} onChange={setStatus} />
        <label className="field">
          {t("conduct.about")}
          <select value={offence} onChange={(event) => setOffence(event.target.value as Offence | "")}>
            <option value="">{t("conduct.any")}</option>
            {OFFENCES.map((one) => <option key={one} value={one}>{ofTalk(`talk.offence.${one}`)}</option>)}
          </select>
        </label>
      </div>
      <Asked answer={answer}>
        {({ cases }) => cases && (
          <>
            {cases.edges.length === 0 && <p className="soft">{t("conduct.empty")}</p>}
            <ul className="cases">
              {cases.edges.map(({ node }) => (
                <li key={node.id}>
                  <Link href={`/moderation/${node.id}`}>
                    <b>{node.player?.name ?? t("conduct.gone")}</b>
                    <span>{t("conduct.reports", { count: node.reportCount })}</span>
                    <span className="soft">{date(node.changedAt)}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <Pager pages={pages} info={cases.pageInfo} />
          </>
        )}
      </Asked>
    </>
  );
}
