import { settled, type Change } from "./change.ts";
import type { TypedDocument } from "./document.ts";
import { environmentOf, type ClientOptions, type Environment } from "./environment.ts";
import { HeadwaterError } from "./errors.ts";
import type { Followed } from "./followed.ts";
import * as api from "./generated.ts";
import { History } from "./history.ts";
import { League } from "./league.ts";
import { Lobby, type LobbyFilter } from "./lobby.ts";
import { Outbox } from "./outbox.ts";
import { Search, Seekers, type Finding } from "./search.ts";
import { Room } from "./room.ts";
import { SessionValue, type Session } from "./session.ts";
import { Socket } from "./socket.ts";
import type { Store } from "./store.ts";
import { Table } from "./table.ts";
import { Transport } from "./transport.ts";
import { Turns } from "./turns.ts";
import { verifyDeal, type DealtRecord, type DealVerdict } from "./verify.ts";

/** What tables, lobbies and leagues use of a client. */
export interface Connected {
  readonly environment: Environment;
  readonly session: SessionValue;
  readonly transport: Transport;
  readonly socket: Socket;
  readonly outbox: Outbox;
}

/** The new session, or why there is none. `hasCalledOffErasure`: the account was to be erased, and stays. */
export type Entry =
  | { readonly ok: true; readonly session: Session; readonly hasCalledOffErasure: boolean }
  | { readonly ok: false; readonly refusal: api.RefusedFragment };

export type Founding =
  | { readonly ok: true; readonly leagueId: string }
  | { readonly ok: false; readonly refusal: api.RefusedFragment };

export type Invitation = NonNullable<api.InvitationQuery["invitation"]>;

/** The player under the new name, or why not. */
export type Renaming =
  | { readonly ok: true; readonly player: api.PersonFragment }
  | { readonly ok: false; readonly refusal: api.RefusedFragment };

type Entering = api.EnteredFragment | api.RefusedFragment;
type Anything = Followed<unknown>;

// So many stay in memory though nobody listens, so that going back to a page shows it at once.
const MOST_SHARED = 50;

/** A connection to one server for one person. */
export class Headwater {
  readonly #parts: Connected;
  readonly #shared = new Map<string, Anything>();

