import { useText } from "../app/text.ts";
import { type FieldsProps, Group, Pick } from "./fields.tsx";
import { words } from "./words.ts";

/** A value of null is "does not apply"; a select has only texts. */
const NONE = "";

export function GameFields({ plan, game, change }: FieldsProps) {
  const t = useText(words);
  if (!game.options.length && game.editions.length < 2) return null;
  return (
    <Group title={t("new.variant")}>
      <div className="fields">
        {game.options.map((option) => (
          <Pick
            key={option.key}
            label={option.name}
            value={plan.options[option.key] ?? NONE}
            options={option.values.map(({ value, name }) => ({ value: value ?? NONE, name }))}
            onChange={(value) => change({ options: { ...plan.options, [option.key]: value || null } })}
          />
        ))}
        {game.editions.length > 1 && (
          <Pick
            label={t("new.edition")}
            value={plan.edition}
            options={game.editions.map(({ key }) => ({ value: key, name: key }))}
            onChange={(edition) => change({ edition })}
          />
        )}
      </div>
    </Group>
  );
}
