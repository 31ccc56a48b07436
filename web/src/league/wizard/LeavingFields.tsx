import { Choice } from "../../app/Choice.tsx";
import { useText } from "../../app/text.ts";
import { Group, Tick } from "../../lobby/fields.tsx";
import { DAY } from "../../lobby/timing.ts";
import { NumberField, SpanField } from "./inputs.tsx";
import type { TermProps } from "./TermFields.tsx";
import { words } from "./words.ts";

const DEPARTURES = ["STAND_IN", "FORFEIT", "EXPUNGE"] as const;
const SPANS = [7, 14, 30, 60, 90, 180, 365].map((days) => days * DAY);

export function LeavingFields({ terms, change }: TermProps) {
  const t = useText(words);
  const departures = DEPARTURES.map((value) => ({ value, name: t(`found.departure.${value}`) }));
  return (
    <Group title={t("found.leaving")}>
      <Choice label={t("found.departure")} value={terms.departure} options={departures} onChange={(departure) => change({ departure })} />
      <Tick label={t("found.stops")} note={t("found.stops.note")} isOn={terms.clocksStop} onChange={(clocksStop) => change({ clocksStop })} />
      <div className="fields">
        <NumberField
          label={t("found.barred")}
          value={terms.barredAfterLeaves}
          least={1}
          most={1000}
          onChange={(barredAfterLeaves) => change({ barredAfterLeaves })}
        />
        <SpanField label={t("found.barred.within")} value={terms.barredWithin} spans={SPANS} onChange={(barredWithin) => change({ barredWithin })} />
        <SpanField label={t("found.barred.for")} value={terms.barredFor} spans={SPANS} onChange={(barredFor) => change({ barredFor })} />
      </div>
    </Group>
  );
}
