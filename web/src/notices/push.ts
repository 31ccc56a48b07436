/** Whether this browser shows notices, and how it begins and ends to. */
import type { Headwater } from "@headwater/client";
import { Notifications } from "@headwater/client/account";
import { settings } from "../app/settings.ts";

/** `unable`: this browser cannot, or only once it is installed; `refused`: its user has said no. */
export type Here = "unable" | "refused" | "off" | "on";

export async function here(): Promise<Here> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unable";
  if (Notification.permission === "denied") return "refused";
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === "granted" ? "on" : "off";
}

/** Asks the visitor, then the browser, then tells the server; why not, or null. To be called from a press. */
export async function begin(headwater: Headwater, words: { readonly refused: string; readonly failed: string }): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return words.refused;
  const notifications = new Notifications(headwater);
  const told = await notifications.settings();
  if (told === null) return words.failed;
  const subscription = await subscribe(told.pushKey).catch(() => null);
  if (subscription === null) return words.failed;
  const answer = await notifications.subscribe(subscription.toJSON(), browserName(navigator.userAgent), settings().language);
  return answer.ok ? null : answer.refusal.text;
}

/** Ends the subscription in the browser; its provider tells the server, which then forgets it. */
export async function end(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** What is shown of a table goes as soon as its player looks at it. */
export async function closeShown(tag: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications?.({ tag })) ?? []) shown.close();
}

async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // Made for another key, when the server had another one.
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
];

/** "Firefox, Linux": enough to tell one's own browsers apart. */
export function browserName(agent: string): string {
  const first = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1];
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(", ");
}
