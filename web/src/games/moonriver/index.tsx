/** Moon River at the table. */
import type { GameClient, Phrase, Scene, ScoreLine } from "../game.ts";
import { Board } from "./Board.tsx";
import { buttons, paths, question, turns } from "./choices.ts";
import { blank, fold } from "./fold.ts";
import { Market, Token } from "./Market.tsx";
import { motion } from "./motion.tsx";
import type { Edition, View } from "./view.ts";
import { words } from "./words.ts";
import "./moonriver.css";

interface Score {
  territories: Record<string, number>;
  resources: Record<string, number>;
  partners: Record<string, number>;
  scenario: number;
}

export const moonriver: GameClient<View, Edition> = {
  words, blank, fold, paths, turns, buttons, question, motion, chip, scoreLines, coach, headline, describe, Board, Market,
};

/** The two sides of a recruited token. */
function chip(target: string, { t }: Scene<View, Edition>) {
  const [kind, , side = ""] = target.split(":");
  if (kind !== "side") return null;
  return (
    <>
      <span className="chip-art"><Token name={side} /></span>
      <span>
        <b>{t(`moonriver.partner.${side}`)}</b>
        <small>{t(`moonriver.about.${side}`)}</small>
      </span>
    </>
  );
}

function scoreLines(details: unknown): ScoreLine[] {
  const score = details as Score;
  const sum = (parts: Record<string, number>) => Object.values(parts).reduce((a, b) => a + b, 0);
  return [
    { label: "moonriver.score.territories", points: sum(score.territories) },
    { label: "moonriver.score.resources", points: sum(score.resources) },
    { label: "moonriver.score.partners", points: sum(score.partners) },
    { label: "moonriver.score.scenario", points: score.scenario },
  ];
}

function coach({ decision }: View): string | null {
  return decision && ["draft", "select", "expand", "recruit"].includes(decision.kind) ? `moonriver.coach.${decision.kind}` : null;
}

function headline(view: View): Phrase[] {
  const phase = { draft: "moonriver.drafting", emptying: "moonriver.emptying", over: "moonriver.over" }[view.phase];
  const lines: Phrase[] = [phase ? { words: phase } : { words: "moonriver.round", values: { round: view.round } }];
  return view.scenario ? [...lines, { words: `moonriver.scenario.${view.scenario}` }] : lines;
}

function describe({ view, names, t }: Scene<View, Edition>, seat: number): string[] {
  const ranch = view.seats.find((one) => one.seat === seat);
  if (!ranch) return [];
  const plots = ranch.plots.map((plot) =>
    [
      `${plot.cell}: ${names.get(plot.kind) ?? plot.terrain}`,
      plot.cows ? t("moonriver.cell.cows", { count: plot.cows }) : "",
      plot.partner ? t(`moonriver.partner.${plot.partner}`) : "",
    ].filter(Boolean).join(", "),
  );
  const reserve = ranch.reserve.map((kind) => names.get(kind) ?? kind).join("; ");
  return reserve ? [...plots, `${t("moonriver.reserve")}: ${reserve}`] : plots;
}
