/** The end of a mailed link: the address is verified. A press does it, so that a mail scanner that opens links does not. */
import { useHeadwater } from "@headwater/react";
import { useState } from "react";
import { Link } from "wouter";
import { VerifyAddress } from "../app/documents.ts";
import { Page } from "../app/Page.tsx";
import { useText } from "../app/text.ts";
import { Form } from "../profile/Form.tsx";
import { useMailedCode } from "./code.ts";
import { words } from "./words.ts";
import "../account/account.css";

export default function VerifyPage() {
  const t = useText(words);
  const headwater = useHeadwater();
  const code = useMailedCode();
  const [name, setName] = useState<string | null>(null);
  const verify = async () => {
    const { done } = await headwater.request(VerifyAddress, { input: { code } });
    if ("text" in done) return done.text;
    setName(done.player.name);
    return null;
  };
  return (
    <Page title={t("access.verify")}>
      <section className="entrance">
        {name === null ? (
          <Form action={t("access.verify.do")} act={verify}>
            <p>{t("access.verify.about")}</p>
          </Form>
        ) : (
          <>
            <p role="status">{t("access.verify.done", { name })}</p>
            <Link href="/account" className="button">
              {t("access.account.page")}
            </Link>
          </>
        )}
      </section>
    </Page>
  );
}
