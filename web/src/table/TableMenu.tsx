/** Connection, sharing, speed of motion, giving up. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { MatchFacts } from "@headwater/client";
import { Icon } from "../art/Symbols.tsx";
import { changeSpeed, SPEEDS, useSpeed, type Speed } from "../motion/speed.ts";
import type { Sitting } from "./TablePage.tsx";
import type { TableText } from "./text.ts";

interface Props {
  sitting: Sitting;
  match: MatchFacts;
  t: TableText;
  talk: ReactNode;
}

export function TableMenu({ sitting, match, t, talk }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  const isPlaying = match.status === "RUNNING" && match.viewerSeat !== null;
  return (
    <div className="table-tools">
      <ConnectionSign sitting={sitting} t={t} />
      {talk}
      <ShareButton t={t} />
      <details ref={menu} className="table-menu">
        <summary aria-label={t("table.menu")}><Icon name="menu" /></summary>
        <div className="menu-sheet">
          <SpeedChoice t={t} />
          {isPlaying && <Resign sitting={sitting} t={t} />}
          <p className="keys">{t("table.keys")}</p>
        </div>
      </details>
    </div>
  );
}

/** A touch elsewhere or Escape closes the menu. */
function useClosing(menu: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      if (menu.current && (isEscape || (event.type === "pointerdown" && !isInside))) menu.current.open = false;
    };
    window.addEventListener("pointerdown", close);
    window.addEventListener("keydown", close);
    return () => {
      window.removeEventListener("pointerdown", close);
      window.removeEventListener("keydown", close);
    };
  }, [menu]);
}

function ConnectionSign({ sitting, t }: { sitting: Sitting; t: TableText }) {
  return (
    <span className={`connection ${sitting.connection}`} role="status">
      <span className={sitting.connection === "live" ? "only-read" : ""}>{t(`table.connection.${sitting.connection}`)}</span>
    </span>
  );
}

export function ShareButton({ t }: { t: TableText }) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    if (navigator.share) return navigator.share({ url: location.href }).catch(() => undefined);
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" className="quiet share" onClick={() => void share()} aria-label={t(isCopied ? "table.copied" : "table.share")}>
      <Icon name={isCopied ? "check" : "share"} /> <span>{t(isCopied ? "table.copied" : "table.share")}</span>
    </button>
  );
}

function SpeedChoice({ t }: { t: TableText }) {
  const speed = useSpeed();
  return (
    <label className="speed">
      {t("table.speed")}
      <select value={speed} onChange={(event) => changeSpeed(event.target.value as Speed)}>
        {Object.keys(SPEEDS).map((one) => <option key={one} value={one}>{t(`table.speed.${one}`)}</option>)}
      </select>
    </label>
  );
}

/** Asks twice: a match given up cannot be had back. */
function Resign({ sitting, t }: { sitting: Sitting; t: TableText }) {
  const [isSure, setSure] = useState(false);
  if (!isSure) return <button type="button" onClick={() => setSure(true)}><Icon name="flag" /> {t("table.resign")}</button>;
  return (
    <div className="sure" role="alertdialog" aria-label={t("table.resign")}>
      <p>{t("table.resign.sure")}</p>
      <button type="button" className="danger" onClick={() => void sitting.table.resign()}>{t("table.resign.yes")}</button>
      <button type="button" onClick={() => setSure(false)}>{t("table.resign.no")}</button>
    </div>
  );
}
