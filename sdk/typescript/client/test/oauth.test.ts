import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createClient, type ClientOptions, type Headwater } from "../src/index.ts";
import { authorizationUrl, endGrant, exchangeCode, refreshTokens } from "../src/oauth.ts";
import { entered, page, played } from "./fake-match.ts";
import { errors, FakeServer, fault } from "./fake-server.ts";

const APP = { clientId: "app_1", redirectUri: "https://app.example/back", scopes: ["play", "matches:write"] };
const PLAYER = { id: "p", name: "p", kind: "HUMAN" };
const HOUR = 3_600_000;

let server: FakeServer;
let open: Headwater[];
let count: number;

/** Refuses every access token but the newest. */
function guarded(answer: (variables: never) => unknown) {
  return (variables: never) => (server.asked.at(-1)!.token === `access-${count}` ? answer(variables) : errors("token-expired", 401));
}

function tokens({ grant_type, refresh_token }: Record<string, string>): unknown {
  if (grant_type === "refresh_token" && refresh_token !== `refresh-${count}`) return refusal();
  count++;
  return { token_type: "Bearer", access_token: `access-${count}`, expires_in: 3600, scope: "play", refresh_token: `refresh-${count}` };
}

const refusal = () => Response.json({ error: "invalid_grant", error_description: "no" }, { status: 400 });
const settle = () => vi.advanceTimersByTimeAsync(0);
const exchanges = () => server.asked.filter(({ name }) => name === "/oauth/token").map(({ variables }) => variables);
const refreshes = () => exchanges().filter(({ grant_type }) => grant_type === "refresh_token");
const expire = () => void count++;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { locks: locks() });
  open = [];
  count = 0;
  server = new FakeServer()
    .answer("/oauth/token", tokens)
    .answer("/oauth/revoke", () => ({}))
    .answer("Viewer", () => ({ viewer: PLAYER }))
    .answer("Table", guarded(({ after }: { after: string }) => page(3, Number(after))))
    .answer("PlayMove", guarded(() => played(4)))
    .answer("DealtMatch", guarded(() => ({ match: null })))
    .answer("EnterAsGuest", () => entered("q", "guest"));
});

