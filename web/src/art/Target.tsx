/** Something on the table that can be touched while it is lit, and pointed at by an animation. */
import type { KeyboardEvent, ReactNode } from "react";
import type { Choice } from "../games/game.ts";

interface Props {
  choice: Choice;
  target: string;
  label: string;
  children: ReactNode;
  className?: string;
  /** Where pieces fly to; the target's own name unless said otherwise. */
  anchor?: string;
  /** What other seats cannot touch has no target. */
  transform?: string;
}

function classes(choice: Choice, target: string, more = ""): string {
  const lit = choice.lit.has(target) ? " lit" : "";
  const picked = choice.picked.has(target) ? " picked" : "";
  return `target${lit}${picked} ${more}`.trim();
}

/** In the flow of the page. */
export function Target({ choice, target, label, children, className, anchor = target }: Props) {
  const name = classes(choice, target, className);
  if (!choice.lit.has(target))
    return (
      <span className={name} data-anchor={anchor} title={label}>
        <Labelled label={label}>{children}</Labelled>
      </span>
    );
  return (
    <button type="button" className={name} data-target={target} data-anchor={anchor} title={label} onClick={() => choice.pick(target)}>
      <Labelled label={label}>{children}</Labelled>
    </button>
  );
}

/** Words to read aloud beside a drawing to look at. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="only-read">{label}</span>
      <span className="target-art" aria-hidden="true">{children}</span>
    </>
  );
}

/** Inside a drawing. */
export function DrawnTarget({ choice, target, label, children, className, anchor = target, transform }: Props) {
  const name = classes(choice, target, className);
  if (!choice.lit.has(target))
    return (
      <g className={name} data-anchor={anchor} transform={transform} role="img">
        <title>{label}</title>
        {children}
      </g>
    );
  return (
    <g
      className={name} data-target={target} data-anchor={anchor} transform={transform} role="button" tabIndex={0}
      onClick={() => choice.pick(target)} onKeyDown={(event) => pressed(event, () => choice.pick(target))}
    >
      <title>{label}</title>
      {children}
    </g>
  );
}

function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
