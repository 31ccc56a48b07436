import { Choice } from "../../app/Choice.tsx";
import type { CatalogueQuery } from "../../app/documents.ts";
import { useText } from "../../app/text.ts";
import { Group, Pick, Tick } from "../../lobby/fields.tsx";
import { TextField } from "../../app/TextField.tsx";
import { type Draft, draftFor, withSandbox } from "./draft.ts";
import { words } from "./words.ts";

type Props = { readonly draft: Draft; readonly games: CatalogueQuery["games"]; readonly set: (draft: Draft) => void };

export function WhatFields({ draft, games, set }: Props) {
  const t = useText(words);
  const game = games.find(({ key }) => key === draft.game);
  const choose = (key: string) => {
    const next = games.find((one) => one.key === key);
    if (next) set({ ...draft, game: key, options: draftFor(next).options });
  };
  return (
    <Group title={t("found.what")}>
      <TextField label={t("found.name")} value={draft.name} onChange={(name) => set({ ...draft, name })} />
      <Choice label={t("found.game")} value={draft.game} options={games.map(({ key, name }) => ({ value: key, name }))} onChange={choose} />
      <div className="fields">
        {game?.options.map((option) => (
          <Pick
            key={option.key}
            label={option.name}
            value={draft.options[option.key] ?? ""}
            options={option.values.map(({ value, name }) => ({ value: value ?? "", name }))}
            onChange={(value) => set({ ...draft, options: { ...draft.options, [option.key]: value || null } })}
          />
        ))}
      </div>
      <Tick label={t("found.sandbox")} note={t("found.sandbox.note")} isOn={draft.isSandbox} onChange={(isOn) => set(withSandbox(draft, isOn))} />
      {draft.isSandbox ? (
        <TextField label={t("found.seed")} isOptional value={draft.seed} onChange={(seed) => set({ ...draft, seed })} />
      ) : (
        <Tick label={t("found.rated")} note={t("found.rated.note")} isOn={draft.isRated} onChange={(isRated) => set({ ...draft, isRated })} />
      )}
    </Group>
  );
}
