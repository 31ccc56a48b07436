/** A case: who reported what, with the evidence, what was done before, and what can be done now. */
import { word } from "@headwater/client";
import { useHeadwater } from "@headwater/react";
import { useState } from "react";
import { Link } from "wouter";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { Complaint } from "../app/Complaint.tsx";
import { CaseFile as CaseFileDocument, type CaseFileQuery, LiftSanction, RemoveMessage } from "../app/documents.ts";
import { date, time, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { words as talk } from "../talk/words.ts";
import { CaseActs } from "./CaseActs.tsx";
import { Reasoned } from "./Reasoned.tsx";
import { SanctionFacts } from "./SanctionFacts.tsx";
import { words } from "./words.ts";

type Found = Extract<NonNullable<CaseFileQuery["node"]>, { readonly reportCount: number }>;
type OneReport = NonNullable<Found["reports"]>[number];
type Evidence = NonNullable<OneReport["evidence"]>;

export function CaseFile({ id }: { readonly id: string }) {
  const t = useText(words);
  const answer = useAsk(CaseFileDocument, { id });
  return (
    <>
      <p className="case-back"><Link href="/moderation">← {t("conduct.back")}</Link></p>
      <Asked answer={answer}>
        {({ node }) => (node && "reportCount" in node ? <Shown file={node} refresh={answer.askAgain} /> : <p className="notice">{t("conduct.party")}</p>)}
      </Asked>
    </>
  );
}

function Shown({ file, refresh }: { readonly file: Found; readonly refresh: () => void }) {
  const t = useText(words);
  const name = file.player?.name ?? t("conduct.gone");
  const sanctions = file.sanctions?.edges ?? [];
  const history = file.history ?? [];
  return (
    <div className="case-file">
      <div>
        <h2>{t("conduct.case", { name })}</h2>
        <p className="soft">{t("conduct.reports", { count: file.reportCount })} · {t("conduct.since", { date: date(file.openedAt) })}</p>
        {file.reports?.map((report) => <Report key={report.id} report={report} nameNow={name} />)}
      </div>
      <aside>
        {file.player && <CaseActs caseId={file.id} playerId={file.player.id} name={name} isOpen={file.status === "OPEN"} refresh={refresh} />}
        <section aria-labelledby="case-sanctions">
          <h3 id="case-sanctions">{t("conduct.sanctions")}</h3>
          {sanctions.length === 0 && <p className="soft">{t("conduct.sanctions.none")}</p>}
          <ul className="sanctions">
            {sanctions.map(({ node }) => (
              <li key={node.id} className="sanction">
                <SanctionFacts sanction={node} />
                {node.isHeld && <Lift id={node.id} refresh={refresh} />}
              </li>
            ))}
          </ul>
        </section>
        {history.length > 0 && (
          <section aria-labelledby="case-history">
            <h3 id="case-history">{t("conduct.history")}</h3>
            <ol className="history">
              {history.map((line) => (
                <li key={`${line.at} ${line.action}`}>
                  <code>{word(line.action)}</code> <span className="soft">{date(line.at)} · {line.by?.name ?? t("conduct.operator")}</span>
                  <p>{line.reason}</p>
                </li>
              ))}
            </ol>
          </section>
        )}
      </aside>
    </div>
  );
}

function Lift({ id, refresh }: { readonly id: string; readonly refresh: () => void }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const lift = async (reason: string) => {
    const { done } = await headwater.request(LiftSanction, { input: { sanctionId: id, reason } });
    if ("text" in done) return done.text;
    refresh();
    return null;
  };
  return <Reasoned label={t("conduct.lift.why")} action={t("conduct.lift")} act={lift} />;
}

function Report({ report, nameNow }: { readonly report: OneReport; readonly nameNow: string }) {
  const t = useText(words);
  const ofTalk = useText(talk);
  const { evidence } = report;
  return (
    <article className="report">
      <header>
        <b className="mark-tag">{ofTalk(`talk.offence.${report.offence}`)}</b>
        <span className="soft">
          {date(report.at)} · {evidence?.reporter ? t("conduct.by", { name: evidence.reporter.name }) : t("conduct.by.server")}
          {evidence && evidence.playerName !== nameNow && ` · ${t("conduct.called", { name: evidence.playerName })}`}
        </span>
      </header>
      {report.text && <blockquote>{report.text}</blockquote>}
      {evidence && evidence.messages.length > 0 && <Said messages={evidence.messages} />}
      {report.matchId && <p><Link href={`/match/${report.matchId}`}>{t("conduct.match")}</Link></p>}
      {evidence && <MatchLog log={evidence.log} />}
    </article>
  );
}

function Said({ messages }: { readonly messages: Evidence["messages"] }) {
  const t = useText(words);
  return (
    <details className="evidence" open>
      <summary>{t("conduct.said")}</summary>
      <ul className="said">
        {messages.map((message) => <SavedLine key={message.id} message={message} />)}
      </ul>
    </details>
  );
}

function SavedLine({ message }: { readonly message: Evidence["messages"][number] }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [isGone, setGone] = useState(false);
  const { isBusy, complaint, act } = useAct();
  const remove = () =>
    act(async () => {
      const { done } = await headwater.request(RemoveMessage, { input: { messageId: message.messageId, reason: t("conduct.removed") } });
      if ("text" in done) return done.text;
      setGone(true);
      return null;
    });
  return (
    <li>
      <span className="soft">{time(message.at)}</span> <b>{message.author?.name ?? t("conduct.gone")}</b> <span dir="auto" className="saved-text">{message.text}</span>
      {isGone ? <i>{t("conduct.removed")}</i> : <button type="button" className="quiet" disabled={isBusy} onClick={remove}>{t("conduct.remove")}</button>}
      <Complaint text={complaint} />
    </li>
  );
}

function MatchLog({ log }: { readonly log: unknown }) {
  const t = useText(words);
  const entries = Array.isArray(log) ? (log as readonly { readonly version: number; readonly at: number; readonly kind: string }[]) : [];
  if (entries.length === 0) return null;
  return (
    <details className="evidence">
      <summary>{t("conduct.log", { count: entries.length })}</summary>
      <pre tabIndex={0}>{entries.map((entry) => JSON.stringify(entry)).join("\n")}</pre>
    </details>
  );
}
