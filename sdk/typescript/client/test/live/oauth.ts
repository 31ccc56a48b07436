// An app in two tabs whose tokens are revoked while it plays: `node oauth.ts URL APP`. The test is the player's browser.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { createClient, memoryStorage, type Headwater, type TypedDocument } from "../../src/index.ts";
import { authorizationUrl, endGrant, exchangeCode, refreshTokens } from "../../src/oauth.ts";
import { assertComplete, hasEnded, log, playOut } from "./match.ts";

const [url, clientId] = process.argv.slice(2) as [string, string];
const app = { clientId, redirectUri: "https://app.example/back", scopes: ["play", "matches:write"] };
const storage = memoryStorage();
let renewals = 0;

function tab(): Headwater {
  return createClient({ url, storage, refresh: refreshTokens, fetch: counted });
}

const counted: typeof fetch = (address, init) => {
  if (String(address).endsWith("/oauth/token") && String(init?.body).includes("refresh_token=")) renewals++;
  return fetch(address, init);
};

const one = tab();
log(await authorizationUrl(one, app));
const [address] = (await once(createInterface(process.stdin), "line")) as [string];
await exchangeCode(one, app, address);
const two = tab();
const opened = await one.createMatch({ game: "moon-river", seats: 2, own: {}, aiSeats: [{ level: "DRIFTER" }], start: true });
assert(opened.ok);
const { matchId } = opened;
const watched = two.table(matchId);
const stops = [one.table(matchId).subscribe(() => {}), watched.subscribe(() => {})];
await watched.until(({ connection }) => connection === "live");

// Ends the access token and not the session: the server closes the streams of both tabs and refuses their requests.
const end = "mutation SignOut { signOut { __typename } }" as TypedDocument<unknown, Record<string, never>>;
let ends = 0;
const played = await playOut(one.table(matchId), async (ply) => {
  if (ply % 4 !== 1 || ends === 3) return;
  const { token } = one.session.snapshot!;
  await one.request(end);
  ends++;
  const isNext = (session: typeof one.session.snapshot) => session !== null && session.token !== token;
  // The tabs hear of it by stream and by request, at once.
  await Promise.all([one, two].map((each) => Promise.all([each.history(matchId).ply(0), each.session.until(isNext)])));
  assert.equal(renewals, ends);
  assert.equal(one.session.snapshot!.token, two.session.snapshot!.token);
});
assert.equal(ends, 3);
assertComplete(one.table(matchId), played);
await watched.until(hasEnded);
assertComplete(watched, played);
assert.equal(renewals, ends);

await endGrant(one);
const refused = two.session.until((session) => session === null);
await Promise.all([refused, two.history(matchId).ply(0).catch(() => null)]);
for (const stop of stops) stop();
one.close();
two.close();
log(`${renewals} renewals, ${watched.snapshot.log.length} entries`);
