export type Point = { readonly ratingAfter: number; readonly at: number };

/** What the scale shows: whole tens around every point, never so near that a small change looks like a leap. */
export function range(points: readonly Point[]): { readonly least: number; readonly most: number } {
  const values = points.map((point) => point.ratingAfter);
  const least = Math.floor(Math.min(...values) / 10) * 10;
  const most = Math.ceil(Math.max(...values) / 10) * 10;
  return most - least < 40 ? { least: least - 20, most: most + 20 } : { least, most };
}

/** One step for each match: two matches on one evening stay apart. */
export function curve(points: readonly Point[], width: number, height: number): string {
  const { least, most } = range(points);
  const step = width / Math.max(1, points.length - 1);
  const places = points.map(({ ratingAfter }, index) => {
    const y = height - ((ratingAfter - least) / (most - least)) * height;
    return `${(index * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${places.join("L")}`;
}
