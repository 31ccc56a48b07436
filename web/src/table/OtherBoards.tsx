/** The boards of the other seats: whole, but small; a touch opens one. */
import type { GameClient, Scene } from "../games/game.ts";
import type { TableText } from "./text.ts";

interface Props {
  scene: Scene<unknown, unknown>;
  game: GameClient;
  main: number;
  open(seat: number | null): void;
  t: TableText;
}

export function OtherBoards({ scene, game, main, open, t }: Props) {
  const others = scene.seats.filter((face) => face.seat !== main);
  return (
    <section className={`others others-${others.length}`} aria-label={t("table.others")}>
      {others.map((face) => (
        <figure key={face.seat} className={`other seat-${face.colour}`}>
          <figcaption>
            <button type="button" className="quiet" onClick={() => open(face.isViewer ? null : face.seat)} aria-label={t("table.open-board", { name: face.name })}>
              <span className="seat-mark" aria-hidden="true" />
              {face.name}
            </button>
          </figcaption>
          <game.Board scene={scene} seat={face.seat} small />
        </figure>
      ))}
    </section>
  );
}
