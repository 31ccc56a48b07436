/** What the owner of a league sets: rules, referees, a sandbox's clock, the end. */
import type { LeagueFacts } from "@headwater/client";
import { useHeadwater } from "@headwater/react";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { Complaint } from "../../app/Complaint.tsx";
import { PlayerByName } from "../../app/documents.ts";
import { useText } from "../../app/text.ts";
import { useAct } from "../../app/useAct.ts";
import { Group } from "../../lobby/fields.tsx";
import { EntrantLink } from "../EntrantLink.tsx";
import { useLeagueAct } from "../Participation.tsx";
import { Sandbox } from "./Sandbox.tsx";
import { TextField } from "../../app/TextField.tsx";
import { words } from "./words.ts";

type Props = { readonly league: LeagueFacts };

export function Desk({ league }: Props) {
  const t = useText(words);
  return (
    <div className="plan section">
      {league.isSandbox && league.season && <Sandbox league={league} season={league.season} />}
      {!league.closedAt && (
        <Group title={t("desk.change")}>
          <p className="sentence">{t("desk.change.text")}</p>
          <Link href={`/league/${league.id}/change`} className="button">
            {t("desk.change.do")}
          </Link>
        </Group>
      )}
      <Referees league={league} />
      {!league.closedAt && <Closing league={league} />}
    </div>
  );
}

function Referees({ league }: Props) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [name, setName] = useState("");
  const { act, isBusy, complaint } = useAct();
  const set = async (playerId: string, isReferee: boolean) => {
    const change = await headwater.league(league.id).setReferee(playerId, isReferee);
    if (!change.ok) return change.refusal.text;
    setName("");
    return null;
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const { player } = await headwater.request(PlayerByName, { name: name.trim() });
      return player ? set(player.id, true) : t("desk.referee.none");
    });
  };
  return (
    <Group title={t("desk.referees")}>
      <ul className="rows">
        {league.referees.filter((entrant) => entrant !== null).map((entrant) => (
          <li key={entrant.id} className="row seat-row">
            <EntrantLink entrant={entrant} />
            <button type="button" disabled={isBusy} onClick={() => act(() => set(entrant.id, false))}>
              {t("desk.referee.remove")}
            </button>
          </li>
        ))}
      </ul>
      <form className="acts" onSubmit={add}>
        <TextField label={t("desk.referee.name")} value={name} onChange={setName} />
        <button type="submit" disabled={isBusy}>
          {t("desk.referee.add")}
        </button>
      </form>
      <Complaint text={complaint} />
    </Group>
  );
}

function Closing({ league }: Props) {
  const t = useText(words);
  const [reason, setReason] = useState("");
  const { act, isBusy, complaint } = useLeagueAct(league.id);
  const close = (event: FormEvent) => {
    event.preventDefault();
    act((one) => one.closeForGood(reason));
  };
  return (
    <Group title={t("desk.close")}>
      <p className="sentence">{t("desk.close.text")}</p>
      <form className="acts" onSubmit={close}>
        <TextField label={t("desk.reason")} value={reason} onChange={setReason} />
        <button type="submit" className="danger" disabled={isBusy}>
          {t("desk.close.do")}
        </button>
      </form>
      <Complaint text={complaint} />
    </Group>
  );
}
