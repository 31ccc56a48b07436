/** Keeping away from others, telling of them, and what moderators did to the player. */
import { outcome, page, type Asking, type Page } from "../outcome.ts";
import * as api from "./generated.ts";

export type Block = api.KeptBlockFragment;
export type Mute = api.KeptMuteFragment;
export type OwnReport = api.OwnReportFragment;
export type OwnSanction = api.OwnSanctionFragment;

export class Conduct {
  readonly #headwater: Asking;

  constructor(headwater: Asking) {
    this.#headwater = headwater;
  }

  /** Those who are not paired with the player, cannot invite and are not read. */
  async blocks(after: string | null = null): Promise<Page<Block>> {
    return page((await this.#headwater.request(api.Blocks, { after })).blocks);
  }

  block(playerId: string) {
    return outcome(this.#headwater, api.BlockPlayer, { input: { playerId } });
  }

  unblock(playerId: string) {
    return outcome(this.#headwater, api.UnblockPlayer, { input: { playerId } });
  }

  /** Those whose messages the player does not see. */
  async mutes(after: string | null = null): Promise<Page<Mute>> {
    return page((await this.#headwater.request(api.Mutes, { after })).mutes);
  }

  mute(playerId: string) {
    return outcome(this.#headwater, api.MutePlayer, { input: { playerId } });
  }

  unmute(playerId: string) {
    return outcome(this.#headwater, api.UnmutePlayer, { input: { playerId } });
  }

  /** Names a message, which names its author, or a player and perhaps the match. */
  report(input: api.ReportPlayerInput) {
    return outcome(this.#headwater, api.ReportPlayer, { input });
  }

  /** A report of the player's own; null where there is none. */
  async ownReport(id: string): Promise<OwnReport | null> {
    const { node } = await this.#headwater.request(api.OwnReport, { id });
    return node && "offence" in node ? node : null;
  }

  /** What moderators did to the player, newest first. */
  async sanctions(after: string | null = null): Promise<Page<OwnSanction>> {
    return page((await this.#headwater.request(api.OwnSanctions, { after })).sanctions);
  }

  markSanctionSeen(sanctionId: string) {
    return outcome(this.#headwater, api.MarkSanctionSeen, { input: { sanctionId } });
  }

  /** Once, and while it holds; another moderator decides. */
  appeal(sanctionId: string, text: string) {
    return outcome(this.#headwater, api.AppealSanction, { input: { sanctionId, text } });
  }
}
