import { expect, it } from "vitest";
import { after, NEW } from "./glicko";
import { choose, dayOf, daysInRow, ladder } from "./choice";

it("rates one try as Glicko-2 does", () => {
  const known = { rating: 1500, deviation: 200, volatility: 0.06 };
  const won = after(known, 1400, true);
  const lost = after(known, 1400, false);
  // By the paper's formulas for one opponent of 1400 ± 60, worked out by another program.
  expect(won.rating).toBeCloseTo(1563.4, 1);
  expect(lost.rating).toBeCloseTo(1388.4, 1);
  expect(won.deviation).toBeLessThan(known.deviation);
  expect(won.volatility).toBeCloseTo(0.06, 3);
});

it("follows somebody who always solves what is as hard as the rating, and settles for somebody who solves half", () => {
  let always = NEW;
  for (let i = 0; i < 10; i++) always = after(always, always.rating, true);
  expect(always.rating).toBeGreaterThan(1600);
  let half = NEW;
  for (let i = 0; i < 40; i++) half = after(half, 1200, i % 2 === 0);
  expect(Math.abs(half.rating - 1200)).toBeLessThan(60);
  expect(half.deviation).toBeGreaterThanOrEqual(45);
});

it("climbs a ladder from easy to hard, each rung another puzzle", () => {
  const all = Array.from({ length: 100 }, (_, i) => ({ name: String(i), grade: 600 + 10 * i, theme: "" }));
  const rungs = ladder(all, () => 0.5);
  expect(rungs.length).toBe(60);
  expect(new Set(rungs.map(({ name }) => name)).size).toBe(60);
  expect(rungs.map(({ grade }) => grade)).toEqual(rungs.map(({ grade }) => grade).sort((a, b) => a - b));
  expect(ladder(all.slice(0, 3), () => 0.9, 6).length).toBe(3);
});

it("chooses what is near the rating and was not tried", () => {
  const all = Array.from({ length: 50 }, (_, i) => ({ name: String(i), grade: 600 + 20 * i, theme: "" }));
  expect(choose(all, 1000, {}, 0)).toEqual(all[20]);
  expect(choose(all, 1000, { "20": true }, 0)?.name).not.toBe("20");
  expect(Math.abs(choose(all, 1000, {}, 0.999)!.grade - 1000)).toBeLessThanOrEqual(120);
  expect(choose(all.slice(0, 1), 1000, { "0": true }, 0.5)?.name).toBe("0");
  expect(choose([], 1000, {}, 0.5)).toBeUndefined();
});

it("counts the days in a row, today's still to come", () => {
  const days = { "2026-02-28": ["a"], "2026-03-01": ["a", "b"], "2026-03-02": ["b"], "2026-02-26": ["a"] };
  expect(daysInRow("2026-03-02", days)).toBe(3);
  expect(daysInRow("2026-03-03", days)).toBe(3);
  expect(daysInRow("2026-03-04", days)).toBe(0);
  expect(dayOf(new Date(2026, 2, 1, 23, 59))).toBe("2026-03-01");
});
