/** This browser, and the others that tell their player. */
import { Notifications, type NotificationSettings } from "@headwater/client/account";
import { useHeadwater } from "@headwater/react";
import { useEffect, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { date, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { begin, end, type Here, here } from "./push.ts";
import { words } from "./words.ts";

type Props = { readonly settings: NotificationSettings; readonly refresh: () => void };

export function Browsers({ settings, refresh }: Props) {
  const t = useText(words);
  return (
    <section className="section here" aria-labelledby="here">
      <h2 id="here">{t("notices.here")}</h2>
      <ThisBrowser refresh={refresh} />
      {settings.subscriptions.length > 0 && <Listed settings={settings} refresh={refresh} />}
    </section>
  );
}

function ThisBrowser({ refresh }: { readonly refresh: () => void }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { act, isBusy, complaint } = useAct();
  const [state, setState] = useState<Here | null>(null);
  const look = () => here().then(setState);
  useEffect(() => void look(), []);
  const press = (work: () => Promise<string | null | void>) =>
    act(async () => {
      const fault = await work();
      await look();
      refresh();
      return fault;
    });
  const faults = { refused: t("notices.here.refused"), failed: t("notices.here.failed") };
  return (
    <>
      <p className="soft">{state && t(`notices.here.${state}`)}</p>
      <Complaint text={complaint} />
      {state === "off" && (
        <button type="button" className="primary" disabled={isBusy} onClick={() => press(() => begin(headwater, faults))}>
          {t("notices.begin")}
        </button>
      )}
      {state === "on" && (
        <button type="button" disabled={isBusy} onClick={() => press(end)}>
          {t("notices.end")}
        </button>
      )}
    </>
  );
}

function Listed({ settings, refresh }: Props) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { act, isBusy, complaint } = useAct();
  const remove = (id: string) =>
    act(async () => {
      const answer = await new Notifications(headwater).unsubscribe(id);
      refresh();
      return answer.ok ? null : answer.refusal.text;
    });
  return (
    <>
      <h3>{t("notices.others")}</h3>
      <Complaint text={complaint} />
      <ul className="rows browsers">
        {settings.subscriptions.map(({ id, label, createdAt }) => (
          <li key={id} className="row">
            <div className="row-what">
              <strong>{label || t("notices.browser")}</strong>
              <span className="soft">{date(createdAt)}</span>
            </div>
            <button type="button" disabled={isBusy} onClick={() => remove(id)}>
              {t("notices.forget")}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
