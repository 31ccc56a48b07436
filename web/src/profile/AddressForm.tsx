/** The e-mail address: named here, verified by the link in a mail, taken back. */
import { useHeadwater } from "@headwater/react";
import { useId, useState } from "react";
import { type OwnAccountFragment, SetAddress } from "../app/documents.ts";
import { date, useText } from "../app/text.ts";
import { Form } from "./Form.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { words } from "./words.ts";

type Props = { readonly account: OwnAccountFragment; readonly refresh: () => void };

export function AddressForm({ account, refresh }: Props) {
  const t = useText(words);
  return (
    <>
      {(account.address || !account.pendingAddress) && (
        <p className="sentence">{t(account.address ? "profile.address.has" : "profile.address.none", { address: account.address ?? "" })}</p>
      )}
      {account.pendingAddress && account.pendingUntil && (
        <p className="notice" role="status">
          {t("profile.address.pending", { address: account.pendingAddress, date: date(account.pendingUntil) })}
        </p>
      )}
      <details className="more">
        <summary>{t(account.address ? "profile.address.change" : "profile.address.give")}</summary>
        <AddressFields refresh={refresh} />
      </details>
      {account.address && (
        <details className="more">
          <summary>{t("profile.address.remove")}</summary>
          <Removal refresh={refresh} />
        </details>
      )}
    </>
  );
}

type FieldsProps = { readonly refresh: () => void };

function AddressFields({ refresh }: FieldsProps) {
  const t = useText(words);
  const id = useId();
  const headwater = useHeadwater();
  const [address, setAddress] = useState("");
  const [password, setPassword] = useState("");
  const name = async () => {
    const { done } = await headwater.request(SetAddress, { input: { address: address.trim(), password } });
    if ("text" in done) return done.text;
    setAddress("");
    setPassword("");
    refresh();
    return null;
  };
  return (
    <Form action={t("profile.address.do")} act={name}>
      <div className="field">
        <label htmlFor={`${id}-address`}>{t("profile.address")}</label>
        <input
          id={`${id}-address`}
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </div>
      <PasswordField label={t("profile.password")} value={password} onChange={setPassword} />
    </Form>
  );
}

function Removal({ refresh }: FieldsProps) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [password, setPassword] = useState("");
  const remove = async () => {
    const { done } = await headwater.request(SetAddress, { input: { address: null, password } });
    if ("text" in done) return done.text;
    refresh();
    return null;
  };
  return (
    <Form action={t("profile.address.remove")} act={remove}>
      <PasswordField label={t("profile.password")} value={password} onChange={setPassword} />
    </Form>
  );
}
