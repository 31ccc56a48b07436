import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClient, type Headwater } from "../src/index.ts";
import { entered } from "./fake-match.ts";
import { FakeServer } from "./fake-server.ts";

let server: FakeServer;
let headwater: Headwater;
let tables: number;

beforeEach(() => {
  vi.useFakeTimers();
  tables = 0;
  server = new FakeServer()
    .answer("EnterAsGuest", () => entered())
    .answer("Lobby", () => ({ matches: { totalCount: tables, edges: [] } }));
  headwater = createClient(server.options());
});

afterEach(() => {
  headwater.close();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const reads = () => server.names().filter((name) => name === "Lobby").length;

test("a lobby that changes all the time is read once a second, and its last change is shown", async () => {
  const lobby = headwater.lobby();
  lobby.subscribe(() => {});
  await pass(0);
  server.socket.accept();
  await pass(2_000);
  const { id } = server.socket.subscriptions()[0]!;
  const before = reads();
  for (let change = 0; change < 100; change++) {
    tables++;
    server.socket.next(id, { lobby: { isSnapshot: false } });
    await pass(100);
  }
  expect(reads() - before).toBeGreaterThanOrEqual(10);
  // Each refresh shows a change, so that half of them come from reading a changed list once more.
  expect(reads() - before).toBeLessThanOrEqual(21);
  await pass(3_000);
  expect(lobby.snapshot.totalCount).toBe(100);
});

test("a list of others' running tables is not read twice for one change", async () => {
  const lobby = headwater.lobby({ status: "RUNNING" });
  lobby.subscribe(() => {});
  tables = 3;
  await pass(5_000);
  expect(reads()).toBe(1);
  expect(lobby.snapshot.totalCount).toBe(3);
});
