import { settled, type Change, type Changing } from "./change.ts";
import type { Connected } from "./client.ts";
import type { TypedDocument } from "./document.ts";
import { HeadwaterError } from "./errors.ts";
import { coalesced, Followed } from "./followed.ts";
import * as api from "./generated.ts";
import type { OutboxAnswer } from "./outbox.ts";
import { cursorOf, LOADING, timeLeft, withEvents, withMatch, withNextEvents, type TableSnapshot } from "./table-state.ts";

export type Invite = api.InviteFactsFragment;
export type Inviting =
  | { readonly ok: true; readonly token: string; readonly invite: Invite }
  | { readonly ok: false; readonly refusal: api.RefusedFragment };

// A rematch is offered when the stream has ended.
const REMATCH_INTERVAL = 5_000;

/** One match as its viewer sees it: follows the log, plays, and remembers what is on its way. */
export class Table extends Followed<TableSnapshot> {
  readonly id: string;

  constructor(id: string, client: Connected) {
    super(LOADING, client);
    this.id = id;
  }

  play(notation: string): Promise<Change> {
    return this.#send(notation);
  }

  undo(): Promise<Change> {
    return this.#send(null);
  }

  join(own: api.OwnSeatInput = {}): Promise<Change> {
    return this.#change(api.JoinMatch, { input: { matchId: this.id, own } });
  }

  leave(seat: number | null = null): Promise<Change> {
    return this.#change(api.LeaveMatch, { input: { matchId: this.id, seat } });
  }

  addAi(level: api.AiLevel, seat: number | null = null): Promise<Change> {
    return this.#change(api.AddAiSeat, { input: { matchId: this.id, level, seat } });
  }

  start(): Promise<Change> {
    return this.#change(api.StartMatch, { input: { matchId: this.id } });
  }

  abort(): Promise<Change> {
    return this.#change(api.AbortMatch, { input: { matchId: this.id } });
  }

  resign(): Promise<Change> {
    return this.#change(api.Resign, { input: { matchId: this.id } });
  }

  claimTimeout(): Promise<Change> {
    return this.#change(api.ClaimTimeout, { input: { matchId: this.id } });
  }

  takeBackSeat(): Promise<Change> {
    return this.#change(api.TakeBackSeat, { input: { matchId: this.id } });
  }

  offerRematch(): Promise<Change> {
    return this.#change(api.OfferRematch, { input: { matchId: this.id } });
  }

  /** A link for a seat, or for any free one. Its token is told this once. */
  async createInvite(wish: Omit<api.CreateInviteInput, "matchId"> = {}): Promise<Inviting> {
    const { done } = await this.client.transport.request(api.CreateInvite, { input: { ...wish, matchId: this.id } });
    return "token" in done ? { ok: true, ...done } : { ok: false, refusal: done };
  }

  /** The good links to this match, for its creator; newest first. */
  async invites(): Promise<readonly Invite[]> {
    return (await this.client.transport.request(api.Invites, { matchId: this.id })).invites ?? [];
  }

  async revokeInvite(inviteId: string): Promise<void> {
    await this.client.transport.request(api.RevokeInvite, { input: { inviteId } });
  }

  async hint() {
    return (await this.client.transport.request(api.Hint, { id: this.id })).match?.hint ?? null;
  }

  async explain(move: string) {
    return (await this.client.transport.request(api.Explain, { id: this.id, move })).match?.explain ?? null;
  }

  dismissRefusal(): void {
    this.#update({ refusal: null });
  }

  /** Milliseconds that a seat has left now; null without a clock. */
  timeLeft(seat: number): number | null {
    return timeLeft(this.snapshot, seat, this.client.environment.now());
  }

