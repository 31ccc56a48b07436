/** Matches and events as the fake server tells them. */
import type { LogEventFragment, MatchStateFragment } from "../src/index.ts";

export function event(version: number, more: Partial<LogEventFragment> = {}): LogEventFragment {
  const undo = { restoredVersion: null, undoneMoves: [] };
  const move = { kind: "MOVED" as const, seat: 1, playerId: null, move: `m${version}`, toMove: 1, ...undo };
  return { version, at: 0, texts: [], data: {}, ...move, ...more };
}

export const events = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => event(from + index));

export function matchAt(version: number, more: object = {}): MatchStateFragment {
  const move = { kind: "DONE", notation: "a", scoreDelta: 1, canUndo: true, text: "", move: { moonRiver: { done: true } } };
  const facts = { id: "m", version, status: "RUNNING", viewerSeat: 1, rematchId: null, seats: [], toMove: { number: 1, isViewer: true } };
  return { ...facts, positionJson: { version }, legalMoves: [move], ...more } as unknown as MatchStateFragment;
}

export function page(version: number, after: number, more: object = {}) {
  const nodes = events(after + 1, version).slice(0, 100);
  const hasNextPage = after + nodes.length < version;
  return { match: { ...matchAt(version, more), events: { edges: nodes.map((node) => ({ node })), pageInfo: { hasNextPage, endCursor: "" } } } };
}

export function played(version: number, more: object = {}) {
  return { change: { __typename: "MovePlayed", version, isRepeated: false, match: matchAt(version), events: [event(version)], ...more } };
}

export function refused(code: string, more: object = {}) {
  return { change: { __typename: "IllegalMove", code, rule: null, text: code, data: {}, ...more } };
}

export function stale(version: number, missed: LogEventFragment[]) {
  return refused("stale-version", { __typename: "StaleVersion", expected: 1, version, missed });
}

export function entered(id = "p", secret = "secret") {
  return { enter: { __typename: "Session", secret, player: { id, name: id, kind: "GUEST" }, token: { id: "t", expiresAt: null } } };
}
