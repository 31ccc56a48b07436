import type { Session } from "@headwater/client";
import { useHeadwater, useSession } from "@headwater/react";
import { useState } from "react";
import { Link } from "wouter";
import { Choice } from "../app/Choice.tsx";
import { Page } from "../app/Page.tsx";
import { useText } from "../app/text.ts";
import { Credentials } from "./Credentials.tsx";
import { words } from "./words.ts";
import "./account.css";

export default function AccountPage() {
  const t = useText(words);
  const session = useSession();
  return <Page title={session?.player.name ?? t("account.welcome")}>{session ? <Signed session={session} /> : <Entrance />}</Page>;
}

function Signed({ session }: { readonly session: Session }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const isGuest = session.player.kind === "GUEST";
  return (
    <>
      {isGuest && (
        <section className="entrance" aria-labelledby="keep">
          <h2 id="keep">{t("account.keep")}</h2>
          <p>{t("account.keep.text")}</p>
          <Credentials isNew action={t("account.keep.do")} enter={(input) => headwater.upgrade(input)} />
        </section>
      )}
      <div className="account-acts">
        <Link href={`/player/${encodeURIComponent(session.player.name)}`} className="button">
          {t("account.profile")}
        </Link>
        <button type="button" onClick={() => void headwater.signOut()}>
          {t("account.leave")}
        </button>
      </div>
      {isGuest && <p className="soft">{t("account.leave.guest")}</p>}
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
