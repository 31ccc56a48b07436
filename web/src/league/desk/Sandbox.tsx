/** A sandbox's owner registers machines and moves the clock. */
import type { AiLevel, LeagueFacts, LeagueSeason } from "@headwater/client";
import { type FormEvent, useState } from "react";
import { Complaint } from "../../app/Complaint.tsx";
import { useGames } from "../../app/catalogue.ts";
import { useText } from "../../app/text.ts";
import { Group, Pick } from "../../lobby/fields.tsx";
import { datesOf } from "../calendar.ts";
import { useLeagueAct } from "../Participation.tsx";
import { dayAndTime } from "../when.ts";
import { TextField } from "../../app/TextField.tsx";
import { words } from "./words.ts";

type Props = { readonly league: LeagueFacts; readonly season: LeagueSeason };

export function Sandbox({ league, season }: Props) {
  const t = useText(words);
  return (
    <Group title={t("desk.sandbox")}>
      <p className="sentence">{t("desk.sandbox.text")}</p>
      <Machines league={league} />
      <Clock league={league} season={season} />
    </Group>
  );
}

function Machines({ league }: { readonly league: LeagueFacts }) {
  const t = useText(words);
  const levels = useGames().find(({ key }) => key === league.game.key)?.levels ?? [];
  const [level, setLevel] = useState<AiLevel>("HAND");
  const [count, setCount] = useState("4");
  const { act, isBusy, complaint } = useLeagueAct(league.id);
  const register = (event: FormEvent) => {
    event.preventDefault();
    act((one) => one.registerMachines(level, Number(count)));
  };
  return (
    <>
      <form className="acts" onSubmit={register}>
        <Pick label={t("desk.level")} value={level} options={levels.map(({ key, name }) => ({ value: key, name }))} onChange={(next) => setLevel(next as AiLevel)} />
        <TextField label={t("desk.count")} type="number" value={count} onChange={setCount} />
        <button type="submit" disabled={isBusy}>
          {t("desk.machines")}
        </button>
      </form>
      <Complaint text={complaint} />
    </>
  );
}

function Clock({ league, season }: Props) {
  const t = useText(words);
  const { act, isBusy, complaint } = useLeagueAct(league.id);
  const { now } = league;
  const next = datesOf(season).find(({ at }) => at > now);
  return (
    <>
      <div className="clock-acts">
        <p>{t("desk.now", { when: dayAndTime(now) })}</p>
        {next && next.kind !== "opens" && next.kind !== "opened" && (
          <button type="button" className="strong" disabled={isBusy} onClick={() => act((one) => one.moveClock(next.at))}>
            {t(`desk.to.${next.kind}`, { number: next.round })}
          </button>
        )}
      </div>
      <Complaint text={complaint} />
    </>
  );
}
