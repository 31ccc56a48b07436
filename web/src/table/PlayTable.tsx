/** A match that has begun: boards, market, what is asked, log. */
import { useEffect, useMemo, useState } from "react";
import type { MatchFacts } from "@headwater/client";
import type { GameClient, LegalMove, Scene } from "../games/game.ts";
import { Flights } from "../motion/Flights.tsx";
import { ActionBar } from "./ActionBar.tsx";
import type { Catalogue } from "./catalogue.ts";
import { CoachMark } from "./CoachMark.tsx";
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
  const main = opened ?? match.viewerSeat ?? match.toMove?.number ?? 1;
  const play = (notation: string) => void sitting.table.play(notation).catch(() => undefined);
  const confirm = () => choice.ghost && play(choice.ghost.notation);
  useDrag(choice.pick);
  useTableKeys({
    Enter: choice.ghost ? confirm : null,
    Escape: choice.canGoBack ? choice.back : scrubbed === null ? null : () => setScrubbed(null),
    r: choice.canTurn ? choice.turn : null,
    u: match.canUndo ? () => void sitting.table.undo() : null,
  });
  useForeignTarget(choice.lit, main, setOpened);
  return (
    <>
      <header className="table-head">
        <h1>{match.game.name}</h1>
        <p className="headline">{game.headline(view).map((phrase) => <span key={phrase.words}>{t(phrase.words, phrase.values)}</span>)}</p>
        <TableMenu sitting={sitting} match={match} t={t} />
      </header>
      <section className="main-board" aria-label={t("table.board")}>
        <game.Board scene={scene} seat={main} />
        <ul className="only-read">{game.describe(scene, main).map((line) => <li key={line}>{line}</li>)}</ul>
      </section>
      <section className="shared" tabIndex={0} aria-label={t("table.shared")}>
        <game.Market scene={scene} />
      </section>
      <div className="side">
        <SeatStrip match={match} sitting={sitting} game={game} faces={faces} main={main} open={setOpened} t={t} />
        <OtherBoards scene={scene} game={game} main={main} open={setOpened} t={t} />
        <LogPanel sitting={sitting} faces={faces} names={known.names} scrubbed={scrubbed} scrub={setScrubbed} t={t} />
      </div>
      {match.outcome ? (
        <Finished sitting={sitting} match={match} game={game} faces={faces} t={t} />
      ) : (
        <ActionBar
          sitting={sitting} match={match} game={game} scene={scene} choice={choice} faces={faces} t={t}
          isAsked={isAsked} isMoving={shown.isMoving} hurry={() => playback.skip()} scrubbed={scrubbed} leave={() => setScrubbed(null)} play={play} confirm={confirm}
        />
      )}
      {isAsked && <CoachMark game={game} view={view} t={t} hasPicked={choice.canGoBack} />}
      <Flights flights={scrubbed === null ? shown.flights : []} duration={shown.duration} />
    </>
  );
}

/** A choice on another seat's board opens that board; afterwards one's own is back. */
function useForeignTarget(lit: ReadonlySet<string>, main: number, open: (seat: number | null) => void): void {
  const seats = [...lit].map((target) => /^cell:(\d)/.exec(target)?.[1]).filter((seat) => seat !== undefined);
  const only = new Set(seats).size === 1 ? Number(seats[0]) : null;
  const isForeign = only !== null && only !== main;
  useEffect(() => {
    if (isForeign) open(only);
  }, [isForeign, only, open]);
}
