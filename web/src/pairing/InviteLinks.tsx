/** The creator's links to a table that waits: make one for a seat, copy it once, revoke it. */
import type { Invite, MatchFacts, Table } from "@headwater/client";
import { useCallback, useEffect, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { Icon } from "../app/icons.tsx";
import { date, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { Pick } from "../lobby/fields.tsx";
import { words as room } from "../lobby/words.ts";
import { words } from "./words.ts";
import "./pairing.css";

type Props = { readonly match: MatchFacts; readonly table: Table };

export function InviteLinks({ match, table }: Props) {
  const t = useText(words);
  const seatText = useText(room);
  const { invites, refresh } = useInvites(table);
  const { act, isBusy, complaint } = useAct();
  const [seat, setSeat] = useState("");
  const [token, setToken] = useState<string | null>(null);
  const free = match.seats.filter(({ player, aiLevel }) => player === null && aiLevel === null);
  const seats = free.map(({ number }) => ({ value: String(number), name: seatText("room.seat", { number }) }));
  const make = () =>
    act(async () => {
      const made = await table.createInvite({ seat: seat ? Number(seat) : null });
      if (!made.ok) return made.refusal.text;
      setToken(made.token);
      return refresh();
    });
  const revoke = (invite: Invite) => act(() => table.revokeInvite(invite.id).then(refresh));
  return (
    <section className="section" aria-labelledby="links">
      <h2 id="links">{t("links.title")}</h2>
      <p className="soft">{t("links.lead")}</p>
      <div className="link-maker">
        <Pick label={t("links.for")} value={seat} options={[{ value: "", name: t("links.any") }, ...seats]} onChange={setSeat} />
        <button type="button" disabled={isBusy || !free.length} onClick={make}>
          {t("links.make")}
        </button>
      </div>
      <Complaint text={complaint} />
      {token && <NewLink token={token} />}
      <ul className="rows">
        {invites.map((invite) => (
          <li key={invite.id} className="row seat-row">
            <div className="row-what">
              <strong>{invite.seat === null ? t("links.any") : seatText("room.seat", { number: invite.seat })}</strong>
              <span className="soft">{t("links.until", { date: date(invite.expiresAt) })}</span>
            </div>
            <button type="button" disabled={isBusy} onClick={() => revoke(invite)}>
              {t("links.revoke")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useInvites(table: Table) {
  const [invites, setInvites] = useState<readonly Invite[]>([]);
  const refresh = useCallback(() => table.invites().then(setInvites), [table]);
  useEffect(() => void refresh().catch(() => undefined), [refresh]);
  return { invites, refresh };
}

/** The token stands behind the #: browsers send that part to no server, so no log has it. */
function NewLink({ token }: { readonly token: string }) {
  const t = useText(words);
  const roomText = useText(room);
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}/invite#${token}`;
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <div className="invitation new-link">
      <label htmlFor="new-link">{t("links.new")}</label>
      <div className="together">
        <input id="new-link" type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" onClick={copy}>
          <Icon name="copy" />
          {roomText(isCopied ? "room.copied" : "room.copy")}
        </button>
      </div>
      <small className="soft">{t("links.once")}</small>
    </div>
  );
}
