/** The visitor's own things: name, sessions, tokens, bots. */
import type { Session } from "@headwater/client";
import { useHeadwater, useSession } from "@headwater/react";
import { useState } from "react";
import { Link } from "wouter";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { Choice } from "../app/Choice.tsx";
import { Account, type AccountQuery } from "../app/documents.ts";
import { Page } from "../app/Page.tsx";
import { date, useText } from "../app/text.ts";
import { Bots } from "./Bots.tsx";
import { Credentials } from "./Credentials.tsx";
import { Tokens } from "./Tokens.tsx";
import { words } from "./words.ts";
import "../lobby/lobby.css";
import "../rankings/rankings.css";
import "./account.css";

const NOTHING = {};

export default function AccountPage() {
  const t = useText(words);
  const session = useSession();
  return (
    <Page title={session?.player.name ?? t("account.welcome")} actions={session && <Acts session={session} />}>
      {session ? <Signed key={session.tokenId} session={session} /> : <Entrance />}
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
    <section className="entrance" aria-labelledby="keep">
      <h2 id="keep">{t("account.keep")}</h2>
      <p>{t("account.keep.text")}</p>
      <Credentials isNew action={t("account.keep.do")} enter={(input) => headwater.upgrade(input)} />
      <p className="soft">{t("account.leave.guest")}</p>
    </section>
  );
}

type Viewer = NonNullable<AccountQuery["viewer"]>;

function Possessions({ session }: { readonly session: Session }) {
  const answer = useAsk(Account, NOTHING);
  return <Asked answer={answer}>{({ viewer }) => viewer && <Shown viewer={viewer} session={session} refresh={answer.askAgain} />}</Asked>;
}

type ShownProps = { readonly viewer: Viewer; readonly session: Session; readonly refresh: () => void };

function Shown({ viewer, session, refresh }: ShownProps) {
  const t = useText(words);
  return (
    <>
      <p className="soft">{t("account.since", { date: date(viewer.createdAt) })}</p>
      <section className="section" aria-labelledby="tokens">
        <h2 id="tokens">{t("account.tokens")}</h2>
        <p className="sentence soft">{t("account.tokens.text")}</p>
        <Tokens tokens={viewer.tokens ?? []} current={session.tokenId} bot={null} refresh={refresh} />
      </section>
      {viewer.kind === "HUMAN" && <Bots bots={viewer.bots ?? []} refresh={refresh} />}
    </>
  );
}

function Entrance() {
  const t = useText(words);
  const headwater = useHeadwater();
  const [isNew, setNew] = useState(false);
  const options = [
    { value: false, name: t("account.in") },
    { value: true, name: t("account.up") },
  ];
  return (
    <section className="entrance">
      <Choice label={t("account.which")} value={isNew} options={options} onChange={setNew} />
      <Credentials
        isNew={isNew}
        action={isNew ? t("account.up") : t("account.in")}
        enter={(input) => (isNew ? headwater.signUp(input) : headwater.signIn(input))}
      />
    </section>
  );
}
