/** A table before the start: who has come, who can still come, and the link that invites. */
import type { AiLevel, Change, MatchFacts, Table } from "@headwater/client";
import { useHeadwater, useSession } from "@headwater/react";
import { useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { type Game, useGames, useLevelName } from "../app/catalogue.ts";
import { Icon } from "../app/icons.tsx";
import { Page } from "../app/Page.tsx";
import { capital, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { enter } from "../start/play.ts";
import { InviteLinks } from "../pairing/InviteLinks.tsx";
import { WaitingTalk } from "../talk/WaitingTalk.tsx";
import { useSeatName } from "./SeatChips.tsx";
import Offer from "../notices/Offer.tsx";
import { useTimingText } from "./timing.ts";
import { words } from "./words.ts";
import "./lobby.css";

type Room = { readonly match: MatchFacts; readonly table: Table };
type Seat = MatchFacts["seats"][number];

export function WaitingRoom({ match, table }: Room) {
  const t = useText(words);
  const { act, isBusy, complaint } = useAct();
  const change = (work: () => Promise<Change>) => act(async () => refusalOf(await work()));
  const isCreator = useSession()?.player.id === match.creator?.id;
  const game = useGames().find(({ key }) => key === match.game.key);
  return (
    <Page title={match.game.name} lead={t("room.lead")}>
      <Complaint text={complaint} />
      <Invitation match={match} />
      <section className="section" aria-labelledby="seats">
        <h2 id="seats">{t("room.seats")}</h2>
        <ul className="rows">
          {match.seats.map((seat) => (
            <SeatRow key={seat.number} seat={seat} match={match} table={table} game={game} isBusy={isBusy} change={change} />
          ))}
        </ul>
      </section>
      {isCreator && <InviteLinks match={match} table={table} />}
      <Begin match={match} table={table} isBusy={isBusy} change={change} />
      {match.viewerSeat !== null && <Offer />}
      <Terms match={match} game={game} />
      {match.viewerSeat !== null && <WaitingTalk matchId={match.id} />}
    </Page>
  );
}

const refusalOf = (change: Change) => (change.ok ? null : change.refusal.text);

type Acting = { readonly isBusy: boolean; readonly change: (work: () => Promise<Change>) => void };

function Invitation({ match }: { readonly match: MatchFacts }) {
  const t = useText(words);
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}/match/${match.id}`;
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <div className="invitation">
      <label htmlFor="link">{t("room.invite")}</label>
      <div className="together">
        <input id="link" type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" onClick={copy}>
          <Icon name="copy" />
          {isCopied ? t("room.copied") : t("room.copy")}
        </button>
      </div>
    </div>
  );
}

type RowProps = Room & Acting & { readonly seat: Seat; readonly game: Game | undefined };

function SeatRow({ seat, match, table, game, isBusy, change }: RowProps) {
  const t = useText(words);
  const seatName = useSeatName();
  const colour = game?.colours.find(({ key }) => key === seat.colour)?.name;
  const isFree = seat.player === null && seat.aiLevel === null;
  const mayRemove = seat.isViewer || (match.creator !== null && seat.aiLevel !== null);
  return (
    <li className="row seat-row">
      <div className="row-what">
        <strong>{isFree ? t("lobby.free") : seatName(seat)}</strong>
        <span className="soft">{[t("room.seat", { number: seat.number }), colour].filter(Boolean).join(" · ")}</span>
      </div>
      <div className="row-acts">
        {isFree && <FreeSeat seat={seat} match={match} table={table} game={game} isBusy={isBusy} change={change} />}
        {mayRemove && (
          <button type="button" disabled={isBusy} onClick={() => change(() => table.leave(seat.number))}>
            {seat.isViewer ? t("room.leave") : t("room.remove")}
          </button>
        )}
      </div>
    </li>
  );
}

function FreeSeat({ seat, match, table, game, isBusy, change }: RowProps) {
  const t = useText(words);
  const headwater = useHeadwater();
  const levelName = useLevelName();
  const sit = async (): Promise<Change> => {
    const refusal = await enter(headwater);
    return refusal ? { ok: false, refusal } : table.join({ seat: seat.number });
  };
  return (
    <>
      {match.viewerSeat === null && (
        <button type="button" className="primary" disabled={isBusy} onClick={() => change(sit)}>
          {t("room.join")}
        </button>
      )}
      {match.viewerSeat !== null && (
        <select
          aria-label={t("room.machine")}
          value=""
          disabled={isBusy}
          onChange={(event) => change(() => table.addAi(event.target.value as AiLevel, seat.number))}
        >
          <option value="">{t("room.machine")}</option>
          {game?.levels.map(({ key }) => (
            <option key={key} value={key}>
              {levelName(key)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

function Begin({ match, table, isBusy, change }: Room & Acting) {
  const t = useText(words);
  const free = match.seats.filter((seat) => seat.player === null && seat.aiLevel === null).length;
  if (match.viewerSeat === null) return null;
  return (
    <div className="begin">
      <button type="button" className="primary big" disabled={isBusy || free > 0} onClick={() => change(() => table.start())}>
        {t("room.start")}
      </button>
      {free > 0 && <p className="soft">{t("room.missing", { count: free })}</p>}
    </div>
  );
}

function Terms({ match, game }: { readonly match: MatchFacts; readonly game: Game | undefined }) {
  const t = useText(words);
  const timing = useTimingText();
  const options = match.options.flatMap(({ key, value }) => optionText(game, key, value));
  const facts = [timing(match.timing), match.isRated ? t("lobby.rated") : null, match.isListed ? null : t("room.unlisted")];
  return <p className="soft terms">{[...options, ...facts].filter(Boolean).join(" · ")}</p>;
}

function optionText(game: Game | undefined, key: string, value: string | null): string[] {
  const option = game?.options.find((one) => one.key === key);
  const name = option?.values.find((one) => one.value === value)?.name;
  return option && name && value !== null ? [`${capital(option.name)}: ${name}`] : [];
}
