import { Choice } from "./Choice.tsx";
import { Icon } from "./icons.tsx";
import { LANGUAGES, type Language } from "./language.ts";
import { changeSettings, THEMES, useSettings } from "./settings.ts";
import { useText } from "./text.ts";
import { words } from "./words.ts";

const SPOKEN = Object.entries(LANGUAGES).map(([value, name]) => ({ value: value as Language, name }));

export function SettingsMenu() {
  const t = useText(words);
  const { language, theme } = useSettings();
  const themes = THEMES.map((value) => ({ value, name: t(`app.theme.${value}`) }));
  return (
    <>
      <button type="button" className="quiet icon-button" popoverTarget="settings" aria-label={t("app.settings")}>
        <Icon name="settings" />
      </button>
      <div id="settings" popover="auto" className="menu">
        <Choice label={t("app.language")} value={language} options={SPOKEN} onChange={(next) => changeSettings({ language: next })} />
        <Choice label={t("app.theme")} value={theme} options={themes} onChange={(next) => changeSettings({ theme: next })} />
        <p>
          <a href="/docs">{t("app.documentation")}</a>
        </p>
      </div>
    </>
  );
}
