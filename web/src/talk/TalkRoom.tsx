/** One room: what was said, and a line to write in. */
import type { ChatMessage } from "@headwater/client";
import { useRoom, useSession } from "@headwater/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { MessageLine } from "./MessageLine.tsx";
import { words } from "./words.ts";
import "./talk.css";

export type RoomKind = "PLAYERS" | "SPECTATORS";
type Props = { readonly place: string; readonly kind: RoomKind };
type Following = ReturnType<typeof useRoom>;

export function TalkRoom({ place, kind }: Props) {
  const t = useText(words);
  const following = useRoom(place, kind);
  const [note, setNote] = useState<string | null>(null);
  const { phase, isOpen, canWrite, messages } = following;
  if (phase === "missing") return <p className="talk-note">{t("talk.closed")}</p>;
  const told = (text: string) => {
    setNote(text);
    void following.room.refresh();
  };
  return (
    <div className="talk-room">
      <Lines following={following} told={told} />
      <p role="status" className={note ? "talk-note" : "only-read"}>{note}</p>
      {phase === "ready" && (canWrite ? <Writing key={following.room.id} following={following} /> : <p className="talk-note">{t(isOpen ? "talk.read-only" : "talk.closed")}</p>)}
      {phase === "ready" && messages.length === 0 && <p className="talk-note talk-empty">{t("talk.empty")}</p>}
    </div>
  );
}

function Lines({ following, told }: { readonly following: Following; readonly told: (text: string) => void }) {
  const t = useText(words);
  const me = useSession()?.player.id;
  const { messages, hasEarlier, room } = following;
  const list = useRef<HTMLOListElement>(null);
  const newest = messages.at(-1)?.number;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  return (
    <ol ref={list} className="talk-lines" role="log" aria-label={t("talk.title")} tabIndex={0}>
      {hasEarlier && (
        <li>
          <button type="button" className="quiet" onClick={() => void room.readEarlier()}>{t("talk.earlier")}</button>
        </li>
      )}
      {messages.map((message, at) => (
        <MessageLine key={message.id} message={message} isFollowUp={isFollowUp(messages[at - 1], message)} isOwn={message.author?.id === me} told={told} />
      ))}
    </ol>
  );
}

/** What somebody says right after having spoken needs no second name. */
function isFollowUp(before: ChatMessage | undefined, message: ChatMessage): boolean {
  return before?.author?.id === message.author?.id && message.at - (before?.at ?? 0) < 120_000;
}

function Writing({ following }: { readonly following: Following }) {
  const t = useText(words);
  const [text, setText] = useState("");
  const { isBusy, complaint, act } = useAct();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    act(async () => {
      const said = await following.room.say(text);
      if (!said.ok) return said.refusal.text;
      setText("");
      return null;
    });
  };
  return (
    <form className="talk-form" onSubmit={send}>
      <input
        aria-label={t("talk.write")} placeholder={t("talk.write")} value={text} maxLength={following.longestMessage} autoComplete="off" enterKeyHint="send"
        onChange={(event) => setText(event.target.value)} onKeyDown={(event) => event.stopPropagation()}
      />
      <button type="submit" disabled={isBusy || text.trim() === ""}>{t("talk.send")}</button>
      <Complaint text={complaint} />
    </form>
  );
}
