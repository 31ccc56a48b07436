/** An action that needs a reason: it opens, asks for it and acts. */
import { type FormEvent, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { useAct } from "../app/useAct.ts";

type Props = { readonly label: string; readonly action: string; readonly act: (reason: string) => Promise<string | null> };

export function Reasoned({ label, action, act: work }: Props) {
  const [reason, setReason] = useState("");
  const { isBusy, complaint, act } = useAct();
  const send = (event: FormEvent) => {
    event.preventDefault();
    act(() => work(reason));
  };
  return (
    <details className="appeal">
      <summary>{action}</summary>
      <form onSubmit={send} className="conduct-form">
        <label className="field">
          {label}
          <textarea rows={2} required maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </label>
        <Complaint text={complaint} />
        <button type="submit" disabled={isBusy}>{action}</button>
      </form>
    </details>
  );
}
