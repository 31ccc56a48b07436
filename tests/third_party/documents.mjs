/** The documents that every client sends; named as Relay wants them. */
export const DOCUMENTS = {
  StrangerEnterMutation: `mutation StrangerEnterMutation {
    enterAsGuest { __typename ... on Session { secret player { id name } } ... on Refusal { code text } }
  }`,
  StrangerOpenMutation: `mutation StrangerOpenMutation($input: CreateMatchInput!) {
    createMatch(input: $input) { __typename ... on MatchCreated { match { id version status } } ... on Refusal { code text } }
  }`,
  StrangerTableQuery: `query StrangerTableQuery($id: ID!) {
    match(id: $id) {
      id version status
      game { id key name edition { id key } }
      edition { id key lists { key components { id key name count } } }
      toMove { id number isViewer }
      decision { seat kind name }
      seats { id number colour score player { id name kind } clock { remaining isRunning } }
      position { __typename
        ... on MoonRiverPosition { round turn supply seats { seat colour plots { cell kind terrain } standing { total } } }
        ... on TheRiverPosition { round turn seats { seat colour spaces boat standing { total } } } }
      legalMoves { kind notation scoreDelta text }
      outcome { reason ranks winners }
    }
  }`,
  StrangerPlayMutation: `mutation StrangerPlayMutation($input: PlayMoveInput!) {
    playMove(input: $input) { __typename
      ... on MovePlayed { version match { id version status toMove { id number isViewer } } }
      ... on Refusal { code text } }
  }`,
  StrangerEventsSubscription: `subscription StrangerEventsSubscription($id: ID!, $after: String) {
    matchEvents(matchId: $id, after: $after) { cursor version kind toMove texts
      match { id version status toMove { id number isViewer } seats { id score } } }
  }`,
  StrangerLobbyQuery: `query StrangerLobbyQuery {
    matches(first: 20) { totalCount pageInfo { hasNextPage endCursor }
      edges { cursor node { id version status game { id key name } edition { id key } creator { id name }
        seats { id number aiLevel player { id name kind } } toMove { id number } } } }
  }`,
  StrangerGamesQuery: `query StrangerGamesQuery {
    games { id key name edition { id key } editions { id key rulesVersion lists { key components { id key name count } } } }
  }`,
  StrangerLeagueQuery: `query StrangerLeagueQuery($id: ID!) {
    league(id: $id) { id name version owner { id name } game { id key name } edition { id key }
      season { id number status divisions { id number
        standings { id rank points entrant { __typename id name } }
        tables { id round number matchId players { __typename id name } seated { __typename id name } } } } }
  }`,
  StrangerLeaguesQuery: `query StrangerLeaguesQuery {
    leagues(first: 20) { totalCount edges { cursor node { id name role game { id key } owner { id name } } } }
  }`,
  StrangerPairingQuery: `query StrangerPairingQuery($id: ID!) {
    seeks(first: 20) { edges { node { id status isRated player { id name kind } game { id key name } } } }
    search { seeks { id status typicalWait } challenges { id status challenger { id name } } }
    challenges(first: 20) { edges { cursor node { id status expiresAt challenger { id name } challenged { id name } match { id } } } }
    invites(matchId: $id) { id seat expiresAt }
  }`,
  StrangerRoomQuery: `query StrangerRoomQuery($id: ID!) {
    room(placeId: $id, kind: PLAYERS) { id kind isOpen canWrite
      messages(first: 20) { pageInfo { hasNextPage endCursor } edges { cursor node { id number text author { id name } } } } }
  }`,
  StrangerModerationQuery: `query StrangerModerationQuery {
    cases(first: 5) { edges { cursor node { id status player { id name }
      reports { id offence text player { id name } evidence { playerName messages { id number messageId text author { id name } } } }
      sanctions(first: 5) { edges { node { id kind reason isHeld } } } history { at action reason by { id name } } } } }
    appeals(first: 5) { edges { node { id text canDecide sanction { id kind reason player { id name } } } } }
  }`,
  StrangerAccountQuery: `query StrangerAccountQuery {
    viewer { id name tokens { id label scopes isSession } }
    account { id text language player { id name } }
    apps { id name redirectUris } grants { id scopes app { id name } } archive { id askedAt }
    notificationSettings { id timeZone kinds { kind push mail } subscriptions { id label } webhook { id url } }
    blocks(first: 20) { edges { node { id at player { id name } } } }
    mutes(first: 20) { edges { node { id at player { id name } } } }
  }`,
};
