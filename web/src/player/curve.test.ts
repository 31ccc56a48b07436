import { expect, test } from "vitest";
import { curve, range } from "./curve.ts";

const at = 0;
const points = [1000, 1050, 1100].map((ratingAfter) => ({ ratingAfter, at }));

test("the scale holds every point in whole tens", () => {
  expect(range([{ ratingAfter: 1003, at }, { ratingAfter: 1077, at }])).toEqual({ least: 1000, most: 1080 });
});

test("a small change does not look like a leap", () => {
  expect(range([{ ratingAfter: 1000, at }, { ratingAfter: 1004, at }])).toEqual({ least: 980, most: 1030 });
});

test("the line goes from the first match to the last", () => {
  expect(curve(points, 200, 100)).toBe("M0.0 100.0L100.0 50.0L200.0 0.0");
});
