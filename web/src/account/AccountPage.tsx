/** The visitor's own things: name, sessions, tokens, bots. */
import type { Session } from "@headwater/client";
import { useHeadwater, useSession } from "@headwater/react";
import { useState } from "react";
import { Link } from "wouter";
import { AbsenceSection } from "../absence/AbsenceSection.tsx";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { Account, type AccountQuery, type OwnAccountFragment } from "../app/documents.ts";
import { Page } from "../app/Page.tsx";
import { date, useText } from "../app/text.ts";
import { AddressForm } from "../profile/AddressForm.tsx";
import { NameAndPassword } from "../profile/NameAndPassword.tsx";
import { OwnData } from "../profile/OwnData.tsx";
import { ProfileForm } from "../profile/ProfileForm.tsx";
import { Sessions } from "../profile/Sessions.tsx";
import { Grants, OwnApps } from "./Apps.tsx";
import { Bots } from "./Bots.tsx";
import { OwnConduct } from "../conduct/OwnConduct.tsx";
import { Credentials } from "./Credentials.tsx";
import { Entrance, Spared } from "./Entrance.tsx";
import { Tokens } from "./Tokens.tsx";
import { words } from "./words.ts";
import "../lobby/lobby.css";
import "../rankings/rankings.css";
import "./account.css";

const NOTHING = {};

export default function AccountPage() {
  const t = useText(words);
  const session = useSession();
  const [isSpared, setSpared] = useState(false);
  return (
    <Page title={session?.player.name ?? t("account.welcome")} actions={session && <Acts session={session} />}>
      {session && isSpared && <Spared />}
      {session ? <Signed key={session.tokenId} session={session} /> : <Entrance spared={() => setSpared(true)} />}
    </Page>
  );
}

function Acts({ session }: { readonly session: Session }) {
  const t = useText(words);
  const headwater = useHeadwater();
  return (
    <div className="account-acts">
      <Link href={`/player/${encodeURIComponent(session.player.name)}`} className="button">
        {t("account.profile")}
      </Link>
      <Link href="/account/notices" className="button">
        {t("account.notices")}
      </Link>
      <button type="button" onClick={() => void headwater.signOut()}>
        {t("account.leave")}
      </button>
    </div>
  );
}

function Signed({ session }: { readonly session: Session }) {
  const t = useText(words);
  const headwater = useHeadwater();
  if (session.player.kind !== "GUEST") return <Possessions session={session} />;
  return (
    <>
      <section className="entrance" aria-labelledby="keep">
        <h2 id="keep">{t("account.keep")}</h2>
        <p>{t("account.keep.text")}</p>
        <Credentials isNew action={t("account.keep.do")} enter={(input) => headwater.upgrade(input)} />
        <p className="soft">{t("account.leave.guest")}</p>
      </section>
      <Grants />
      <OwnDataSection hasPassword={false} />
    </>
  );
}

type Viewer = NonNullable<AccountQuery["viewer"]>;

function Possessions({ session }: { readonly session: Session }) {
  const answer = useAsk(Account, NOTHING);
  return <Asked answer={answer}>{({ viewer, account }) => viewer && <Shown viewer={viewer} account={account} session={session} refresh={answer.askAgain} />}</Asked>;
}

type ShownProps = {
  readonly viewer: Viewer;
  readonly account: OwnAccountFragment | null;
  readonly session: Session;
  readonly refresh: () => void;
};

function Shown({ viewer, account, session, refresh }: ShownProps) {
  const t = useText(words);
  const tokens = viewer.tokens ?? [];
  return (
    <>
      <p className="soft">{t("account.since", { date: date(viewer.createdAt) })}</p>
      {account && viewer.kind === "HUMAN" && <OwnForms account={account} refresh={refresh} />}
      <section className="section" aria-labelledby="sessions">
        <h2 id="sessions">{t("account.sessions")}</h2>
        <Sessions sessions={tokens.filter((token) => token.isSession)} current={session.tokenId} refresh={refresh} />
      </section>
      <section className="section" aria-labelledby="tokens">
        <h2 id="tokens">{t("account.tokens")}</h2>
        <p className="sentence soft">{t("account.tokens.text")}</p>
        <Tokens tokens={tokens.filter((token) => !token.isSession)} current={session.tokenId} bot={null} refresh={refresh} />
      </section>
      <Grants />
      <OwnConduct />
      {viewer.kind === "HUMAN" && <Bots bots={viewer.bots ?? []} refresh={refresh} />}
      {viewer.kind === "HUMAN" && <OwnApps />}
      <OwnDataSection hasPassword={viewer.kind === "HUMAN"} />
    </>
  );
}

type OwnFormsProps = { readonly account: OwnAccountFragment; readonly refresh: () => void };

function OwnForms({ account, refresh }: OwnFormsProps) {
  const t = useText(words);
  return (
    <>
      <section className="section" aria-labelledby="profile">
        <h2 id="profile">{t("account.own.profile")}</h2>
        <ProfileForm account={account} refresh={refresh} />
      </section>
      <section className="section" aria-labelledby="address">
        <h2 id="address">{t("account.own.address")}</h2>
        <AddressForm account={account} refresh={refresh} />
      </section>
      <section className="section" aria-labelledby="secrets">
        <h2 id="secrets">{t("account.own.secrets")}</h2>
        <NameAndPassword refresh={refresh} />
      </section>
      <AbsenceSection />
    </>
  );
}

function OwnDataSection({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useText(words);
  return (
    <section className="section" aria-labelledby="data">
      <h2 id="data">{t("account.own.data")}</h2>
      <OwnData hasPassword={hasPassword} />
    </section>
  );
}
