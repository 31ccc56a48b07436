/** An operation that could not be answered. `code` is one of docs/errors.md, or `network` when no answer came. */
export class HeadwaterError extends Error {
  readonly code: string;
  /** The HTTP status; null where there is none. */
  readonly status: number | null;
  /** Seconds to wait before the next attempt, where the server says so. */
  readonly retryAfter: number | null;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: string, text: string, details: ErrorDetails = {}) {
    super(text, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "HeadwaterError";
    this.code = code;
    this.status = details.status ?? null;
    this.data = details.data ?? {};
    this.retryAfter = details.retryAfter ?? null;
  }

  /** Whether the same request may succeed later. */
  get isTemporary(): boolean {
    return this.code === "network" || this.code === "unavailable" || this.retryAfter !== null || this.isOverload;
  }

  /** Whether the token is the reason. */
  get isTokenBad(): boolean {
    return TOKEN_CODES.has(this.code);
  }

  private get isOverload(): boolean {
    return this.status === 429 || (this.status !== null && this.status >= 502 && this.status <= 504);
  }
}

export interface ErrorDetails {
  readonly status?: number;
  readonly retryAfter?: number | null;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

const TOKEN_CODES = new Set(["bad-token", "token-expired", "token-revoked"]);

interface GraphQLFault {
  readonly message?: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The error that `errors[]` of an answer tells. */
export function faultError(errors: readonly GraphQLFault[], status?: number): HeadwaterError {
  const { message = "the operation failed", extensions = {} } = errors[0] ?? {};
  const { code, retry_after: retryAfter, ...data } = extensions;
  return new HeadwaterError(typeof code === "string" ? code : "internal", message, {
    ...(status === undefined ? {} : { status }),
    retryAfter: typeof retryAfter === "number" ? retryAfter : null,
    data,
  });
}
