/** Seasons played by chance on the server, before people play them: the people who are expected, and what comes of it. */
import { useHeadwater } from "@headwater/react";
import { useEffect, useState } from "react";
import { Complaint } from "../../app/Complaint.tsx";
import { LeagueForecast, type LeagueForecastQuery } from "../../app/documents.ts";
import { settings } from "../../app/settings.ts";
import { useText } from "../../app/text.ts";
import { useAct } from "../../app/useAct.ts";
import { Group, Pick } from "../../lobby/fields.tsx";
import { DAY, HOUR, MINUTE } from "../../lobby/timing.ts";
import { type Draft, room } from "./draft.ts";
import { NumberField, SpanField } from "./inputs.tsx";
import { words } from "./words.ts";

type Told = NonNullable<LeagueForecastQuery["leagueForecast"]>;
type People = { readonly players: number; readonly dropOut: number; readonly perTurn: number; readonly stall: number };

const LEAVING = [0, 0.01, 0.02, 0.05, 0.1];
const PACES = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY];

export function DryRun({ draft }: { readonly draft: Draft }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { terms, timing } = draft;
  const [people, setPeople] = useState<People>(() => ({ players: Math.min(12, room(terms)), dropOut: 0.02, perTurn: 10 * MINUTE, stall: 0 }));
  const [told, setTold] = useState<Told | null>(null);
  const { act, isBusy, complaint } = useAct();
  useEffect(() => setTold(null), [terms, timing, people]);
  const set = (part: Partial<People>) => setPeople({ ...people, ...part });
  const ask = async () => {
    const { leagueForecast } = await headwater.request(LeagueForecast, { rules: terms, timing, people });
    setTold(leagueForecast);
  };
  return (
    <Group title={t("found.dry")}>
      <p className="soft">{t("found.dry.note")}</p>
      <div className="fields">
        <NumberField label={t("found.dry.players")} value={people.players} least={terms.smallestDivision} most={5_000} onChange={(players) => set({ players })} />
        <SpanField label={t("found.dry.turn")} value={people.perTurn} spans={PACES} onChange={(perTurn) => set({ perTurn })} />
        <Chance label={t("found.dry.leave")} value={people.dropOut} set={(dropOut) => set({ dropOut })} />
        <Chance label={t("found.dry.stall")} value={people.stall} set={(stall) => set({ stall })} />
      </div>
      <button type="button" disabled={isBusy} onClick={() => act(ask)}>
        {t(isBusy ? "found.dry.busy" : "found.dry.do")}
      </button>
      <Complaint text={complaint} />
      {told && <Told told={told} />}
    </Group>
  );
}

function Chance({ label, value, set }: { readonly label: string; readonly value: number; readonly set: (value: number) => void }) {
  const options = LEAVING.map((one) => ({ value: String(one), name: percent(one) }));
  return <Pick label={label} value={String(value)} options={options} onChange={(text) => set(Number(text))} />;
}

function Told({ told }: { readonly told: Told }) {
  const t = useText(words);
  const meetings = told.evenness.map(({ players, fewest, most }) => t("found.dry.meet", { players, range: range(fewest, most) }));
  const lines: readonly (readonly [string, string])[] = [
    [t("found.dry.games"), range(told.fewestGames, told.mostGames)],
    ...meetings.map((text) => [t("found.dry.meetings"), text] as const),
    [t("found.dry.deadline"), percent(told.atDeadline)],
    [t("found.dry.held"), percent(told.heldUp)],
    [t("found.dry.forfeit"), percent(told.forfeited)],
    [t("found.dry.late"), number(told.timedOut)],
    [t("found.dry.leavers"), number(told.leavers)],
    [t("found.dry.up"), number(told.promoted)],
    [t("found.dry.waiting"), number(told.waiting)],
    [t("found.dry.order"), percent((1 + told.agreement) / 2)],
  ];
  return (
    <div role="status">
      <p>{t("found.dry.seasons", { count: told.seasons })}</p>
      <dl className="figures">
        {lines.map(([name, value]) => (
          <div key={name + value}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function range(fewest: number, most: number): string {
  return fewest === most ? String(fewest) : `${fewest}–${most}`;
}

function number(value: number): string {
  return new Intl.NumberFormat(settings().language, { maximumFractionDigits: 1 }).format(value);
}

function percent(share: number): string {
  return new Intl.NumberFormat(settings().language, { style: "percent", maximumFractionDigits: 1 }).format(share);
}
