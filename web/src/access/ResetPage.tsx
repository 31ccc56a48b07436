/** A new password, chosen with the code of a mailed link. The code stands behind the `#`: no server log has it. */
import { useHeadwater } from "@headwater/react";
import { useState } from "react";
import { Link } from "wouter";
import { ResetPassword } from "../app/documents.ts";
import { Page } from "../app/Page.tsx";
import { useText } from "../app/text.ts";
import { Form } from "../profile/Form.tsx";
import { PasswordField } from "../profile/PasswordField.tsx";
import { useMailedCode } from "./code.ts";
import { words } from "./words.ts";
import "../account/account.css";

export default function ResetPage() {
  const t = useText(words);
  const headwater = useHeadwater();
  const code = useMailedCode();
  const [newPassword, setNewPassword] = useState("");
  const [name, setName] = useState<string | null>(null);
  const reset = async () => {
    const { done } = await headwater.request(ResetPassword, { input: { code, newPassword } });
    if ("text" in done) return done.text;
    setName(done.player.name);
    return null;
  };
  return (
    <Page title={t("access.reset")}>
      <section className="entrance">
        {name === null ? (
          <Form action={t("access.reset.do")} act={reset}>
            <PasswordField label={t("access.reset.new")} value={newPassword} onChange={setNewPassword} isNew />
            <p className="soft">{t("access.reset.about")}</p>
          </Form>
        ) : (
          <>
            <p role="status">{t("access.reset.done", { name })}</p>
            <Link href="/account" className="button strong">
              {t("access.in")}
            </Link>
          </>
        )}
      </section>
    </Page>
  );
}
