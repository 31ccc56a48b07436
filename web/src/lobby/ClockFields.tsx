import type { AiLevel, Leaving } from "@headwater/client";
import { Choice } from "../app/Choice.tsx";
import { useText } from "../app/text.ts";
import { type FieldsProps, Group, Pick } from "./fields.tsx";
import { DAY, HOUR, MINUTE, NO_CLOCK, type Pace, span, type Timing } from "./timing.ts";
import { words } from "./words.ts";

const STARTS: Readonly<Record<Pace, Timing>> = {
  NONE: NO_CLOCK,
  LIVE: { ...NO_CLOCK, pace: "LIVE", bank: 10 * MINUTE, increment: 10_000 },
  CORRESPONDENCE: { ...NO_CLOCK, pace: "CORRESPONDENCE", perTurn: 2 * DAY },
};
const BANKS = [3, 5, 10, 15, 20, 30, 60].map((minutes) => minutes * MINUTE);
const INCREMENTS = [0, 5, 10, 20, 30, 60].map((seconds) => seconds * 1_000);
const TURNS = [8 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY];
const LEAVINGS = ["TAKEOVER", "LOSE"] as const;

export function ClockFields({ plan, game, change }: FieldsProps) {
  const t = useText(words);
  const { timing } = plan;
  const paces = (["NONE", "LIVE", "CORRESPONDENCE"] as const).map((value) => ({ value, name: t(`new.pace.${value}`) }));
  const set = (part: Partial<Timing>) => change({ timing: { ...timing, ...part } });
  const leavings = LEAVINGS.map((value) => ({ value, name: t(`new.leaving.${value}`) }));
  return (
    <Group title={t("new.time")}>
      <Choice label={t("new.clock")} value={timing.pace} options={paces} onChange={(pace) => change({ timing: STARTS[pace] })} />
      <div className="fields">
        {timing.pace === "LIVE" && <Span label={t("new.bank")} value={timing.bank} spans={BANKS} onChange={(bank) => set({ bank })} />}
        {timing.pace === "LIVE" && (
          <Span label={t("new.increment")} value={timing.increment} spans={INCREMENTS} onChange={(increment) => set({ increment })} />
        )}
        {timing.pace === "CORRESPONDENCE" && (
          <Span label={t("new.perTurn")} value={timing.perTurn} spans={TURNS} onChange={(perTurn) => set({ perTurn })} />
        )}
        {timing.pace !== "NONE" && (
          <Pick label={t("new.onTimeout")} value={plan.onTimeout} options={leavings} onChange={(next) => change({ onTimeout: next as Leaving })} />
        )}
        <Pick label={t("new.onResign")} value={plan.onResign} options={leavings} onChange={(next) => change({ onResign: next as Leaving })} />
        {[plan.onResign, plan.onTimeout].includes("TAKEOVER") && (
          <Pick
            label={t("new.standIn")}
            value={plan.standIn}
            options={game.levels.map(({ key, name }) => ({ value: key, name }))}
            onChange={(next) => change({ standIn: next as AiLevel })}
          />
        )}
      </div>
    </Group>
  );
}

type SpanProps = {
  readonly label: string;
  readonly value: number;
  readonly spans: readonly number[];
  readonly onChange: (value: number) => void;
};

function Span({ label, value, spans, onChange }: SpanProps) {
  const options = spans.map((one) => ({ value: String(one), name: span(one) }));
  return <Pick label={label} value={String(value)} options={options} onChange={(text) => onChange(Number(text))} />;
}
