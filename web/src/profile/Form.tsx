/** A few fields and one button, which may be refused. Fields are empty again once it went well. */
import { type FormEvent, type ReactNode, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { useAct } from "../app/useAct.ts";
import "./profile.css";

type Props = {
  readonly action: string;
  /** What is said once it went well. */
  readonly done?: string;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
  /** The complaint, or nothing when it went well. */
  readonly act: () => Promise<string | null>;
};

export function Form({ action, done, isDangerous = false, children, act: work }: Props) {
  const { act, isBusy, complaint } = useAct();
  const [isDone, setDone] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    act(async () => {
      const text = await work();
      setDone(text === null);
      return text;
    });
  };
  return (
    <form className="own-form" onSubmit={submit}>
      {children}
      <Complaint text={complaint} />
      <div role="status">{isDone && done && <p className="notice">{done}</p>}</div>
      <button type="submit" className={isDangerous ? "danger" : "strong"} disabled={isBusy}>
        {action}
      </button>
    </form>
  );
}
