/** The password is forgotten: ask for a link. The page says the same whether or not there is such an account. */
import { useHeadwater } from "@headwater/react";
import { useState } from "react";
import { RequestPasswordReset } from "../app/documents.ts";
import { Page } from "../app/Page.tsx";
import { TextField } from "../app/TextField.tsx";
import { useText } from "../app/text.ts";
import { Form } from "../profile/Form.tsx";
import { words } from "./words.ts";
import "../account/account.css";

export default function ForgottenPage() {
  const t = useText(words);
  const headwater = useHeadwater();
  const [account, setAccount] = useState("");
  const ask = async () => {
    const { done } = await headwater.request(RequestPasswordReset, { input: { account: account.trim() } });
    return "text" in done ? done.text : null;
  };
  return (
    <Page title={t("access.forgotten")} lead={t("access.forgotten.about")}>
      <section className="entrance">
        <Form action={t("access.forgotten.do")} done={t("access.forgotten.done")} act={ask}>
          <TextField label={t("access.account")} value={account} onChange={setAccount} />
        </Form>
      </section>
    </Page>
  );
}
