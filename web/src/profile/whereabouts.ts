/** The time zone and the language of mails begin as those of the browser: quiet hours and digests mean its times of the day. */
import type { Headwater } from "@headwater/client";
import { ChangeProfile, type Language, OwnProfile } from "../app/documents.ts";
import { settings } from "../app/settings.ts";

/** Keeps them unless the player has a time zone already. They are no part of what was asked, so nobody hears of a failure. */
export async function keepWhereabouts(headwater: Headwater): Promise<void> {
  try {
    const { account } = await headwater.request(OwnProfile, {});
    if (account === null || account.timeZone !== null) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const language = account.language ?? (settings().language.toUpperCase() as Language);
    await headwater.request(ChangeProfile, { input: { text: account.text, avatar: account.player.avatar, language, timeZone } });
  } catch {
    return;
  }
}
