// A move that is made without a network, by a page that is closed before it is back: `node offline.ts URL GAME`.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient, memoryStorage } from "../../src/index.ts";
import { log, opened } from "./match.ts";
import { Proxy } from "./proxy.ts";

const [url, game] = process.argv.slice(2) as [string, string];
const proxy = new Proxy(new URL(url));
const storage = memoryStorage();
const first = createClient({ url: await proxy.listen(), storage });
const table = await opened(first, game, 2);
const { legalMoves } = await table.until((snapshot) => snapshot.isYourTurn);
const { notation } = legalMoves[0]!;

proxy.state = "down";
proxy.cut();
const unsent = table.play(notation);
const { pending } = await table.until((snapshot) => snapshot.pending?.state === "waiting for the network");
assert.deepEqual(pending, { notation, state: "waiting for the network" });
first.close();
await assert.rejects(unsent, { code: "closed" });

// The next page reads the same storage. It opens no table, and the move is sent all the same.
proxy.state = "up";
const second = createClient({ url, storage });
const again = createClient({ url, storage, token: second.session.snapshot!.token });
await assertPlayed();
second.close();
again.close();
proxy.close();
log("played once");

async function assertPlayed(): Promise<void> {
  const { log: entries } = await again.table(table.id).until(({ log }) => log.some((entry) => entry.move === notation && entry.seat === 1));
  assert.equal(entries.filter((entry) => entry.seat === 1 && entry.kind === "MOVED").length, 1);
  // The answer may come after the event.
  while (storage.getItem("headwater.outbox") !== null) await sleep(20);
}
