/** Why something was refused, with the rule that forbids it. */
import { Link } from "wouter";
import { Icon } from "../art/Symbols.tsx";
import type { Sitting } from "./TablePage.tsx";
import type { TableText } from "./text.ts";

export function RefusalNote({ sitting, game, t }: { sitting: Sitting; game: string; t: TableText }) {
  const { refusal, table } = sitting;
  if (!refusal) return null;
  return (
    <p className="refusal" role="alert">
      <span>{refusal.text}</span>
      {refusal.rule && <Link href={`/rules/${game}#${refusal.rule}`}>{refusal.rule}</Link>}
      <button type="button" className="quiet icon-button" aria-label={t("table.dismiss")} onClick={() => table.dismissRefusal()}>
        <Icon name="close" />
      </button>
    </p>
  );
}
