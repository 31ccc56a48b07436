// Two people find each other, play, ask and look back; a league: `node lists.ts URL GAME`.
import assert from "node:assert/strict";
import { createClient, type TypedDocument } from "../../src/index.ts";
import { log } from "./match.ts";

const [url, game] = process.argv.slice(2) as [string, string];
const [anna, bruno] = [createClient({ url }), createClient({ url, language: "it" })];
const name = `anna${Date.now() % 1e9}`;
await anna.enterAsGuest();
await bruno.enterAsGuest();
const { id: guest } = anna.session.snapshot!.player;
const upgraded = await anna.upgrade({ name, password: "a long password" });
assert(upgraded.ok && upgraded.session.player.id === guest && upgraded.session.player.kind === "HUMAN");

log("entered");

// A lobby shows a table when it opens and drops it when it starts.
const lobby = bruno.lobby({ status: "OPEN", game });
await lobby.until(({ phase }) => phase === "ready");
const opened = await anna.createMatch({ game, seats: 2, own: {} });
assert(opened.ok);
const { matchId } = opened;
await lobby.until(({ matches }) => matches.some(({ id }) => id === matchId));
assert((await bruno.table(matchId).join()).ok);
const early = await bruno.table(matchId).start();
assert(!early.ok && early.refusal.code === "creator-only");
assert((await anna.table(matchId).start()).ok);
await lobby.until(({ matches }) => matches.every(({ id }) => id !== matchId));

log("a table opened and began");

// A turn comes, and goes when it has been taken.
const mover = (await anna.table(matchId).until(({ match }) => match?.status === "RUNNING")).isYourTurn ? anna : bruno;
const other = mover === anna ? bruno : anna;
await mover.turns().until(({ turns }) => turns.some((turn) => turn.matchId === matchId));
const table = mover.table(matchId);
const { legalMoves, match } = await table.until(({ isYourTurn }) => isYourTurn);
const illegal = await table.play("nonsense");
assert(!illegal.ok && illegal.refusal.__typename === "IllegalMove");
assert.equal(table.snapshot.refusal?.code, illegal.refusal.code);
assert((await table.play(legalMoves[0]!.notation)).ok);
assert.equal(table.snapshot.refusal, null);
await other.table(matchId).until(({ log: entries }) => entries.at(-1)?.move === legalMoves[0]!.notation);

log("a move was played and seen");

// The past is as it was seen then.
const past = await other.history(matchId).at(match!.version);
assert.equal(past?.version, match!.version);
assert((await other.history(matchId).ply(0))?.view);

log("the past was read");

// Signing out ends what only a player may see.
await mover.signOut();
const { turns } = await mover.turns().until(({ phase }) => phase === "ready");
assert.deepEqual(turns, []);
assert.equal(mover.table(matchId).snapshot.isYourTurn, false);

log("signed out");
await anna.signIn({ name, password: "a long password" });
const wrong = await anna.signIn({ name, password: "another password" });
assert(!wrong.ok && wrong.refusal.__typename === "WrongCredentials");
await leagueIsFollowed();
anna.close();
bruno.close();
log("all seen");

type Created = { createLeague: { league?: { id: string } } };
async function leagueIsFollowed(): Promise<void> {
  const found = `mutation ($input: CreateLeagueInput!) {
    createLeague(input: $input) { ... on LeagueChanged { league { id } } } }` as TypedDocument<Created, { input: object }>;
  const rules = { registration: 86_400_000, roundLength: 86_400_000, rounds: 2 };
  const { createLeague } = await anna.request(found, { input: { name: `League of ${name}`, game, rules } });
  const id = createLeague.league!.id;
  const watched = bruno.league(id);
  const before = await watched.until((snapshot) => snapshot.phase === "ready" && snapshot.log.length > 0);
  log("a league is followed");
  const joined = await anna.league(id).join();
  assert(joined.ok, JSON.stringify(joined));
  await watched.until(({ league, log: entries }) =>
    entries.length > before.log.length && league!.version === entries.at(-1)!.version);
  assert.deepEqual(watched.snapshot.log.map(({ version }) => version), watched.snapshot.log.map((_, index) => index + 1));
  assert.equal((await bruno.league("lea_missing").until((snapshot) => snapshot.phase !== "loading")).phase, "missing");
}
