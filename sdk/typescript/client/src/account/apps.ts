/** Apps of other people: those the player has let in, and those the player has written. */
import { outcome, type Asking } from "../outcome.ts";
import * as api from "./generated.ts";

export type GivenGrant = api.GivenGrantFragment;
export type OwnApp = api.OwnAppFragment;

export class Apps {
  readonly #headwater: Asking;

  constructor(headwater: Asking) {
    this.#headwater = headwater;
  }

  /** What the player has let which app do. */
  async grants(): Promise<readonly GivenGrant[]> {
    return (await this.#headwater.request(api.Grants, {})).grants ?? [];
  }

  endGrant(grantId: string) {
    return outcome(this.#headwater, api.EndGrant, { input: { grantId } });
  }

  /** The apps that the player has registered. */
  async own(): Promise<readonly OwnApp[]> {
    return (await this.#headwater.request(api.Apps, {})).apps ?? [];
  }

  /** `secret` is told this once; null for a public app. */
  register(input: api.RegisterAppInput) {
    return outcome(this.#headwater, api.RegisterApp, { input });
  }

  change(input: api.ChangeAppInput) {
    return outcome(this.#headwater, api.ChangeApp, { input });
  }

  renewSecret(appId: string) {
    return outcome(this.#headwater, api.RenewAppSecret, { input: { appId } });
  }

  remove(appId: string) {
    return outcome(this.#headwater, api.RemoveApp, { input: { appId } });
  }

  /** What a page of consent shows: `request` is the query of `/oauth/authorize`, whole. */
  wish(request: string) {
    return outcome(this.#headwater, api.AuthorizationWish, { request });
  }

  /** The player says yes: `redirect` is where the browser goes now. */
  allow(request: string) {
    return outcome(this.#headwater, api.AllowApp, { input: { request } });
  }

  refuse(request: string) {
    return outcome(this.#headwater, api.RefuseApp, { input: { request } });
  }
}
