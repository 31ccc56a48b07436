// A whole match over a network that is cut, silent or away all the time: `node cuts.ts URL GAME`.
import assert from "node:assert/strict";
import { createClient } from "../../src/index.ts";
import { assertComplete, log, opened, playOut } from "./match.ts";
import { Proxy } from "./proxy.ts";

const [url, game] = process.argv.slice(2) as [string, string];
const proxy = new Proxy(new URL(url));
const headwater = createClient({ url: await proxy.listen() });
const table = await opened(headwater, game);
let cuts = 0;
let trouble: NodeJS.Timeout | undefined;
function makeTrouble(): void {
  proxy.state = cuts % 4 === 3 ? "down" : "up";
  proxy.cut();
  cuts++;
  // A busy machine needs longer for each answer, so the pauses grow.
  trouble = setTimeout(makeTrouble, 50 + Math.random() * (500 + 40 * cuts));
}
makeTrouble();
const stop = table.subscribe(() => {});
const played = await playOut(table);
clearTimeout(trouble);
proxy.state = "up";
stop();
assertComplete(table, played);
assert.deepEqual(await headwater.verifyDeal(table.id), { isSound: true, faults: [] });
headwater.close();
proxy.close();
log(`${game}: ${table.snapshot.log.length} entries, ${played.length} own moves, ${cuts} cuts`);
