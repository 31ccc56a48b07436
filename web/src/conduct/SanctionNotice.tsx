/** Above every page: what moderators did to the visitor and what they have not read yet, with the way to appeal. */
import { useHeadwater } from "@headwater/react";
import { useEffect } from "react";
import { Link } from "wouter";
import { useAsk } from "../app/ask.ts";
import { MarkSanctionSeen, type OwnSanctionFragment, OwnSanctions } from "../app/documents.ts";
import { date, useText } from "../app/text.ts";
import { words } from "./words.ts";
import "./conduct.css";

const NOTHING = {};
const EVERY = 60_000;

export default function SanctionNotice() {
  const standing = useAsk(OwnSanctions, NOTHING);
  const { askAgain } = standing;
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && askAgain(), EVERY);
    return () => clearInterval(timer);
  });
  const sanctions = standing.data?.sanctions?.edges.map(({ node }) => node) ?? [];
  // One at a time: what is read makes room for the next.
  const next = sanctions.find(({ isHeld, seenAt }) => isHeld && seenAt === null);
  return <div role="status">{next && <Notice key={next.id} sanction={next} refresh={askAgain} />}</div>;
}

function Notice({ sanction, refresh }: { readonly sanction: OwnSanctionFragment; readonly refresh: () => void }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const see = () => void headwater.request(MarkSanctionSeen, { input: { sanctionId: sanction.id } }).then(refresh, () => undefined);
  const title = { WARN: "conduct.notice.warn", MUTE: "conduct.notice.mute", BAN: "conduct.notice.ban", RENAME: "conduct.notice.rename" } as const;
  return (
    <section className="sanction-notice">
      <p>
        <b>{t(title[sanction.kind], { date: date(sanction.until) })}.</b> <span>{sanction.reason}</span>
      </p>
      <div className="sanction-acts">
        <Link href="/account#sanctions" className="button" onClick={() => document.getElementById("sanctions")?.scrollIntoView()}>{t("conduct.notice.appeal")}</Link>
        <button type="button" onClick={see}>{t("conduct.notice.seen")}</button>
      </div>
    </section>
  );
}
