/** What is stored about people, a copy of it, and its end. */
import { outcome, type Asking } from "../outcome.ts";
import * as api from "./generated.ts";

export type StoredData = NonNullable<api.StoredDataQuery["storedData"]>[number];
export type OwnArchive = api.OwnArchiveFragment;

export class Privacy {
  readonly #headwater: Asking;

  constructor(headwater: Asking) {
    this.#headwater = headwater;
  }

  /** Each sort of data: what, why, how long, and what erasing an account does to it. */
  async storedData(): Promise<readonly StoredData[]> {
    return (await this.#headwater.request(api.StoredData, {})).storedData ?? [];
  }

  /** Asks for a copy of everything; guests have no password. One of the same day is given again. */
  requestArchive(password: string | null = null) {
    return outcome(this.#headwater, api.RequestArchive, { input: { password } });
  }

  /** The one that was asked for last. Its `path` is null until it is ready. */
  async archive(): Promise<OwnArchive | null> {
    return (await this.#headwater.request(api.Archive, {})).archive;
  }

  /** The zip file of an archive that is ready. */
  downloadArchive(archive: OwnArchive & { readonly path: string }): Promise<Blob> {
    return this.#headwater.download(archive.path);
  }

  /** All sessions end now. The account goes at `dueAt`; signing in before calls it off. */
  requestErasure(password: string | null = null) {
    return outcome(this.#headwater, api.RequestErasure, { input: { password } });
  }
}
