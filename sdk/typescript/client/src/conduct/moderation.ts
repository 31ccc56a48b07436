/** For moderators: cases, sanctions, appeals. The session needs the scope `moderate`. */
import { outcome, page, type Asking, type Page } from "../outcome.ts";
import * as api from "./generated.ts";

export type CaseLine = api.CaseLineFragment;
export type CaseFacts = api.CaseFactsFragment;
export type GivenSanction = api.GivenSanctionFragment;
export type WaitingAppeal = api.WaitingAppealFragment;

export class Moderation {
  readonly #headwater: Asking;

  constructor(headwater: Asking) {
    this.#headwater = headwater;
  }

  /** Newest first, without those about the moderator. */
  async cases(filter: api.CaseFilter = {}, after: string | null = null): Promise<Page<CaseLine>> {
    return page((await this.#headwater.request(api.Cases, { filter, after })).cases);
  }

  /** With reports, evidence, sanctions and history; null where there is none. */
  async case(id: string): Promise<CaseFacts | null> {
    const { node } = await this.#headwater.request(api.CaseFile, { id });
    return node && "reportCount" in node ? node : null;
  }

  closeCase(caseId: string, reason: string) {
    return outcome(this.#headwater, api.CloseCase, { input: { caseId, reason } });
  }

  /** Warns, mutes, bans or renames for a time; the player reads the reason. */
  sanction(input: api.SanctionPlayerInput) {
    return outcome(this.#headwater, api.SanctionPlayer, { input });
  }

  lift(sanctionId: string, reason: string) {
    return outcome(this.#headwater, api.LiftSanction, { input: { sanctionId, reason } });
  }

  /** What was ever done to a player, newest first. */
  async sanctionsAgainst(playerId: string, after: string | null = null): Promise<Page<api.OwnSanctionFragment>> {
    return page((await this.#headwater.request(api.SanctionsAgainst, { playerId, after })).sanctions);
  }

  /** Those that wait; `canDecide` says which of them this moderator may decide. */
  async appeals(after: string | null = null): Promise<Page<WaitingAppeal>> {
    return page((await this.#headwater.request(api.Appeals, { after })).appeals);
  }

  decideAppeal(input: api.DecideAppealInput) {
    return outcome(this.#headwater, api.DecideAppeal, { input });
  }

  removeMessage(messageId: string, reason: string) {
    return outcome(this.#headwater, api.RemoveMessage, { input: { messageId, reason } });
  }
}
