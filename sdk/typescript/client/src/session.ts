import type { Environment } from "./environment.ts";
import type { EnteredFragment, PersonFragment } from "./generated.ts";
import { Value } from "./store.ts";

export interface Session {
  readonly player: PersonFragment;
  /** The text for the Authorization header. */
  readonly token: string;
  /** Empty for an app, which is not told it. */
  readonly tokenId: string;
  /** When the token ends; null for never. Only the server decides: the clock here may be wrong. */
  readonly expiresAt: number | null;
  /** How an app fetches the next token; the session of somebody who gave a password has none. */
  readonly refresh?: Refresh;
}

export interface Refresh {
  readonly clientId: string;
  /** Good once: whoever uses it again ends everything. */
  readonly token: string;
  /** When to fetch the next token without being told, by the clock here. */
  readonly at: number;
}

const KEY = "headwater.session";

/** Who is signed in; null for nobody. Kept in storage. */
export class SessionValue extends Value<Session | null> {
  /** Resolves when the kept session has been read. */
  readonly ready: Promise<void>;
  /** Why the last session ended without `signOut`: `token-expired`, `token-revoked`, `bad-token` or `refresh-refused`. */
  endedBy: string | null = null;
  readonly #environment: Environment;
  #renewing: Promise<Session | null> | null = null;
  #due: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(environment: Environment) {
    super(null);
    this.#environment = environment;
    this.ready = this.#restore();
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === KEY) this.set(parsed(event.newValue));
    });
  }

  get token(): string | null {
    return this.snapshot?.token ?? this.#environment.token;
  }

  begin(entered: EnteredFragment): Session {
    const { player, token, secret } = entered;
    return this.take({ player, token: secret, tokenId: token.id, expiresAt: token.expiresAt });
  }

  /** Keeps the session and goes on with it. */
  take(session: Session): Session {
    this.#keep(session);
    this.endedBy = null;
    this.set(session);
    return session;
  }

  override set(session: Session | null): void {
    super.set(session);
    clearTimeout(this.#due);
    const { token, refresh } = this.snapshot ?? {};
    if (token === undefined || !refresh || this.#isClosed) return;
    // A fault is not told: the next request meets the same, and tells it.
    const renew = () => void this.renew(token, "token-expired").catch(() => {});
    this.#due = setTimeout(renew, refresh.at - Date.now());
  }

  /** Renews no more before it is due. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#due);
  }

  /** The same session under the player's new name. */
  rename(player: PersonFragment): void {
    if (this.snapshot?.player.id !== player.id) return;
    const session = { ...this.snapshot, player };
    this.#keep(session);
    this.set(session);
  }

  /**
   * What to go on with when this token is refused: the session with its next token, or null once the session has ended.
   * However many ask, one request is sent. Throws HeadwaterError when the server gave no answer; the session stays.
   */
  async renew(token: string | null, code: string): Promise<Session | null> {
    const session = this.snapshot;
    if (!session?.refresh || !this.#environment.refresh) return this.end(token, code), null;
    if (session.token !== token) return session;
    this.#renewing ??= alone(() => this.#renewed(session)).finally(() => {
      this.#renewing = null;
    });
    return this.#renewing;
  }

  /** Ends the session if it still has this token: a late answer must not end a newer one. */
  end(token: string | null, code: string | null = null): void {
    if (this.snapshot === null || this.snapshot.token !== token) return;
    void this.#environment.storage.removeItem(KEY);
    this.endedBy = code;
    this.set(null);
  }

  // Another page may have used the refresh token while this one waited, or signed out.
  async #renewed(session: Session): Promise<Session | null> {
    const kept = parsed(await this.#environment.storage.getItem(KEY));
    const next = kept?.token === session.token ? await this.#environment.refresh!(kept, this.#environment) : kept;
    if (this.snapshot?.token !== session.token) return this.snapshot;
    if (next === null) return this.end(session.token, kept && "refresh-refused"), null;
    if (next !== kept) await this.#keep(next);
    this.set(next);
    return next;
  }

  #keep(session: Session): unknown {
    return this.#environment.storage.setItem(KEY, JSON.stringify(session));
  }

  // A storage that answers at once gives the session at once: no page then flickers.
  #restore(): Promise<void> {
    const kept = this.#environment.storage.getItem(KEY);
    if (kept instanceof Promise) return kept.then((text) => this.#take(text));
    this.#take(kept);
    return Promise.resolve();
  }

  #take(text: string | null): void {
    const session = parsed(text);
    if (session === null || this.snapshot !== null) return;
    this.set(session);
  }
}

/** One page of the browser at a time, where the browser can tell. */
function alone<T>(act: () => Promise<T>): Promise<T> {
  return globalThis.navigator?.locks?.request(KEY, act) ?? act();
}

function parsed(text: string | null): Session | null {
  try {
    const session = JSON.parse(text ?? "null") as Session | null;
    return session && typeof session.token === "string" && session.player ? session : null;
  } catch {
    return null;
  }
}
