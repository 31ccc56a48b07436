/** Which kinds come by which channels, quiet hours and the digest. */
import { Notifications, type NotificationSettings } from "@headwater/client/account";
import { useHeadwater } from "@headwater/react";
import { type FormEvent, useId, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { words } from "./words.ts";

type Kind = NotificationSettings["kinds"][number];
const CHANNELS = ["push", "mail", "webhook"] as const;

type Props = { readonly settings: NotificationSettings; readonly saved: (settings: NotificationSettings) => void };

export function Preferences({ settings, saved }: Props) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { act, isBusy, complaint } = useAct();
  const [kinds, setKinds] = useState(settings.kinds);
  const [quiet, setQuiet] = useState(settings.quietHours);
  const [digestAt, setDigestAt] = useState(settings.digestAt);
  const [isSaved, setSaved] = useState(false);
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setSaved(false);
      set(value);
    };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const answer = await new Notifications(headwater).configure({ kinds, quietHours: quiet, digestAt });
      if (!answer.ok) return answer.refusal.text;
      saved(answer.settings);
      setSaved(true);
      return null;
    });
  };
  return (
    <form onSubmit={submit}>
      <section className="section" aria-labelledby="what">
        <h2 id="what">{t("notices.what")}</h2>
        <Matrix kinds={kinds} onChange={changed(setKinds)} />
        {!settings.hasAddress && <p className="soft">{t("notices.mail.none")}</p>}
        {!settings.webhook && <p className="soft">{t("notices.webhook.none")}</p>}
      </section>
      <section className="section when" aria-labelledby="when">
        <h2 id="when">{t("notices.when")}</h2>
        <QuietHours quiet={quiet} onChange={changed(setQuiet)} />
        <Digest at={digestAt} onChange={changed(setDigestAt)} />
        <p className="soft">{t("notices.zone", { zone: settings.timeZone })}</p>
      </section>
      <Complaint text={complaint} />
      <div className="save">
        <button type="submit" className="primary" disabled={isBusy}>
          {t("notices.save")}
        </button>
        <span role="status">{isSaved && t("notices.saved")}</span>
      </div>
    </form>
  );
}

function Matrix({ kinds, onChange }: { readonly kinds: readonly Kind[]; readonly onChange: (kinds: readonly Kind[]) => void }) {
  const t = useText(words);
  const flip = (kind: Kind, channel: (typeof CHANNELS)[number]) =>
    onChange(kinds.map((each) => (each.kind === kind.kind ? { ...each, [channel]: !each[channel] } : each)));
  return (
    <table className="channels">
      <thead>
        <tr>
          <th scope="col">
            <span className="only-read">{t("notices.what")}</span>
          </th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`notices.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind.kind}>
            <th scope="row">{t(`notices.${kind.kind}`)}</th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                <label>
                  <input type="checkbox" checked={kind[channel]} onChange={() => flip(kind, channel)} />
                  <span className="only-read">{`${t(`notices.${kind.kind}`)}: ${t(`notices.${channel}`)}`}</span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Quiet = NotificationSettings["quietHours"];
const NIGHT = { begins: "22:00", ends: "07:00" };
const EVENING = "18:00";

function QuietHours({ quiet, onChange }: { readonly quiet: Quiet; readonly onChange: (quiet: Quiet) => void }) {
  const t = useText(words);
  return (
    <div className="timed">
      <Tick label={t("notices.quiet")} isOn={quiet !== null} onChange={(isOn) => onChange(isOn ? NIGHT : null)} />
      {quiet && (
        <div className="times">
          <TimeField label={t("notices.quiet.from")} value={quiet.begins} onChange={(begins) => onChange({ ...quiet, begins })} />
          <TimeField label={t("notices.quiet.to")} value={quiet.ends} onChange={(ends) => onChange({ ...quiet, ends })} />
        </div>
      )}
    </div>
  );
}

function Digest({ at, onChange }: { readonly at: string | null; readonly onChange: (at: string | null) => void }) {
  const t = useText(words);
  return (
    <div className="timed">
      <Tick label={t("notices.digest")} isOn={at !== null} onChange={(isOn) => onChange(isOn ? EVENING : null)} />
      {at !== null && (
        <div className="times">
          <TimeField label={t("notices.digest.at")} value={at} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

function Tick({ label, isOn, onChange }: { readonly label: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }) {
  return (
    <label className="tick">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

function TimeField({ label, value, onChange }: { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="time" required value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
