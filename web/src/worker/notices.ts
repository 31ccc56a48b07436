/** What the server pushes: shown once, closed when it is past, and opened by a click. */
import type { Shelf } from "./answers.ts";

/** The parts of a registration and of its pages that are used. */
export type Display = {
  showNotification(title: string, options?: NotificationOptions): Promise<void>;
  getNotifications(filter?: { tag?: string }): Promise<readonly { readonly data: unknown; close(): void }[]>;
};
export type Windows = {
  matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
  openWindow(url: string): Promise<unknown>;
};

type News = { readonly id: string; readonly title: string; readonly body: string; readonly path: string; readonly tag: string; readonly version: number };
type Closing = { readonly close: string; readonly version: number };

/** So many are remembered: a copy comes within minutes. */
const MOST = 100;

export async function receive(message: unknown, display: Display, told: Shelf): Promise<void> {
  if (isClosing(message)) return close(message, display);
  if (!isNews(message) || (await isKnown(message.id, told))) return;
  const { title, body, tag, id, path, version } = message;
  // A newer one of the same table takes the place of the older, and is heard again.
  const options = { body, tag, renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: { id, path, version } };
  await display.showNotification(title, options);
}

/** The table's own tab if there is one, else a new one. */
export async function open(data: unknown, origin: string, windows: Windows): Promise<void> {
  const path = pathOf(data);
  const tabs = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const same = tabs.find(({ url }) => url.startsWith(origin) && new URL(url).pathname === path);
  await (same ? same.focus() : windows.openWindow(origin + path));
}

async function close({ close, version }: Closing, display: Display): Promise<void> {
  const shown = await display.getNotifications({ tag: close });
  for (const each of shown) if (versionOf(each.data) <= version) each.close();
}

async function isKnown(id: string, told: Shelf): Promise<boolean> {
  const key = `/told/${encodeURIComponent(id)}`;
  if (await told.match(key)) return true;
  await told.put(key, new Response());
  const keys = await told.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => told.delete(old.url)));
  return false;
}

function isNews(message: unknown): message is News {
  const { id, title, body, path, tag } = fields(message);
  return [id, title, body, path, tag].every((text) => typeof text === "string");
}

function isClosing(message: unknown): message is Closing {
  const { close, version } = fields(message);
  return typeof close === "string" && typeof version === "number";
}

/** A path of this client only: nothing that is pushed leads elsewhere. */
function pathOf(data: unknown): string {
  const { path } = fields(data);
  return typeof path === "string" && /^\/(?!\/)/.test(path) ? path : "/";
}

function versionOf(data: unknown): number {
  const { version } = fields(data);
  return typeof version === "number" ? version : 0;
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
