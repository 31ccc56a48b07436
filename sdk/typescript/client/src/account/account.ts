/** Who the player is on this server, and by which sessions and tokens. Name and password change at the client itself. */
import { outcome, type Asking } from "../outcome.ts";
import * as api from "./generated.ts";

export type OwnAccount = api.OwnAccountFragment;
export type OwnToken = api.OwnTokenFragment;

export class Account {
  readonly #headwater: Asking;

  constructor(headwater: Asking) {
    this.#headwater = headwater;
  }

  /** Null when nobody is signed in. */
  async read(): Promise<OwnAccount | null> {
    return (await this.#headwater.request(api.Account, {})).account;
  }

  /** Replaces text, language, time zone and picture. */
  changeProfile(input: api.ChangeProfileInput) {
    return outcome(this.#headwater, api.ChangeProfile, { input });
  }

  /** Mails a link to the new address, which holds once that is followed; null takes the address away. */
  setAddress(address: string | null, password: string) {
    return outcome(this.#headwater, api.SetAddress, { input: { address, password } });
  }

  /** With the code of that link; needs no sign-in. */
  verifyAddress(code: string) {
    return outcome(this.#headwater, api.VerifyAddress, { input: { code } });
  }

  /** `account` is a name or an address; the answer is the same whether there is one. */
  requestPasswordReset(account: string) {
    return outcome(this.#headwater, api.RequestPasswordReset, { input: { account } });
  }

  /** With the code of the mailed link. All sessions end. */
  resetPassword(code: string, newPassword: string) {
    return outcome(this.#headwater, api.ResetPassword, { input: { code, newPassword } });
  }

  /** Sessions and tokens, this one included. */
  async tokens(): Promise<readonly OwnToken[]> {
    return (await this.#headwater.request(api.Tokens, {})).viewer?.tokens ?? [];
  }

  /** `secret` is told this once. */
  createToken(input: api.CreateTokenInput) {
    return outcome(this.#headwater, api.CreateToken, { input });
  }

  revokeToken(tokenId: string) {
    return outcome(this.#headwater, api.RevokeToken, { input: { tokenId } });
  }

  endOtherSessions() {
    return outcome(this.#headwater, api.EndOtherSessions, {});
  }
}
