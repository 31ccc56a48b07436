import type { Environment } from "./environment.ts";
import type { EnteredFragment, PersonFragment } from "./generated.ts";
import { Value } from "./store.ts";

export interface Session {
  readonly player: PersonFragment;
  /** The text for the Authorization header. */
  readonly token: string;
  readonly tokenId: string;
  /** When the token ends; null for never. Only the server decides: the clock here may be wrong. */
  readonly expiresAt: number | null;
}

const KEY = "headwater.session";

/** Who is signed in; null for nobody. Kept in storage. */
export class SessionValue extends Value<Session | null> {
  /** Resolves when the kept session has been read. */
  readonly ready: Promise<void>;
  /** Why the last session ended without `signOut`: `token-expired`, `token-revoked` or `bad-token`. */
  endedBy: string | null = null;
  readonly #environment: Environment;

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
    const session = { player, token: secret, tokenId: token.id, expiresAt: token.expiresAt };
    void this.#environment.storage.setItem(KEY, JSON.stringify(session));
    this.endedBy = null;
    this.set(session);
    return session;
  }

  /** Ends the session if it still has this token: a late answer must not end a newer one. */
  end(token: string | null, code: string | null = null): void {
    if (this.snapshot === null || this.snapshot.token !== token) return;
    void this.#environment.storage.removeItem(KEY);
    this.endedBy = code;
    this.set(null);
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

function parsed(text: string | null): Session | null {
  try {
    const session = JSON.parse(text ?? "null") as Session | null;
    return session && typeof session.token === "string" && session.player ? session : null;
  } catch {
    return null;
  }
}
