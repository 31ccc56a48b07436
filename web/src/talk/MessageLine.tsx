/** One message; a touch on the name offers what one can do about its author. */
import type { ChatMessage } from "@headwater/client";
import { useRef } from "react";
import { Link } from "wouter";
import { time, useText } from "../app/text.ts";
import { PlayerActs } from "./PlayerActs.tsx";
import { words } from "./words.ts";

interface Props {
  readonly message: ChatMessage;
  readonly isFollowUp: boolean;
  readonly isOwn: boolean;
  readonly told: (text: string) => void;
}

export function MessageLine({ message, isFollowUp, isOwn, told }: Props) {
  const t = useText(words);
  const { author, text, at } = message;
  return (
    <li className={`talk-line${isOwn ? " own" : ""}${isFollowUp ? " follow-up" : ""}`}>
      {!isFollowUp && (
        <div className="talk-author">
          {author && !isOwn ? <AuthorMenu author={author} messageId={message.id} told={told} /> : <b>{author?.name ?? t("talk.gone")}</b>}
          <time dateTime={new Date(at).toISOString()}>{time(at)}</time>
        </div>
      )}
      <p className={text === null ? "talk-text soft" : "talk-text"} dir="auto">{text ?? t("talk.removed")}</p>
    </li>
  );
}

interface MenuProps {
  readonly author: NonNullable<ChatMessage["author"]>;
  readonly messageId: string;
  readonly told: (text: string) => void;
}

function AuthorMenu({ author, messageId, told }: MenuProps) {
  const t = useText(words);
  const menu = useRef<HTMLDetailsElement>(null);
  const done = (text: string) => {
    if (menu.current) menu.current.open = false;
    told(text);
  };
  return (
    <details ref={menu} className="talk-menu">
      <summary aria-label={t("talk.about", { name: author.name })}><b>{author.name}</b></summary>
      <div className="talk-acts">
        <Link href={`/player/${encodeURIComponent(author.name)}`} className="button quiet">{t("talk.profile")}</Link>
        <PlayerActs player={author} messageId={messageId} told={done} />
      </div>
    </details>
  );
}
