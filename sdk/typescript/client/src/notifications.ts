/** What the player is told, where and when. Apart from the client, so that pages without it stay small. */
import * as api from "./generated.ts";
import type { Asking, Outcome } from "./outcome.ts";

export type NotificationSettings = api.ToldWhereFragment;

/** Done, or why not. */
export type Told<Done> = Outcome<Done>;

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
  async configure(input: api.ConfigureNotificationsInput): Promise<Told<{ readonly settings: NotificationSettings }>> {
    const { change } = await this.#headwater.request(api.ConfigureNotifications, { input });
    return "settings" in change ? { ok: true, settings: change.settings } : { ok: false, refusal: change };
  }

  async subscribe(browser: BrowserSubscription, label: string, language: string): Promise<Told<{ readonly id: string }>> {
    const { endpoint = "", keys = {} } = browser;
    const input = { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", label, language: language.toUpperCase() as api.Language };
    const { change } = await this.#headwater.request(api.SubscribeToPush, { input });
    return "subscription" in change ? { ok: true, id: change.subscription.id } : { ok: false, refusal: change };
  }

  async unsubscribe(subscriptionId: string): Promise<Told<object>> {
    const { change } = await this.#headwater.request(api.UnsubscribeFromPush, { input: { subscriptionId } });
    return "subscriptionId" in change ? { ok: true } : { ok: false, refusal: change };
  }

  /** `secret` signs deliveries of plain JSON; it is told this once. */
  async setWebhook(input: api.SetNotificationWebhookInput): Promise<Told<{ readonly secret: string }>> {
    const { change } = await this.#headwater.request(api.SetNotificationWebhook, { input });
    return "secret" in change ? { ok: true, secret: change.secret } : { ok: false, refusal: change };
  }

  async removeWebhook(): Promise<Told<object>> {
    const { change } = await this.#headwater.request(api.RemoveNotificationWebhook, {});
    return "settings" in change ? { ok: true } : { ok: false, refusal: change };
  }

  /** With the end of a mail's link; needs no sign-in. */
  async stopMails(token: string): Promise<Told<object>> {
    const { change } = await this.#headwater.request(api.StopNotificationMails, { input: { token } });
    return "token" in change ? { ok: true } : { ok: false, refusal: change };
  }
}
