// A public client library of browsers completes the flow; what a person does between stands on stdin.
import { createInterface } from "node:readline/promises";
import * as oauth from "oauth4webapi";

const given = JSON.parse(process.argv[2]);
const insecure = { [oauth.allowInsecureRequests]: true };
const issuer = new URL(given.issuer);
const redirect = "https://app.example/back";

const known = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...insecure }));
const client = { client_id: given.client };
const proof = given.secret === null ? oauth.None() : oauth.ClientSecretBasic(given.secret);
const verifier = oauth.generateRandomCodeVerifier();
const state = oauth.generateRandomState();

const page = new URL(known.authorization_endpoint);
page.search = new URLSearchParams({
  client_id: given.client,
  redirect_uri: redirect,
  response_type: "code",
  scope: "play matches:write",
  state,
  code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
  code_challenge_method: "S256",
}).toString();
console.log(page.href);

const lines = createInterface({ input: process.stdin });
const back = await lines[Symbol.asyncIterator]().next();
lines.close();
process.stdin.destroy();
const parameters = oauth.validateAuthResponse(known, client, new URL(back.value), state);
const exchange = () => oauth.authorizationCodeGrantRequest(known, client, proof, parameters, redirect, verifier, insecure);
const tokens = await oauth.processAuthorizationCodeResponse(known, client, await exchange());
const me = async (token) => oauth.protectedResourceRequest(token, "GET", new URL("/v1/me", issuer), undefined, undefined, insecure);
const { player, scopes } = await (await me(tokens.access_token)).json();

const refresh = (token) => oauth.refreshTokenGrantRequest(known, client, proof, token, insecure);
const next = await oauth.processRefreshTokenResponse(known, client, await refresh(tokens.refresh_token));
const refreshed = (await me(next.access_token)).status;

await oauth.processRevocationResponse(await oauth.revocationRequest(known, client, proof, next.refresh_token, insecure));
const revoked = await me(next.access_token).then(
  (answer) => answer.status,
  (error) => error.status ?? error.cause?.status ?? error.response?.status,
);
const replayed = await oauth.processAuthorizationCodeResponse(known, client, await exchange()).then(
  () => "tokens",
  (error) => error.error,
);
console.log(JSON.stringify({ player: player.name, scopes, refreshed, revoked, replayed }));
