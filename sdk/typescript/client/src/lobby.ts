import type { Connected } from "./client.ts";
import type { HeadwaterError } from "./errors.ts";
import { coalesced, Followed } from "./followed.ts";
import { Lobby as LobbyDocument, LobbyChanged, MyMatchesChanged, type LobbyQuery, type LobbyTableFragment, type MatchFilter } from "./generated.ts";

export type LobbyFilter = MatchFilter & { readonly first?: number };
export type LobbyMatch = LobbyTableFragment;

export interface LobbySnapshot {
  readonly phase: "loading" | "ready";
  readonly fault: HeadwaterError | null;
  readonly matches: readonly LobbyMatch[];
  readonly totalCount: number;
}

// A table with seats and people costs 19. At this size a client can open a page of several lists again and again.
const MOST = 20;
// How often lists are read that no stream tells of.
const INTERVAL = 10_000;
// The server sums up what happens in the lobby within a fraction of this. A table that came and went in between is in
// no message, but may be in a list that was read just then: so a list of the lobby that has changed is read once more.
const SUMMED_UP = 1_000;

/** The matches of a filter, newest first; those with a free seat when nothing is said. */
export class Lobby extends Followed<LobbySnapshot> {
  readonly #first: number;
  readonly #filter: MatchFilter;
  #isLobby = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor({ first = MOST, ...filter }: LobbyFilter, client: Connected) {
    super({ phase: "loading", fault: null, matches: [], totalCount: 0 }, client);
    this.#first = first;
    this.#filter = Object.keys(filter).length === 0 ? { status: "OPEN", hasFreeSeat: true } : filter;
  }

  protected override fail(fault: HeadwaterError): void {
    this.set({ ...this.snapshot, fault });
  }

  protected override async load(isCurrent: () => boolean): Promise<void> {
    await this.client.session.ready;
    if (!isCurrent()) return;
    if (!this.#followChanges()) this.every(INTERVAL, () => void this.refresh());
    this.stops.push(() => clearTimeout(this.#again));
    await this.refresh();
  }

  /** Open tables and the viewer's own matches have streams; each message means that the list is to be read anew. */
  #followChanges(): boolean {
    const { status, playerId } = this.#filter;
    const isOwn = playerId !== undefined && playerId === this.client.session.snapshot?.player.id;
    this.#isLobby = !isOwn && status === "OPEN";
    if (isOwn) this.signal(MyMatchesChanged);
    else if (this.#isLobby) this.signal(LobbyChanged);
    return isOwn || this.#isLobby;
  }

  readonly refresh = coalesced(async () => {
    const variables = { filter: this.#filter, first: this.#first };
    const answer = await this.persist(() => this.client.transport.request(LobbyDocument, variables));
    if (answer?.matches) this.#show(answer.matches);
  });

  #show({ edges, totalCount }: NonNullable<LobbyQuery["matches"]>): void {
    const matches = edges.flatMap(({ node }) => (node === null ? [] : [node]));
    const next: LobbySnapshot = { phase: "ready", fault: null, matches, totalCount };
    if (JSON.stringify(next) === JSON.stringify(this.snapshot)) return;
    this.set(next);
    clearTimeout(this.#again);
    if (this.isOpen && this.#isLobby) this.#again = setTimeout(() => void this.refresh(), SUMMED_UP);
  }
}
