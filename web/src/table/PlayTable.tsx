/** A match that has begun: boards, market, what is asked, log. */
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { MatchFacts } from "@headwater/client";
import type { GameClient, LegalMove, Scene } from "../games/game.ts";
import { Flights } from "../motion/Flights.tsx";
import { useTableTalk } from "../talk/TableTalk.tsx";
import { ActionBar } from "./ActionBar.tsx";
import type { Catalogue } from "./catalogue.ts";
import { seatFaces } from "./faces.ts";
import { Finished } from "./Finished.tsx";
import { LogPanel } from "./LogPanel.tsx";
import { OtherBoards } from "./OtherBoards.tsx";
import { SeatStrip } from "./SeatStrip.tsx";
import type { Sitting } from "./TablePage.tsx";
import { TableMenu } from "./TableMenu.tsx";
import type { TableText } from "./text.ts";
import { useChoice } from "./useChoice.ts";
import { useDrag } from "./useDrag.ts";
import { usePlayback } from "./usePlayback.ts";
import { useTableKeys } from "./useTableKeys.ts";
import { useTargetsInView } from "./useTargetsInView.ts";

interface Props {
  sitting: Sitting;
  match: MatchFacts;
  game: GameClient;
  known: Catalogue;
  t: TableText;
}

const NOTHING: readonly LegalMove[] = [];

export function PlayTable({ sitting, match, game, known, t }: Props) {
  const { shown, playback, positions } = usePlayback(sitting, game, known.edition);
  const [scrubbed, setScrubbed] = useState<number | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const isLive = scrubbed === null && shown.version >= match.version && !shown.isMoving;
  const isAsked = isLive && sitting.isYourTurn && !sitting.pending;
  const view = scrubbed === null ? shown.view : (positions.get(scrubbed) ?? shown.view);
  const choice = useChoice(game, isAsked ? (sitting.legalMoves as readonly LegalMove[]) : NOTHING, view, isAsked ? match.viewerSeat : null);
  const faces = useMemo(() => seatFaces(match, known.levels, t), [match, known, t]);
  const scene: Scene<unknown, unknown> = { view, edition: known.edition, names: known.names, seats: faces, choice, t };
  const foreign = foreignSeat(choice.lit, match.viewerSeat);
  const main = opened ?? foreign ?? match.viewerSeat ?? match.toMove?.number ?? 1;
  const play = (notation: string) => void sitting.table.play(notation).catch(() => undefined);
  const confirm = () => choice.ghost && play(choice.ghost.notation);
  // What is looked at first is drawn first; the rest follows when the browser has time.
  const isDrawn = useDeferredValue(true, false);
  const talk = useTableTalk(match.id, match.viewerSeat !== null, match.outcome !== null || match.status === "ABORTED");
  useDrag(choice.pick);
  useTableKeys({
    Enter: choice.ghost ? confirm : null,
    Escape: choice.canGoBack ? choice.back : scrubbed === null ? null : () => setScrubbed(null),
    r: choice.canTurn ? choice.turn : null,
    u: match.canUndo ? () => void sitting.table.undo() : null,
  });
  useTargetsInView(choice.lit);
  // Each question, and each choice on another board, finds the board it is about, whichever was looked at before.
  useEffect(() => {
    if (isAsked) setOpened(null);
  }, [isAsked, match.version, foreign]);
  return (
    <>
      <header className="table-head">
        <h1>{match.game.name}</h1>
        <p className="headline">{game.headline(view).map((phrase) => <span key={phrase.words}>{t(phrase.words, phrase.values)}</span>)}</p>
        <TableMenu sitting={sitting} match={match} t={t} talk={talk.button} />
      </header>
      <section className="main-board" aria-label={t("table.board")}>
        <game.Board scene={scene} seat={main} />
        <ul className="only-read">{game.describe(scene, main).map((line) => <li key={line}>{line}</li>)}</ul>
      </section>
      <section className="shared" tabIndex={0} aria-label={t("table.shared")}>
        <game.Market scene={scene} />
      </section>
      <div className="side">
        {talk.drawer}
        <SeatStrip match={match} sitting={sitting} game={game} faces={faces} main={main} open={setOpened} t={t} />
        {isDrawn && <OtherBoards scene={scene} game={game} main={main} open={setOpened} t={t} />}
        {isDrawn && <LogPanel sitting={sitting} faces={faces} names={known.names} scrubbed={scrubbed} scrub={setScrubbed} t={t} />}
      </div>
      {match.outcome ? (
        <Finished sitting={sitting} match={match} game={game} faces={faces} t={t} />
      ) : (
        <ActionBar
          sitting={sitting} match={match} game={game} scene={scene} choice={choice} faces={faces} t={t}
          isAsked={isAsked} isMoving={shown.isMoving} hurry={() => playback.skip()} scrubbed={scrubbed} leave={() => setScrubbed(null)} play={play} confirm={confirm}
        />
      )}
      <Flights flights={scrubbed === null ? shown.flights : []} duration={shown.duration} />
    </>
  );
}

/** A choice that lies on other seats' boards alone opens one of them; afterwards one's own is back. */
export function foreignSeat(lit: ReadonlySet<string>, seat: number | null): number | null {
  const seats = [...lit].map((target) => Number(/^cell:(\d)/.exec(target)?.[1] ?? seat));
  return seats.length === 0 || seats.some((one) => one === seat) ? null : seats[0]!;
}
