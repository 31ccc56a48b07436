/** From when to when one plays each day. */
import type { Pauses } from "@headwater/client/account";
import { useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { date, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { Form } from "../profile/Form.tsx";
import { TimeField } from "./fields.tsx";
import { words } from "./words.ts";

type Times = { readonly begins: string; readonly ends: string };
type Props = { readonly pauses: Pauses; readonly set: (hours: Times | null) => Promise<string | null> };

export function HoursForm({ pauses, set }: Props) {
  const t = useText(words);
  const known = pauses.nextHours ?? pauses.hours;
  const isLimited = known !== null && !known.isAllDay;
  const [begins, setBegins] = useState(isLimited ? known.begins : "08:00");
  const [ends, setEnds] = useState(isLimited ? known.ends : "22:00");
  return (
    <>
      <HoursInForce pauses={pauses} />
      <p className="soft">{t("absence.hours.about")}</p>
      <Form action={t("absence.hours.set")} done={t("absence.hours.done")} act={() => set({ begins, ends })}>
        <div className="fields">
          <TimeField label={t("absence.hours.begin")} value={begins} onChange={setBegins} />
          <TimeField label={t("absence.hours.to")} value={ends} onChange={setEnds} />
        </div>
      </Form>
      {isLimited && <AllDay drop={() => set(null)} />}
    </>
  );
}

function HoursInForce({ pauses: { hours, nextHours } }: { readonly pauses: Pauses }) {
  const t = useText(words);
  const next = nextHours && { ...nextHours, zone: nextHours.timeZone, date: date(nextHours.since) };
  return (
    <>
      <p>{hours && !hours.isAllDay ? t("absence.hours", { begins: hours.begins, ends: hours.ends, zone: hours.timeZone }) : t("absence.hours.none")}</p>
      {next && (
        <p>
          {next.isAllDay
            ? t("absence.hours.next.none", { date: next.date })
            : t("absence.hours.next", { date: next.date, begins: next.begins, ends: next.ends, zone: next.zone })}
        </p>
      )}
    </>
  );
}

function AllDay({ drop }: { readonly drop: () => Promise<string | null> }) {
  const t = useText(words);
  const { act, isBusy, complaint } = useAct();
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => act(drop)}>
        {t("absence.hours.drop")}
      </button>
      <Complaint text={complaint} />
    </>
  );
}
