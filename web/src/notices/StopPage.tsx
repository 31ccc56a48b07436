/** Where the link in a mail leads that stops all of them; nobody has to sign in. A press, because robots follow links. */
import { Notifications } from "@headwater/client/account";
import { useHeadwater } from "@headwater/react";
import { useState } from "react";
import { Link } from "wouter";
import { Complaint } from "../app/Complaint.tsx";
import { Page } from "../app/Page.tsx";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { words } from "./words.ts";
import "./notices.css";

export default function StopPage({ token }: { readonly token: string }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { act, isBusy, complaint } = useAct();
  const [isDone, setDone] = useState(false);
  const stop = () =>
    act(async () => {
      const answer = await new Notifications(headwater).stopMails(token);
      if (!answer.ok) return answer.refusal.text;
      setDone(true);
      return null;
    });
  return (
    <Page title={t("notices.stop.title")} lead={isDone ? "" : t("notices.stop.text")}>
      <p role="status">{isDone && t("notices.stop.done")}</p>
      <Complaint text={complaint} />
      <div className="together">
        {!isDone && (
          <button type="button" className="primary" disabled={isBusy} onClick={stop}>
            {t("notices.stop.do")}
          </button>
        )}
        <Link href="/account/notices" className="button">
          {t("notices.stop.back")}
        </Link>
      </div>
    </Page>
  );
}
