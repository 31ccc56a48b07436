/** Where a link that invites leads: who invites to what, and one press to sit down. */
import { HeadwaterError, type Invitation } from "@headwater/client";
import { useHeadwater } from "@headwater/react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { Loading } from "../app/Asked.tsx";
import { Complaint } from "../app/Complaint.tsx";
import { Page } from "../app/Page.tsx";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { SeatChips } from "../lobby/SeatChips.tsx";
import { useTimingText } from "../lobby/timing.ts";
import { words as room } from "../lobby/words.ts";
import { enter } from "../start/play.ts";
import { words } from "./words.ts";
import "../lobby/lobby.css";
import "./pairing.css";

export default function InvitePage() {
  const [token] = useState(() => location.hash.slice(1));
  const { invitation, fault } = useInvitation(token);
  if (fault !== null) return <BadLink />;
  return invitation === null ? <Loading /> : <Invited token={token} invitation={invitation} />;
}

function useInvitation(token: string) {
  const headwater = useHeadwater();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [fault, setFault] = useState<HeadwaterError | null>(token ? null : new HeadwaterError("unknown-invite", ""));
  useEffect(() => {
    if (token) headwater.invitation(token).then(setInvitation, setFault);
  }, [headwater, token]);
  return { invitation, fault };
}

function Invited({ token, invitation }: { readonly token: string; readonly invitation: Invitation }) {
  const t = useText(words);
  const roomText = useText(room);
  const timing = useTimingText();
  const { match, inviter, seat, isOpen } = invitation;
  const place = seat === null ? t("invite.any") : roomText("room.seat", { number: seat });
  const facts = [place, timing(match.timing), match.isRated ? roomText("lobby.rated") : null];
  return (
    <Page title={t("invite.title", { name: inviter?.name ?? t("invite.somebody") })} lead={t(isOpen ? "invite.lead" : "invite.taken")}>
      <section className="group invited" aria-labelledby="invited">
        <h2 id="invited">{match.game.name}</h2>
        <p className="soft">{facts.filter(Boolean).join(" · ")}</p>
        <SeatChips seats={match.seats} />
        {isOpen && match.viewerSeat === null && <SitDown token={token} />}
        <Link href={`/match/${match.id}`} className="button quiet">
          {t("invite.watch")}
        </Link>
      </section>
    </Page>
  );
}

function SitDown({ token }: { readonly token: string }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [, navigate] = useLocation();
  const { act, isBusy, complaint } = useAct();
  const sit = () =>
    act(async () => {
      const refusal = await enter(headwater);
      if (refusal) return refusal.text;
      const change = await headwater.acceptInvite(token);
      if (!change.ok) return change.refusal.text;
      navigate(`/match/${change.matchId}`);
      return null;
    });
  return (
    <>
      <Complaint text={complaint} />
      <button type="button" className="primary big" disabled={isBusy} onClick={sit}>
        {t("invite.sit")}
      </button>
    </>
  );
}

function BadLink() {
  const t = useText(words);
  return (
    <Page title={t("invite.bad")} lead={t("invite.bad.lead")}>
      <Link href="/find" className="button primary">
        {t("find.go")}
      </Link>
    </Page>
  );
}
