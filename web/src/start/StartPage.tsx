import { Page } from "../app/Page.tsx";
import { useText } from "../app/text.ts";
import { words } from "./words.ts";

export function StartPage() {
  const t = useText(words);
  return (
    <Page title={t("start.title")} lead={t("start.lead")}>
      {null}
    </Page>
  );
}
