import { useText } from "../app/text.ts";
import { Group, Tick } from "./fields.tsx";
import type { FieldsProps } from "./fields.tsx";
import { words } from "./words.ts";

export function PrivacyFields({ plan, change }: Omit<FieldsProps, "game">) {
  const t = useText(words);
  return (
    <Group title={t("new.who")}>
      <Tick label={t("new.listed")} note={t("new.listed.note")} isOn={plan.isListed} onChange={(isListed) => change({ isListed })} />
      <Tick
        label={t("new.watched")}
        note={t("new.watched.note")}
        isOn={plan.hasSpectators}
        onChange={(hasSpectators) => change({ hasSpectators })}
      />
      <Tick label={t("new.rated")} note={t("new.rated.note")} isOn={plan.isRated} onChange={(isRated) => change({ isRated })} />
    </Group>
  );
}
