/** What the live tests share: a match against machines, played with the SDK alone. */
import assert from "node:assert/strict";
import type { Headwater, Table, TableSnapshot } from "../../src/index.ts";

export const log = (message: string): void => console.log(message);

export async function opened(headwater: Headwater, game: string, seats = 3): Promise<Table> {
  const entry = await headwater.enterAsGuest();
  assert(entry.ok);
  const aiSeats = Array.from({ length: seats - 1 }, () => ({ level: "DRIFTER" as const }));
  const change = await headwater.createMatch({ game, seats, own: { words: "live" }, aiSeats, start: true });
  assert(change.ok, JSON.stringify(change));
  return headwater.table(change.matchId);
}

export const hasEnded = ({ match, log }: TableSnapshot): boolean => match?.status === "FINISHED" && log.length === match.version;

/** Plays to the end; gives back the moves that the server accepted. */
export async function playOut(table: Table, before: (ply: number) => unknown = () => {}): Promise<string[]> {
  const played: string[] = [];
  for (;;) {
    const snapshot = await table.until((now) => hasEnded(now) || (now.isYourTurn && now.pending === null));
    if (hasEnded(snapshot)) return played;
    await before(played.length);
    const move = snapshot.legalMoves[Math.floor(Math.random() * snapshot.legalMoves.length)]!;
    const change = await table.play(move.notation);
    assert(change.ok, JSON.stringify(change));
    played.push(move.notation);
  }
}

/** Every entry once and in order, and every own move played exactly once. */
export function assertComplete(table: Table, played: readonly string[]): void {
  const { log, match } = table.snapshot;
  assert.deepEqual(
    log.map((event) => event.version),
    log.map((_, index) => index + 1),
  );
  assert.equal(log.length, match?.version);
  const own = log.filter((event) => event.kind === "MOVED" && event.seat === match?.viewerSeat);
  assert.deepEqual(
    own.map((event) => event.move),
    played,
  );
}
