/** A match after its end: every step, scores over time, analysis, record. */
import { use, useEffect, useMemo, useState } from "react";
import { useHeadwater, useTable } from "@headwater/react";
import { word, type LogEvent, type MatchFacts, type PastState } from "@headwater/client";
import { Link } from "wouter";
import { Symbols } from "../art/Symbols.tsx";
import { useSettings } from "../app/settings.ts";
import { textIn, useText } from "../app/text.ts";
import { usePageTitle } from "../app/title.ts";
import type { Choice, GameClient, LegalMove, Scene, SeatFace } from "../games/game.ts";
import { standingMoves, type LogEntry } from "../games/history.ts";
import { loadGame } from "../games/registry.ts";
import { Flights } from "../motion/Flights.tsx";
import { catalogue, type Catalogue } from "../table/catalogue.ts";
import { seatFaces } from "../table/faces.ts";
import { LogText } from "../table/LogText.tsx";
import type { Sitting } from "../table/TablePage.tsx";
import type { TableText } from "../table/text.ts";
import { useTableKeys } from "../table/useTableKeys.ts";
import { words as tableWords } from "../table/words.ts";
import type { Review } from "./analysis.ts";
import { AnalysisPanel } from "./AnalysisPanel.tsx";
import { Controls } from "./Controls.tsx";
import { RecordPanel } from "./RecordPanel.tsx";
import { ScorePlot } from "./ScorePlot.tsx";
import { readScores, type Scores } from "./scores.ts";
import { useReplay } from "./useReplay.ts";
import { words } from "./words.ts";
import "../art/art.css";
import "../motion/motion.css";
import "../table/table.css";
import "./replay.css";

const ALL = {
  en: { ...tableWords.en, ...words.en },
  it: { ...tableWords.it, ...words.it },
  es: { ...tableWords.es, ...words.es },
  pt: { ...tableWords.pt, ...words.pt },
};

export function ReplayPage({ id }: { readonly id: string }) {
  const t = useText(ALL);
  const sitting = useTable(id);
  if (sitting.phase === "missing") return <p className="table-message" role="alert">{t("table.missing")}</p>;
  if (!sitting.match || sitting.log.at(-1)?.version !== sitting.match.version) return <p className="table-message" role="status">{t("table.loading")}</p>;
  if (!sitting.match.outcome || !sitting.match.startedAt)
    return <p className="table-message"><Link href={`/match/${id}`}>{t("replay.running")}</Link></p>;
  return <Loaded sitting={sitting} match={sitting.match} />;
}

function Loaded({ sitting, match }: { sitting: Sitting; match: MatchFacts }) {
  const { language } = useSettings();
  const known = use(catalogue(useHeadwater(), match.id, language));
  const game = use(loadGame(match.game.key));
  const t: TableText = useMemo(() => {
    const texts = { ...ALL[language], ...game?.words[language] };
    return (key, values) => textIn<string>(language, { en: texts, it: texts, es: texts, pt: texts })(key, values);
  }, [language, game]);
  usePageTitle(t("replay.title", { game: match.game.name }));
  if (!game) return <p className="table-message" role="alert">{t("table.unknown", { game: match.game.name })}</p>;
  return <Replayed log={sitting.log} match={match} game={game} known={known} t={t} />;
}

const RESTING: Omit<Choice, "ghost" | "seat" | "picked"> = { lit: new Set(), order: [], pick: () => undefined };

interface Props {
  log: readonly LogEvent[];
  match: MatchFacts;
  game: GameClient;
  known: Catalogue;
  t: TableText;
}

