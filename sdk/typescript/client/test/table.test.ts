import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { timeLeft } from "../src/table-state.ts";
import { createClient, type Headwater } from "../src/index.ts";
import { entered, event, events, matchAt, page, played, refused, stale } from "./fake-match.ts";
import { errors, FakeServer } from "./fake-server.ts";

let server: FakeServer;
let headwater: Headwater;
let version: number;

beforeEach(() => {
  vi.useFakeTimers();
  version = 3;
  server = new FakeServer()
    .answer("Table", ({ after }: { after: string }) => page(version, Number(after)))
    .answer("EnterAsGuest", () => entered());
  headwater = createClient(server.options());
});

afterEach(() => {
  headwater.close();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const versions = () => headwater.table("m").snapshot.log.map((entry) => entry.version);

async function live() {
  const table = headwater.table("m");
  table.subscribe(() => {});
  await settle();
  server.socket.accept();
  await settle();
  return table;
}

async function tell(upTo: number): Promise<void> {
  version = upTo;
  const [subscription] = server.socket.subscriptions();
  server.socket.next(subscription!.id, { matchEvents: { ...event(upTo), match: matchAt(upTo) } });
  await settle();
}

describe("following", () => {
  test("reads every page of the log and then follows after it", async () => {
    version = 250;
    const table = await live();
    expect(versions()).toEqual(events(1, 250).map((entry) => entry.version));
    expect(table.snapshot).toMatchObject({ phase: "ready", connection: "live", view: { version: 250 } });
    expect(server.socket.subscriptions()[0]!.variables).toEqual({ id: "m", after: "250" });
  });

  test("resumes after the newest cursor, not after the first", async () => {
    await live();
    await tell(4);
    server.socket.fall();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.sockets).toHaveLength(2);
    server.socket.accept();
    expect(server.socket.subscriptions()[0]!.variables).toEqual({ id: "m", after: "4" });
  });

  test("an event that comes again changes nothing", async () => {
    const table = await live();
    await tell(4);
    const { log } = table.snapshot;
    await tell(4);
    expect(table.snapshot.log).toBe(log);
    expect(versions()).toEqual([1, 2, 3, 4]);
  });

  test("an event carries its match: nothing more is asked", async () => {
    const table = await live();
    const asked = server.asked.length;
    await tell(4);
    expect(table.snapshot).toMatchObject({ view: { version: 4 }, match: { version: 4 } });
    expect(server.asked).toHaveLength(asked);
  });

  test("a gap in the stream is filled from the log", async () => {
    const table = await live();
    await tell(6);
    expect(versions()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(table.snapshot.view).toEqual({ version: 6 });
  });

  test("an answer that was overtaken does not bring an old position back", async () => {
    const table = await live();
    await tell(4);
    server.answer("Table", () => page(2, 2));
    server.socket.fall();
    await vi.advanceTimersByTimeAsync(1_000);
    server.socket.accept();
    await settle();
    expect(table.snapshot.match?.version).toBe(4);
  });

  test("waits for the network, and comes when it is back", async () => {
    server.isReachable = false;
    const table = headwater.table("m");
    table.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.snapshot).toMatchObject({ phase: "loading", connection: "offline" });
    server.isReachable = true;
    headwater.wake();
    await settle();
    expect(table.snapshot.phase).toBe("ready");
  });

  test("a match that may not be seen is missing", async () => {
    server.answer("Table", () => ({ match: null }));
    const table = headwater.table("m");
    table.subscribe(() => {});
    await settle();
    expect(table.snapshot.phase).toBe("missing");
  });

  test("a fault that stays is told, and reload tries again", async () => {
    server.answer("Table", () => errors("internal", 500));
    const table = headwater.table("m");
    table.subscribe(() => {});
    await settle();
    expect(table.snapshot.fault?.code).toBe("internal");
    server.answer("Table", () => page(3, 0));
    table.reload();
    await settle();
    expect(table.snapshot).toMatchObject({ phase: "ready", fault: null });
  });

  test("another viewer begins anew and sees nothing of the first", async () => {
    const table = await live();
    server.answer("Table", () => page(3, 0, { viewerSeat: 2, positionJson: "theirs" }));
    await headwater.enterAsGuest();
    expect(table.snapshot).toMatchObject({ phase: "loading", view: null, log: [] });
    await settle();
    expect(table.snapshot).toMatchObject({ phase: "ready", view: "theirs" });
  });

  test("a viewer who changes while the table loads does not make it follow twice", async () => {
    headwater.table("m").subscribe(() => {});
    await headwater.enterAsGuest();
    await settle();
    server.socket.accept();
    expect(server.socket.subscriptions()).toHaveLength(1);
  });

  test("a match that is no longer to be seen leaves nothing behind", async () => {
    const table = await live();
    server.answer("Table", () => ({ match: null }));
    await table.refresh();
    expect(table.snapshot).toMatchObject({ phase: "missing", match: null, view: null, log: [], legalMoves: [] });
  });

  test("without a WebSocket the table is read, and says what is missing", async () => {
    vi.stubGlobal("WebSocket", undefined);
    const { WebSocket: _, ...options } = server.options();
    const table = createClient(options).table("m");
    table.subscribe(() => {});
    await settle();
    expect(table.snapshot).toMatchObject({ phase: "ready", fault: { code: "no-websocket" } });
    vi.unstubAllGlobals();
  });

  test("tables that nobody uses any more are forgotten, others are not", async () => {
    const used = await live();
    const idle = headwater.table("idle");
    for (let count = 0; count < 100; count++) headwater.table(`other ${count}`);
    expect(headwater.table("m")).toBe(used);
    expect(headwater.table("idle")).not.toBe(idle);
  });

  test("the moves of another seat are not offered", async () => {
    server.answer("Table", () => page(3, 0, { toMove: { number: 2, isViewer: false } }));
    expect((await live()).snapshot).toMatchObject({ isYourTurn: false, legalMoves: [] });
  });

  test("a table is shared and followed only while anybody listens", async () => {
    const table = await live();
    expect(headwater.table("m")).toBe(table);
    const stop = table.subscribe(() => {});
    stop();
    expect(server.socket.closedWith).toBeNull();
    const other = createClient(server.options()).table("m");
    other.subscribe(() => {})();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.sockets).toHaveLength(2);
    server.socket.open();
    expect(server.socket.closedWith).toBe(1000);
  });
});

