/** What the visitor is told, where, and when not. */
import { Notifications, type NotificationSettings } from "@headwater/client/account";
import { useHeadwater, useSession } from "@headwater/react";
import { useCallback, useEffect, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../app/Asked.tsx";
import { Page } from "../app/Page.tsx";
import { useText } from "../app/text.ts";
import { keepWhereabouts } from "../profile/whereabouts.ts";
import { Browsers } from "./Browsers.tsx";
import { Preferences } from "./Preferences.tsx";
import { Hook } from "./Hook.tsx";
import { words } from "./words.ts";
import "../lobby/lobby.css";
import "./notices.css";

export default function NoticesPage() {
  const t = useText(words);
  const session = useSession();
  return (
    <Page title={t("notices.title")} lead={t("notices.lead")}>
      {session ? <Own key={session.tokenId} /> : <SignFirst />}
    </Page>
  );
}

function SignFirst() {
  const t = useText(words);
  return (
    <Link href="/account" className="button">
      {t("notices.sign")}
    </Link>
  );
}

function Own() {
  const headwater = useHeadwater();
  const [settings, setSettings] = useState<NotificationSettings | null>(null);
  const refresh = useCallback(() => {
    void new Notifications(headwater).settings().then(setSettings, () => undefined);
  }, [headwater]);
  useEffect(() => {
    // Quiet hours and digests mean the times of a zone: one who has none yet gets that of this browser.
    void keepWhereabouts(headwater).then(refresh);
  }, [headwater, refresh]);
  if (settings === null) return <Loading />;
  return (
    <>
      <Browsers settings={settings} refresh={refresh} />
      <Preferences settings={settings} saved={setSettings} />
      <Hook settings={settings} refresh={refresh} />
    </>
  );
}