  constructor(options: ClientOptions = {}) {
    const environment = environmentOf(options);
    const session = new SessionValue(environment);
    const transport = new Transport(environment, session, options.language ?? null);
    const socket = new Socket(environment, session, options.language ?? null);
    const outbox = new Outbox(environment, session, transport);
    this.#parts = { environment, session, transport, socket, outbox };
    session.subscribe(() => this.#viewerChanged());
    globalThis.addEventListener?.("online", this.wake);
    globalThis.document?.addEventListener?.("visibilitychange", this.#seen);
  }

  get session(): SessionValue {
    return this.#parts.session;
  }

  /** What the client uses of its surroundings. */
  get environment(): Environment {
    return this.#parts.environment;
  }

  get connection(): Store<Socket["connection"]["snapshot"]> {
    return this.#parts.socket.connection;
  }

  /** The language of names, events and refusals from now on. */
  set language(language: string) {
    if (this.#parts.transport.language === language) return;
    this.#parts.transport.language = this.#parts.socket.language = language;
    this.#parts.socket.restart();
    for (const shared of this.#shared.values()) shared.reload();
  }

  /** The answer to a typed document. Refusals are part of it; throws HeadwaterError when there is no answer. */
  request<Data, Variables>(document: TypedDocument<Data, Variables>, variables?: Variables): Promise<Data> {
    return this.#parts.transport.request(document, variables);
  }

  enterAsGuest(name?: string): Promise<Entry> {
    return this.#enterAnew(api.EnterAsGuest, { input: { name: name ?? null } });
  }

  signUp(input: api.CredentialsInput): Promise<Entry> {
    return this.#enterAnew(api.SignUp, { input });
  }

  signIn(input: api.CredentialsInput): Promise<Entry> {
    return this.#enterAnew(api.SignIn, { input });
  }

  /** Gives the guest who is signed in a name and a password; matches and seats stay. */
  upgrade(input: api.CredentialsInput): Promise<Entry> {
    return this.#enter(api.UpgradeGuest, { input });
  }

  /** Ends the session here at once, and its token on the server if that can be reached. */
  async signOut(): Promise<void> {
    const { session } = this;
    const token = session.snapshot?.token ?? null;
    const isTold = this.request(api.SignOut, {}).catch(() => null);
    await session.ready;
    session.end(token);
    await isTold;
  }

  /** All other sessions and tokens of the player end; this client goes on with a new session. */
  changePassword(input: api.ChangePasswordInput): Promise<Entry> {
    return this.#enter(api.ChangePassword, { input });
  }

  /** Matches, logs and rankings show the new name; nobody else can have the old one for a while. */
  async changeName(input: api.ChangeNameInput): Promise<Renaming> {
    const { renamed } = await this.request(api.ChangeName, { input });
    if (!("player" in renamed)) return { ok: false, refusal: renamed };
    this.session.rename(renamed.player);
    return { ok: true, player: renamed.player };
  }

  /** A file that only the player may have, by the path that an answer named; throws HeadwaterError. */
  download(path: string): Promise<Blob> {
    return this.#parts.transport.download(path);
  }

  async createMatch(input: api.CreateMatchInput): Promise<Change> {
    const idempotencyKey = this.#parts.environment.newKey();
    return settled((await this.request(api.CreateMatch, { input: { idempotencyKey, ...input } })).change);
  }

  /** Opens an unrated match that goes on from a position of an ended one. */
  async forkMatch(input: api.ForkMatchInput): Promise<Change> {
    const idempotencyKey = this.#parts.environment.newKey();
    return settled((await this.request(api.ForkMatch, { input: { idempotencyKey, ...input } })).change);
  }

  /** Deals a finished match again and compares; null while there is no record of it. */
  async verifyDeal(matchId: string): Promise<DealVerdict | null> {
    const { match } = await this.request(api.DealtMatch, { id: matchId });
    if (!match?.record || !match.secret) return null;
    return verifyDeal(match.record as DealtRecord, match.edition.lists, match.commitment);
  }

  /** Founds a league; the new one's id, or why there is none. */
  async createLeague(input: api.CreateLeagueInput): Promise<Founding> {
    const { change } = await this.request(api.CreateLeague, { input });
    return "league" in change ? { ok: true, leagueId: change.league.id } : { ok: false, refusal: change };
  }

  /** The same object for the same match, as long as anybody uses it. */
  table(id: string): Table {
    return this.#share(`table ${id}`, () => new Table(id, this.#parts));
  }

  lobby(filter: LobbyFilter = {}): Lobby {
    return this.#share(`lobby ${JSON.stringify(filter)}`, () => new Lobby(filter, this.#parts));
  }

  turns(): Turns {
    return this.#share("turns", () => new Turns(this.#parts));
  }

  /** What the viewer looks for: seeks and challenges. */
  search(): Search {
    return this.#share("search", () => new Search(this.#parts));
  }

  seekers(game: string | null = null): Seekers {
    return this.#share(`seekers ${game}`, () => new Seekers(game, this.#parts));
  }

  /** Looks for opponents and waits until the table is set; `signal` stops waiting and looking. */
  findTable(input: api.FindTableInput, signal?: AbortSignal): Promise<Finding> {
    return this.search().findTable(input, signal);
  }

  /** What a link invites to; throws HeadwaterError where it is good no more. */
  async invitation(token: string): Promise<Invitation> {
    const { invitation } = await this.request(api.Invitation, { token });
    return invitation!;
  }

  /** Takes the seat that a link invites to. */
  async acceptInvite(token: string, own: api.OwnSeatInput = {}): Promise<Change> {
    return settled((await this.request(api.AcceptInvite, { input: { token, own } })).change);
  }

  league(id: string): League {
    return this.#share(`league ${id}`, () => new League(id, this.#parts));
  }

  /** Where players, or spectators, of a match or a league talk. */
  room(place: string, kind: api.RoomKind = "PLAYERS"): Room {
    return this.#share(`room ${place} ${kind}`, () => new Room(place, kind, this.#parts));
  }

  /** The past of a match, version by version. */
  history(matchId: string): History {
    return new History(matchId, this.#parts);
  }

  /** The network may be back: everything that waits tries at once. Browsers tell it themselves. */
  readonly wake = (): void => {
    this.#parts.socket.wake();
    this.#parts.outbox.wake();
    for (const shared of this.#shared.values()) shared.wake();
  };

  /** Closes all connections and sends no more. Unsent moves stay in storage. */
  close(): void {
    globalThis.removeEventListener?.("online", this.wake);
    globalThis.document?.removeEventListener?.("visibilitychange", this.#seen);
    for (const shared of this.#shared.values()) shared.shut();
    this.#parts.outbox.close();
    this.#parts.socket.close();
    this.session.close();
  }

  readonly #seen = (): void => {
    if (globalThis.document.visibilityState === "visible") this.wake();
  };

  #viewerChanged(): void {
    this.#parts.socket.restart();
    for (const shared of this.#shared.values()) shared.viewerChanged();
  }

  #share<T extends Anything>(key: string, make: () => T): T {
    const known = this.#shared.get(key);
    if (known !== undefined) return known as T;
    if (this.#shared.size >= MOST_SHARED) this.#forgetIdle();
    const shared = make();
    this.#shared.set(key, shared);
    return shared;
  }

  #forgetIdle(): void {
    for (const [key, shared] of this.#shared) if (!shared.isOpen) this.#shared.delete(key);
  }

  // A session that has ended on the server does not keep anybody from beginning another.
  async #enterAnew<V>(document: TypedDocument<{ readonly enter: Entering }, V>, variables: V): Promise<Entry> {
    try {
      return await this.#enter(document, variables);
    } catch (error) {
      if (!(error instanceof HeadwaterError && error.isTokenBad)) throw error;
      return this.#enter(document, variables);
    }
  }

  async #enter<V>(document: TypedDocument<{ readonly enter: Entering }, V>, variables: V): Promise<Entry> {
    const { enter } = await this.request(document, variables);
    if (!("secret" in enter)) return { ok: false, refusal: enter };
    return { ok: true, session: this.session.begin(enter), hasCalledOffErasure: enter.hasCalledOffErasure };
  }
}

export function createClient(options: ClientOptions = {}): Headwater {
  return new Headwater(options);
}
