import type { Connected } from "./client.ts";
import type { TypedDocument } from "./document.ts";
import type { HeadwaterError } from "./errors.ts";
import { coalesced, Followed } from "./followed.ts";
import * as api from "./generated.ts";

export type OwnSeek = api.OwnSeekFragment;
export type Challenge = api.ChallengeFactsFragment;
export type Seeker = api.SeekerFragment;

export interface SearchSnapshot {
  readonly phase: "loading" | "ready";
  readonly fault: HeadwaterError | null;
  /** The viewer's seeks, those included that ended a moment ago; newest first. */
  readonly seeks: readonly OwnSeek[];
  /** Challenges by and to the viewer that wait for an answer; newest first. */
  readonly challenges: readonly Challenge[];
}

export type Seeking =
  | { readonly ok: true; readonly seek: OwnSeek }
  | { readonly ok: false; readonly refusal: api.RefusedFragment };

export type Challenging =
  | { readonly ok: true; readonly challenge: Challenge }
  | { readonly ok: false; readonly refusal: api.RefusedFragment };

/** The match that was found; or why there is none: a refusal, or how the search ended. */
export type Finding =
  | { readonly ok: true; readonly matchId: string }
  | { readonly ok: false; readonly refusal: api.RefusedFragment }
  | { readonly ok: false; readonly ended: OwnSeek["status"] };

const isWaiting = ({ status }: OwnSeek) => status === "WAITING" || status === "PAIRED";

/** What the viewer looks for. While anybody listens, live seeks stay. */
export class Search extends Followed<SearchSnapshot> {
  constructor(client: Connected) {
    super({ phase: "loading", fault: null, seeks: [], challenges: [] }, client);
  }

  /** Looks for opponents; the same wish again is the same seek. */
  async find(input: api.FindTableInput): Promise<Seeking> {
    const { done } = await this.#tell(api.FindTable, { input });
    return "seek" in done ? { ok: true, seek: done.seek } : { ok: false, refusal: done };
  }

  async cancel(seekId: string): Promise<Seeking> {
    const { done } = await this.#tell(api.CancelSeek, { input: { seekId } });
    return "seek" in done ? { ok: true, seek: done.seek } : { ok: false, refusal: done };
  }

  /** Looks for opponents and waits until the table is set. `signal` stops waiting and looking. */
  async findTable(input: api.FindTableInput, signal?: AbortSignal): Promise<Finding> {
    const sought = await this.find(input);
    if (!sought.ok) return sought;
    const { id } = sought.seek;
    const own = ({ seeks }: SearchSnapshot) => seeks.find((seek) => seek.id === id);
    const cancel = () => void this.cancel(id);
    signal?.addEventListener("abort", cancel);
    if (signal?.aborted) cancel();
    const { status, match } = own(await this.until((search) => own(search) !== undefined && !isWaiting(own(search)!)))!;
    signal?.removeEventListener("abort", cancel);
    return match === null ? { ok: false, ended: status } : { ok: true, matchId: match.id };
  }

  challenge(input: api.ChallengePlayerInput): Promise<Challenging> {
    return this.#answer(api.ChallengePlayer, input);
  }

  /** The match begins: `challenge.match` says which. */
  accept(challengeId: string): Promise<Challenging> {
    return this.#answer(api.AcceptChallenge, { challengeId });
  }

  decline(challengeId: string): Promise<Challenging> {
    return this.#answer(api.DeclineChallenge, { challengeId });
  }

  takeBack(challengeId: string): Promise<Challenging> {
    return this.#answer(api.TakeBackChallenge, { challengeId });
  }

  protected override fail(fault: HeadwaterError): void {
    this.set({ ...this.snapshot, fault });
  }

  protected override async load(isCurrent: () => boolean): Promise<void> {
    await this.client.session.ready;
    if (!isCurrent()) return;
    if (this.client.session.token === null) return this.set({ ...this.initial, phase: "ready" });
    this.signal(api.SearchChanged);
    await this.refresh();
  }

  readonly refresh = coalesced(async () => {
    const answer = await this.persist(() => this.client.transport.request(api.Search, {}));
    if (answer?.search) this.#show(answer.search);
  });

  #show({ seeks, challenges }: NonNullable<api.SearchQuery["search"]>): void {
    const next: SearchSnapshot = { phase: "ready", fault: null, seeks, challenges };
    if (JSON.stringify(next) !== JSON.stringify(this.snapshot)) this.set(next);
  }

  async #answer<Input>(
    document: TypedDocument<{ readonly done: { readonly challenge: Challenge } | api.RefusedFragment }, { input: Input }>,
    input: Input,
  ): Promise<Challenging> {
    const { done } = await this.#tell(document, { input });
    return "challenge" in done ? { ok: true, challenge: done.challenge } : { ok: false, refusal: done };
  }

  async #tell<Data, Variables>(document: TypedDocument<Data, Variables>, variables: Variables): Promise<Data> {
    const answer = await this.client.transport.request(document, variables);
    if (this.isOpen) void this.refresh();
    return answer;
  }
}

export interface SeekersSnapshot {
  readonly phase: "loading" | "ready";
  readonly fault: HeadwaterError | null;
  readonly seekers: readonly Seeker[];
}

/** Everybody who looks for a table, newest first. */
export class Seekers extends Followed<SeekersSnapshot> {
  readonly #game: string | null;

  constructor(game: string | null, client: Connected) {
    super({ phase: "loading", fault: null, seekers: [] }, client);
    this.#game = game;
  }

  protected override fail(fault: HeadwaterError): void {
    this.set({ ...this.snapshot, fault });
  }

  protected override async load(isCurrent: () => boolean): Promise<void> {
    await this.client.session.ready;
    if (!isCurrent()) return;
    this.signal(api.SeekersChanged);
    await this.refresh();
  }

  readonly refresh = coalesced(async () => {
    const answer = await this.persist(() => this.client.transport.request(api.Seekers, { game: this.#game }));
    if (answer === null) return;
    const next: SeekersSnapshot = { phase: "ready", fault: null, seekers: (answer.seeks?.edges ?? []).map(({ node }) => node) };
    if (JSON.stringify(next) !== JSON.stringify(this.snapshot)) this.set(next);
  });
}
