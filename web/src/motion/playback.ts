/** Shows a log event by event: the same queue for live play, for replay and for catching up. */
import { eventsOf, type Fold, type LogEntry } from "../games/history.ts";
import type { GameEvent, Motion } from "../games/game.ts";

export interface Shown<View> {
  readonly view: View;
  readonly version: number;
  /** What is in the air now. */
  readonly flights: readonly Motion[];
  /** How long the flights take, in milliseconds. */
  readonly duration: number;
  readonly isMoving: boolean;
}

export interface Stage<View> {
  fold: Fold<View>;
  motion(event: GameEvent, view: View): Motion[];
  /** The position at a version, as the server or the whole log tells it. */
  truth(version: number): View;
  /** How many times faster than normal; 0 shows results only. */
  speed(): number;
  wait(milliseconds: number): Promise<void>;
}

/** More events than this are shown faster, so that nobody waits long for a table that has gone on. */
const PATIENCE = 12;
const HASTE = 4;

export class Playback<View> {
  #shown: Shown<View>;
  #queue: LogEntry[] = [];
  #isRunning = false;
  #hurry = false;
  readonly #stage: Stage<View>;
  readonly #listeners = new Set<() => void>();

  constructor(stage: Stage<View>, version: number) {
    this.#stage = stage;
    this.#shown = { view: stage.truth(version), version, flights: [], duration: 0, isMoving: false };
  }

  get snapshot(): Shown<View> {
    return this.#shown;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows these entries after those that wait. */
  play(entries: readonly LogEntry[]): void {
    const last = this.#queue.at(-1)?.version ?? this.#shown.version;
    this.#queue.push(...entries.filter((entry) => entry.version > last));
    if (!this.#isRunning && this.#queue.length) void this.#run();
  }

  /** Goes to a version at once and drops what waits. */
  jump(version: number): void {
    this.#queue = [];
    this.#hurry = true;
    this.#show({ view: this.#stage.truth(version), version, flights: [], duration: 0, isMoving: false });
  }

  /** Shows the rest of what waits without motion. */
  skip(): void {
    this.#hurry = true;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    this.#hurry = false;
    for (let entry = this.#queue.shift(); entry; entry = this.#queue.shift()) await this.#perform(entry);
    this.#isRunning = false;
    if (this.#shown.isMoving) this.#show({ ...this.#shown, flights: [], isMoving: false });
  }

  async #perform(entry: LogEntry): Promise<void> {
    for (const event of eventsOf(entry)) {
      await this.#fly(event);
      if (this.#shown.version >= entry.version) return;
      this.#show({ ...this.#shown, view: this.#stage.fold(this.#shown.view, event), flights: [] });
    }
    this.#show({ view: this.#stage.truth(entry.version), version: entry.version, flights: [], duration: 0, isMoving: this.#queue.length > 0 });
  }

  async #fly(event: GameEvent): Promise<void> {
    const speed = this.#speed();
    const flights = speed > 0 ? this.#stage.motion(event, this.#shown.view) : [];
    if (!flights.length) return;
    const duration = Math.max(...flights.map((flight) => flight.duration)) / speed;
    this.#show({ ...this.#shown, flights, duration, isMoving: true });
    await this.#stage.wait(duration);
  }

  #speed(): number {
    if (this.#hurry) return 0;
    const waiting = this.#queue.reduce((sum, entry) => sum + eventsOf(entry).length, 0);
    return this.#stage.speed() * (waiting > PATIENCE ? HASTE : 1);
  }

  #show(next: Shown<View>): void {
    this.#shown = next;
    for (const listener of this.#listeners) listener();
  }
}
