/** The River at the table. */
import { Icon, type GlyphName } from "../../art/Symbols.tsx";
import type { GameClient, Phrase, Scene, ScoreLine } from "../game.ts";
import { Board } from "./Board.tsx";
import { buttons, paths, question, turns } from "./choices.ts";
import { blank, fold } from "./fold.ts";
import { Market } from "./Market.tsx";
import { motion } from "./motion.tsx";
import { goodsOf, lettersOf, type Edition, type View } from "./view.ts";
import { words } from "./words.ts";
import "./theriver.css";

export const theriver: GameClient<View, Edition> = {
  words, blank, fold, paths, turns, buttons, question, motion, chip, scoreLines, coach, headline, describe, Board, Market,
};

/** What is paid or got, and what a card is taken for. */
function chip(target: string, { t }: Scene<View, Edition>) {
  const [kind, what = ""] = target.split(":");
  if (kind === "pay") return <span className="goods">{goodsOf(what).map((resource, at) => <Icon key={at} name={resource} />)}</span>;
  if (kind === "gain") return <><Icon name={what as GlyphName} /> {t(`theriver.symbol.${what}`)}</>;
  if (kind === "do") return <><Icon name={what === "build" ? "construct" : "reserve"} /> {t(`theriver.do.${what}`)}</>;
  return null;
}

function scoreLines(details: unknown): ScoreLine[] {
  const score = details as Record<string, number>;
  return ["buildings", "tokens", "columns", "meadows", "resources"].map((part) => ({ label: `theriver.score.${part}`, points: score[part] ?? 0 }));
}

function coach({ decision }: View): string | null {
  return decision && ["take", "turn", "store"].includes(decision.kind) ? `theriver.coach.${decision.kind}` : null;
}

function headline(view: View): Phrase[] {
  return [view.round ? { words: "theriver.round", values: { round: view.round } } : { words: "theriver.beginning" }];
}

function describe({ view, names, t }: Scene<View, Edition>, seat: number): string[] {
  const river = view.seats.find((one) => one.seat === seat);
  if (!river) return [];
  const tiles = river.spaces.flatMap((tile, at) => (tile ? [`${at + 1}: ${names.get(tile) ?? tile}`] : []));
  const held = lettersOf(river.resources);
  const store = `${t("theriver.store", { held: held.length, capacity: river.capacity })} ${goodsOf(held.join("")).map((one) => t(`theriver.symbol.${one}`)).join(", ")}`;
  const cards = [
    ...river.reserved.map((card) => `${t("theriver.reserved")}: ${names.get(card) ?? card}`),
    ...river.built.map((card) => `${t("theriver.built")}: ${names.get(card) ?? card}`),
  ];
  return [...tiles, store, t("theriver.boat", { boat: river.boat, settled: river.settled }), ...cards];
}
