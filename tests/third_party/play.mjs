/** A whole match by any client: it reads, plays the first legal move, and follows events while the others are to move. */
import assert from "node:assert/strict";
import { DOCUMENTS } from "./documents.mjs";

export async function play(client, game) {
  const { enterAsGuest } = await client.run("StrangerEnterMutation", {});
  assert.equal(enterAsGuest.__typename, "Session");
  client.token = enterAsGuest.secret;
  const input = { game, seats: 2, aiSeats: [{ level: "DRIFTER" }], start: true };
  const { createMatch } = await client.run("StrangerOpenMutation", { input });
  const { id } = createMatch.match;
  let moves = 0;
  for (;;) {
    const { match } = await client.run("StrangerTableQuery", { id });
    if (match.status === "FINISHED") {
      assert.deepEqual(match.outcome.reason, "GAME");
      return moves;
    }
    if (!match.toMove.isViewer) {
      await client.until("StrangerEventsSubscription", { id, after: String(match.version) }, ({ matchEvents }) => matchEvents.match.status !== "RUNNING" || matchEvents.match.toMove?.isViewer);
      continue;
    }
    const move = { notation: match.legalMoves[0].notation };
    const answer = await client.run("StrangerPlayMutation", { input: { matchId: id, expectedVersion: match.version, move } });
    assert.equal(answer.playMove.__typename, "MovePlayed", JSON.stringify(answer));
    moves += 1;
  }
}

/** Every page, read twice: what the store gives back for each is what the server said. */
export async function look(client, { matches, league, place }) {
  const pages = [
    ["StrangerGamesQuery", {}],
    ["StrangerLobbyQuery", {}],
    ...matches.map((id) => ["StrangerTableQuery", { id }]),
    ["StrangerLeaguesQuery", {}],
    ["StrangerLeagueQuery", { id: league }],
    ["StrangerPairingQuery", { id: place }],
    ["StrangerRoomQuery", { id: place }],
    ["StrangerModerationQuery", {}],
    ["StrangerAccountQuery", {}],
  ];
  const said = [];
  for (const [name, variables] of pages) said.push(await client.run(name, variables));
  for (const [index, [name, variables]] of pages.entries()) {
    assert.deepEqual(await client.stored(name, variables), said[index], `${name} comes out of the store as it went in`);
  }
  return pages.length;
}

export const kindOf = (name) => /Mutation|Subscription|Query/.exec(name)[0];
export { DOCUMENTS };
