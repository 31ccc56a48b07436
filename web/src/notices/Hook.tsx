/** An address of the player's own that is told. */
import { Notifications, type NotificationSettings, type WebhookShape } from "@headwater/client/account";
import { useHeadwater } from "@headwater/react";
import { type FormEvent, useId, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { TextField } from "../app/TextField.tsx";
import { date, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { words } from "./words.ts";

const SHAPES: readonly WebhookShape[] = ["JSON", "DISCORD", "SLACK"];
const NAMES: Readonly<Partial<Record<WebhookShape, string>>> = { DISCORD: "Discord", SLACK: "Slack" };

export function Hook({ settings, refresh }: { readonly settings: NotificationSettings; readonly refresh: () => void }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { act, isBusy, complaint } = useAct();
  const { webhook } = settings;
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [shape, setShape] = useState<WebhookShape>(webhook?.shape ?? "JSON");
  const [secret, setSecret] = useState<string | null>(null);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const answer = await new Notifications(headwater).setWebhook({ url, shape });
      if (!answer.ok) return answer.refusal.text;
      setSecret(shape === "JSON" ? answer.secret : null);
      refresh();
      return null;
    });
  };
  const remove = () =>
    act(async () => {
      await new Notifications(headwater).removeWebhook();
      setUrl("");
      setSecret(null);
      refresh();
    });
  return (
    <section className="section" aria-labelledby="hook">
      <h2 id="hook">{t("notices.hook")}</h2>
      <p className="soft">{t("notices.hook.text")}</p>
      <form className="hook" onSubmit={submit}>
        <TextField label={t("notices.hook.url")} value={url} onChange={setUrl} />
        <div>
          <label htmlFor={id}>{t("notices.hook.shape")}</label>
          <select id={id} value={shape} onChange={(event) => setShape(event.target.value as WebhookShape)}>
            {SHAPES.map((each) => (
              <option key={each} value={each}>
                {NAMES[each] ?? t("notices.hook.JSON")}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" disabled={isBusy}>
          {t("notices.hook.set")}
        </button>
        {webhook && (
          <button type="button" disabled={isBusy} onClick={remove}>
            {t("notices.hook.remove")}
          </button>
        )}
      </form>
      {webhook?.fault && webhook.failedAt && (
        <p className="notice bad">{t("notices.hook.fault", { date: date(webhook.failedAt), fault: webhook.fault })}</p>
      )}
      <Complaint text={complaint} />
      {secret && (
        <div className="notice" role="status">
          <p>{t("notices.hook.secret")}</p>
          <code>{secret}</code>
        </div>
      )}
    </section>
  );
}
