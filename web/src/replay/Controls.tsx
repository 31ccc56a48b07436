/** Slider and buttons that move through a match. */
import { Icon, type GlyphName } from "../art/Symbols.tsx";
import type { TableText } from "../table/text.ts";
import type { Replay } from "./useReplay.ts";

export function Controls({ replay, t }: { replay: Replay; t: TableText }) {
  const { at, versions, isPlaying, go, step, play } = replay;
  const last = versions.length - 1;
  return (
    <div className="replay-controls">
      <input
        type="range" min={0} max={last} value={at} aria-label={t("replay.slider")} aria-valuetext={t("replay.step", { at, last })}
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className="replay-buttons">
        <Press icon="start" label={t("replay.first")} act={() => go(0)} isOff={at === 0} />
        <Press icon="back" label={t("replay.earlier")} act={() => go(at - 1)} isOff={at === 0} />
        <Press icon={isPlaying ? "pause" : "play"} label={t(isPlaying ? "replay.pause" : "replay.play")} act={() => play(!isPlaying)} isOff={at === last} isMain />
        <Press icon="forward" label={t("replay.later")} act={step} isOff={at === last} />
        <Press icon="end" label={t("replay.last")} act={() => go(last)} isOff={at === last} />
        <span className="replay-count">{t("replay.step", { at, last })}</span>
      </div>
    </div>
  );
}

interface PressProps {
  icon: GlyphName;
  label: string;
  act(): void;
  isOff: boolean;
  isMain?: boolean;
}

function Press({ icon, label, act, isOff, isMain = false }: PressProps) {
  return (
    <button type="button" className={isMain ? "icon-button primary" : "icon-button quiet"} aria-label={label} disabled={isOff} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}
