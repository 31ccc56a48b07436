/** The organiser's form: all rules at the left, what they mean at the right. */
import type { LeagueChange } from "@headwater/client";
import { useHeadwater, useLeague, useSession } from "@headwater/react";
import { type FormEvent, useState } from "react";
import { Link, useLocation } from "wouter";
import { Asked, Loading } from "../../app/Asked.tsx";
import { Complaint } from "../../app/Complaint.tsx";
import { useCatalogue } from "../../app/catalogue.ts";
import type { CatalogueQuery } from "../../app/documents.ts";
import { MissingPage } from "../../app/MissingPage.tsx";
import { Page } from "../../app/Page.tsx";
import { useText } from "../../app/text.ts";
import { useAct } from "../../app/useAct.ts";
import { createInput, type Draft, draftFor, draftOf } from "./draft.ts";
import { Forecast } from "./Forecast.tsx";
import { TermFields } from "./TermFields.tsx";
import { WhatFields } from "./WhatFields.tsx";
import { words } from "./words.ts";
import "../../lobby/lobby.css";
import "../league.css";

/** `id` of a league whose rules change; without it a league is founded. */
export default function FoundPage({ id }: { readonly id?: string }) {
  const t = useText(words);
  const catalogue = useCatalogue();
  const session = useSession();
  if (session?.player.kind !== "HUMAN") {
    return (
      <Page title={t("found.title")} lead={t("found.account")}>
        <Link href="/account" className="button strong">
          {t("found.account.do")}
        </Link>
      </Page>
    );
  }
  return <Asked answer={catalogue}>{({ games }) => (id === undefined ? <Founding games={games} /> : <Changing id={id} games={games} />)}</Asked>;
}

type Games = CatalogueQuery["games"];

function Founding({ games }: { readonly games: Games }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [, navigate] = useLocation();
  const [game] = games;
  if (!game) return <MissingPage />;
  const found = async (draft: Draft) => {
    const founding = await headwater.createLeague(createInput(draft));
    if (!founding.ok) return founding.refusal.text;
    navigate(`/league/${founding.leagueId}`);
    return null;
  };
  return (
    <Page title={t("found.title")}>
      <Form first={draftFor(game)} games={games} isNew action={t("found.do")} send={found} />
    </Page>
  );
}

function Changing({ id, games }: { readonly id: string; readonly games: Games }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [, navigate] = useLocation();
  const { league, phase } = useLeague(id);
  if (phase === "missing") return <MissingPage />;
  if (league === null) return <Loading />;
  const set = async ({ terms, timing }: Draft) => {
    const change: LeagueChange = await headwater.league(id).configure({ rules: terms, timing });
    if (!change.ok) return change.refusal.text;
    navigate(`/league/${id}/rules`);
    return null;
  };
  return (
    <Page title={t("found.change", { name: league.name })}>
      <Form first={draftOf(league)} games={games} isNew={false} action={t("found.change.do")} send={set} />
    </Page>
  );
}

type FormProps = {
  readonly first: Draft;
  readonly games: Games;
  readonly isNew: boolean;
  readonly action: string;
  readonly send: (draft: Draft) => Promise<string | null>;
};

function Form({ first, games, isNew, action, send }: FormProps) {
  const [draft, setDraft] = useState(first);
  const { act, isBusy, complaint } = useAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act(() => send(draft));
  };
  return (
    <form className="founding" onSubmit={submit}>
      <div className="plan">
        {isNew && <WhatFields draft={draft} games={games} set={setDraft} />}
        <TermFields draft={draft} set={setDraft} />
      </div>
      <div className="forecast plan">
        <Forecast draft={draft} />
      </div>
      <div className="plan">
        <Complaint text={complaint} />
        <button type="submit" className="primary big" disabled={isBusy}>
          {action}
        </button>
      </div>
    </form>
  );
}
