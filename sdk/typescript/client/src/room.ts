import type { Connected } from "./client.ts";
import type { HeadwaterError } from "./errors.ts";
import { coalesced, Followed } from "./followed.ts";
import * as api from "./generated.ts";

export type ChatMessage = api.ChatLineFragment;

export interface RoomSnapshot {
  /** A room that is closed to the viewer, or that does not exist, is missing. */
  readonly phase: "loading" | "ready" | "missing";
  readonly fault: HeadwaterError | null;
  readonly isOpen: boolean;
  readonly canWrite: boolean;
  readonly longestMessage: number;
  /** In the order of the room, each once; one that a moderator removed stays, without its text. */
  readonly messages: readonly ChatMessage[];
  readonly hasEarlier: boolean;
}

export type Said = { readonly ok: true; readonly message: ChatMessage } | { readonly ok: false; readonly refusal: api.RefusedFragment };

const LOADING: RoomSnapshot = {
  phase: "loading", fault: null, isOpen: false, canWrite: false, longestMessage: 0, messages: [], hasEarlier: false,
};
const PAGE = 50;

/** A room of a match or a league, as its viewer reads it. */
export class Room extends Followed<RoomSnapshot> {
  readonly place: string;
  readonly kind: api.RoomKind;
  #cursor = 0;

  constructor(place: string, kind: api.RoomKind, client: Connected) {
    super(LOADING, client);
    this.place = place;
    this.kind = kind;
  }

  get id(): string {
    return `room:${this.place}/${this.kind.toLowerCase()}`;
  }

  async say(text: string): Promise<Said> {
    const { change } = await this.client.transport.request(api.SendMessage, { input: { roomId: this.id, text } });
    if (!("message" in change)) return { ok: false, refusal: change };
    this.#add([change.message]);
    return { ok: true, message: change.message };
  }

  /** Reads a page of older messages. */
  async readEarlier(): Promise<void> {
    const before = this.snapshot.messages[0]?.number;
    if (before !== undefined) await this.#read(String(before));
  }

  /** Leaves out what a player said, after the viewer has muted or blocked them. */
  readonly refresh = coalesced(async () => {
    this.set({ ...this.snapshot, messages: [] });
    await this.#read(null);
  });

  protected override fail(fault: HeadwaterError): void {
    this.set({ ...this.snapshot, phase: this.snapshot.phase === "loading" ? "missing" : this.snapshot.phase, fault });
  }

  protected override async load(isCurrent: () => boolean): Promise<void> {
    await this.client.session.ready;
    if (!isCurrent()) return;
    await this.refresh();
    if (isCurrent() && this.snapshot.phase === "ready" && this.snapshot.isOpen) this.#follow();
  }

  async #read(before: string | null): Promise<void> {
    const variables = { place: this.place, kind: this.kind, last: PAGE, before };
    const answer = await this.persist(() => this.client.transport.request(api.Room, variables));
    if (answer === null) return;
    const { room } = answer;
    if (!room?.messages) return this.set({ ...LOADING, phase: "missing" });
    const { isOpen, canWrite, longestMessage, messages } = room;
    const hasEarlier = messages.pageInfo.hasPreviousPage;
    this.set({ ...this.snapshot, phase: "ready", fault: null, isOpen, canWrite, longestMessage, hasEarlier });
    this.#add(messages.edges.map(({ node }) => node));
  }

  #add(news: readonly ChatMessage[]): void {
    const known = new Map(this.snapshot.messages.map((message) => [message.id, message]));
    for (const message of news) known.set(message.id, message);
    const messages = [...known.values()].sort((one, other) => one.number - other.number);
    this.set({ ...this.snapshot, messages });
  }

  #follow(): void {
    this.#cursor = Math.max(this.#cursor, this.snapshot.messages.at(-1)?.number ?? 0);
    const stop = this.client.socket.follow<api.RoomEventsSubscription, api.RoomEventsSubscriptionVariables>({
      document: api.RoomEvents,
      variables: () => ({ id: this.id, after: String(this.#cursor) }),
      next: ({ roomEvents }) => {
        this.#cursor = Number(roomEvents.cursor);
        this.#add([roomEvents.message]);
      },
      fail: (fault) => this.fail(fault),
    });
    this.stops.push(stop);
  }
}
