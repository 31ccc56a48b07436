/** Look for opponents: the wish, and who else looks. The sign above every page tells how the search goes. */
import { useSearch } from "@headwater/react";
import { type FormEvent, useState } from "react";
import { Choice } from "../app/Choice.tsx";
import { useGames } from "../app/catalogue.ts";
import { Complaint } from "../app/Complaint.tsx";
import { Page } from "../app/Page.tsx";
import { useText } from "../app/text.ts";
import { span } from "../lobby/timing.ts";
import { WAITS } from "./paces.ts";
import Offer from "../notices/Offer.tsx";
import { isLooking } from "./useReadyTable.ts";
import { SeekerList } from "./SeekerList.tsx";
import { TermsFields, useTerms, wishOf } from "./terms.tsx";
import { useFinding } from "./useFinding.ts";
import { words } from "./words.ts";
import "../lobby/lobby.css";
import "./pairing.css";

export default function FindPage() {
  const t = useText(words);
  return (
    <Page title={t("find.title")} lead={t("find.lead")}>
      <FindForm />
      <WhileLooking />
      <section className="section" aria-labelledby="seekers">
        <h2 id="seekers">{t("seekers.title")}</h2>
        <SeekerList />
      </section>
    </Page>
  );
}

/** A table by days may be found when this page has long been closed. */
function WhileLooking() {
  const { seeks } = useSearch();
  return seeks.some(isLooking) && <Offer />;
}

function FindForm() {
  const t = useText(words);
  const { terms, change } = useTerms();
  const [seats, setSeats] = useState(2);
  const [machinesAfter, setMachinesAfter] = useState<number | null>(null);
  const { find, isBusy, complaint } = useFinding();
  const { seeks } = useSearch();
  const counts = useGames().find(({ key }) => key === terms.game)?.seatCounts ?? [2, 3, 4];
  const waits = WAITS.map((value) => ({ value, name: value === null ? t("find.never") : span(value) }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find({ ...wishOf(terms), seats, machinesAfter });
  };
  return (
    <form className="group finding" onSubmit={submit}>
      <TermsFields terms={terms} change={change} />
      <Choice
        label={t("find.seats")}
        value={seats}
        options={counts.map((value) => ({ value, name: String(value) }))}
        onChange={setSeats}
      />
      <Choice label={t("find.machines")} value={machinesAfter} options={waits} onChange={setMachinesAfter} />
      <Complaint text={complaint} />
      <button type="submit" className={seeks.some(isLooking) ? "big" : "primary big"} disabled={isBusy}>
        {t("find.go")}
      </button>
    </form>
  );
}
