/** What lies between the ranches: both columns, the saloon, cows and piles. */
import { Glyph, Icon, type GlyphName } from "../../art/Symbols.tsx";
import { Target } from "../../art/Target.tsx";
import type { Scene } from "../game.ts";
import { target } from "./choices.ts";
import { PlotDrawing } from "./Plot.tsx";
import { kindOf, type ColumnPlot, type Edition, type View } from "./view.ts";

interface Props {
  scene: Scene<View, Edition>;
}

export function Market({ scene }: Props) {
  const { view, t } = scene;
  return (
    <div className="market moonriver-market">
      {view.old.length > 0 && <Column scene={scene} plots={view.old} name={t("moonriver.column.old")} kind="old" />}
      {view.new.length > 0 && <Column scene={scene} plots={view.new} name={t("moonriver.column.new")} kind="new" />}
      <Saloon scene={scene} />
      {view.decision?.kind === "bonus" && <BonusTiles scene={scene} />}
      <p className="stocks">
        <span data-anchor="supply"><Icon name="cow" /> {t("moonriver.supply", { count: view.supply })}</span>
        <span data-anchor="pile">{t("moonriver.pile", { count: view.pile })}</span>
        <span data-anchor="stack">{t("moonriver.stack", { count: view.stack })}</span>
      </p>
    </div>
  );
}

function Column({ scene, plots, name, kind }: { scene: Scene<View, Edition>; plots: ColumnPlot[]; name: string; kind: "old" | "new" }) {
  return (
    <section className={`column column-${kind}`} aria-label={name}>
      <h2>{name}</h2>
      <div className="column-plots">
        {plots.map((one) => <Offer key={one.position} scene={scene} one={one} kind={kind} />)}
      </div>
    </section>
  );
}

function Offer({ scene, one, kind }: { scene: Scene<View, Edition>; one: ColumnPlot; kind: "old" | "new" }) {
  const face = kindOf(scene.edition, one.plot);
  const owner = scene.seats.find((seat) => seat.seat === one.seat);
  const place = kind === "new" ? target.column(one.position) : `old:${one.position}`;
  const label = [`${one.position}: ${scene.names.get(one.plot) ?? one.plot}`, owner?.name ?? ""].filter(Boolean).join(", ");
  return (
    <Target choice={scene.choice} target={place} label={label} className={`offer${one.gone ? " gone" : ""}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {one.gone ? <rect x="3" y="3" width="94" height="94" rx="9" className="slot" /> : <PlotDrawing face={face} />}
        {!one.gone && (
          <g>
            <path d="M97.500 76v13q0 8.500-8.500 8.500h-13z" className="back-number-disc" />
            <text x="90" y="95" className="back-number">{face.number}</text>
          </g>
        )}
        {owner && (
          <g className={`seat-${owner.colour} in-seat-colour ranchero`}>
            <Glyph name="ranchero" x={22} y={one.gone ? 22 : 30} size={56} />
          </g>
        )}
      </svg>
    </Target>
  );
}

function Saloon({ scene }: Props) {
  const { view, t } = scene;
  return (
    <section className="saloon" aria-label={t("moonriver.saloon")}>
      <h2>{t("moonriver.saloon")}</h2>
      <div className="tokens">
        {view.saloon.map((specialist, at) => (
          <Target
            key={at} choice={scene.choice} target={target.saloon(specialist)} className="token"
            label={`${t(`moonriver.partner.${specialist}`)}: ${t(`moonriver.about.${specialist}`)}`}
          >
            <Token name={specialist} />
          </Target>
        ))}
      </div>
    </section>
  );
}

export function Token({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <circle cx="30" cy="30" r="27" className={`partner-disc partner-${name}`} />
      <Glyph name={name as GlyphName} x={10} y={10} size={40} />
    </svg>
  );
}

function BonusTiles({ scene }: Props) {
  const sides = scene.view.bonus_tiles.flatMap((tile) => (scene.edition.bonus_tiles[tile] ?? []).map((side) => ({ tile, side })));
  return (
    <section className="bonus-tiles" aria-label={scene.t("moonriver.bonus")}>
      <h2>{scene.t("moonriver.bonus")}</h2>
      <div className="tokens">
        {sides.map(({ tile, side }) => (
          <Target
            key={tile + side} choice={scene.choice} target={target.bonus(tile, side)} className="offer"
            label={`${scene.t("moonriver.bonus")} ${tile}: ${scene.t(`moonriver.terrain.${side}`)}`}
          >
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <PlotDrawing face={{ ...kindOf(scene.edition, tile), terrain: side, circles: 1 }} />
            </svg>
          </Target>
        ))}
      </div>
    </section>
  );
}
