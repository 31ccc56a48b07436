/** What the player is told, where and when. */
import { outcome, type Asking } from "../outcome.ts";
import * as api from "./generated.ts";

export type NotificationSettings = api.ToldWhereFragment;

/** The part of a browser's subscription that the server needs: `PushSubscription.toJSON()`. */
export interface BrowserSubscription {
  readonly endpoint?: string | undefined;
  readonly keys?: Readonly<Record<string, string>> | undefined;
}

export class Notifications {
  readonly #headwater: Asking;

  constructor(headwater: Asking) {
    this.#headwater = headwater;
  }

  /** Null when nobody is signed in. */
  async settings(): Promise<NotificationSettings | null> {
    return (await this.#headwater.request(api.NotificationSettings, {})).notificationSettings;
  }

  /** Replaces everything that was chosen before. */
  configure(input: api.ConfigureNotificationsInput) {
    return outcome(this.#headwater, api.ConfigureNotifications, { input });
  }

  /** `language` as the client's: `en`, `it`, `es` or `pt`. */
  subscribe({ endpoint = "", keys = {} }: BrowserSubscription, label: string, language: string) {
    const spoken = language.toUpperCase() as api.Language;
    const input = { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", label, language: spoken };
    return outcome(this.#headwater, api.SubscribeToPush, { input });
  }

  unsubscribe(subscriptionId: string) {
    return outcome(this.#headwater, api.UnsubscribeFromPush, { input: { subscriptionId } });
  }

  /** `secret` signs deliveries of plain JSON; it is told this once. */
  setWebhook(input: api.SetNotificationWebhookInput) {
    return outcome(this.#headwater, api.SetNotificationWebhook, { input });
  }

  removeWebhook() {
    return outcome(this.#headwater, api.RemoveNotificationWebhook, {});
  }

  /** With the end of a mail's link; needs no sign-in. */
  stopMails(token: string) {
    return outcome(this.#headwater, api.StopNotificationMails, { input: { token } });
  }
}
