/** A new name, a new password. */
import { useHeadwater } from "@headwater/react";
import { useState } from "react";
import { TextField } from "../app/TextField.tsx";
import { useText } from "../app/text.ts";
import { Form } from "./Form.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { words } from "./words.ts";

type Props = { readonly refresh: () => void };

export function NameAndPassword({ refresh }: Props) {
  const t = useText(words);
  return (
    <>
      <details className="more">
        <summary>{t("profile.password.change")}</summary>
        <p className="sentence soft">{t("profile.password.about")}</p>
        <NewPassword />
      </details>
      <details className="more">
        <summary>{t("profile.name.change")}</summary>
        <p className="sentence soft">{t("profile.name.about")}</p>
        <NewName refresh={refresh} />
      </details>
    </>
  );
}

function NewPassword() {
  const t = useText(words);
  const headwater = useHeadwater();
  const [password, setPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const change = async () => {
    const entry = await headwater.changePassword({ password, newPassword });
    return entry.ok ? null : entry.refusal.text;
  };
  return (
    <Form action={t("profile.password.change")} act={change}>
      <PasswordField label={t("profile.password.now")} value={password} onChange={setPassword} />
      <PasswordField label={t("profile.password.new")} value={newPassword} onChange={setNewPassword} isNew />
    </Form>
  );
}

function NewName({ refresh }: Props) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const change = async () => {
    const renaming = await headwater.changeName({ name, password });
    if (!renaming.ok) return renaming.refusal.text;
    setName("");
    setPassword("");
    refresh();
    return null;
  };
  return (
    <Form action={t("profile.name.change")} done={t("profile.name.changed")} act={change}>
      <TextField label={t("profile.name.new")} value={name} onChange={setName} />
      <PasswordField label={t("profile.password")} value={password} onChange={setPassword} />
    </Form>
  );
}
