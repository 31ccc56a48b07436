/** Tokens of the visitor or of one bot: what they may do, until when, and how to end them. */
import { useHeadwater } from "@headwater/react";
import { Complaint } from "../app/Complaint.tsx";
import { type KeptTokenFragment, RevokeToken } from "../app/documents.ts";
import { date, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { NewToken } from "./NewToken.tsx";
import { words } from "./words.ts";

type Props = {
  readonly tokens: readonly KeptTokenFragment[];
  /** The token that the visitor uses right now. */
  readonly current: string | null;
  /** The id of the bot whose tokens these are; null for the visitor's own. */
  readonly bot: string | null;
  readonly refresh: () => void;
};

/** What the server calls the token of somebody who signed in. */
const SESSION = "session";

export function Tokens({ tokens, current, bot, refresh }: Props) {
  return (
    <div className="tokens">
      <ul className="rows">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} isCurrent={token.id === current} refresh={refresh} />
        ))}
      </ul>
      <NewToken bot={bot} refresh={refresh} />
    </div>
  );
}

type RowProps = { readonly token: KeptTokenFragment; readonly isCurrent: boolean; readonly refresh: () => void };

function TokenRow({ token, isCurrent, refresh }: RowProps) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { act, isBusy, complaint } = useAct();
  const revoke = () =>
    act(async () => {
      const { done } = await headwater.request(RevokeToken, { input: { tokenId: token.id } });
      if ("text" in done) return done.text;
      refresh();
      return null;
    });
  const dates = [
    t("account.made", { date: date(token.createdAt) }),
    token.expiresAt ? t("account.expires", { date: date(token.expiresAt) }) : t("account.expires.never"),
  ];
  const label = token.label === SESSION ? t("account.session") : token.label;
  return (
    <li className="row seat-row">
      <div className="row-what">
        <strong>
          {label}
          {isCurrent && <span className="tag">{t("account.here")}</span>}
        </strong>
        <span className="soft">{dates.join(" · ")}</span>
        <span className="soft">{token.scopes.map((scope) => t(`account.scope.${scope}`)).join(" · ")}</span>
        <Complaint text={complaint} />
      </div>
      {!isCurrent && (
        <button type="button" disabled={isBusy} aria-label={`${t("account.revoke")}: ${label}`} onClick={revoke}>
          {t("account.revoke")}
        </button>
      )}
    </li>
  );
}
