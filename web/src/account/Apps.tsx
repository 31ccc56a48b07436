/** Apps that the visitor has let in, and apps of the visitor's own. */
import { useHeadwater } from "@headwater/react";
import { type FormEvent, useState } from "react";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { Complaint } from "../app/Complaint.tsx";
import { ChangeApp, EndGrant, Grantings, type KeptGrantFragment, type OwnAppFragment, OwnAppList, RegisterApp, RemoveApp, RenewAppSecret } from "../app/documents.ts";
import { TextField } from "../app/TextField.tsx";
import { date, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { words as consentWords } from "../consent/words.ts";
import { Secret } from "./Secret.tsx";
import { words } from "./words.ts";

const NOTHING = {};

export function Grants() {
  const t = useText(words);
  const answer = useAsk(Grantings, NOTHING);
  const grants = answer.data?.grants ?? [];
  // Most visitors have let no app in: nothing is said of it then.
  if (!grants.length) return null;
  return (
    <section className="section" aria-labelledby="grants">
      <h2 id="grants">{t("account.grants")}</h2>
      <p className="sentence soft">{t("account.grants.text")}</p>
      <ul className="rows">
        {grants.map((grant) => (
          <GrantRow key={grant.id} grant={grant} refresh={answer.askAgain} />
        ))}
      </ul>
    </section>
  );
}

function GrantRow({ grant, refresh }: { readonly grant: KeptGrantFragment; readonly refresh: () => void }) {
  const t = useText(words);
  const scope = useText(consentWords);
  const headwater = useHeadwater();
  const { act, isBusy, complaint } = useAct();
  const end = () =>
    act(async () => {
      const { done } = await headwater.request(EndGrant, { input: { grantId: grant.id } });
      if ("text" in done) return done.text;
      refresh();
      return null;
    });
  const dates = [t("account.grant.since", { date: date(grant.createdAt) }), t("account.grant.used", { date: date(grant.usedAt) })];
  return (
    <li className="row seat-row">
      <div className="row-what">
        <strong>{grant.app.name}</strong>
        {grant.app.author && <span className="soft">{t("account.grant.author", { author: grant.app.author.name })}</span>}
        <span className="soft">{dates.join(" · ")}</span>
        <span className="soft">{grant.scopes.map((each) => scope(`consent.scope.${each}`)).join(" · ")}</span>
        <Complaint text={complaint} />
      </div>
      <button type="button" disabled={isBusy} aria-label={`${t("account.revoke")}: ${grant.app.name}`} onClick={end}>
        {t("account.revoke")}
      </button>
    </li>
  );
}

export function OwnApps() {
  const t = useText(words);
  const answer = useAsk(OwnAppList, NOTHING);
  return (
    <section className="section" aria-labelledby="apps">
      <h2 id="apps">{t("account.apps")}</h2>
      <p className="sentence soft">
        {t("account.apps.text")} <a href="/docs/oauth">{t("account.apps.docs")}</a>
      </p>
      <Asked answer={answer}>
        {({ apps }) => (apps ?? []).map((app) => <OwnApp key={app.id} app={app} refresh={answer.askAgain} />)}
      </Asked>
      <AppForm app={null} refresh={answer.askAgain} />
    </section>
  );
}

function OwnApp({ app, refresh }: { readonly app: OwnAppFragment; readonly refresh: () => void }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [secret, setSecret] = useState<string | null>(null);
  const { act, isBusy, complaint } = useAct();
  const renew = () =>
    act(async () => {
      const { made } = await headwater.request(RenewAppSecret, { input: { appId: app.id } });
      if ("text" in made) return made.text;
      setSecret(made.secret);
      return null;
    });
  const remove = () =>
    act(async () => {
      const { done } = await headwater.request(RemoveApp, { input: { appId: app.id } });
      if ("text" in done) return done.text;
      refresh();
      return null;
    });
  return (
    <section className="group bot own-app" aria-label={app.name}>
      <h3>{app.name}</h3>
      <p className="soft">
        client_id <code>{app.id}</code>
      </p>
      <ul className="soft">
        {(app.redirectUris ?? []).map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
      <AppForm app={app} refresh={refresh} />
      <div className="account-acts">
        {app.isConfidential && (
          <button type="button" disabled={isBusy} onClick={renew}>
            {t("account.app.renew")}
          </button>
        )}
        <button type="button" disabled={isBusy} aria-label={`${t("account.app.remove")}: ${app.name}`} onClick={remove}>
          {t("account.app.remove")}
        </button>
      </div>
      <Complaint text={complaint} />
      {secret && <Secret secret={secret} />}
    </section>
  );
}

/** `app` null makes a new one. */
function AppForm({ app, refresh }: { readonly app: OwnAppFragment | null; readonly refresh: () => void }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [name, setName] = useState(app?.name ?? "");
  const [addresses, setAddresses] = useState((app?.redirectUris ?? []).join(" "));
  const [isConfidential, setConfidential] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { act, isBusy, complaint } = useAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wish = { name, redirectUris: addresses.split(/\s+/).filter(Boolean) };
    act(async () => {
      if (app) {
        const { done } = await headwater.request(ChangeApp, { input: { ...wish, appId: app.id } });
        if ("text" in done) return done.text;
      } else {
        const { made } = await headwater.request(RegisterApp, { input: { ...wish, isConfidential } });
        if ("text" in made) return made.text;
        setSecret(made.secret);
        setName("");
        setAddresses("");
      }
      refresh();
      return null;
    });
  };
  return (
    <details className="more">
      <summary>{t(app ? "account.app.change" : "account.app.new")}</summary>
      <form className="more-form" onSubmit={submit}>
        <TextField label={t("account.app.name")} value={name} onChange={setName} />
        <TextField label={t("account.app.addresses")} value={addresses} onChange={setAddresses} />
        {app === null && (
          <label className="tick">
            <input type="checkbox" checked={isConfidential} onChange={() => setConfidential(!isConfidential)} />
            <span>{t("account.app.confidential")}</span>
          </label>
        )}
        <Complaint text={complaint} />
        <button type="submit" className="strong" disabled={isBusy}>
          {t(app ? "account.app.save" : "account.app.do")}
        </button>
      </form>
      {secret && <Secret secret={secret} />}
    </details>
  );
}
