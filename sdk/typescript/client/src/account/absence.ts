/** One's own vacations and playing hours. */
import { outcome, type Asking } from "../outcome.ts";
import * as api from "./generated.ts";

/** What stops one's correspondence clocks. */
export type Pauses = api.PlannedFragment;

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
  plan(endsAt: number, beginsAt: number | null = null) {
    return outcome(this.#headwater, api.PlanVacation, { input: { beginsAt, endsAt } });
  }

  /** Ends a vacation that lasts, or takes one back that has not begun. */
  end(vacationId: string) {
    return outcome(this.#headwater, api.EndVacation, { input: { vacationId } });
  }

  /** `HH:MM` by the clocks of the account's time zone; null for the whole day. */
  setHours(hours: api.PlayingHoursInput | null) {
    return outcome(this.#headwater, api.SetPlayingHours, { input: { hours } });
  }
}
