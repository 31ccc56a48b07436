/** A sanction in one line and its reason. */
import type { OwnSanctionFragment } from "../app/documents.ts";
import { date, useText } from "../app/text.ts";
import { words } from "./words.ts";

type Facts = Pick<OwnSanctionFragment, "kind" | "reason" | "at" | "until" | "isHeld"> & { readonly liftedAt?: number | null };

export function SanctionFacts({ sanction }: { readonly sanction: Facts }) {
  const t = useText(words);
  const { isHeld, liftedAt } = sanction;
  const state = isHeld ? t("conduct.until", { date: date(sanction.until) }) : t(liftedAt ? "conduct.lifted" : "conduct.over");
  return (
    <>
      <p className="sanction-head">
        <b className={isHeld ? "mark-tag held" : "mark-tag"}>{t(`conduct.kind.${sanction.kind}`)}</b>
        <span className="soft">{t("conduct.since", { date: date(sanction.at) })} · {state}</span>
      </p>
      <p>{sanction.reason}</p>
    </>
  );
}
