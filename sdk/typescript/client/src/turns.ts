import type { Connected } from "./client.ts";
import type { HeadwaterError } from "./errors.ts";
import { coalesced, Followed } from "./followed.ts";
import * as api from "./generated.ts";

export type Turn = api.TurnFragment;

export interface TurnsSnapshot {
  readonly phase: "loading" | "ready";
  readonly fault: HeadwaterError | null;
  readonly turns: readonly Turn[];
}

/** The matches that wait for the viewer, longest first. */
export class Turns extends Followed<TurnsSnapshot> {
  constructor(client: Connected) {
    super({ phase: "loading", fault: null, turns: [] }, client);
  }

  protected override fail(fault: HeadwaterError): void {
    this.set({ ...this.snapshot, fault });
  }

  protected override async load(isCurrent: () => boolean): Promise<void> {
    await this.client.session.ready;
    if (!isCurrent()) return;
    if (this.client.session.token === null) return this.set({ phase: "ready", fault: null, turns: [] });
    this.signal(api.MyMatchesChanged);
    await this.refresh();
  }

  readonly refresh = coalesced(async () => {
    const answer = await this.persist(() => this.client.transport.request(api.Turns, {}));
    if (answer === null) return;
    const next: TurnsSnapshot = { phase: "ready", fault: null, turns: (answer.turns?.edges ?? []).map(({ node }) => node) };
    if (JSON.stringify(next) !== JSON.stringify(this.snapshot)) this.set(next);
  });
}
