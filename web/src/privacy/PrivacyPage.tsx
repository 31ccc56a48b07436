/** What this server stores about people, why, for how long, and what becomes of it with the account. */
import { Link } from "wouter";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { StoredData, type StoredDataQuery } from "../app/documents.ts";
import { Page } from "../app/Page.tsx";
import { date, useText } from "../app/text.ts";
import { words } from "./words.ts";
import "./privacy.css";

const NOTHING = {};
const DAY = 86_400;
const HOUR = 3_600;

type Kind = StoredDataQuery["storedData"][number];

export default function PrivacyPage() {
  const t = useText(words);
  const answer = useAsk(StoredData, NOTHING);
  return (
    <Page title={t("privacy.title")} lead={t("privacy.lead")}>
      <Farewell />
      <p className="sentence">
        {t("privacy.rights")} <Link href="/account">{t("privacy.account")}</Link>
      </p>
      <Asked answer={answer}>
        {({ storedData }) => (
          <ul className="stored">
            {storedData.map((kind) => (
              <StoredKind key={kind.category} kind={kind} />
            ))}
          </ul>
        )}
      </Asked>
    </Page>
  );
}

/** Whoever has just asked for the end of their account comes here. */
function Farewell() {
  const t = useText(words);
  const found = /^#erased-(\d+)$/.exec(location.hash);
  if (!found) return null;
  return (
    <p className="notice" role="status">
      {t("privacy.erased", { date: date(Number(found[1])) })}
    </p>
  );
}

function StoredKind({ kind }: { readonly kind: Kind }) {
  const t = useText(words);
  return (
    <li>
      <h2>{t(`privacy.category.${kind.category}`)}</h2>
      <p>{kind.what}</p>
      <p className="soft">{kind.why}</p>
      <dl>
        <dt>{t("privacy.kept")}</dt>
        <dd>{useDuration(kind.keptFor)}</dd>
        <dt>{t("privacy.after")}</dt>
        <dd>{t(`privacy.after.${kind.onErasure}`)}</dd>
      </dl>
    </li>
  );
}

function useDuration(seconds: number | null): string {
  const t = useText(words);
  if (seconds === null) return t("privacy.kept.account");
  if (seconds >= DAY) return t("privacy.days", { count: Math.round(seconds / DAY) });
  return t("privacy.hours", { count: Math.max(1, Math.round(seconds / HOUR)) });
}