afterEach(() => {
  for (const headwater of open) headwater.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** One holder at a time, as browsers have it. */
function locks() {
  let last: Promise<unknown> = Promise.resolve();
  return { request: (_name: string, act: () => Promise<unknown>) => (last = last.then(act, act)) };
}

function client(more: ClientOptions = {}): Headwater {
  const headwater = createClient(server.options({ refresh: refreshTokens, ...more }));
  open.push(headwater);
  return headwater;
}

async function wayBack(headwater: Headwater, changes: Record<string, string> = {}): Promise<string> {
  const { searchParams } = new URL(await authorizationUrl(headwater, APP));
  const answer = { code: "code", state: searchParams.get("state")!, iss: "http://fake", ...changes };
  return `${APP.redirectUri}?${new URLSearchParams(answer)}`;
}

async function signedIn(): Promise<Headwater> {
  const headwater = client();
  await exchangeCode(headwater, APP, await wayBack(headwater));
  return headwater;
}

/** The access token is refused, and the server would give the next. */
async function expired(): Promise<Headwater> {
  const headwater = await signedIn();
  server.answer("/oauth/token", (form: Record<string, string>) => tokens({ ...form, refresh_token: `refresh-${count}` }));
  expire();
  return headwater;
}

describe("signing in", () => {
  test("asks for consent with a challenge that fits the verifier of the exchange", async () => {
    const headwater = client();
    const url = new URL(await authorizationUrl(headwater, APP));
    expect(url.href).toContain("http://fake/oauth/authorize?");
    const { state, code_challenge, ...wish } = Object.fromEntries(url.searchParams);
    expect(wish).toEqual({
      response_type: "code", client_id: "app_1", redirect_uri: APP.redirectUri, scope: "play matches:write", code_challenge_method: "S256",
    });
    await exchangeCode(headwater, APP, `${APP.redirectUri}?code=c&state=${state}&iss=http%3A%2F%2Ffake`);
    const { code_verifier, ...form } = exchanges()[0]!;
    expect(form).toEqual({ grant_type: "authorization_code", client_id: "app_1", code: "c", redirect_uri: APP.redirectUri });
    expect(code_verifier).toMatch(/^[\w-]{43}$/);
    expect(code_challenge).toBe(createHash("sha256").update(code_verifier as string).digest("base64url"));
  });

  test("gives a session that the next page finds again", async () => {
    const headwater = await signedIn();
    expect(headwater.session.snapshot).toMatchObject({ player: PLAYER, token: "access-1", refresh: { clientId: "app_1", token: "refresh-1" } });
    expect(client().session.snapshot).toEqual(headwater.session.snapshot);
  });

  test.each([
    ["of another visit", { state: "other" }, "bad-state"],
    ["by another server", { iss: "http://other" }, "bad-issuer"],
    ["that is a no", { error: "access_denied" }, "access_denied"],
  ])("an answer %s exchanges nothing", async (_name, changes, code) => {
    const headwater = client();
    await expect(exchangeCode(headwater, APP, await wayBack(headwater, changes))).rejects.toMatchObject({ code });
    expect(exchanges()).toEqual([]);
    expect(headwater.session.snapshot).toBeNull();
  });

  test("an answer is good once", async () => {
    const headwater = client();
    const address = await wayBack(headwater);
    await exchangeCode(headwater, APP, address);
    await expect(exchangeCode(headwater, APP, address)).rejects.toMatchObject({ code: "bad-state" });
  });

  test("the end is told to the server", async () => {
    const headwater = await signedIn();
    await endGrant(headwater);
    expect(headwater.session.snapshot).toBeNull();
    expect(server.asked.at(-1)).toMatchObject({ name: "/oauth/revoke", variables: { client_id: "app_1", token: "refresh-1" } });
  });
});

describe("renewal", () => {
  test("a request whose token is refused is sent again with the next one", async () => {
    const headwater = await expired();
    expect(await headwater.verifyDeal("m")).toBeNull();
    expect(headwater.session.snapshot).toMatchObject({ token: `access-${count}`, refresh: { token: `refresh-${count}` } });
    expect(client().session.snapshot).toEqual(headwater.session.snapshot);
  });

  test("many refused requests at once are one renewal", async () => {
    const headwater = await expired();
    await Promise.all([1, 2, 3, 4].map(() => headwater.verifyDeal("m")));
    expect(refreshes()).toHaveLength(1);
  });

  test("many are one also where pages have no locks", async () => {
    vi.stubGlobal("navigator", {});
    const headwater = await expired();
    await Promise.all([1, 2, 3, 4].map(() => headwater.verifyDeal("m")));
    expect(refreshes()).toHaveLength(1);
  });

  test("two pages never use the same refresh token", async () => {
    const one = await expired();
    const two = client();
    await Promise.all([one.verifyDeal("m"), two.verifyDeal("m")]);
    expect(refreshes()).toHaveLength(1);
    expect(two.session.snapshot).toEqual(one.session.snapshot);
  });

  test("comes before the token ends, without being asked for", async () => {
    const headwater = await signedIn();
    await vi.advanceTimersByTimeAsync(0.8 * HOUR);
    expect(refreshes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(0.15 * HOUR);
    expect(refreshes()).toEqual([{ grant_type: "refresh_token", client_id: "app_1", refresh_token: "refresh-1" }]);
    expect(headwater.session.snapshot?.token).toBe("access-2");
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(refreshes()).toHaveLength(2);
  });

  test("of a closed client does not come", async () => {
    (await signedIn()).close();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(refreshes()).toEqual([]);
  });

  test("that is refused ends the session and says so", async () => {
    const headwater = await signedIn();
    expire();
    await expect(headwater.verifyDeal("m")).rejects.toMatchObject({ code: "token-expired" });
    expect(headwater.session).toMatchObject({ snapshot: null, endedBy: "refresh-refused" });
    expect(server.storage.getItem("headwater.session")).toBeNull();
  });

  test("that finds no server leaves the session, and comes with the next request", async () => {
    const headwater = await expired();
    server.answer("/oauth/token", () => new Response("<html>", { status: 502 }));
    await expect(headwater.verifyDeal("m")).rejects.toMatchObject({ status: 502, isTemporary: true });
    expect(headwater.session.snapshot?.token).toBe("access-1");
    server.answer("/oauth/token", () => tokens({}));
    expect(await headwater.verifyDeal("m")).toBeNull();
  });

  test("a token that is refused although it is new ends the session", async () => {
    const headwater = await expired();
    server.answer("DealtMatch", () => errors("bad-token", 401));
    await expect(headwater.verifyDeal("m")).rejects.toMatchObject({ code: "bad-token" });
    expect(refreshes()).toHaveLength(1);
    expect(headwater.session).toMatchObject({ snapshot: null, endedBy: "bad-token" });
  });

  test("of a session that ended meanwhile brings it not back", async () => {
    const headwater = await expired();
    let answer = (_: unknown): void => {};
    server.answer("/oauth/token", () => new Promise((resolve) => (answer = resolve)));
    const asked = headwater.verifyDeal("m").catch((error: unknown) => error);
    await vi.waitFor(() => expect(refreshes()).toHaveLength(1));
    await endGrant(headwater);
    answer(tokens({}));
    expect(await asked).toMatchObject({ code: "token-expired" });
    expect(headwater.session.snapshot).toBeNull();
    expect(server.storage.getItem("headwater.session")).toBeNull();
  });

  test("nothing is sent again for another player", async () => {
    const headwater = await expired();
    server.answer("/oauth/token", async () => {
      await headwater.enterAsGuest();
      return tokens({});
    });
    await expect(headwater.verifyDeal("m")).rejects.toMatchObject({ code: "token-expired" });
    expect(server.names().filter((name) => name === "DealtMatch")).toHaveLength(1);
    expect(headwater.session.snapshot?.player.id).toBe("q");
  });

  test("a page that signed out in another tab does not renew", async () => {
    const headwater = await expired();
    server.storage.removeItem("headwater.session");
    await expect(headwater.verifyDeal("m")).rejects.toMatchObject({ code: "token-expired" });
    expect(refreshes()).toEqual([]);
    expect(headwater.session).toMatchObject({ snapshot: null, endedBy: null });
  });
});

describe("a table", () => {
  async function live(headwater: Headwater) {
    const table = headwater.table("m");
    table.subscribe(() => {});
    await settle();
    server.socket.accept();
    await settle();
    return table;
  }

  async function ofExpired() {
    const headwater = await signedIn();
    const table = await live(headwater);
    server.answer("/oauth/token", () => tokens({}));
    expire();
    return { headwater, table };
  }

  test("goes on where it was when its connection is closed for the token", async () => {
    const { headwater, table } = await ofExpired();
    const { log } = table.snapshot;
    server.socket.fall(4403);
    await settle();
    expect(table.snapshot.log).toEqual(log);
    server.socket.accept();
    expect(server.socket.sent[0]!.payload).toMatchObject({ token: headwater.session.snapshot!.token });
    await settle();
    expect(server.socket.subscriptions()[0]!.variables).toEqual({ id: "m", after: "3" });
    expect(refreshes()).toHaveLength(1);
  });

  test("goes on when its subscription is refused for the token", async () => {
    await ofExpired();
    server.socket.say({ type: "error", id: server.socket.subscriptions()[0]!.id, payload: [fault("token-expired")] });
    await settle();
    server.socket.accept();
    expect(server.socket.sent[0]!.payload).toMatchObject({ token: `access-${count}` });
    expect(refreshes()).toHaveLength(1);
  });

  test("whose token is refused while the network is away connects when it is back", async () => {
    await ofExpired();
    server.isReachable = false;
    server.socket.fall(4403);
    await settle();
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(1_000);
    server.socket.open();
    server.socket.fall(4403);
    await settle();
    server.socket.open();
    expect(server.socket.sent[0]!.payload).toMatchObject({ token: `access-${count}` });
  });

  test("a move is played once, under its key, with the next token", async () => {
    const { table } = await ofExpired();
    expect(await table.play("a")).toMatchObject({ ok: true });
    const sent = server.asked.filter(({ name }) => name === "PlayMove");
    expect(sent.map(({ token }) => token)).toEqual(["access-1", `access-${count}`]);
    expect(sent[0]!.variables).toEqual(sent[1]!.variables);
  });
});
