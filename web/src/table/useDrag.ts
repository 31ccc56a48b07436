/** Dragging a lit piece to a lit place is the same as touching one after the other. */
import { useEffect, useRef } from "react";

const SLACK = 8;

export function useDrag(pick: (target: string) => void): void {
  const latest = useRef(pick);
  latest.current = pick;
  useEffect(() => {
    const down = (event: PointerEvent) => begin(event, (target) => latest.current(target));
    window.addEventListener("pointerdown", down);
    return () => window.removeEventListener("pointerdown", down);
  }, []);
}

function begin(event: PointerEvent, pick: (target: string) => void): void {
  const origin = event.target instanceof Element ? event.target.closest("[data-target]") : null;
  const name = origin?.getAttribute("data-target");
  if (!origin || !name || event.button !== 0) return;
  let image: HTMLElement | null = null;
  const move = (next: PointerEvent) => {
    const isFar = Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) > SLACK;
    if (!image && isFar) {
      image = pictureOf(origin);
      pick(name);
    }
    if (image) image.style.transform = `translate(${next.clientX}px, ${next.clientY}px) translate(-50%, -50%)`;
  };
  const end = (next: PointerEvent) => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
    if (!image) return;
    image.remove();
    swallowClick();
    const under = document.elementFromPoint(next.clientX, next.clientY)?.closest("[data-target]")?.getAttribute("data-target");
    if (next.type === "pointerup" && under && under !== name) pick(under);
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
}

function pictureOf(origin: Element): HTMLElement {
  const box = origin.getBoundingClientRect();
  const image = document.createElement("div");
  image.className = "drag-image";
  image.style.inlineSize = `${box.width}px`;
  image.style.blockSize = `${box.height}px`;
  image.append(origin instanceof SVGGraphicsElement ? framed(origin) : origin.cloneNode(true));
  document.body.append(image);
  return image;
}

function framed(part: SVGGraphicsElement): SVGElement {
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const copy = part.cloneNode(true) as SVGElement;
  copy.removeAttribute("transform");
  frame.setAttribute("viewBox", "0 0 100 100");
  frame.append(copy);
  return frame;
}

/** The click that follows a drag would touch the piece once more. */
function swallowClick(): void {
  const stop = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 50);
}
