// A whole match while the server is killed: `node kills.ts URL GAME`. Each line `kill` asks the test to do it.
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "../../src/index.ts";
import { assertComplete, log, opened, playOut } from "./match.ts";

const [url, game] = process.argv.slice(2) as [string, string];
const headwater = createClient({ url });
const table = await opened(headwater, game);
const stop = table.subscribe(() => {});
const played = await playOut(table, async (ply) => {
  if (ply % 10 === 5) log("kill");
  await sleep(20);
});
stop();
assertComplete(table, played);
headwater.close();
log(`${game}: ${table.snapshot.log.length} entries, ${played.length} own moves`);
