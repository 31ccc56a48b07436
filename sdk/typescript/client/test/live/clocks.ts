// A match with clocks while the client's own clock jumps: `node clocks.ts URL GAME`.
import assert from "node:assert/strict";
import { createClient, memoryStorage } from "../../src/index.ts";
import { assertComplete, log, playOut } from "./match.ts";

const [url, game] = process.argv.slice(2) as [string, string];
const BANK = 3_600_000;
const YEAR = 365 * 86_400_000;
const rightly = Date.now;
let jump = 0;
Date.now = () => rightly() + jump;

const storage = memoryStorage();
const first = createClient({ url, storage });
await first.enterAsGuest();
first.close();

// A clock that is a year ahead does not end a session: only the server decides.
jump = YEAR;
const headwater = createClient({ url, storage });
assert(headwater.session.snapshot);
const timing = { pace: "LIVE", bank: BANK, increment: 0 } as const;
const change = await headwater.createMatch({ game, seats: 2, own: {}, aiSeats: [{ level: "DRIFTER" }], timing, start: true });
assert(change.ok);
const table = headwater.table(change.matchId);
const stop = table.subscribe(() => {});
const played = await playOut(table, (ply) => {
  jump = (ply % 3) * YEAR - YEAR;
  const left = table.timeLeft(1);
  assert(left !== null && left > BANK - 600_000 && left <= BANK, `${left} ms left`);
});
stop();
assertComplete(table, played);
headwater.close();
log(`${game}: ${played.length} own moves`);
