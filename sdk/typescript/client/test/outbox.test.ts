import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClient, type Headwater } from "../src/index.ts";
import { entered, event, page, played, refused, stale } from "./fake-match.ts";
import { errors, FakeServer } from "./fake-server.ts";

let server: FakeServer;
let open: Headwater[];

beforeEach(() => {
  vi.useFakeTimers();
  open = [];
  server = new FakeServer()
    .answer("Table", ({ after }: { after: string }) => page(3, Number(after)))
    .answer("PlayMove", () => played(4))
    .answer("SignIn", () => entered("p", "again"))
    .answer("EnterAsGuest", () => entered());
});

afterEach(() => {
  for (const headwater of open) headwater.close();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const moves = () => server.asked.filter(({ name }) => name === "PlayMove").map(({ variables }) => variables.input);

function client(): Headwater {
  const headwater = createClient(server.options());
  open.push(headwater);
  return headwater;
}

/** A move that was made while the network was away, by a page that is closed now. */
async function playedOffline(): Promise<void> {
  const headwater = client();
  await headwater.enterAsGuest();
  const table = headwater.table("m");
  table.subscribe(() => {});
  await settle();
  server.isReachable = false;
  table.play("a").catch(() => {});
  await settle();
  expect(table.snapshot.pending).toEqual({ notation: "a", state: "waiting for the network" });
  vi.clearAllTimers();
}

test("a move outlives its page and is sent by the next one, without its table being open", async () => {
  await playedOffline();
  server.isReachable = true;
  client();
  await settle();
  expect(moves()).toEqual([{ matchId: "m", expectedVersion: 3, idempotencyKey: "key-1", move: { notation: "a" } }]);
  expect(server.storage.getItem("headwater.outbox")).toBeNull();
});

test("a refusal that came while nobody looked is shown when the table is opened", async () => {
  await playedOffline();
  server.isReachable = true;
  server.answer("PlayMove", () => refused("no-such-move"));
  const headwater = client();
  await settle();
  headwater.table("m").subscribe(() => {});
  await settle();
  expect(headwater.table("m").snapshot.refusal?.code).toBe("no-such-move");
});

test("a move that was played although its answer was lost is no refusal, even when its key is forgotten", async () => {
  await playedOffline();
  server.isReachable = true;
  server.answer("PlayMove", () => stale(5, [event(4, { move: "a" }), event(5, { seat: 2 })]));
  const headwater = client();
  await settle();
  headwater.table("m").subscribe(() => {});
  await settle();
  expect(headwater.table("m").snapshot).toMatchObject({ refusal: null, pending: null });
});

test("the same move by another seat is not taken for one's own", async () => {
  await playedOffline();
  server.isReachable = true;
  server.answer("PlayMove", () => stale(4, [event(4, { move: "a", seat: 2 })]));
  const headwater = client();
  await settle();
  headwater.table("m").subscribe(() => {});
  await settle();
  expect(headwater.table("m").snapshot.refusal?.code).toBe("stale-version");
});

test("a move waits for its player to sign in again, and is never sent for another", async () => {
  const headwater = client();
  await headwater.enterAsGuest();
  const table = headwater.table("m");
  table.subscribe(() => {});
  await settle();
  server.answer("PlayMove", () => errors("token-expired", 401));
  const change = table.play("a");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(headwater.session).toMatchObject({ snapshot: null, endedBy: "token-expired" });
  expect(table.snapshot.pending).toEqual({ notation: "a", state: "waiting for the sign-in" });
  server.answer("PlayMove", () => played(4)).answer("EnterAsGuest", () => entered("q", "q"));
  await headwater.enterAsGuest();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(moves()).toHaveLength(1);
  await headwater.signIn({ name: "p", password: "p" });
  await settle();
  expect(await change).toMatchObject({ ok: true });
  expect(server.asked.find(({ token, name }) => name === "PlayMove" && token === "again")).toBeDefined();
});

test("two pages keep their moves beside each other", async () => {
  const [one, two] = [client(), client()];
  await one.enterAsGuest();
  await two.enterAsGuest();
  for (const [headwater, id] of [[one, "m"], [two, "n"]] as const) headwater.table(id).subscribe(() => {});
  await settle();
  server.isReachable = false;
  one.table("m").play("a").catch(() => {});
  two.table("n").play("b").catch(() => {});
  await settle();
  const kept = JSON.parse(server.storage.getItem("headwater.outbox") as string) as { matchId: string }[];
  expect(kept.map(({ matchId }) => matchId)).toEqual(["m", "n"]);
});

test("a fault that stays ends the attempt and is thrown", async () => {
  const headwater = client();
  await headwater.enterAsGuest();
  headwater.table("m").subscribe(() => {});
  server.answer("PlayMove", () => errors("internal", 500));
  await expect(headwater.table("m").play("a")).rejects.toMatchObject({ code: "internal", status: 500 });
  expect(headwater.table("m").snapshot.pending).toBeNull();
});