  protected override open(): void {
    const { socket, outbox } = this.client;
    this.stops.push(
      socket.connection.subscribe(() => this.#connected()),
      outbox.subscribe(() => this.#update({ pending: outbox.pending(this.id) })),
      outbox.listen(this.id, (answer) => this.#settle(answer)),
    );
    this.#update({ connection: socket.connection.snapshot, pending: outbox.pending(this.id) });
    super.open();
  }

  protected override offline(): void {
    this.#update({ connection: "offline" });
  }

  protected override fail(fault: HeadwaterError): void {
    this.#update({ fault });
  }

  protected override async load(isCurrent: () => boolean): Promise<void> {
    await this.refresh();
    if (isCurrent() && this.snapshot.phase === "ready" && this.snapshot.fault === null) this.#follow();
  }

  #update(changes: Partial<TableSnapshot>): void {
    const { snapshot } = this;
    const isSame = Object.entries(changes).every(([name, value]) => Object.is(snapshot[name as keyof TableSnapshot], value));
    if (!isSame) this.set({ ...snapshot, ...changes });
  }

  // Clocks and presence change without an event, so a new connection asks for them.
  #connected(): void {
    const connection = this.client.socket.connection.snapshot;
    this.#update({ connection });
    if (connection === "live" && this.snapshot.phase === "ready") void this.refresh();
  }

  #receive(state: api.MatchStateFragment, snapshot = this.snapshot): void {
    this.set(withMatch(snapshot, state, this.client.environment.now()));
  }

  #follow(): void {
    const stop = this.client.socket.follow<api.TableEventsSubscription, api.TableEventsSubscriptionVariables>({
      document: api.TableEvents,
      variables: () => ({ id: this.id, after: String(cursorOf(this.snapshot)) }),
      next: ({ matchEvents: { match, ...event } }) => {
        this.#receive(match, withNextEvents(this.snapshot, [event]));
        this.#catchUp();
      },
      complete: () => this.every(REMATCH_INTERVAL, () => this.#awaitRematch()),
      fail: (fault) => this.fail(fault),
    });
    this.stops.push(stop);
  }

  /** Reads the match and what its log has more. */
  readonly refresh = coalesced(async () => {
    for (let hasMore = true; hasMore; ) {
      const after = String(cursorOf(this.snapshot));
      const answer = await this.persist(() => this.client.transport.request(api.Table, { id: this.id, after }));
      if (answer === null) return;
      if (answer.match === null) return this.set({ ...LOADING, phase: "missing", connection: this.snapshot.connection });
      const { events, ...state } = answer.match;
      hasMore = events?.pageInfo.hasNextPage ?? false;
      this.#receive(state, withEvents(this.snapshot, (events?.edges ?? []).map((edge) => edge.node)));
    }
  });

  #awaitRematch(): void {
    const { match } = this.snapshot;
    if (match !== null && match.viewerSeat !== null && match.rematchId === null) void this.refresh();
  }

  /** Reads the one of match and log that is behind the other. */
  #catchUp(): void {
    const { match } = this.snapshot;
    if (this.isOpen && match !== null && match.version !== cursorOf(this.snapshot)) void this.refresh();
  }

  async #send(notation: string | null): Promise<Change> {
    const { match } = await this.until((snapshot) => snapshot.phase !== "loading");
    if (match === null) throw new HeadwaterError("unknown-match", "there is no such match, or it may not be seen");
    const { version, viewerSeat: seat } = match;
    return settled(await this.client.outbox.send({ matchId: this.id, version, seat, notation }), this.id);
  }

  async #change<V>(document: TypedDocument<{ readonly change: Changing }, V>, variables: V): Promise<Change> {
    const { change } = await this.client.transport.request(document, variables);
    this.#settle(change);
    return settled(change);
  }

  #settle(answer: OutboxAnswer | Changing): void {
    if (!("match" in answer)) {
      const refusal = answer.__typename === "PlayedBefore" ? null : answer;
      this.set({ ...withNextEvents(this.snapshot, "missed" in answer ? answer.missed : []), refusal });
      this.#catchUp();
    } else if (answer.match.id === this.id) {
      this.#receive(answer.match, { ...withNextEvents(this.snapshot, answer.events), refusal: null });
      this.#catchUp();
    }
  }
}
