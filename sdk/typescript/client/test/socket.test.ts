import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createClient, type Headwater } from "../src/index.ts";
import { entered, page } from "./fake-match.ts";
import { FakeServer, fault } from "./fake-server.ts";

let server: FakeServer;
let headwater: Headwater;

beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeServer()
    .answer("Table", ({ after }: { after: string }) => page(3, Number(after)))
    .answer("EnterAsGuest", () => entered());
  headwater = createClient(server.options({ language: "it" }));
  await headwater.enterAsGuest();
  headwater.table("m").subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  headwater.close();
  vi.useRealTimers();
});

const connection = () => headwater.connection.snapshot;

describe("a connection", () => {
  test("greets with token and language", () => {
    server.socket.open();
    expect(server.socket.sent).toEqual([
      { type: "connection_init", payload: { token: "secret", "Accept-Language": "it" } },
    ]);
    expect(connection()).toBe("connecting");
    server.socket.say({ type: "connection_ack" });
    expect(connection()).toBe("live");
  });

  test("answers pings", () => {
    server.socket.accept();
    server.socket.say({ type: "ping" });
    expect(server.socket.sent.at(-1)).toEqual({ type: "pong" });
  });

  test("that falls silent is dropped and opened again", async () => {
    server.socket.accept();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.socket.sent.at(-1)).toEqual({ type: "ping" });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(server.sockets).toHaveLength(2);
    expect(server.sockets[0]!.closedWith).toBe(1000);
  });

  test("that answers is kept", async () => {
    server.socket.accept();
    for (let minute = 0; minute < 5; minute++) {
      await vi.advanceTimersByTimeAsync(20_000);
      server.socket.say({ type: "pong" });
    }
    expect(server.sockets).toHaveLength(1);
  });

  test("whose handshake hangs is given up", async () => {
    await vi.advanceTimersByTimeAsync(11_000);
    expect(server.sockets).toHaveLength(2);
  });

  test("waking asks an open connection once, and hurries a closed one", async () => {
    server.socket.accept();
    headwater.wake();
    headwater.wake();
    expect(server.socket.sent.filter(({ type }) => type === "ping")).toHaveLength(1);
    server.socket.fall(1012);
    expect(connection()).toBe("offline");
    headwater.wake();
    expect(server.sockets).toHaveLength(2);
  });

  test("waits longer and longer while the server is away", async () => {
    for (let attempt = 0; attempt < 200 && server.sockets.length < 12; attempt++) {
      if (server.socket.onclose) server.socket.fall(1013);
      await vi.advanceTimersByTimeAsync(500);
    }
    const [before] = [server.sockets.length];
    server.socket.fall(1013);
    await vi.advanceTimersByTimeAsync(3_900);
    expect(server.sockets).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(4_200);
    expect(server.sockets).toHaveLength(before + 1);
  });

  test("closed for its token ends the session and goes on without", async () => {
    server.socket.accept();
    server.socket.fall(4403);
    expect(headwater.session.snapshot).toBeNull();
    expect(headwater.session.endedBy).toBe("token-revoked");
    await vi.advanceTimersByTimeAsync(1_000);
    server.socket.open();
    expect(server.socket.sent[0]).toEqual({ type: "connection_init", payload: { "Accept-Language": "it" } });
  });

  test("a new session connects anew with its token", async () => {
    server.socket.accept();
    server.answer("EnterAsGuest", () => entered("q", "other"));
    await headwater.enterAsGuest();
    await vi.advanceTimersByTimeAsync(0);
    server.socket.open();
    expect(server.socket.sent[0]!.payload).toMatchObject({ token: "other" });
  });
});

describe("a subscription", () => {
  test("that is refused for now is tried again when the server says so", async () => {
    server.socket.accept();
    const [first] = server.socket.subscriptions();
    server.socket.say({ type: "error", id: first!.id, payload: [fault("unavailable", { retry_after: 3 })] });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(server.socket.subscriptions()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(server.socket.subscriptions()).toHaveLength(2);
  });

  test("that is refused for good is told as a fault", () => {
    server.socket.accept();
    const [first] = server.socket.subscriptions();
    server.socket.say({ type: "error", id: first!.id, payload: [fault("unknown-match")] });
    expect(headwater.table("m").snapshot.fault?.code).toBe("unknown-match");
  });

  test("two tables share one socket", async () => {
    headwater.table("n").subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    server.socket.accept();
    expect(server.sockets).toHaveLength(1);
    expect(server.socket.subscriptions().map(({ variables }) => variables.id)).toEqual(["m", "n"]);
  });
});
