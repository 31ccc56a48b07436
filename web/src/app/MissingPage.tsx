import { Link } from "wouter";
import { Page } from "./Page.tsx";
import { useText } from "./text.ts";
import { words } from "./words.ts";

export function MissingPage() {
  const t = useText(words);
  return (
    <Page title={t("app.missing")}>
      <p>{t("app.missing.text")}</p>
      <p>
        <Link href="/" className="button">
          {t("app.home")}
        </Link>
      </p>
    </Page>
  );
}
