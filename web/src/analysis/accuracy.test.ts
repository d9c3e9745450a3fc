import { expect, it } from "vitest";
import { accuracies, signOf } from "./accuracy";
import type { Point } from "./questions";

const point = (ply: number, worth: number): Point => ({ ply, seat: ply % 2, value: null, worth, played: "", best: "", turning: null, facts: {} });

it("tells how much of their chances two players kept", () => {
  // The first gives away half of all chances once in two moves, the second nothing.
  expect(accuracies([point(0, 0.5), point(1, -0.5), point(2, -0.5), point(3, -0.5)])).toEqual([75, 100]);
  expect(accuracies([])).toEqual([null, null]);
  expect(accuracies([{ ...point(0, 0), seat: 3 }])).toEqual([]);
});

it("marks mistakes, blunders and moves that nothing came near", () => {
  const turning = (code: string) => ({ turning: { code, text: "", facts: {} }, facts: {} });
  expect([{ turning: null, facts: {} }, turning("mistake"), turning("win-lost")].map(signOf)).toEqual(["", "?", "??"]);
  expect(signOf({ turning: null, facts: { good: true } })).toBe("!");
});
