/** The record to keep, and the proof that the deal was fair. */
import { useHeadwater } from "@headwater/react";
import { useState } from "react";
import type { DealVerdict, MatchFacts } from "@headwater/client";
import { RecordOfMatch } from "../app/documents.ts";
import { Icon } from "../art/Symbols.tsx";
import type { TableText } from "../table/text.ts";

export function RecordPanel({ match, t }: { match: MatchFacts; t: TableText }) {
  const client = useHeadwater();
  const [verdict, setVerdict] = useState<DealVerdict | "asking" | "failed" | null>(null);
  const verify = async () => {
    setVerdict("asking");
    setVerdict((await client.verifyDeal(match.id).catch(() => null)) ?? "failed");
  };
  const download = async () => save(`${match.game.key}-${match.id}.json`, (await client.request(RecordOfMatch, { id: match.id })).match?.record);
  return (
    <div className="record">
      <div className="action-buttons">
        <button type="button" onClick={() => void download()}><Icon name="download" /> {t("replay.download")}</button>
        <button type="button" disabled={verdict === "asking"} onClick={() => void verify()}><Icon name="seal" /> {t("replay.verify")}</button>
      </div>
      <p role="status" className={`verdict ${tone(verdict)}`}>{sentence(verdict, t)}</p>
      {match.secret && (
        <dl className="proof">
          <dt>{t("replay.commitment")}</dt>
          <dd>{match.commitment}</dd>
          <dt>{t("replay.secret")}</dt>
          <dd>{match.secret}</dd>
        </dl>
      )}
    </div>
  );
}

type Verdict = DealVerdict | "asking" | "failed" | null;

function tone(verdict: Verdict): string {
  return verdict === null || typeof verdict === "string" ? "" : verdict.isSound ? "good" : "bad";
}

function sentence(verdict: Verdict, t: TableText): string {
  if (verdict === null) return t("replay.verify.why");
  if (typeof verdict === "string") return t(`replay.verify.${verdict}`);
  return verdict.isSound ? t("replay.verify.sound") : t("replay.verify.unsound", { faults: verdict.faults.join(", ") });
}

function save(name: string, record: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
