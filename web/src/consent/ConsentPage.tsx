/** An app asks to act in the visitor's name: which app, where it sends the answer, and what it may do. */
import { useHeadwater, useSession } from "@headwater/react";
import { useState } from "react";
import { Entrance, Spared } from "../account/Entrance.tsx";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { Complaint } from "../app/Complaint.tsx";
import { AllowApp, ConsentWish, type ConsentWishQuery, RefuseApp } from "../app/documents.ts";
import { Page } from "../app/Page.tsx";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { words } from "./words.ts";
import "./consent.css";

export default function ConsentPage() {
  const t = useText(words);
  // The request stays as it came, whatever the page does to its address.
  const [request] = useState(() => location.search);
  const answer = useAsk(ConsentWish, { request });
  return (
    <Page title={t("consent.title")}>
      <Asked answer={answer}>{({ wish }) => ("text" in wish ? <Unfit refusal={wish} /> : <Wish wish={wish} request={request} />)}</Asked>
    </Page>
  );
}

type Answer = ConsentWishQuery["wish"];
type Wished = Extract<Answer, { readonly destination: string }>;
type Refusal = Extract<Answer, { readonly text: string }>;

function Unfit({ refusal }: { readonly refusal: Refusal }) {
  const t = useText(words);
  const { redirect } = refusal.data as { readonly redirect?: string };
  return (
    <section className="consent">
      <Complaint text={refusal.text} />
      <p>{t("consent.unfit")}</p>
      {redirect && (
        <a className="button" href={redirect} rel="noreferrer">
          {t("consent.back")}
        </a>
      )}
    </section>
  );
}

function Wish({ wish, request }: { readonly wish: Wished; readonly request: string }) {
  const t = useText(words);
  const session = useSession();
  const [isSpared, setSpared] = useState(false);
  const author = wish.app.author?.name;
  return (
    <section className="consent" aria-labelledby="consent-app">
      <h2 id="consent-app">{t("consent.asks", { app: wish.app.name })}</h2>
      <p className="soft">{author ? t("consent.author", { author }) : t("consent.author.gone")}</p>
      <Scopes wish={wish} />
      <p>{t("consent.not")}</p>
      <p className="consent-way">
        {t("consent.way")} <strong>{wish.destination}</strong>
      </p>
      {session && isSpared && <Spared />}
      {session ? (
        <Decision wish={wish} request={request} name={session.player.name} />
      ) : (
        <SignIn request={request} spared={() => setSpared(true)} />
      )}
    </section>
  );
}

function Scopes({ wish }: { readonly wish: Wished }) {
  const t = useText(words);
  return (
    <>
      <p>{t("consent.may")}</p>
      <ul className="consent-scopes">
        {wish.scopes.map((scope) => (
          <li key={scope}>{t(`consent.scope.${scope}`)}</li>
        ))}
      </ul>
    </>
  );
}

function SignIn({ request, spared }: { readonly request: string; readonly spared: () => void }) {
  const t = useText(words);
  return (
    <div className="consent-entrance">
      <p>{t("consent.sign-in")}</p>
      <Entrance spared={spared} />
      <Refuse request={request} />
    </div>
  );
}

function Decision({ wish, request, name }: { readonly wish: Wished; readonly request: string; readonly name: string }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { act, isBusy, complaint } = useAct();
  const allow = () =>
    act(async () => {
      const { answered } = await headwater.request(AllowApp, { input: { request } });
      if ("text" in answered) return answered.text;
      location.assign(answered.redirect);
      return null;
    });
  return (
    <>
      <p className="soft">{t("consent.as", { name })}</p>
      <Complaint text={complaint} />
      <div className="consent-acts">
        <button type="button" className="strong" disabled={isBusy} onClick={allow}>
          {t("consent.allow", { app: wish.app.name })}
        </button>
        <Refuse request={request} />
        <button type="button" className="quiet" onClick={() => void headwater.signOut()}>
          {t("consent.other")}
        </button>
      </div>
    </>
  );
}

function Refuse({ request }: { readonly request: string }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { act, isBusy, complaint } = useAct();
  const refuse = () =>
    act(async () => {
      const { answered } = await headwater.request(RefuseApp, { input: { request } });
      if ("text" in answered) return answered.text;
      location.assign(answered.redirect);
      return null;
    });
  return (
    <>
      <button type="button" disabled={isBusy} onClick={refuse}>
        {t("consent.refuse")}
      </button>
      <Complaint text={complaint} />
    </>
  );
}
