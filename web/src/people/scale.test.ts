import { expect, test } from "vitest";
import { nearest, scaleOf } from "./scale";

const at = (...values: number[]) => values.map((value, n) => ({ at: n, value, deviation: 50 }));

test("a scale has round numbers around all points", () => {
  const { low, high, ticks } = scaleOf(at(1500, 1612, 1488));
  expect([low, high]).toEqual([1450, 1650]);
  expect(ticks).toEqual([1450, 1500, 1550, 1600, 1650]);
  expect(scaleOf(at(1500)).ticks.length).toBeGreaterThan(1);
  expect(scaleOf(at(800, 2900)).ticks.length).toBeLessThan(8);
});

test("the nearest point stays within the curve", () => {
  const points = at(1, 2, 3, 4, 5);
  expect([-1, 0, 0.5, 0.9, 2].map((share) => nearest(points, share))).toEqual([0, 0, 2, 4, 4]);
});
