/** Name and password. */
import type { CredentialsInput, Entry } from "@headwater/client";
import { useHeadwater } from "@headwater/react";
import { type FormEvent, useId, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { keepWhereabouts } from "../profile/whereabouts.ts";
import { words } from "./words.ts";

type Props = {
  readonly isNew: boolean;
  readonly action: string;
  readonly enter: (input: CredentialsInput) => Promise<Entry>;
  /** What follows where the account was to be deleted, and stays. */
  readonly spared?: () => void;
};

export function Credentials({ isNew, action, enter, spared }: Props) {
  const t = useText(words);
  const headwater = useHeadwater();
  const id = useId();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const { act, isBusy, complaint } = useAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const entry = await enter({ name, password });
      if (!entry.ok) return entry.refusal.text;
      if (entry.hasCalledOffErasure) spared?.();
      if (isNew) await keepWhereabouts(headwater);
      return null;
    });
  };
  return (
    <form className="credentials" onSubmit={submit}>
      <div className="field">
        <label htmlFor={`${id}-name`}>{t("account.name")}</label>
        <input id={`${id}-name`} type="text" required autoComplete="username" value={name} onChange={(event) => setName(event.target.value)} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-password`}>{t(isNew ? "account.password.new" : "account.password")}</label>
        <input
          id={`${id}-password`}
          type="password"
          required
          autoComplete={isNew ? "new-password" : "current-password"}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <Complaint text={complaint} />
      <button type="submit" className="strong" disabled={isBusy}>
        {action}
      </button>
    </form>
  );
}
