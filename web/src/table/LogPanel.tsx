/** The log in words; a touch shows the table as it was then. */
import { memo, useEffect, useMemo, useRef } from "react";
import { Icon } from "../art/Symbols.tsx";
import type { Names, SeatFace } from "../games/game.ts";
import { LogText } from "./LogText.tsx";
import type { Sitting } from "./TablePage.tsx";
import type { TableText } from "./text.ts";

interface Props {
  sitting: Sitting;
  faces: readonly SeatFace[];
  names: Names;
  scrubbed: number | null;
  scrub(version: number | null): void;
  t: TableText;
}

type Entry = Sitting["log"][number];

export function LogPanel({ sitting, faces, names, scrubbed, scrub, t }: Props) {
  const { log } = sitting;
  const versions = useMemo(() => log.filter((entry) => isPly(entry)).map((entry) => entry.version), [log]);
  const at = scrubbed === null ? versions.length - 1 : versions.indexOf(scrubbed);
  const go = (index: number) => scrub(index >= versions.length - 1 ? null : (versions[Math.max(0, index)] ?? null));
  return (
    <section className="log" aria-label={t("table.log")}>
      <div className="log-head">
        <h2>{t("table.log")}</h2>
        <Step icon="start" label={t("table.first")} act={() => go(0)} isOff={at <= 0} />
        <Step icon="back" label={t("table.earlier")} act={() => go(at - 1)} isOff={at <= 0} />
        <Step icon="forward" label={t("table.later")} act={() => go(at + 1)} isOff={scrubbed === null} />
        <Step icon="end" label={t("table.now")} act={() => scrub(null)} isOff={scrubbed === null} />
      </div>
      <Entries log={log} faces={faces} names={names} scrubbed={scrubbed} scrub={scrub} last={versions.at(-1) ?? 0} label={t("table.log")} />
    </section>
  );
}

function Step({ icon, label, act, isOff }: { icon: "start" | "back" | "forward" | "end"; label: string; act(): void; isOff: boolean }) {
  return (
    <button type="button" className="quiet icon-button" aria-label={label} disabled={isOff} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

export function isPly(entry: Entry): boolean {
  return entry.kind === "STARTED" || entry.kind === "MOVED" || entry.kind === "UNDONE";
}

/** What happened before the start is no news at the table. */
const BEFORE: readonly Entry["kind"][] = ["OPENED", "JOINED", "LEFT", "AI_SEATED"];

/** What the server says of an entry; the notation is left out where sentences follow. */
function sentences(entry: Entry): readonly string[] {
  return entry.kind === "MOVED" && entry.texts.length > 1 ? entry.texts.slice(1) : entry.texts;
}

interface EntriesProps {
  log: Sitting["log"];
  faces: readonly SeatFace[];
  names: Names;
  scrubbed: number | null;
  scrub(version: number | null): void;
  last: number;
  label: string;
}

const Entries = memo(function Entries({ log, faces, names, scrubbed, scrub, last, label }: EntriesProps) {
  const list = useRef<HTMLDivElement>(null);
  const current = scrubbed ?? log.at(-1)?.version;
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>(`[data-version="${current}"]`);
    if (!entry || !list.current) return;
    const frame = list.current;
    // It is told after the layout: to ask for a place before would cost a layout of its own.
    const observer = new ResizeObserver(() => {
      frame.scrollTop = entry.offsetTop - frame.clientHeight / 2;
      observer.disconnect();
    });
    observer.observe(entry);
    return () => observer.disconnect();
  }, [current]);
  return (
    <div ref={list} className="log-entries" tabIndex={0} role="log" aria-label={label}>
      <ol>
        {log.filter((entry) => !BEFORE.includes(entry.kind)).map((entry) => (
          <li key={entry.version} data-version={entry.version} className={entry.version === scrubbed ? "current" : ""}>
            <Line entry={entry} faces={faces} names={names} act={isPly(entry) ? () => scrub(entry.version >= last ? null : entry.version) : null} />
          </li>
        ))}
      </ol>
    </div>
  );
});

function Line({ entry, faces, names, act }: { entry: Entry; faces: readonly SeatFace[]; names: Names; act: (() => void) | null }) {
  const face = faces.find((one) => one.seat === entry.seat);
  const text = sentences(entry).map((sentence, at) => <p key={at}><LogText text={sentence} faces={faces} names={names} /></p>);
  if (!act) return <div className="log-line">{text}</div>;
  return <button type="button" className={`log-line seat-${face?.colour ?? "none"}`} onClick={act}>{text}</button>;
}
