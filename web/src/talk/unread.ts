/** Which messages of a room the visitor has not read on this device. */
import type { ChatMessage, RoomSnapshot } from "@headwater/client";
import { useEffect, useState } from "react";

const PREFIX = "headwater.read ";

/** The number of unread messages; while `isShown`, all are read. */
export function useUnread(room: string, { messages }: Pick<RoomSnapshot, "messages">, me: string | undefined, isShown: boolean): number {
  const [read, setRead] = useState(() => stored(room));
  const newest = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    if (!isShown || newest <= read) return;
    setRead(newest);
    localStorage.setItem(PREFIX + room, String(newest));
  }, [room, isShown, newest, read]);
  return isShown ? 0 : unreadCount(messages, read, me);
}

export function unreadCount(messages: readonly ChatMessage[], read: number, me: string | undefined): number {
  return messages.filter(({ number, author, isRemoved }) => number > read && !isRemoved && author?.id !== me).length;
}

function stored(room: string): number {
  return Number(localStorage.getItem(PREFIX + room) ?? 0) || 0;
}
