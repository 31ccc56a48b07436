/** One's own vacations and playing hours, on the account's page. */
import { Absence, type Outcome, type Pauses } from "@headwater/client/account";
import { useHeadwater } from "@headwater/react";
import { useEffect, useMemo, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { date, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { Form } from "../profile/Form.tsx";
import { HoursForm } from "./HoursForm.tsx";
import { DayField } from "./fields.tsx";
import { words } from "./words.ts";
import "./absence.css";

const DAY = 86_400_000;

export type Change = (made: Promise<Outcome<{ readonly pauses: Pauses }>>) => Promise<string | null>;

export function AbsenceSection() {
  const t = useText(words);
  const headwater = useHeadwater();
  const absence = useMemo(() => new Absence(headwater), [headwater]);
  const [pauses, setPauses] = useState<Pauses | null>(null);
  useEffect(() => void absence.pauses().then(setPauses), [absence]);
  const change: Change = async (made) => {
    const answer = await made;
    if (!answer.ok) return answer.refusal.text;
    setPauses(answer.pauses);
    return null;
  };
  if (pauses === null) return null;
  return (
    <section className="section" aria-labelledby="absence">
      <h2 id="absence">{t("absence.title")}</h2>
      <p className="sentence soft">{t("absence.about")}</p>
      <p>{t("absence.left", { count: Math.floor(pauses.vacationLeft / DAY), all: Math.floor(pauses.vacationBudget / DAY) })}</p>
      <Vacations pauses={pauses} end={(id) => change(absence.end(id))} />
      <VacationForm plan={(begins, ends) => change(absence.plan(ends, begins))} />
      <HoursForm pauses={pauses} set={(hours) => change(absence.setHours(hours))} />
    </section>
  );
}

type VacationsProps = { readonly pauses: Pauses; readonly end: (id: string) => Promise<string | null> };

function Vacations({ pauses, end }: VacationsProps) {
  const t = useText(words);
  const { act, isBusy, complaint } = useAct();
  const now = Date.now();
  return (
    <>
      <ul className="vacations">
        {pauses.vacations.map(({ vacationId, beginsAt, endsAt }) => (
          <li key={vacationId}>
            {beginsAt <= now ? t("absence.now", { date: date(endsAt) }) : t("absence.planned", { from: date(beginsAt), to: date(endsAt) })}
            <button type="button" disabled={isBusy} onClick={() => act(() => end(vacationId))}>
              {t(beginsAt <= now ? "absence.end" : "absence.take-back")}
            </button>
          </li>
        ))}
      </ul>
      <Complaint text={complaint} />
    </>
  );
}

type PlanProps = { readonly plan: (begins: number | null, ends: number) => Promise<string | null> };

/** Whole days by the visitor's own calendar; one that begins today begins at once. */
function VacationForm({ plan }: PlanProps) {
  const t = useText(words);
  const today = dayOf(new Date());
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState("");
  const submit = async () => {
    const text = await plan(from === today ? null : midnight(from), midnight(to, 1));
    if (text === null) setTo("");
    return text;
  };
  return (
    <Form action={t("absence.plan")} done={t("absence.done")} act={submit}>
      <div className="fields">
        <DayField label={t("absence.from")} value={from} least={today} onChange={setFrom} />
        <DayField label={t("absence.to")} value={to} least={from} onChange={setTo} />
      </div>
      <p className="soft">{t("absence.cost")}</p>
    </Form>
  );
}

/** `YYYY-MM-DD` by the visitor's calendar. */
function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** When a day begins for the visitor, or so many days after it. */
function midnight(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).getTime();
}
