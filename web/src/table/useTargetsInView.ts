/** A choice out of sight is scrolled into it: on a phone, what is lit may lie under the bar that asks. */
import { useEffect } from "react";

export function useTargetsInView(lit: ReadonlySet<string>): void {
  useEffect(() => {
    if (lit.size === 0) return;
    const targets = [...document.querySelectorAll(".main-board [data-target], .shared [data-target]")];
    if (targets.length > 0 && !targets.some(isInView)) targets[0]!.scrollIntoView({ block: "center" });
  }, [lit]);
}

function isInView(target: Element): boolean {
  const { x, y, width, height } = target.getBoundingClientRect();
  const [middle, across] = [y + height / 2, x + width / 2];
  return target.contains(document.elementFromPoint(across, middle));
}
