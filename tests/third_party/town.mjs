/** What there is to look at: two running matches and a sandbox league, made without any client library. */
const ask = async (url, token, query, variables = {}) => {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

/** The answer to a mutation, which must not be refused. */
async function act(url, token, name, type, input, selection = "") {
  const { done } = await ask(url, token, `mutation ($input: ${type}!) { done: ${name}(input: $input) { __typename ${selection} ... on Refusal { text } } }`, { input });
  if (done.text) throw new Error(`${name}: ${done.text}`);
  return done;
}

const password = "moonlit river";

async function person(url) {
  const name = `stranger${Math.random().toString(36).replace(/[^a-z]/g, "").slice(0, 8)}`;
  const { secret, player } = await act(url, null, "signUp", "CredentialsInput", { name, password }, "... on Session { secret player { id } }");
  return { token: secret, id: player.id };
}

async function table(url, token, seats) {
  const opened = await act(url, token, "createMatch", "CreateMatchInput", { game: "the-river", seats, own: {} }, "... on MatchCreated { match { id } }");
  return opened.match.id;
}

/** A table at which two talk, with what follows when one of them is rude; and what the moderator has and looks for. */
async function people(url, token) {
  const [cat, dan] = [await person(url), await person(url)];
  const own = await table(url, token, 3);
  await act(url, token, "sendMessage", "SendMessageInput", { roomId: `room:${own}/players`, text: "welcome" });
  const other = await table(url, cat.token, 2);
  await act(url, dan.token, "joinMatch", "JoinMatchInput", { matchId: other, own: {} });
  const said = await act(url, cat.token, "sendMessage", "SendMessageInput", { roomId: `room:${other}/players`, text: "you play like a brick" }, "... on MessageSent { message { id } }");
  await act(url, dan.token, "reportPlayer", "ReportPlayerInput", { offence: "INSULT", messageId: said.message.id });
  const given = await act(url, token, "sanctionPlayer", "SanctionPlayerInput", { playerId: cat.id, kind: "WARN", duration: 3_600_000, reason: "be nice" }, "... on PlayerSanctioned { sanction { id } }");
  await act(url, cat.token, "appealSanction", "AppealSanctionInput", { sanctionId: given.sanction.id, text: "it was a compliment" });
  const live = { game: "the-river", timing: { pace: "LIVE", bank: 60_000 } };
  const { viewer } = await ask(url, token, "{ viewer { id } }");
  await act(url, dan.token, "challengePlayer", "ChallengePlayerInput", { playerId: viewer.id, ...live });
  await act(url, dan.token, "findTable", "FindTableInput", live);
  await act(url, token, "createInvite", "CreateInviteInput", { matchId: own });
  for (const verb of ["block", "mute"]) await act(url, token, `${verb}Player`, "OtherPlayerInput", { playerId: cat.id });
  await act(url, token, "registerApp", "RegisterAppInput", { name: "Riverside", redirectUris: ["https://app.example/back"] });
  await act(url, token, "requestArchive", "ConfirmedInput", { password });
  return own;
}

export async function town(url) {
  const { secret: token } = await act(url, null, "signIn", "CredentialsInput", { name: process.env.MODERATOR, password }, "... on Session { secret }");
  const matches = [];
  for (const game of ["moon-river", "the-river"]) {
    const input = { game, seats: 2, aiSeats: [{ level: "DRIFTER" }], start: true };
    const { createMatch } = await ask(url, token, "mutation ($input: CreateMatchInput!) { createMatch(input: $input) { ... on MatchCreated { match { id } } ... on Refusal { text } } }", { input });
    matches.push(createMatch.match.id);
  }
  const rules = { registration: 3_600_000, roundLength: 3_600_000, rounds: 2, tableSize: 2 };
  const founded = await ask(url, token, "mutation ($input: CreateLeagueInput!) { createLeague(input: $input) { ... on LeagueChanged { league { id season { startsAt } } } ... on Refusal { text } } }", { input: { name: "Strangers", game: "the-river", rules, isSandbox: true } });
  const league = founded.createLeague.league;
  await ask(url, token, "mutation ($input: RegisterMachinesInput!) { registerMachines(input: $input) { __typename } }", { input: { leagueId: league.id, level: "DRIFTER", count: 4 } });
  await ask(url, token, "mutation ($input: MoveLeagueClockInput!) { moveLeagueClock(input: $input) { __typename } }", { input: { leagueId: league.id, to: league.season.startsAt } });
  return { token, matches, league: league.id, place: await people(url, token) };
}
