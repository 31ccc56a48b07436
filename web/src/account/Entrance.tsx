/** Sign in, or make an account. */
import { useHeadwater } from "@headwater/react";
import { useState } from "react";
import { Link } from "wouter";
import { Choice } from "../app/Choice.tsx";
import { useText } from "../app/text.ts";
import { Credentials } from "./Credentials.tsx";
import { words } from "./words.ts";
import "./account.css";

type Props = { readonly spared: () => void };

export function Entrance({ spared }: Props) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [isNew, setNew] = useState(false);
  const options = [
    { value: false, name: t("account.in") },
    { value: true, name: t("account.up") },
  ];
  return (
    <section className="entrance">
      <Choice label={t("account.which")} value={isNew} options={options} onChange={setNew} />
      <Credentials
        isNew={isNew}
        action={isNew ? t("account.up") : t("account.in")}
        spared={spared}
        enter={(input) => (isNew ? headwater.signUp(input) : headwater.signIn(input))}
      />
      {!isNew && <Link href="/forgotten">{t("account.forgotten")}</Link>}
      <Link href="/privacy">{t("account.privacy")}</Link>
    </section>
  );
}

/** To somebody who signed in although the account was to be deleted. */
export function Spared() {
  const t = useText(words);
  return (
    <p className="notice" role="status">
      {t("account.spared")}
    </p>
  );
}
