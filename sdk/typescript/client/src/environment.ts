import type { Session } from "./session.ts";

/** What the client needs of its surroundings; everything can be given, so that it runs anywhere. */

/** Keeps texts by key. localStorage and React Native's AsyncStorage fit. */
export interface Storage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): unknown;
}

/** Fetches the next tokens of a session; null when the server refuses for good. */
export type RefreshTokens = (session: Session, environment: Environment) => Promise<Session | null>;

/** The part of a WebSocket that the client uses. */
export interface SocketLike {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onerror: ((event: never) => void) | null;
  send(data: string): void;
  close(code?: number, reason?: string): void;
}

export interface ClientOptions {
  /** Where the server is; the page's own origin in browsers. */
  readonly url?: string;
  /** `en`, `it`, `es` or `pt`. */
  readonly language?: string;
  /** Where the session and unsent moves are kept; localStorage in browsers, otherwise memory. */
  readonly storage?: Storage;
  /** A token that was made elsewhere, for scripts and bots. */
  readonly token?: string;
  /** `refreshTokens` of `@headwater/client/oauth`, for apps that sign players in by OAuth. */
  readonly refresh?: RefreshTokens;
  readonly fetch?: typeof globalThis.fetch;
  readonly WebSocket?: new (url: string, protocol: string) => SocketLike;
  /** Milliseconds of a clock that never jumps. */
  readonly now?: () => number;
  /** A text that nobody else makes: the idempotency keys. */
  readonly newKey?: () => string;
}

export interface Environment {
  readonly url: string;
  readonly token: string | null;
  readonly storage: Storage;
  readonly refresh: RefreshTokens | undefined;
  readonly fetch: typeof globalThis.fetch;
  /** Undefined where the platform has none, such as Node 20. */
  readonly WebSocket: (new (url: string, protocol: string) => SocketLike) | undefined;
  readonly now: () => number;
  readonly newKey: () => string;
}

export function environmentOf(options: ClientOptions): Environment {
  return {
    url: (options.url ?? globalThis.location?.origin ?? "").replace(/\/$/, ""),
    token: options.token ?? null,
    storage: options.storage ?? pageStorage() ?? memoryStorage(),
    refresh: options.refresh,
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    WebSocket: options.WebSocket ?? (globalThis.WebSocket as unknown as Environment["WebSocket"]),
    now: options.now ?? (() => globalThis.performance.now()),
    newKey: options.newKey ?? randomKey,
  };
}

export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
  };
}

// A browser may forbid localStorage, and then throws already when it is named.
function pageStorage(): Storage | null {
  try {
    return typeof globalThis.document === "undefined" ? null : (globalThis.localStorage ?? null);
  } catch {
    return null;
  }
}

// randomUUID is missing on pages without TLS, getRandomValues is not.
function randomKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
