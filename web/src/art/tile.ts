/** The outline of a plot in a square of 100: sides that touch the same terrain are left open. */
export interface Sides {
  left: boolean;
  right: boolean;
  up: boolean;
  down: boolean;
}

export const ALONE: Sides = { left: false, right: false, up: false, down: false };
const INSET = 2.5;
const ROUND = 9;

export function outline(joined: Sides): string {
  const [left, top] = [joined.left ? 0 : INSET, joined.up ? 0 : INSET];
  const [right, bottom] = [joined.right ? 100 : 100 - INSET, joined.down ? 100 : 100 - INSET];
  const round = (a: boolean, b: boolean) => (a || b ? 0 : ROUND);
  const [a, b] = [round(joined.left, joined.up), round(joined.right, joined.up)];
  const [c, d] = [round(joined.right, joined.down), round(joined.left, joined.down)];
  return [
    `M${left + a} ${top}H${right - b}`, b ? `q${b} 0 ${b} ${b}` : "",
    `V${bottom - c}`, c ? `q0 ${c} ${-c} ${c}` : "",
    `H${left + d}`, d ? `q${-d} 0 ${-d} ${-d}` : "",
    `V${top + a}`, a ? `q0 ${-a} ${a} ${-a}` : "", "z",
  ].join("");
}

/** The border of a territory: only the sides that are not open. */
export function border(joined: Sides): string {
  const [left, top, right, bottom] = [INSET, INSET, 100 - INSET, 100 - INSET];
  const span = (a: boolean, b: boolean, from: number, to: number): [number, number] => [a ? from - INSET : from + ROUND, b ? to + INSET : to - ROUND];
  const lines: string[] = [];
  const [x0, x1] = span(joined.left, joined.right, left, right);
  const [y0, y1] = span(joined.up, joined.down, top, bottom);
  if (!joined.up) lines.push(`M${x0} ${top}H${x1}`);
  if (!joined.down) lines.push(`M${x0} ${bottom}H${x1}`);
  if (!joined.left) lines.push(`M${left} ${y0}V${y1}`);
  if (!joined.right) lines.push(`M${right} ${y0}V${y1}`);
  if (!joined.up && !joined.left) lines.push(`M${left} ${top + ROUND}q0 ${-ROUND} ${ROUND} ${-ROUND}`);
  if (!joined.up && !joined.right) lines.push(`M${right - ROUND} ${top}q${ROUND} 0 ${ROUND} ${ROUND}`);
  if (!joined.down && !joined.left) lines.push(`M${left} ${bottom - ROUND}q0 ${ROUND} ${ROUND} ${ROUND}`);
  if (!joined.down && !joined.right) lines.push(`M${right - ROUND} ${bottom}q${ROUND} 0 ${ROUND} ${-ROUND}`);
  return lines.join("");
}
