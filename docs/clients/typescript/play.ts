// Watches and plays a match with graphql-ws: `node play.ts http://127.0.0.1:8000 the-river`.
// One guest plays two AI seats. The socket is cut now and then on purpose, and resumed from its cursor.
import { createClient, type Client } from "graphql-ws";

const [base, game] = [process.argv[2].replace(/\/$/, ""), process.argv[3]];

type Answer = Record<string, any>;

async function ask(query: string, variables: Answer = {}, token = ""): Promise<Answer> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const response = await fetch(`${base}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  const told = (await response.json()) as Answer;
  if (told.errors) throw new Error(JSON.stringify(told.errors));
  return told.data;
}

function connected(token: string): Client {
  return createClient({ url: `${base.replace(/^http/, "ws")}/graphql`, connectionParams: { token }, lazyCloseTimeout: 0 });
}

const EVENTS = `subscription ($id: ID!, $after: String) {
  matchEvents(matchId: $id, after: $after) { cursor kind toMove texts } }`;

/** Events after a cursor until the match ends (true), or until so many have come (false). */
async function follow(client: Client, id: string, after: string | null, most: number, seen: (event: Answer) => void) {
  let count = 0;
  for await (const told of client.iterate({ query: EVENTS, variables: { id, after } })) {
    if (told.errors) throw new Error(JSON.stringify(told.errors));
    const event = (told.data as Answer).matchEvents;
    seen(event);
    if (event.kind === "FINISHED") return true;
    if (++count === most) return false;
  }
  return true;
}

const PLAY = `mutation ($input: PlayMoveInput!) {
  playMove(input: $input) { __typename ... on Refusal { code text } } }`;

async function playMine(id: string, token: string): Promise<void> {
  const read = `query ($id: ID!) { match(id: $id) { version toMove { isViewer } legalMoves { notation } } }`;
  for (;;) {
    const { match } = await ask(read, { id }, token);
    if (!match.toMove?.isViewer) return;
    const move = match.legalMoves[Math.floor(Math.random() * match.legalMoves.length)];
    const input = {
      matchId: id,
      expectedVersion: match.version,
      move: { notation: move.notation },
      idempotencyKey: crypto.randomUUID(),
    };
    await ask(PLAY, { input }, token);
  }
}

const entered = await ask("mutation { enterAsGuest { ... on Session { secret } } }");
const token: string = entered.enterAsGuest.secret;
const made = await ask(
  `mutation ($game: String!) { createMatch(input: {game: $game, seats: 3, own: {}}) { ... on MatchCreated { match { id } } } }`,
  { game },
  token,
);
const id: string = made.createMatch.match.id;
for (let seat = 0; seat < 2; seat++) {
  await ask(`mutation ($id: ID!) { addAiSeat(input: {matchId: $id, level: DRIFTER}) { __typename } }`, { id }, token);
}
await ask(`mutation ($id: ID!) { startMatch(input: {matchId: $id}) { __typename } }`, { id }, token);

let cursor: string | null = null;
let events = 0;
let cuts = 0;
let turns = Promise.resolve();
for (let ended = false; !ended; cuts++) {
  const client = connected(token);
  ended = await follow(client, id, cursor, 25, (event) => {
    events++;
    if (Number(event.cursor) !== events) throw new Error(`expected event ${events}, got ${event.cursor}`);
    cursor = event.cursor;
    console.log(`${event.cursor} ${event.texts.join(" ")}`);
    turns = turns.then(() => playMine(id, token));
  });
  await client.dispose();
}
await turns;
const { match } = await ask("query ($id: ID!) { match(id: $id) { outcome { ranks } } }", { id });
console.log(`${events} events over ${cuts} connections; ranks ${match.outcome.ranks}`);
