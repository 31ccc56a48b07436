/** A referee's ruling on one table. */
import type { LeagueFacts, LeagueSeason } from "@headwater/client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Choice } from "../../app/Choice.tsx";
import { Complaint } from "../../app/Complaint.tsx";
import { useGames } from "../../app/catalogue.ts";
import { useText } from "../../app/text.ts";
import { Pick } from "../../lobby/fields.tsx";
import { entrantName } from "../entrants.ts";
import { useLeagueAct } from "../Participation.tsx";
import type { LeagueTable } from "../Rounds.tsx";
import { RULINGS, rule, type Verdict, verdictFor } from "./ruling.ts";
import { TextField } from "../../app/TextField.tsx";
import { words } from "./words.ts";

type Props = { readonly league: LeagueFacts; readonly season: LeagueSeason; readonly table: LeagueTable; readonly close: () => void };

export function Ruling({ league, season, table, close }: Props) {
  const t = useText(words);
  const dialog = useRef<HTMLDialogElement>(null);
  const [verdict, setVerdict] = useState(() => verdictFor(table));
  const { act, isBusy, complaint } = useLeagueAct(league.id);
  useEffect(() => dialog.current?.showModal(), []);
  const change = (part: Partial<Verdict>) => setVerdict({ ...verdict, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act((one) => rule(one, table, season.number, verdict), close);
  };
  const kinds = RULINGS.map((value) => ({ value, name: t(`desk.${value}`) }));
  return (
    <dialog ref={dialog} className="ruling" aria-label={t("desk.ruling")} onClose={close}>
      <form onSubmit={submit}>
        <Choice label={t("desk.ruling")} value={verdict.kind} options={kinds} onChange={(kind) => change({ kind })} />
        <p className="soft">{t(`desk.${verdict.kind}.text`)}</p>
        {verdict.kind === "decide" && <Ranks table={table} verdict={verdict} change={change} />}
        {(verdict.kind === "replace" || verdict.kind === "clock") && <Who table={table} verdict={verdict} change={change} />}
        {verdict.kind === "replace" && <By league={league} season={season} verdict={verdict} change={change} />}
        {verdict.kind === "clock" && <TextField label={t("desk.minutes")} type="number" value={verdict.minutes} onChange={(minutes) => change({ minutes })} />}
        <TextField label={t("desk.reason")} value={verdict.reason} onChange={(reason) => change({ reason })} />
        <Complaint text={complaint} />
        <div className="acts">
          <button type="submit" className="strong" disabled={isBusy}>
            {t("desk.do")}
          </button>
          <button type="button" onClick={close}>
            {t("desk.cancel")}
          </button>
        </div>
      </form>
    </dialog>
  );
}

type Change = { readonly verdict: Verdict; readonly change: (part: Partial<Verdict>) => void };

function Ranks({ table, verdict, change }: Change & { readonly table: LeagueTable }) {
  const t = useText(words);
  const places = table.players.map((_, index) => ({ value: String(index + 1), name: String(index + 1) }));
  const set = (seat: number, place: string) => change({ ranks: verdict.ranks.map((rank, index) => (index === seat ? Number(place) : rank)) });
  return (
    <div className="fields">
      {table.players.map((player, index) => (
        <Pick
          key={player?.id ?? index}
          label={t("desk.place", { name: entrantName(player) })}
          value={String(verdict.ranks[index] ?? 1)}
          options={places}
          onChange={(place) => set(index, place)}
        />
      ))}
    </div>
  );
}

function Who({ table, verdict, change }: Change & { readonly table: LeagueTable }) {
  const t = useText(words);
  const options = table.players.filter((player) => player !== null).map((player) => ({ value: player.id, name: entrantName(player) }));
  return <Pick label={t("desk.who")} value={verdict.playerId} options={options} onChange={(playerId) => change({ playerId })} />;
}

function By({ league, season, verdict, change }: Change & { readonly league: LeagueFacts; readonly season: LeagueSeason }) {
  const t = useText(words);
  const levels = useGames().find(({ key }) => key === league.game.key)?.levels ?? [];
  const options = [
    { value: "", name: t("desk.by.same") },
    ...levels.map((level) => ({ value: `level:${level.key}`, name: level.name })),
    ...season.waiting.filter((entrant) => entrant !== null).map((entrant) => ({ value: `player:${entrant.id}`, name: entrantName(entrant) })),
  ];
  return <Pick label={t("desk.by")} value={verdict.by} options={options} onChange={(by) => change({ by })} />;
}
