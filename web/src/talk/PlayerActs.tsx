/** What one can do about another player: mute, block, report. */
import { useHeadwater } from "@headwater/react";
import { useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { BlockPlayer, MutePlayer } from "../app/documents.ts";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { ReportDialog } from "./ReportDialog.tsx";
import { words } from "./words.ts";
import "./talk.css";

interface Props {
  readonly player: { readonly id: string; readonly name: string };
  /** The message that a report would be about. */
  readonly messageId?: string;
  readonly told: (text: string) => void;
}

export function PlayerActs({ player, messageId, told }: Props) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [isReporting, setReporting] = useState(false);
  const { isBusy, complaint, act } = useAct();
  const { id, name } = player;
  const against = (kind: "mute" | "block") =>
    act(async () => {
      const variables = { input: { playerId: id } };
      const { done } = kind === "mute" ? await headwater.request(MutePlayer, variables) : await headwater.request(BlockPlayer, variables);
      if ("text" in done) return done.text;
      told(t(kind === "mute" ? "talk.muted" : "talk.blocked", { name }));
      return null;
    });
  return (
    <>
      <button type="button" className="quiet" disabled={isBusy} onClick={() => against("mute")}>{t("talk.mute")}</button>
      <button type="button" className="quiet" disabled={isBusy} onClick={() => against("block")}>{t("talk.block")}</button>
      <button type="button" className="quiet" onClick={() => setReporting(true)}>{t("talk.report")}</button>
      <Complaint text={complaint} />
      {isReporting && <ReportDialog name={name} about={messageId ? { messageId } : { playerId: id }} close={() => setReporting(false)} />}
    </>
  );
}
