import type { Connected } from "./client.ts";
import type { TypedDocument } from "./document.ts";
import type { HeadwaterError } from "./errors.ts";
import { coalesced, Followed } from "./followed.ts";
import * as api from "./generated.ts";

export type LeagueFacts = api.LeagueFactsFragment;
export type LeagueSeason = api.SeasonFactsFragment;
export type LeagueTerms = api.LeagueTermsFragment;
export type LeagueEvent = api.LeagueNewsFragment;

export interface LeagueSnapshot {
  readonly phase: "loading" | "ready" | "missing";
  readonly fault: HeadwaterError | null;
  readonly league: LeagueFacts | null;
  /** Every entry of the league's log, in order, each once. */
  readonly log: readonly LeagueEvent[];
}

export type LeagueChange =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: api.RefusedFragment };

/** An input without the league's id: the league knows that itself. */
type Own<Input> = Omit<Input, "leagueId">;
type OwnAt<Input extends { readonly at: api.TableInput }> = Omit<Input, "at"> & { readonly at: Own<api.TableInput> };
type Changing = { readonly version: number; readonly league: LeagueFacts } | api.RefusedFragment;

/** One league as its viewer sees it. */
export class League extends Followed<LeagueSnapshot> {
  readonly id: string;

  constructor(id: string, client: Connected) {
    super({ phase: "loading", fault: null, league: null, log: [] }, client);
    this.id = id;
  }

  join(): Promise<LeagueChange> {
    return this.#change(api.JoinLeague, { input: { leagueId: this.id } });
  }

  withdraw(): Promise<LeagueChange> {
    return this.#change(api.WithdrawFromLeague, { input: { leagueId: this.id } });
  }

  comeBack(): Promise<LeagueChange> {
    return this.#change(api.ReturnToLeague, { input: { leagueId: this.id } });
  }

  challenge(challengedId: string): Promise<LeagueChange> {
    return this.#change(api.Challenge, { input: { leagueId: this.id, challengedId } });
  }

  withdrawChallenge(): Promise<LeagueChange> {
    return this.#change(api.WithdrawChallenge, { input: { leagueId: this.id } });
  }

  /** Changes rules or clock from the next season on; each is given whole. */
  configure(input: Own<api.ConfigureLeagueInput>): Promise<LeagueChange> {
    return this.#change(api.ConfigureLeague, { input: { ...input, leagueId: this.id } });
  }

  closeForGood(reason: string): Promise<LeagueChange> {
    return this.#change(api.CloseLeague, { input: { leagueId: this.id, reason } });
  }

  setReferee(playerId: string, isReferee: boolean): Promise<LeagueChange> {
    return this.#change(api.SetReferee, { input: { leagueId: this.id, playerId, isReferee } });
  }

  /** In a sandbox only. */
  registerMachines(level: api.AiLevel, count: number): Promise<LeagueChange> {
    return this.#change(api.RegisterMachines, { input: { leagueId: this.id, level, count } });
  }

  /** In a sandbox only, and only forwards. */
  moveClock(to: number): Promise<LeagueChange> {
    return this.#change(api.MoveLeagueClock, { input: { leagueId: this.id, to } });
  }

  annulTable(input: Own<api.TableInput>): Promise<LeagueChange> {
    return this.#change(api.AnnulTable, { input: { ...input, leagueId: this.id } });
  }

  decideTable(input: OwnAt<api.DecideTableInput>): Promise<LeagueChange> {
    return this.#change(api.DecideTable, { input: this.#at(input) });
  }

  replacePlayer(input: OwnAt<api.ReplacePlayerInput>): Promise<LeagueChange> {
    return this.#change(api.ReplacePlayer, { input: this.#at(input) });
  }

  adjustClock(input: OwnAt<api.AdjustClockInput>): Promise<LeagueChange> {
    return this.#change(api.AdjustClock, { input: this.#at(input) });
  }

  /** A season by its number; null when there was none. The newest one is in the snapshot. */
  async season(number: number): Promise<LeagueSeason | null> {
    const { league } = await this.client.transport.request(api.LeagueSeason, { id: this.id, number });
    return league?.season ?? null;
  }

  readonly refresh = coalesced(async () => {
    const answer = await this.persist(() => this.client.transport.request(api.League, { id: this.id }));
    if (answer === null) return;
    if (answer.league === null) this.set({ phase: "missing", fault: null, league: null, log: [] });
    else this.#receive(answer.league);
  });

  protected override fail(fault: HeadwaterError): void {
    this.set({ ...this.snapshot, fault });
  }

  protected override async load(isCurrent: () => boolean): Promise<void> {
    await this.refresh();
    if (!isCurrent() || this.snapshot.league === null) return;
    if ((await this.#readLog()) && isCurrent()) this.#follow();
  }

  #at<Input extends { readonly at: Own<api.TableInput> }>(input: Input) {
    return { ...input, at: { ...input.at, leagueId: this.id } };
  }

  #cursor(): number {
    return this.snapshot.log.at(-1)?.version ?? 0;
  }

  #receive(league: LeagueFacts): void {
    if (league.version < (this.snapshot.league?.version ?? 0)) return;
    this.set({ ...this.snapshot, phase: "ready", fault: null, league });
  }

  #add(events: readonly LeagueEvent[]): void {
    const cursor = this.#cursor();
    const news = events.filter((event) => event.version > cursor);
    if (news.length > 0) this.set({ ...this.snapshot, log: [...this.snapshot.log, ...news] });
  }

  async #readLog(): Promise<boolean> {
    for (;;) {
      const variables = { id: this.id, after: String(this.#cursor()) };
      const answer = await this.persist(() => this.client.transport.request(api.LeagueLog, variables));
      if (!answer?.league?.events) return false;
      this.#add(answer.league.events.edges.map(({ node }) => node));
      if (!answer.league.events.pageInfo.hasNextPage) return true;
    }
  }

  #follow(): void {
    const stop = this.client.socket.follow<api.LeagueEventsSubscription, api.LeagueEventsSubscriptionVariables>({
      document: api.LeagueEvents,
      variables: () => ({ id: this.id, after: String(this.#cursor()) }),
      next: ({ leagueEvents }) => {
        this.#add([leagueEvents]);
        void this.refresh();
      },
      fail: (fault) => this.fail(fault),
    });
    this.stops.push(stop);
  }

  async #change<V>(document: TypedDocument<{ readonly change: Changing }, V>, variables: V): Promise<LeagueChange> {
    const { change } = await this.client.transport.request(document, variables);
    if (!("league" in change)) return { ok: false, refusal: change };
    this.#receive(change.league);
    return { ok: true, version: change.version };
  }
}
