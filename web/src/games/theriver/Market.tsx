/** What lies in the middle: places for pioneers, the tile island, building cards, supply. */
import { Glyph, Icon, type GlyphName } from "../../art/Symbols.tsx";
import { Target } from "../../art/Target.tsx";
import type { Scene } from "../game.ts";
import { BuildingDrawing } from "./Building.tsx";
import { target } from "./choices.ts";
import { TileDrawing } from "./Tile.tsx";
import { cardOf, RESOURCES, tileOf, type Edition, type Place, type View } from "./view.ts";

interface Props {
  scene: Scene<View, Edition>;
}

export function Market({ scene }: Props) {
  const { view, t } = scene;
  return (
    <div className="market theriver-market">
      <section className="places-board" aria-label={t("theriver.places")}>
        <h2>{t("theriver.places")}</h2>
        <div className="places-grid">
          {view.places.map((place) => <PlaceSquare key={place.place} scene={scene} place={place} />)}
          <Trade scene={scene} />
        </div>
      </section>
      <section className="island" aria-label={t("theriver.island")}>
        <h2>{t("theriver.island")}</h2>
        <div className="island-tiles" tabIndex={0} role="group" aria-label={t("theriver.island")}>{view.island.map((tile) => <IslandTile key={tile} scene={scene} tile={tile} />)}</div>
      </section>
      <section className="cards" aria-label={t("theriver.buildings")}>
        <h2>{t("theriver.buildings")}</h2>
        <div className="card-row" tabIndex={0} role="group" aria-label={t("theriver.buildings")}>{view.buildings.map((card) => <OfferedCard key={card} scene={scene} card={card} />)}</div>
      </section>
      <Stocks scene={scene} />
    </div>
  );
}

function PlaceSquare({ scene, place }: { scene: Scene<View, Edition>; place: Place }) {
  const { t, seats } = scene;
  const there = place.pioneers.map((seat) => seats.find((one) => one.seat === seat));
  const name = t(`theriver.place.${place.place}`);
  const label = [name, ...there.map((face) => face?.name ?? "")].join(", ");
  const free = place.room === null ? 0 : Math.max(0, place.room - there.length);
  const isFull = place.room !== null && free === 0;
  return (
    <Target choice={scene.choice} target={target.place(place.place)} label={label} className={`place${isFull ? " full" : ""}`}>
      <span className="place-sign">
        <Icon name={place.place as GlyphName} />
        {place.bonus > 0 && <b className="place-bonus">+{place.bonus}</b>}
      </span>
      <span className="place-name">{name}</span>
      <span className="place-room" aria-hidden="true">
        {there.map((face, at) => (
          <svg key={at} viewBox="0 0 48 48" className={`seat-${face?.colour} in-seat-colour`}><Glyph name="meeple" size={48} /></svg>
        ))}
        {Array.from({ length: free }, (_, at) => <i key={at} />)}
      </span>
    </Target>
  );
}

function Trade({ scene }: Props) {
  const { t, choice } = scene;
  if (!choice.lit.has(target.trade) && !choice.picked.has(target.trade)) return null;
  return (
    <Target choice={choice} target={target.trade} label={t("theriver.trade")} className="place trade">
      <span className="place-sign">3 → <Icon name="food" /></span>
      <span className="place-name">{t("theriver.trade")}</span>
    </Target>
  );
}

function IslandTile({ scene, tile }: { scene: Scene<View, Edition>; tile: string }) {
  return (
    <Target choice={scene.choice} target={target.tile(tile)} label={scene.names.get(tile) ?? tile} className="offer">
      <svg viewBox="0 0 100 100" aria-hidden="true"><TileDrawing tile={tileOf(scene.edition, tile)} /></svg>
    </Target>
  );
}

function OfferedCard({ scene, card }: { scene: Scene<View, Edition>; card: string }) {
  return (
    <Target choice={scene.choice} target={target.card(card)} label={scene.names.get(card) ?? card} className="card">
      <svg viewBox="0 0 90 120" aria-hidden="true"><BuildingDrawing card={cardOf(scene.edition, card)} /></svg>
    </Target>
  );
}

function Stocks({ scene: { view, seats, t } }: Props) {
  const first = seats.find((face) => face.seat === view.coming_first_player);
  return (
    <p className="stocks" data-anchor="supply">
      {RESOURCES.map((resource) => (
        <span key={resource} data-anchor={`supply:${resource}`} aria-label={`${t(`theriver.symbol.${resource}`)}: ${view.resource_supply[resource]}`}>
          <Icon name={resource} /> {view.resource_supply[resource]}
        </span>
      ))}
      <span data-anchor="tokens" aria-label={t("theriver.next-token", { value: view.tokens[0] ?? 0 })}><Icon name="token" /> {view.tokens[0] ?? "–"}</span>
      <span className={`seat-${first?.colour}`}><Icon name="first" /> {first?.name}</span>
      <span data-anchor="pile">{t("theriver.pile", { count: view.tile_pile })}</span>
    </p>
  );
}
