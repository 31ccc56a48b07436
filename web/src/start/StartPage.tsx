import { useHeadwater } from "@headwater/react";
import { Link, useLocation } from "wouter";
import { Complaint } from "../app/Complaint.tsx";
import { Choice } from "../app/Choice.tsx";
import { type Game, useGames } from "../app/catalogue.ts";
import { Page } from "../app/Page.tsx";
import { changeSettings, useSettings } from "../app/settings.ts";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { Company } from "./Company.tsx";
import { playNow } from "./play.ts";
import { Scene } from "./scenes.tsx";
import { words } from "./words.ts";
import "./start.css";

const KEYS = ["moon-river", "the-river"];

export function StartPage() {
  const t = useText(words);
  const { begin, isBusy, complaint } = useBegin();
  const games = useGames();
  const cards: readonly (Game | string)[] = games.length ? games : KEYS;
  return (
    <Page title={t("start.title")} lead={t("start.lead")}>
      <Opponents game={games[0]} />
      <Complaint text={complaint} />
      <ul className="games" aria-busy={!games.length}>
        {cards.map((game) => (
          <li key={typeof game === "string" ? game : game.key}>
            <GameCard game={game} isBusy={isBusy} onPlay={begin} />
          </li>
        ))}
      </ul>
      <Company />
    </Page>
  );
}

function useBegin() {
  const headwater = useHeadwater();
  const { level, machines } = useSettings();
  const [, navigate] = useLocation();
  const { act, ...state } = useAct();
  const begin = (game: string) =>
    act(async () => {
      const begun = await playNow(headwater, { game, machines, level });
      if ("refusal" in begun) return begun.refusal.text;
      navigate(`/match/${begun.matchId}`);
      return null;
    });
  return { begin, ...state };
}

function Opponents({ game }: { readonly game: Game | undefined }) {
  const t = useText(words);
  const { level, machines } = useSettings();
  const levels = game?.levels ?? [];
  const name = levels.find((one) => one.key === level)?.name ?? "";
  const numbered = levels.map((one, index) => ({ value: one.key, name: String(index + 1), hidden: one.name }));
  const counts = [1, 2, 3].map((value) => ({ value, name: String(value) }));
  return (
    <div className="choices">
      <Choice label={t("start.machines")} value={machines} options={counts} onChange={(next) => changeSettings({ machines: next })} />
      <Choice
        label={`${t("start.level")}: ${name}`}
        value={level}
        options={numbered}
        onChange={(next) => changeSettings({ level: next })}
      />
    </div>
  );
}

type CardProps = { readonly game: Game | string; readonly isBusy: boolean; readonly onPlay: (game: string) => void };

/** Before the catalogue has come the card keeps its place. */
function GameCard({ game, isBusy, onPlay }: CardProps) {
  const t = useText(words);
  const key = typeof game === "string" ? game : game.key;
  const known = typeof game === "string" ? null : game;
  const name = known?.name ?? "\u00a0";
  return (
    <article className="game-card">
      <Scene game={key} />
      <div className="game-text">
        <h2>{name}</h2>
        <p className="soft">{known?.about ?? "\u00a0"}</p>
        <div className="game-actions">
          <button
            type="button"
            className="primary big"
            aria-label={`${t("start.play")}: ${name}`}
            disabled={isBusy || !known}
            onClick={() => onPlay(key)}
          >
            {t("start.play")}
          </button>
          <Link href={`/rules/${key}`} className="button quiet" aria-label={`${t("start.rules")}: ${name}`}>
            {t("start.rules")}
          </Link>
        </div>
      </div>
    </article>
  );
}
