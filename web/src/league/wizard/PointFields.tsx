import { useState } from "react";
import { Choice } from "../../app/Choice.tsx";
import { useText } from "../../app/text.ts";
import { Group, Pick } from "../../lobby/fields.tsx";
import { TextField } from "../../app/TextField.tsx";
import { words as leagueWords } from "../words.ts";
import { figures, hasField, withTie } from "./draft.ts";
import { NumberField } from "./inputs.tsx";
import type { TermProps } from "./TermFields.tsx";
import { words } from "./words.ts";

const TIES = ["WINS", "MEETINGS", "OPPONENTS", "SCORE", "GAMES"] as const;
const SCORINGS = ["PLACES", "DUPLICATE"] as const;

export function PointFields({ terms, change }: TermProps) {
  const t = useText(words);
  const scorings = SCORINGS.map((value) => ({ value, name: t(`found.scoring.${value}`) }));
  return (
    <Group title={t("found.points")}>
      {hasField(terms) && <Choice label={t("found.scoring")} value={terms.scoring} options={scorings} onChange={(scoring) => change({ scoring })} />}
      {terms.scoring === "PLACES" && <Places terms={terms} change={change} />}
      <Ties terms={terms} change={change} />
    </Group>
  );
}

function Places({ terms, change }: TermProps) {
  const t = useText(words);
  return (
    <div className="fields">
      <Points label={t("found.points.two")} value={terms.pointsAtTwo} onChange={(pointsAtTwo) => change({ pointsAtTwo })} />
      {terms.tableSize > 2 && <Points label={t("found.points.three")} value={terms.pointsAtThree} onChange={(pointsAtThree) => change({ pointsAtThree })} />}
      {terms.tableSize > 3 && <Points label={t("found.points.four")} value={terms.pointsAtFour} onChange={(pointsAtFour) => change({ pointsAtFour })} />}
      <NumberField label={t("found.points.out")} value={terms.pointsSittingOut} least={0} most={1000} onChange={(pointsSittingOut) => change({ pointsSittingOut })} />
    </div>
  );
}

type PointsProps = { readonly label: string; readonly value: readonly number[]; readonly onChange: (value: readonly number[]) => void };

/** The text stays as it is typed; the figures in it count. */
function Points({ label, value, onChange }: PointsProps) {
  const [text, setText] = useState(value.join(" "));
  const type = (next: string) => {
    setText(next);
    onChange(figures(next));
  };
  return <TextField label={label} value={text} onChange={type} />;
}

function Ties({ terms, change }: TermProps) {
  const t = useText(words);
  const l = useText(leagueWords);
  const { tieBreaks } = terms;
  const options = [{ value: "", name: t("found.tie.none") }, ...TIES.map((value) => ({ value, name: l(`league.tie.${value}`) }))];
  const choose = (index: number, value: string) => change({ tieBreaks: withTie(tieBreaks, index, TIES.find((tie) => tie === value) ?? null) });
  const count = Math.min(TIES.length, tieBreaks.length + 1);
  return (
    <div className="fields">
      {Array.from({ length: count }, (_, index) => (
        <Pick key={index} label={t("found.tie", { number: index + 1 })} value={tieBreaks[index] ?? ""} options={options} onChange={(value) => choose(index, value)} />
      ))}
    </div>
  );
}
