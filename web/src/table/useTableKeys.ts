/** The table by keyboard: arrows go from one lit thing to the next, letters do what the buttons do. */
import { useEffect } from "react";

export type Keys = Readonly<Record<string, (() => void) | null>>;

export function useTableKeys(keys: Keys): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key.startsWith("Arrow") && !keys[event.key] && step(event.key)) return event.preventDefault();
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act || (event.key === "Enter" && isPressable(event.target))) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, [keys]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog[open]") !== null;
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, [role=button]") !== null;
}

/** Moves the focus to the nearest lit thing in a direction. */
function step(key: string): boolean {
  const lit = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-target]")];
  const here = lit.find((one) => one === document.activeElement);
  const next = here ? nearest(here, lit, key) : lit[0];
  next?.focus();
  return next !== undefined;
}

function nearest(here: Element, lit: readonly (HTMLElement | SVGElement)[], key: string): HTMLElement | SVGElement | undefined {
  const [x, y] = DIRECTIONS[key] ?? [0, 0];
  const from = centre(here);
  const ranked = lit
    .map((one) => ({ one, dx: centre(one).x - from.x, dy: centre(one).y - from.y }))
    .map(({ one, dx, dy }) => ({ one, along: dx * x + dy * y, across: Math.abs(dx * y) + Math.abs(dy * x) }))
    .filter(({ along }) => along > 2)
    .sort((a, b) => a.along + a.across * 2 - (b.along + b.across * 2));
  return ranked[0]?.one;
}

const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
