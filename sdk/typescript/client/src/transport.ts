import type { TypedDocument } from "./document.ts";
import type { Environment } from "./environment.ts";
import { faultError, HeadwaterError } from "./errors.ts";
import type { SessionValue } from "./session.ts";

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message?: string; readonly extensions?: Record<string, unknown> }[];
}

/** Queries and mutations over HTTP. */
export class Transport {
  language: string | null;
  readonly #environment: Environment;
  readonly #session: SessionValue;

  constructor(environment: Environment, session: SessionValue, language: string | null) {
    this.#environment = environment;
    this.#session = session;
    this.language = language;
  }

  /** The answer's data; throws HeadwaterError. A token that is no longer good is renewed, or ends the session. */
  request<Data, Variables>(document: TypedDocument<Data, Variables>, variables?: Variables): Promise<Data> {
    const body = JSON.stringify({ query: document, variables });
    return this.#authorized((token) => this.#send<Data>(body, token));
  }

  /** A file by its path on the server. */
  download(path: string): Promise<Blob> {
    return this.#authorized(async (token) => {
      const response = await this.#reach(path, { headers: this.#headers(token) });
      if (!response.ok) throw statusError(response, (await response.json().catch(() => ({}))) as object);
      return response.blob();
    });
  }

  /** Attempts it once more when the session has been renewed, never as another player. */
  async #authorized<T>(attempt: (token: string | null) => Promise<T>): Promise<T> {
    await this.#session.ready;
    const { token, snapshot } = this.#session;
    try {
      return await attempt(token);
    } catch (error) {
      if (!(error instanceof HeadwaterError && error.isTokenBad)) throw error;
      const renewed = await this.#session.renew(token, error.code);
      if (renewed === null || renewed.player.id !== snapshot?.player.id) throw error;
      return this.#authorizedAgain(attempt, renewed.token);
    }
  }

  // A server that refuses what it has just given would be asked for ever.
  async #authorizedAgain<T>(attempt: (token: string) => Promise<T>, token: string): Promise<T> {
    try {
      return await attempt(token);
    } catch (error) {
      if (error instanceof HeadwaterError && error.isTokenBad) this.#session.end(token, error.code);
      throw error;
    }
  }

  async #send<Data>(body: string, token: string | null): Promise<Data> {
    const response = await this.#fetch(body, token);
    const answer = await readAnswer<Data>(response);
    if (answer.errors?.length) throw faultError(answer.errors, response.status);
    if (answer.data === undefined || answer.data === null) throw statusError(response, answer);
    return answer.data;
  }

  async #fetch(body: string, token: string | null): Promise<Response> {
    return this.#reach("/graphql", { method: "POST", headers: this.#headers(token), body });
  }

  async #reach(path: string, request: RequestInit): Promise<Response> {
    try {
      return await this.#environment.fetch(`${this.#environment.url}${path}`, request);
    } catch (cause) {
      throw new HeadwaterError("network", "the server cannot be reached", { cause });
    }
  }

  #headers(token: string | null): Record<string, string> {
    return {
      "Content-Type": "application/json",
      Accept: "application/json",
      ...(this.language === null ? {} : { "Accept-Language": this.language }),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    };
  }
}

// A proxy in between may answer with a page of its own; a cut connection with half an answer.
async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  try {
    return (await response.json()) as Answer<Data>;
  } catch (cause) {
    if (response.ok) throw new HeadwaterError("network", "the answer was cut off", { cause });
    throw statusError(response, {});
  }
}

function statusError(response: Response, problem: object): HeadwaterError {
  const { code, detail } = problem as { code?: unknown; detail?: unknown };
  const wait = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return new HeadwaterError(
    typeof code === "string" ? code : "internal",
    typeof detail === "string" ? detail : `the server answered with status ${response.status}`,
    { status: response.status, retryAfter: Number.isFinite(wait) ? wait : null },
  );
}
