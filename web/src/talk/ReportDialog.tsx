/** A report to the moderators: what somebody did, in a few words. */
import { useHeadwater } from "@headwater/react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { type Offence, ReportPlayer } from "../app/documents.ts";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { words } from "./words.ts";
import "./talk.css";

const OFFENCES = ["INSULT", "SPAM", "CHEATING", "STALLING", "NAME", "OTHER"] as const satisfies readonly Offence[];

type About = { readonly messageId?: string; readonly playerId?: string; readonly matchId?: string };
type Props = { readonly name: string; readonly about: About; readonly close: () => void };

export function ReportDialog({ name, about, close }: Props) {
  const t = useText(words);
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isDone, setDone] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="talk-dialog" aria-labelledby={title} onClose={close} onKeyDown={(event) => event.stopPropagation()}>
      <h2 id={title}>{t("talk.report.title", { name })}</h2>
      {isDone ? (
        <>
          <p role="status">{t("talk.report.done")}</p>
          <button type="button" autoFocus onClick={() => dialog.current?.close()}>OK</button>
        </>
      ) : (
        <Form name={name} about={about} done={() => setDone(true)} cancel={() => dialog.current?.close()} />
      )}
    </dialog>
  );
}

type FormProps = Omit<Props, "close"> & { readonly done: () => void; readonly cancel: () => void };

function Form({ name, about, done, cancel }: FormProps) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [offence, setOffence] = useState<Offence>("INSULT");
  const [text, setText] = useState("");
  const { isBusy, complaint, act } = useAct();
  const send = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const { change } = await headwater.request(ReportPlayer, { input: { offence, text, ...about } });
      if ("text" in change) return change.text;
      done();
      return null;
    });
  };
  return (
    <form onSubmit={send} className="talk-report">
      <p className="soft">{t("talk.report.text", { name })}</p>
      <label className="field">
        {t("talk.report.what")}
        <select value={offence} onChange={(event) => setOffence(event.target.value as Offence)}>
          {OFFENCES.map((one) => <option key={one} value={one}>{t(`talk.offence.${one}`)}</option>)}
        </select>
      </label>
      <label className="field">
        {t("talk.report.words")}
        <textarea rows={3} maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <Complaint text={complaint} />
      <div className="talk-buttons">
        <button type="submit" className="primary" disabled={isBusy}>{t("talk.report.do")}</button>
        <button type="button" onClick={cancel}>{t("talk.cancel")}</button>
      </div>
    </form>
  );
}
