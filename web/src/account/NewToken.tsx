import { useHeadwater } from "@headwater/react";
import { type FormEvent, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { CreateBotToken, CreateToken, type Scope } from "../app/documents.ts";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { TextField } from "../app/TextField.tsx";
import { Pick } from "../lobby/fields.tsx";
import { DAYS, expiry, toggled } from "./grant.ts";
import { Secret } from "./Secret.tsx";
import { words } from "./words.ts";

const OWN: readonly Scope[] = ["PLAY", "MATCHES_WRITE", "LEAGUES_WRITE", "BOTS", "ACCOUNT"];
const OF_BOT: readonly Scope[] = ["PLAY", "MATCHES_WRITE", "LEAGUES_WRITE"];

type Props = { readonly bot: string | null; readonly refresh: () => void };

export function NewToken({ bot, refresh }: Props) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [label, setLabel] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>(["PLAY", "MATCHES_WRITE"]);
  const [days, setDays] = useState("7");
  const [password, setPassword] = useState("");
  const [secret, setSecret] = useState<string | null>(null);
  const { act, isBusy, complaint } = useAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const grant = { label, scopes, expiresAt: expiry(days, Date.now()), password: password || null };
      const answer = bot === null ? await headwater.request(CreateToken, { input: grant }) : await headwater.request(CreateBotToken, { input: { ...grant, botId: bot } });
      if ("text" in answer.made) return answer.made.text;
      setSecret(answer.made.secret);
      setLabel("");
      setPassword("");
      refresh();
      return null;
    });
  };
  const lengths = DAYS.map((value) => ({ value, name: value ? t("account.days", { count: Number(value) }) : t("account.days.none") }));
  return (
    <details className="more">
      <summary>{t("account.token.new")}</summary>
      <form className="more-form" onSubmit={submit}>
        <div className="fields">
          <TextField label={t("account.label")} value={label} onChange={setLabel} />
          <Pick label={t("account.ends")} value={days} options={lengths} onChange={setDays} />
          <TextField label={t("account.again")} type="password" isOptional value={password} onChange={setPassword} />
        </div>
        <p className="soft">{t("account.again.text")}</p>
        <fieldset className="scopes">
          <legend>{t("account.scopes")}</legend>
          {(bot === null ? OWN : OF_BOT).map((scope) => (
            <label key={scope} className="tick">
              <input type="checkbox" checked={scopes.includes(scope)} onChange={() => setScopes(toggled(scopes, scope))} />
              <span>{t(`account.scope.${scope}`)}</span>
            </label>
          ))}
        </fieldset>
        <Complaint text={complaint} />
        <button type="submit" className="strong" disabled={isBusy || !scopes.length}>
          {t("account.token.do")}
        </button>
      </form>
      {secret && <Secret secret={secret} />}
    </details>
  );
}
