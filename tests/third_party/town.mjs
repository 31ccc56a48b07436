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

export async function town(url) {
  const name = `stranger${Math.random().toString(36).replace(/[^a-z]/g, "").slice(0, 8)}`;
  const account = { name, password: "a long enough password" };
  const { signUp } = await ask(url, null, "mutation ($input: CredentialsInput!) { signUp(input: $input) { ... on Session { secret } ... on Refusal { text } } }", { input: account });
  const token = signUp.secret;
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
  return { token, matches, league: league.id };
}