function Replayed({ log, match, game, known, t }: Props) {
  const client = useHeadwater();
  const entries = log as unknown as readonly LogEntry[];
  const colours = useMemo(() => match.seats.map((seat) => word(seat.colour ?? "")), [match]);
  const replay = useReplay(entries, game, known.edition, colours);
  const faces = useMemo(() => seatFaces(match, known.levels, t), [match, known, t]);
  const [scores, setScores] = useState<Scores>(new Map());
  const [seat, setSeat] = useState(match.viewerSeat ?? 1);
  const [review, setReview] = useState<Review | null>(null);
  useEffect(() => void readScores(client, match.id, setScores).catch(() => undefined), [client, match.id]);
  const moves = useMemo(() => standingMoves(entries), [entries]);
  const entry = log.find((one) => one.version === replay.shown.version);
  const choose = (next: Review | null) => {
    setReview(next);
    if (!next) return;
    setSeat(next.seat);
    const played = moves[next.ply - 1]?.version ?? 0;
    replay.go(replay.versions.indexOf(played) - 1);
  };
  const leave = <A extends unknown[]>(act: (...given: A) => void) => (...given: A) => {
    setReview(null);
    act(...given);
  };
  const moved = { ...replay, go: leave(replay.go), step: leave(replay.step), play: leave(replay.play) };
  useTableKeys({
    ArrowLeft: () => moved.go(replay.at - 1), ArrowRight: moved.step, Home: () => moved.go(0), End: () => moved.go(replay.versions.length - 1),
    " ": () => moved.play(!replay.isPlaying),
  });
  const better = useBetterMove(match.id, review);
  const picked = useMemo(() => new Set(better ? game.paths([better.move], better.view)[0]?.targets : []), [game, better]);
  const choice: Choice = { ...RESTING, seat: review?.seat ?? null, picked, ghost: better?.move ?? null };
  const scene: Scene<unknown, unknown> = { view: replay.shown.view, edition: known.edition, names: known.names, seats: faces, choice, t };
  return (
    <div className="replay-page">
      <Symbols />
      <header className="table-head">
        <h1>{t("replay.title", { game: match.game.name })}</h1>
        <p className="headline">{game.headline(replay.shown.view).map((phrase) => <span key={phrase.words}>{t(phrase.words, phrase.values)}</span>)}</p>
        <Link className="button quiet" href={`/match/${match.id}`}>{t("replay.to-table")}</Link>
      </header>
      <section className="main-board" aria-label={t("table.board")}>
        <game.Board scene={scene} seat={seat} />
        <ul className="only-read">{game.describe(scene, seat).map((line) => <li key={line}>{line}</li>)}</ul>
      </section>
      <section className="shared" tabIndex={0} aria-label={t("table.shared")}><game.Market scene={scene} /></section>
      <section className="replay-now">
        <Controls replay={moved} t={t} />
        <Now entry={entry} review={review} better={better?.move.text ?? null} faces={faces} names={known.names} t={t} />
      </section>
      <div className="side">
        <SeatTabs faces={faces} seat={seat} show={setSeat} scores={scores.get(replay.shown.version)} t={t} />
        <section className="replay-scores" aria-label={t("replay.plot")}>
          <ScorePlot scores={scores} versions={replay.versions} at={replay.at} faces={faces} go={moved.go} t={t} />
        </section>
        <section className="replay-analysis">
          <h2>{t("replay.analysis")}</h2>
          <AnalysisPanel id={match.id} faces={faces} names={known.names} moves={moves as unknown as readonly LogEvent[]} chosen={review} choose={choose} t={t} />
        </section>
        <section className="replay-record">
          <h2>{t("replay.record")}</h2>
          <RecordPanel match={match} t={t} />
        </section>
      </div>
      <Flights flights={replay.shown.flights} duration={replay.shown.duration} />
    </div>
  );
}

function SeatTabs({ faces, seat, show, scores, t }: { faces: readonly SeatFace[]; seat: number; show(seat: number): void; scores: readonly number[] | undefined; t: TableText }) {
  return (
    <ul className="seats" aria-label={t("table.seats")}>
      {faces.map((face, at) => (
        <li key={face.seat} className={`seat-${face.colour}${face.seat === seat ? " shown" : ""}`} data-anchor={`seat:${face.seat}`}>
          <button type="button" className="seat" aria-pressed={face.seat === seat} onClick={() => show(face.seat)}>
            <span className="seat-mark" aria-hidden="true" />
            <span className="seat-name">{face.name}</span>
            <span className="seat-score">{scores?.[at] ?? ""}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The move that a machine prefers to a reviewed one, with the position it is for. */
function useBetterMove(id: string, review: Review | null): { move: LegalMove; view: unknown } | null {
  const client = useHeadwater();
  const [better, setBetter] = useState<{ move: LegalMove; view: unknown } | null>(null);
  useEffect(() => {
    setBetter(null);
    if (!review) return;
    let isWanted = true;
    const show = (past: PastState | null) => {
      const move = past?.legalMoves.find((one) => one.notation === review.best);
      if (isWanted && past && move) setBetter({ move, view: past.view });
    };
    client.history(id).ply(review.ply - 1).then(show, () => undefined);
    return () => void (isWanted = false);
  }, [client, id, review]);
  return better;
}

interface NowProps {
  entry: LogEvent | undefined;
  review: Review | null;
  better: string | null;
  faces: readonly SeatFace[];
  names: Catalogue["names"];
  t: TableText;
}

/** What just happened, or what a machine would have done instead. */
function Now({ entry, review, better, faces, names, t }: NowProps) {
  if (review && better)
    return (
      <p className="now" role="status">
        {t(review.best === review.notation ? "replay.agrees" : "replay.instead")} <b><LogText text={better} faces={faces} names={names} /></b>
      </p>
    );
  const texts = entry && entry.kind === "MOVED" && entry.texts.length > 1 ? entry.texts.slice(1) : (entry?.texts ?? []);
  return <div className="now" role="status">{texts.slice(0, 3).map((text, at) => <p key={at}><LogText text={text} faces={faces} names={names} /></p>)}</div>;
}
