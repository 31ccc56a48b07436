/** Where the visitor is signed in: each session with its device, and how to end it. */
import { useHeadwater } from "@headwater/react";
import { Complaint } from "../app/Complaint.tsx";
import { EndOtherSessions, type KeptTokenFragment, RevokeToken } from "../app/documents.ts";
import { date, relative, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { words } from "./words.ts";

type Props = { readonly sessions: readonly KeptTokenFragment[]; readonly current: string | null; readonly refresh: () => void };

export function Sessions({ sessions, current, refresh }: Props) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { act, isBusy, complaint } = useAct();
  const endOthers = () =>
    act(async () => {
      const { done } = await headwater.request(EndOtherSessions, {});
      if ("text" in done) return done.text;
      refresh();
      return null;
    });
  return (
    <>
      <ul className="rows">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isCurrent={session.id === current} refresh={refresh} />
        ))}
      </ul>
      <Complaint text={complaint} />
      {sessions.some((session) => session.id !== current) && (
        <button type="button" className="end-others" disabled={isBusy} onClick={endOthers}>
          {t("profile.sessions.others")}
        </button>
      )}
    </>
  );
}

type RowProps = { readonly session: KeptTokenFragment; readonly isCurrent: boolean; readonly refresh: () => void };

function SessionRow({ session, isCurrent, refresh }: RowProps) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { act, isBusy, complaint } = useAct();
  const end = () =>
    act(async () => {
      const { done } = await headwater.request(RevokeToken, { input: { tokenId: session.id } });
      if ("text" in done) return done.text;
      refresh();
      return null;
    });
  const device = session.device ?? t("profile.sessions.unknown");
  const facts = [t("profile.sessions.begun", { date: date(session.createdAt) })];
  if (session.usedAt) facts.push(t("profile.sessions.used", { when: relative(session.usedAt) }));
  return (
    <li className="row seat-row">
      <div className="row-what">
        <strong>
          {device}
          {isCurrent && <span className="tag">{t("profile.sessions.here")}</span>}
        </strong>
        <span className="soft">{facts.join(" · ")}</span>
        <Complaint text={complaint} />
      </div>
      {!isCurrent && (
        <button type="button" disabled={isBusy} aria-label={`${t("profile.sessions.end")}: ${device}`} onClick={end}>
          {t("profile.sessions.end")}
        </button>
      )}
    </li>
  );
}
