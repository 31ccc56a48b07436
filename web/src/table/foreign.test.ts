import { expect, it } from "vitest";
import { foreignSeat } from "./PlayTable.tsx";

it("opens another's board only while nothing else can be chosen", () => {
  expect(foreignSeat(new Set(), 1)).toBeNull();
  expect(foreignSeat(new Set(["cell:2:a1", "cell:2:b1"]), 1)).toBe(2);
  expect(foreignSeat(new Set(["cell:3:a1", "cell:2:b1"]), 1)).toBe(3);
  expect(foreignSeat(new Set(["cell:1:a1", "cell:2:b1"]), 1)).toBeNull();
  expect(foreignSeat(new Set(["cell:2:a1", "reserve:1"]), 1)).toBeNull();
});