describe("playing", () => {
  beforeEach(async () => {
    await headwater.enterAsGuest();
  });

  test("a move carries version and key, and its answer is shown at once", async () => {
    const table = await live();
    server.answer("PlayMove", () => played(4));
    expect(await table.play("a")).toEqual({ ok: true, matchId: "m", version: 4 });
    expect(server.asked.at(-1)!.variables).toEqual({
      input: { matchId: "m", expectedVersion: 3, idempotencyKey: "key-1", move: { notation: "a" } },
    });
    expect(table.snapshot).toMatchObject({ pending: null, refusal: null, view: { version: 4 } });
    expect(versions()).toEqual([1, 2, 3, 4]);
  });

  test("the stream repeats what the answer has told, and nothing doubles", async () => {
    const table = await live();
    server.answer("PlayMove", () => played(4));
    await table.play("a");
    await tell(4);
    expect(versions()).toEqual([1, 2, 3, 4]);
  });

  test("events of an answer that leave a gap are not taken; the log is read", async () => {
    const table = await live();
    server.answer("PlayMove", () => {
      version = 6;
      return played(6);
    });
    await table.play("a");
    expect(versions()).toEqual([1, 2, 3]);
    expect(table.snapshot.match?.version).toBe(6);
    await settle();
    expect(versions()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("a lost answer is asked for again under the same key", async () => {
    const table = await live();
    server.answer("PlayMove", () => played(4));
    server.lost = 2;
    const change = table.play("a");
    await settle();
    expect(table.snapshot.pending).toEqual({ notation: "a", state: "waiting for the network" });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await change).toMatchObject({ ok: true });
    const sent = server.asked.filter(({ name }) => name === "PlayMove");
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ variables }) => JSON.stringify(variables))).size).toBe(1);
  });

  test("a refusal is typed, shown until dismissed, and not sent again", async () => {
    const table = await live();
    server.answer("PlayMove", () => refused("no-such-move"));
    expect(await table.play("x")).toMatchObject({ ok: false, refusal: { code: "no-such-move" } });
    expect(table.snapshot).toMatchObject({ pending: null, refusal: { code: "no-such-move" } });
    table.dismissRefusal();
    expect(table.snapshot.refusal).toBeNull();
  });

  test("a stale move brings what was missed", async () => {
    const table = await live();
    version = 5;
    server.answer("PlayMove", () => stale(5, [event(4, { seat: 2 }), event(5, { seat: 3 })]));
    expect(await table.play("a")).toMatchObject({ ok: false, refusal: { code: "stale-version" } });
    await settle();
    expect(versions()).toEqual([1, 2, 3, 4, 5]);
    expect(table.snapshot.match?.version).toBe(5);
  });

  test("only one move at a time", async () => {
    const table = await live();
    server.isReachable = false;
    void table.play("a").catch(() => {});
    await settle();
    await expect(table.play("b")).rejects.toMatchObject({ code: "move-pending" });
  });

  test("a running clock is counted from when it was told, on a clock that does not jump", async () => {
    let now = 1_000;
    const seats = [{ number: 1, clock: { remaining: 5_000, isRunning: true } }, { number: 2, clock: null }];
    server.answer("Table", () => page(3, 0, { seats }));
    const table = createClient(server.options({ now: () => now })).table("m");
    table.subscribe(() => {});
    await settle();
    now += 2_000;
    expect([table.timeLeft(1), table.timeLeft(2)]).toEqual([3_000, null]);
    now += 9_000;
    expect(table.timeLeft(1)).toBe(0);
  });

  test("a clock that stands still runs on when it was said to, and stops again", () => {
    const at = (clock: object, wall: number) => timeLeft({ match: { seats: [{ number: 1, clock }] }, receivedAt: 50 } as never, 1, 50 + wall - 10_000, wall);
    const stopped = { remaining: 5_000, isRunning: false, stoppedUntil: 12_000, stopsAt: null };
    expect([at(stopped, 11_000), at(stopped, 12_000), at(stopped, 13_500)]).toEqual([5_000, 5_000, 3_500]);
    const stopping = { remaining: 5_000, isRunning: true, stoppedUntil: null, stopsAt: 12_000 };
    expect([at(stopping, 11_000), at(stopping, 20_000)]).toEqual([4_000, 3_000]);
  });
});
