import type { LeagueTerms } from "@headwater/client";
import { Choice } from "../../app/Choice.tsx";
import { useText } from "../../app/text.ts";
import { Group } from "../../lobby/fields.tsx";
import { DAY, HOUR, MINUTE, NO_CLOCK, type Pace, type Timing } from "../../lobby/timing.ts";
import { type Draft, withTerms } from "./draft.ts";
import { NumberField, SpanField } from "./inputs.tsx";
import { LeavingFields } from "./LeavingFields.tsx";
import { PointFields } from "./PointFields.tsx";
import { words } from "./words.ts";

const FORMATS = ["ROUND_ROBIN", "SWISS", "LADDER", "SERIES"] as const;
const STAGES = [HOUR, 6 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY, 28 * DAY];
const BANKS = [5, 10, 15, 20, 30, 60].map((minutes) => minutes * MINUTE);
const INCREMENTS = [0, 5, 10, 20, 30, 60].map((seconds) => seconds * 1_000);
const TURNS = [8 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
const CLOCKS: Readonly<Record<Pace, Timing>> = {
  NONE: NO_CLOCK,
  LIVE: { ...NO_CLOCK, pace: "LIVE", bank: 10 * MINUTE, increment: 10_000 },
  CORRESPONDENCE: { ...NO_CLOCK, pace: "CORRESPONDENCE", perTurn: DAY },
};

type Props = { readonly draft: Draft; readonly set: (draft: Draft) => void };
export type TermProps = { readonly terms: LeagueTerms; readonly change: (part: Partial<LeagueTerms>) => void };

export function TermFields({ draft, set }: Props) {
  const { terms } = draft;
  const change = (part: Partial<LeagueTerms>) => set(withTerms(draft, part));
  return (
    <>
      <FormatFields terms={terms} change={change} />
      <CalendarFields terms={terms} change={change} />
      <ClockFields timing={draft.timing} change={(timing) => set({ ...draft, timing })} />
      <DivisionFields terms={terms} change={change} />
      <PointFields terms={terms} change={change} />
      <LeavingFields terms={terms} change={change} />
    </>
  );
}

function FormatFields({ terms, change }: TermProps) {
  const t = useText(words);
  const formats = FORMATS.map((value) => ({ value, name: t(`found.format.${value}`) }));
  const sizes = [2, 3, 4].map((value) => ({ value, name: String(value) }));
  return (
    <Group title={t("found.format")}>
      <div className="said">
        <Choice label={t("found.format")} value={terms.format} options={formats} onChange={(format) => change({ format })} />
      </div>
      {terms.format === "LADDER" ? (
        <div className="fields">
          <NumberField label={t("found.reach")} value={terms.reach} least={1} most={100} onChange={(reach) => change({ reach })} />
        </div>
      ) : (
        <Choice label={t("found.size")} value={terms.tableSize} options={sizes} onChange={(tableSize) => change({ tableSize })} />
      )}
    </Group>
  );
}

function CalendarFields({ terms, change }: TermProps) {
  const t = useText(words);
  return (
    <Group title={t("found.calendar")}>
      <div className="fields">
        <SpanField label={t("found.registration")} value={terms.registration} spans={STAGES} onChange={(registration) => change({ registration })} />
        <SpanField label={t("found.round")} value={terms.roundLength} spans={STAGES} onChange={(roundLength) => change({ roundLength })} />
        <NumberField label={t("found.rounds")} value={terms.rounds} least={terms.format === "LADDER" ? 2 : 1} most={100} onChange={(rounds) => change({ rounds })} />
        <SpanField label={t("found.pause")} value={terms.pause} spans={[0, ...STAGES]} none={t("found.pause.none")} onChange={(pause) => change({ pause })} />
      </div>
    </Group>
  );
}

function ClockFields({ timing, change }: { readonly timing: Timing; readonly change: (timing: Timing) => void }) {
  const t = useText(words);
  const paces = (["NONE", "LIVE", "CORRESPONDENCE"] as const).map((value) => ({ value, name: t(`found.pace.${value}`) }));
  return (
    <Group title={t("found.clock")}>
      <div className="said">
        <Choice label={t("found.clock")} value={timing.pace} options={paces} onChange={(pace) => change(CLOCKS[pace])} />
      </div>
      <div className="fields">
        {timing.pace === "LIVE" && <SpanField label={t("found.bank")} value={timing.bank} spans={BANKS} onChange={(bank) => change({ ...timing, bank })} />}
        {timing.pace === "LIVE" && (
          <SpanField label={t("found.increment")} value={timing.increment} spans={INCREMENTS} onChange={(increment) => change({ ...timing, increment })} />
        )}
        {timing.pace === "CORRESPONDENCE" && (
          <SpanField label={t("found.perTurn")} value={timing.perTurn} spans={TURNS} onChange={(perTurn) => change({ ...timing, perTurn })} />
        )}
      </div>
    </Group>
  );
}

function DivisionFields({ terms, change }: TermProps) {
  const t = useText(words);
  const isMany = terms.divisions > 1;
  return (
    <Group title={t("found.divisions")}>
      <div className="fields">
        <NumberField label={t("found.divisions.most")} value={terms.divisions} least={1} most={100} onChange={(divisions) => change({ divisions })} />
        <NumberField label={t("found.smallest")} value={terms.smallestDivision} least={2} most={1000} onChange={(smallestDivision) => change({ smallestDivision })} />
        <NumberField label={t("found.largest")} value={terms.largestDivision} least={2} most={1000} onChange={(largestDivision) => change({ largestDivision })} />
        {isMany && <NumberField label={t("found.oneIn")} value={terms.exchangeOneIn} least={1} most={100} onChange={(exchangeOneIn) => change({ exchangeOneIn })} />}
        {isMany && <NumberField label={t("found.least")} value={terms.exchangeLeast} least={0} most={100} onChange={(exchangeLeast) => change({ exchangeLeast })} />}
        {isMany && <NumberField label={t("found.most")} value={terms.exchangeMost} least={0} most={100} onChange={(exchangeMost) => change({ exchangeMost })} />}
        {isMany && <NumberField label={t("found.rest")} value={terms.rest} least={0} most={100} onChange={(rest) => change({ rest })} />}
      </div>
    </Group>
  );
}
