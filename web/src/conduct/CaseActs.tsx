/** What a moderator can do about a player, and the end of a case. */
import { useHeadwater } from "@headwater/react";
import { type FormEvent, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { CloseCase, type SanctionKind, SanctionPlayer } from "../app/documents.ts";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { Reasoned } from "./Reasoned.tsx";
import { words } from "./words.ts";

const KINDS = ["WARN", "MUTE", "BAN", "RENAME"] as const satisfies readonly SanctionKind[];
const HOUR = 3_600_000;
const DAYS = [1, 3, 7, 30, 90, 365];

interface Props {
  readonly caseId: string;
  readonly playerId: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly refresh: () => void;
}

export function CaseActs({ caseId, playerId, name, isOpen, refresh }: Props) {
  const t = useText(words);
  const headwater = useHeadwater();
  const close = async (reason: string) => {
    const { done } = await headwater.request(CloseCase, { input: { caseId, reason } });
    if ("text" in done) return done.text;
    refresh();
    return null;
  };
  return (
    <section aria-labelledby="case-act">
      <h3 id="case-act">{t("conduct.act")}</h3>
      <SanctionForm caseId={caseId} playerId={playerId} name={name} refresh={refresh} />
      {isOpen && <Reasoned label={t("conduct.act.close.why")} action={t("conduct.act.close")} act={close} />}
    </section>
  );
}

function SanctionForm({ caseId, playerId, name, refresh }: Omit<Props, "isOpen">) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [kind, setKind] = useState<SanctionKind>("WARN");
  const [duration, setDuration] = useState(7 * 24 * HOUR);
  const [reason, setReason] = useState("");
  const { isBusy, complaint, act } = useAct();
  const send = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const { done } = await headwater.request(SanctionPlayer, { input: { caseId, playerId, kind, duration, reason } });
      if ("text" in done) return done.text;
      setReason("");
      refresh();
      return null;
    });
  };
  return (
    <form onSubmit={send} className="conduct-form">
      <label className="field">
        {t("conduct.act.kind")}
        <select value={kind} onChange={(event) => setKind(event.target.value as SanctionKind)}>
          {KINDS.map((one) => <option key={one} value={one}>{t(`conduct.kind.${one}`)}</option>)}
        </select>
      </label>
      <label className="field">
        {t("conduct.act.long")}
        <select value={duration} onChange={(event) => setDuration(Number(event.target.value))}>
          <option value={HOUR}>{t("conduct.hour")}</option>
          {DAYS.map((days) => <option key={days} value={days * 24 * HOUR}>{t("conduct.days", { count: days })}</option>)}
        </select>
      </label>
      <label className="field">
        {t("conduct.act.reason", { name })}
        <textarea rows={3} required maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <Complaint text={complaint} />
      <button type="submit" className="primary" disabled={isBusy}>{t("conduct.act.do")}</button>
    </form>
  );
}
