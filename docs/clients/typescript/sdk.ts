// Plays a whole match with the SDK: `node sdk.ts http://127.0.0.1:8000 the-river`. One guest plays two AI seats.
import { createClient } from "@headwater/client";

const [url, game] = process.argv.slice(2) as [string, string];
const headwater = createClient({ url });
await headwater.enterAsGuest();

const aiSeats = [{ level: "DRIFTER" }, { level: "DRIFTER" }] as const;
const opened = await headwater.createMatch({ game, seats: 3, own: { words: "my own luck" }, aiSeats, start: true });
if (!opened.ok) throw new Error(opened.refusal.text);

const table = headwater.table(opened.matchId);
let told = 0;
table.subscribe(() => {
  for (const { version, texts } of table.snapshot.log.slice(told)) console.log(version, texts.join(" "));
  told = table.snapshot.log.length;
});

for (;;) {
  const { match, legalMoves } = await table.until(({ isYourTurn, match }) => isYourTurn || match?.status === "FINISHED");
  if (match?.status === "FINISHED") break;
  const best = legalMoves.reduce((a, b) => ((b.scoreDelta ?? 0) > (a.scoreDelta ?? 0) ? b : a));
  const change = await table.play(best.notation);
  if (!change.ok) throw new Error(change.refusal.text);
}

const { match, log } = await table.until(({ match, log }) => log.length === match?.version);
const deal = await headwater.verifyDeal(opened.matchId);
console.log(`${log.length} events; ranks ${match?.outcome?.ranks}; the deal is ${deal?.isSound ? "sound" : "not sound"}`);
headwater.close();
