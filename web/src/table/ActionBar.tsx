/** One sentence that says what is asked, and what can be done about it. */
import type { MatchFacts } from "@headwater/client";
import { useEffect, useState } from "react";
import { Icon } from "../art/Symbols.tsx";
import type { GameClient, LegalMove, Scene, SeatFace } from "../games/game.ts";
import { CoachMark } from "./CoachMark.tsx";
import { LogText } from "./LogText.tsx";
import { RefusalNote } from "./RefusalNote.tsx";
import type { Sitting } from "./TablePage.tsx";
import type { TableText } from "./text.ts";
import type { Choosing } from "./useChoice.ts";

interface Props {
  sitting: Sitting;
  match: MatchFacts;
  game: GameClient;
  scene: Scene<unknown, unknown>;
  choice: Choosing;
  faces: readonly SeatFace[];
  t: TableText;
  /** Whether the viewer has to choose now. */
  isAsked: boolean;
  isMoving: boolean;
  hurry(): void;
  scrubbed: number | null;
  leave(): void;
  play(notation: string): void;
  confirm(): void;
}

export function ActionBar(props: Props) {
  const { sitting, match, game, choice, isAsked, t } = props;
  const moves = isAsked ? (sitting.legalMoves as readonly LegalMove[]) : [];
  return (
    <section className={isAsked ? "action-bar asked" : "action-bar"} aria-label={t("table.action")}>
      <RefusalNote sitting={sitting} game={match.game.key} t={t} />
      <p className="asked-for" role="status" aria-live="polite">{choice.ghost && !choice.canTurn ? <LogText text={choice.ghost.text} faces={props.faces} names={props.scene.names} /> : sentence(props)}</p>
      {choice.ghost && <Preview move={choice.ghost} t={t} />}
      <Chips {...props} />
      <div className="action-buttons">
        <Hint {...props} />
        {match.canUndo && !choice.canGoBack && (
          <button type="button" className="quiet" onClick={() => void sitting.table.undo()}>
            <Icon name="undo" /> {t("table.undo")}
          </button>
        )}
        {choice.canGoBack && <button type="button" className="quiet" onClick={choice.back}>{t("table.back")}</button>}
        {choice.canTurn && (
          <button type="button" onClick={choice.turn}>
            <Icon name="turn" /> {t("table.turn")}
          </button>
        )}
        {!choice.canGoBack && game.buttons(moves).map(({ move, label }) => (
          <button key={move.notation} type="button" onClick={() => props.play(move.notation)}>{t(label)}</button>
        ))}
        {choice.ghost && (
          <button type="button" className="primary" onClick={props.confirm}>
            <Icon name="check" /> {t("table.confirm")}
          </button>
        )}
        {props.isMoving && <button type="button" className="quiet" onClick={props.hurry}>{t("table.hurry")}</button>}
        {props.scrubbed !== null && <button type="button" className="primary" onClick={props.leave}>{t("table.now")}</button>}
        <Standby sitting={sitting} match={match} t={t} />
      </div>
      {isAsked && <CoachMark game={game} view={props.scene.view} t={t} hasPicked={choice.canGoBack} />}
    </section>
  );
}

function sentence({ sitting, match, game, scene, choice, faces, scrubbed, isAsked, t }: Props): string {
  if (scrubbed !== null) return t("table.past", { version: scrubbed, last: match.version });
  if (sitting.pending) return t(sitting.pending.state === "waiting for the network" ? "table.waiting-network" : "table.sending");
  if (isAsked) {
    const phrase = game.question(scene.view, choice.order);
    return t(phrase.words, phrase.values);
  }
  const name = faces.find((face) => face.seat === match.toMove?.number)?.name;
  return sitting.isYourTurn ? t("table.look") : name ? t("table.waits", { name }) : t("table.watching");
}

/** What the chosen move means and what it is worth. */
function Preview({ move, t }: { move: LegalMove; t: TableText }) {
  const delta = move.scoreDelta;
  const sign = delta === null || delta === 0 ? "even" : delta > 0 ? "gain" : "loss";
  return (
    <p className="preview">
      <span className={`delta ${sign}`} aria-label={t("table.change", { delta: delta ?? "?" })}>{delta === null ? "?" : delta > 0 ? `+${delta}` : String(delta).replace("-", "−")}</span>
      {!move.canUndo && <small>{t("table.final")}</small>}
    </p>
  );
}

function Chips({ game, scene, choice, t }: Props) {
  const chips = [...choice.lit].map((target) => ({ target, drawing: game.chip(target, scene) })).filter(({ drawing }) => drawing !== null);
  if (!chips.length) return null;
  return (
    <div className="chips" role="group" aria-label={t("table.options")}>
      {chips.map(({ target, drawing }) => (
        <button key={target} type="button" className="chip" data-target={target} onClick={() => choice.pick(target)}>{drawing}</button>
      ))}
    </div>
  );
}

/** Asks a machine; its move is shown as if chosen, never played. */
function Hint({ sitting, match, choice, isAsked, t }: Props) {
  const [advice, setAdvice] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setAdvice(null), [match.version]);
  if (!isAsked || match.isRated || choice.canGoBack) return null;
  const ask = async () => {
    setAsking(true);
    const hint = await sitting.table.hint().catch(() => null);
    setAsking(false);
    if (hint && choice.follow(hint.notation)) return;
    setAdvice(sitting.legalMoves.find((one) => one.notation === hint?.notation)?.text ?? t("table.no-hint"));
  };
  if (advice) return <p className="advice" role="status"><Icon name="hint" /> {advice}</p>;
  return (
    <button type="button" className="quiet hint-button" aria-label={t(isAsking ? "table.asking" : "table.hint")} disabled={isAsking} onClick={() => void ask()}>
      <Icon name="hint" /> <span>{t(isAsking ? "table.asking" : "table.hint")}</span>
    </button>
  );
}

/** What can be done while somebody is away. */
function Standby({ sitting, match, t }: { sitting: Sitting; match: MatchFacts; t: TableText }) {
  const own = match.seats.find((seat) => seat.isViewer);
  const waiting = match.toMove && !match.toMove.isViewer ? sitting.table.timeLeft(match.toMove.number) : null;
  return (
    <>
      {own?.standIn && <button type="button" className="primary" onClick={() => void sitting.table.takeBackSeat()}>{t("table.take-back")}</button>}
      {own && waiting === 0 && <button type="button" onClick={() => void sitting.table.claimTimeout()}>{t("table.claim-timeout")}</button>}
    </>
  );
}
