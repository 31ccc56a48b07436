/** What a game gives to the table and the replay, which know no game by name. */
import type { ComponentType, ReactNode } from "react";
import type { Dictionary, Values } from "../app/text.ts";

export interface LegalMove {
  notation: string;
  scoreDelta: number | null;
  canUndo: boolean;
  text: string;
}

/** One thing that happened at the table, as the log's plain data has it. */
export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

/** The names of components in the player's language, by id. */
export type Names = ReadonlyMap<string, string>;

/** One way of a person's hand to a move: what is touched, in this order. */
export interface Path {
  move: LegalMove;
  targets: readonly string[];
}

/** How a target looks and what it says while a choice is being made. */
export interface Choice {
  /** What can be touched now. */
  lit: ReadonlySet<string>;
  /** What has been touched. */
  picked: ReadonlySet<string>;
  /** The same in order, as often as it was touched. */
  order: readonly string[];
  /** The seat that chooses; null while nobody here does. */
  seat: number | null;
  /** The move that would be played, drawn as a ghost. */
  ghost: LegalMove | null;
  pick(target: string): void;
}

export interface SeatFace {
  seat: number;
  name: string;
  /** As others call the player, for sentences in the third person. */
  calledName: string;
  colour: string;
  isViewer: boolean;
}

/** Everything a drawing needs: nothing in it changes while it is drawn. */
export interface Scene<View, Edition> {
  view: View;
  edition: Edition;
  names: Names;
  seats: readonly SeatFace[];
  choice: Choice;
  t(key: string, values?: Values): string;
}

/** A piece that flies from one anchor to another; `null` stays where it is and is only pointed at. */
export interface Motion {
  piece: ReactNode;
  from: string | null;
  to: string;
  /** How long it takes at normal speed, in milliseconds. */
  duration: number;
}

/** The key of some words and what fills their blanks. */
export interface Phrase {
  words: string;
  values?: Values;
}

export interface ScoreLine {
  /** The key of its words, such as `score.buildings`. */
  label: string;
  points: number;
}

/** A hint for newcomers beside what it explains. */
export interface GameClient<View = unknown, Edition = unknown> {
  words: Dictionary<string>;
  /** The position before the first event of a match; the colours are in seat order. */
  blank(edition: Edition, colours: readonly string[]): View;
  /** The position after an event: what is seen, not what is allowed. */
  fold(view: View, event: GameEvent, edition: Edition): View;
  paths(moves: readonly LegalMove[], view: View): Path[];
  /** Moves that differ only in how a piece lies, so that "turn" goes round among them. */
  turns(candidates: readonly LegalMove[]): readonly LegalMove[];
  /** Moves with a button of their own, and the key of its words. */
  buttons(moves: readonly LegalMove[]): readonly { move: LegalMove; label: string }[];
  /** Choices that have no place on the table, such as what is paid, drawn as a row of chips. */
  chip(target: string, scene: Scene<View, Edition>): ReactNode | null;
  /** The key of the sentence that says what is asked, for the picks made so far. */
  question(view: View, picks: readonly string[]): Phrase;
  /** What moves at once for an event; nothing for an event that is only seen. */
  motion(event: GameEvent, view: View, edition: Edition): Motion[];
  /** What is read aloud for a seat's board. */
  describe(scene: Scene<View, Edition>, seat: number): string[];
  scoreLines(details: unknown): ScoreLine[];
  /** The key of what a newcomer needs to know for the choice at hand. */
  coach(view: View): string | null;
  /** Words beside the title: round, scenario. */
  headline(view: View): Phrase[];
  Board: ComponentType<{ scene: Scene<View, Edition>; seat: number; small?: boolean }>;
  Market: ComponentType<{ scene: Scene<View, Edition> }>;
}
