/** Signing players in for an app by OAuth 2.1: a public app, with PKCE. */
import type { Headwater } from "./client.ts";
import type { Environment, RefreshTokens } from "./environment.ts";
import { HeadwaterError } from "./errors.ts";
import { Viewer, type PersonFragment, type ViewerQuery } from "./generated.ts";
import type { Session } from "./session.ts";
import { sha256 } from "./sha256.ts";

/** The app as its author has registered it. */
export interface App {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
}

interface Visit {
  readonly state: string;
  readonly verifier: string;
}

interface Tokens {
  readonly access_token: string;
  readonly expires_in: number;
  readonly refresh_token: string;
}

const KEY = "headwater.authorization";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The part of its life after which a token is renewed without being asked for. */
const LIFE = 0.9;

/** The page of consent for one visit; send the player's browser there. */
export async function authorizationUrl({ environment }: Headwater, app: App): Promise<string> {
  const visit = { state: drawn(), verifier: drawn() };
  await environment.storage.setItem(KEY, JSON.stringify(visit));
  const wish = new URLSearchParams({
    response_type: "code",
    client_id: app.clientId,
    redirect_uri: app.redirectUri,
    scope: app.scopes.join(" "),
    state: visit.state,
    code_challenge: base64url(sha256(new TextEncoder().encode(visit.verifier))),
    code_challenge_method: "S256",
  });
  return `${environment.url}/oauth/authorize?${wish}`;
}

/** Signs in with the address at which the player came back. Throws HeadwaterError, with `access_denied` for a no. */
export async function exchangeCode({ environment, session }: Headwater, app: App, address: string): Promise<Session> {
  const answer = new URL(address).searchParams;
  const { verifier } = await visitOf(environment, answer);
  const error = answer.get("error");
  if (error !== null) throw new HeadwaterError(error, answer.get("error_description") ?? error);
  const form = { grant_type: "authorization_code", code: answer.get("code") ?? "", redirect_uri: app.redirectUri, code_verifier: verifier };
  const tokens = await ask(environment, "token", { client_id: app.clientId, ...form });
  return session.take(sessionOf(await playerOf(environment, tokens.access_token), app.clientId, tokens));
}

/** Give it to `createClient`: sessions of apps then go on beyond the life of one token. */
export const refreshTokens: RefreshTokens = async ({ player, refresh }, environment) => {
  const form = { grant_type: "refresh_token", client_id: refresh!.clientId, refresh_token: refresh!.token };
  try {
    return sessionOf(player, refresh!.clientId, await ask(environment, "token", form));
  } catch (error) {
    if (error instanceof HeadwaterError && GONE.has(error.code)) return null;
    throw error;
  }
};

/** The grant has ended, or the app has. */
const GONE = new Set(["invalid_grant", "invalid_client"]);

/** Ends the session here at once, and all that the player has let this app do if the server can be reached. */
export async function endGrant({ environment, session }: Headwater): Promise<void> {
  await session.ready;
  const { token, refresh } = session.snapshot ?? {};
  if (token === undefined) return;
  session.end(token);
  if (refresh) await ask(environment, "revoke", { client_id: refresh.clientId, token: refresh.token }).catch(() => null);
}

/** A visit is good once, and only for an answer by the server that was asked. */
async function visitOf({ storage, url }: Environment, answer: URLSearchParams): Promise<Visit> {
  const visit = JSON.parse((await storage.getItem(KEY)) ?? "null") as Visit | null;
  if (visit === null || answer.get("state") !== visit.state) throw new HeadwaterError("bad-state", "this answers another visit");
  await storage.removeItem(KEY);
  if (answer.get("iss") !== url) throw new HeadwaterError("bad-issuer", "another server has answered");
  return visit;
}

function sessionOf(player: PersonFragment, clientId: string, tokens: Tokens): Session {
  const life = tokens.expires_in * 1000;
  const refresh = { clientId, token: tokens.refresh_token, at: Date.now() + life * LIFE };
  return { player, token: tokens.access_token, tokenId: "", expiresAt: Date.now() + life, refresh };
}

async function playerOf(environment: Environment, token: string): Promise<PersonFragment> {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const answer = await reached<{ data?: ViewerQuery }>(environment, "/graphql", headers, JSON.stringify({ query: Viewer }));
  if (!answer.data?.viewer) throw new HeadwaterError("internal", "the server does not say who has signed in");
  return answer.data.viewer;
}

function ask(environment: Environment, endpoint: string, form: Record<string, string>): Promise<Tokens> {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return reached(environment, `/oauth/${endpoint}`, headers, String(new URLSearchParams(form)));
}

async function reached<T>({ fetch, url }: Environment, path: string, headers: Record<string, string>, body: string): Promise<T> {
  try {
    const response = await fetch(url + path, { method: "POST", headers, body });
    if (response.ok) return (await response.json()) as T;
    throw await faultOf(response);
  } catch (cause) {
    if (cause instanceof HeadwaterError) throw cause;
    throw new HeadwaterError("network", "the server cannot be reached", { cause });
  }
}

/** A refusal in the words of RFC 6749, or a problem of the server's own. */
async function faultOf(response: Response): Promise<HeadwaterError> {
  const told = (await response.json().catch(() => ({}))) as Record<string, string | undefined>;
  const text = told.error_description ?? told.detail ?? `the server answered with status ${response.status}`;
  const wait = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return new HeadwaterError(told.error ?? told.code ?? "internal", text, {
    status: response.status,
    retryAfter: Number.isFinite(wait) ? wait : null,
  });
}

/** 258 random bits, six a letter. */
function drawn(): string {
  return Array.from(globalThis.crypto.getRandomValues(new Uint8Array(43)), (byte) => LETTERS[byte & 63]).join("");
}

function base64url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const word = (a! << 16) | (b << 8) | c;
    text += LETTERS[word >> 18]! + LETTERS[(word >> 12) & 63] + LETTERS[(word >> 6) & 63] + LETTERS[word & 63];
  }
  return text.slice(0, Math.ceil((bytes.length * 4) / 3));
}
