/** A new table with everything that can be chosen, made from the catalogue. */
import { useHeadwater } from "@headwater/react";
import { type FormEvent, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { Asked } from "../app/Asked.tsx";
import { Choice } from "../app/Choice.tsx";
import { Complaint } from "../app/Complaint.tsx";
import { type Game, useCatalogue } from "../app/catalogue.ts";
import { Page } from "../app/Page.tsx";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { enter } from "../start/play.ts";
import { ClockFields } from "./ClockFields.tsx";
import { GameFields } from "./GameFields.tsx";
import { input, type Plan, planFor } from "./plan.ts";
import { PrivacyFields } from "./PrivacyFields.tsx";
import { SeatFields } from "./SeatFields.tsx";
import { words } from "./words.ts";
import "./lobby.css";

export default function NewTablePage() {
  const t = useText(words);
  const [search] = useSearchParams();
  return (
    <Page title={t("new.title")}>
      <Asked answer={useCatalogue()}>
        {({ games }) => <PlanForm games={games} first={games.find(({ key }) => key === search.get("game")) ?? games[0]!} />}
      </Asked>
    </Page>
  );
}

function PlanForm({ games, first }: { readonly games: readonly Game[]; readonly first: Game }) {
  const t = useText(words);
  const [plan, setPlan] = useState<Plan>(() => planFor(first));
  const game = games.find(({ key }) => key === plan.game) ?? first;
  const { open, isBusy, complaint } = useOpening();
  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part });
  const choose = (key: string) => setPlan({ ...planFor(games.find((one) => one.key === key) ?? first), timing: plan.timing });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open(plan);
  };
  return (
    <form className="plan" onSubmit={submit}>
      <Choice label={t("lobby.game")} value={plan.game} options={games.map(({ key, name }) => ({ value: key, name }))} onChange={choose} />
      <SeatFields plan={plan} game={game} change={change} />
      <GameFields plan={plan} game={game} change={change} />
      <ClockFields plan={plan} game={game} change={change} />
      <PrivacyFields plan={plan} change={change} />
      <Complaint text={complaint} />
      <button type="submit" className="primary big" disabled={isBusy}>
        {t(plan.seats.includes("open") ? "new.open" : "new.start")}
      </button>
    </form>
  );
}

function useOpening() {
  const headwater = useHeadwater();
  const [, navigate] = useLocation();
  const { act, ...state } = useAct();
  const open = (plan: Plan) =>
    act(async () => {
      const refusal = await enter(headwater);
      if (refusal) return refusal.text;
      const change = await headwater.createMatch(input(plan));
      if (!change.ok) return change.refusal.text;
      navigate(`/match/${change.matchId}`);
      return null;
    });
  return { open, ...state };
}
