/** Where a bot is told that it is its turn. */
import { useHeadwater } from "@headwater/react";
import { type FormEvent, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { RemoveWebhook, SetWebhook } from "../app/documents.ts";
import { date, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { TextField } from "../app/TextField.tsx";
import type { Bot } from "./Bots.tsx";
import { Secret } from "./Secret.tsx";
import { words } from "./words.ts";

export function Webhook({ bot, refresh }: { readonly bot: Bot; readonly refresh: () => void }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [url, setUrl] = useState(bot.webhook?.url ?? "");
  const [secret, setSecret] = useState<string | null>(null);
  const { act, isBusy, complaint } = useAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const { made } = await headwater.request(SetWebhook, { input: { botId: bot.id, url } });
      if ("text" in made) return made.text;
      setSecret(made.secret);
      refresh();
      return null;
    });
  };
  const remove = () =>
    act(async () => {
      const { done } = await headwater.request(RemoveWebhook, { input: { botId: bot.id } });
      if ("text" in done) return done.text;
      setSecret(null);
      setUrl("");
      refresh();
      return null;
    });
  return (
    <form className="new-bot" onSubmit={submit}>
      <TextField label={t("account.webhook")} value={url} onChange={setUrl} />
      <button type="submit" disabled={isBusy}>
        {t("account.webhook.set")}
      </button>
      {bot.webhook && (
        <button type="button" disabled={isBusy} onClick={remove}>
          {t("account.webhook.remove")}
        </button>
      )}
      {bot.webhook?.fault && bot.webhook.failedAt && (
        <p className="notice bad">{t("account.webhook.fault", { date: date(bot.webhook.failedAt), fault: bot.webhook.fault })}</p>
      )}
      <Complaint text={complaint} />
      {secret && <Secret secret={secret} />}
    </form>
  );
}
