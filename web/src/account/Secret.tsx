/** A secret that the server tells once. It lives in this page only. */
import { useState } from "react";
import { useText } from "../app/text.ts";
import { words } from "./words.ts";

export function Secret({ secret }: { readonly secret: string }) {
  const t = useText(words);
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(secret).then(() => setCopied(true));
  return (
    <div className="secret" role="status">
      <p>{t("account.once")}</p>
      <div className="together">
        <input type="text" readOnly aria-label={t("account.secret")} value={secret} onFocus={(event) => event.target.select()} />
        <button type="button" onClick={copy}>
          {t(isCopied ? "account.copied" : "account.copy")}
        </button>
      </div>
    </div>
  );
}
