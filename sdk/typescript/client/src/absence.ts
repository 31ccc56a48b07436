/** One's own vacations and playing hours. Apart from the client, so that pages without it stay small. */
import type { TypedDocument } from "./document.ts";
import * as api from "./generated.ts";
import type { Told } from "./notifications.ts";

/** What stops one's correspondence clocks. */
export type Pauses = api.PlannedFragment;
/** When a player is away from correspondence games, as everybody may see it. */
export type Away = api.AwayFragment;

interface Asking {
  request<Data, Variables>(document: TypedDocument<Data, Variables>, variables?: Variables): Promise<Data>;
}

type Changed = Told<{ readonly pauses: Pauses }>;

export class Absence {
  readonly #headwater: Asking;

  constructor(headwater: Asking) {
    this.#headwater = headwater;
  }

  /** Null for guests and bots, and when nobody is signed in. */
  async pauses(): Promise<Pauses | null> {
    return (await this.#headwater.request(api.OwnPauses, {})).ownPauses;
  }

  /** From `beginsAt` on, or at once. */
  async plan(endsAt: number, beginsAt: number | null = null): Promise<Changed> {
    return changed((await this.#headwater.request(api.PlanVacation, { input: { beginsAt, endsAt } })).change);
  }

  /** Ends a vacation that lasts, or takes one back that has not begun. */
  async end(vacationId: string): Promise<Changed> {
    return changed((await this.#headwater.request(api.EndVacation, { input: { vacationId } })).change);
  }

  /** `HH:MM` by the clocks of the account's time zone; null for the whole day. */
  async setHours(hours: api.PlayingHoursInput | null): Promise<Changed> {
    return changed((await this.#headwater.request(api.SetPlayingHours, { input: { hours } })).change);
  }
}

function changed(answer: { readonly pauses: Pauses } | api.RefusedFragment): Changed {
  return "pauses" in answer ? { ok: true, pauses: answer.pauses } : { ok: false, refusal: answer };
}
