import type { ChatMessage } from "@headwater/client";
import { expect, test } from "vitest";
import { unreadCount } from "./unread.ts";

const line = (number: number, id: string, isRemoved = false) =>
  ({ id: `msg_${number}`, number, at: 0, text: isRemoved ? null : "x", isRemoved, author: { id, name: id, kind: "HUMAN", avatarKey: "" } }) as ChatMessage;

test("what others said after the last reading is unread", () => {
  const messages = [line(1, "ada"), line(2, "me"), line(3, "ada"), line(5, "ada", true), line(6, "bea")];
  expect(unreadCount(messages, 0, "me")).toBe(3);
  expect(unreadCount(messages, 1, "me")).toBe(2);
  expect(unreadCount(messages, 6, "me")).toBe(0);
});

test("a visitor nobody knows has read nothing of their own", () => {
  expect(unreadCount([line(1, "ada")], 0, undefined)).toBe(1);
});
