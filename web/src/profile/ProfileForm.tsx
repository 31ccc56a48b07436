/** What the visitor says of themselves: picture, text, language of mails, time zone. */
import { useHeadwater } from "@headwater/react";
import { useId, useState } from "react";
import { type Avatar as AvatarWord, ChangeProfile, type Language as LanguageWord, type OwnAccountFragment } from "../app/documents.ts";
import { LANGUAGES } from "../app/language.ts";
import { useText } from "../app/text.ts";
import { AVATARS, Avatar } from "../art/avatars.tsx";
import { Form } from "./Form.tsx";
import { words } from "./words.ts";

type Props = { readonly account: OwnAccountFragment; readonly refresh: () => void };

export function ProfileForm({ account, refresh }: Props) {
  const t = useText(words);
  const id = useId();
  const headwater = useHeadwater();
  const [avatar, setAvatar] = useState(account.player.avatar);
  const [text, setText] = useState(account.text);
  const [language, setLanguage] = useState<LanguageWord | null>(account.language);
  const [timeZone, setTimeZone] = useState(account.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  const change = async () => {
    const { done } = await headwater.request(ChangeProfile, { input: { text, language, timeZone, avatar } });
    if ("text" in done) return done.text;
    refresh();
    return null;
  };
  return (
    <Form action={t("profile.save")} done={t("profile.saved")} act={change}>
      <Pictures chosen={avatar} onChange={setAvatar} />
      <div className="field">
        <label htmlFor={`${id}-text`}>{t("profile.text")}</label>
        <textarea id={`${id}-text`} rows={3} maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-language`}>{t("profile.language")}</label>
        <select
          id={`${id}-language`}
          value={language ?? ""}
          onChange={(event) => setLanguage((event.target.value || null) as LanguageWord | null)}
        >
          <option value="">{t("profile.language.none")}</option>
          {Object.entries(LANGUAGES).map(([key, name]) => (
            <option key={key} value={key.toUpperCase()}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-zone`}>{t("profile.zone")}</label>
        <select id={`${id}-zone`} value={timeZone} onChange={(event) => setTimeZone(event.target.value)}>
          {zones(timeZone).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </div>
    </Form>
  );
}

/** Those that the browser knows; its own list may lack the one that was chosen elsewhere. */
function zones(chosen: string): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen])].sort();
}

type PicturesProps = { readonly chosen: AvatarWord | null; readonly onChange: (avatar: AvatarWord | null) => void };

function Pictures({ chosen, onChange }: PicturesProps) {
  const t = useText(words);
  const name = useId();
  return (
    <fieldset className="pictures">
      <legend>{t("profile.picture")}</legend>
      {[null, ...AVATARS].map((avatar) => (
        <label key={avatar ?? "none"} className="picture">
          <input type="radio" name={name} checked={avatar === chosen} onChange={() => onChange(avatar)} />
          {avatar ? <Avatar avatar={avatar} /> : <span className="no-picture">–</span>}
          <span className="only-read">{avatar ? t(`profile.picture.${avatar}`) : t("profile.picture.none")}</span>
        </label>
      ))}
    </fieldset>
  );
}
