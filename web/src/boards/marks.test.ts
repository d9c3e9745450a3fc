import { expect, it } from "vitest";
import { marksOf, percent, pointOf } from "./marks";

it("finds where a move begins", () => {
  expect(pointOf("pentago", "c4/NW+", 6)).toBe("c4");
  expect(pointOf("pente", "R3U2**", 19)).toBe("N12");
  expect(pointOf("pente", "R3U2-R3U3", 19)).toBe("N12");
  expect(pointOf("pente", "pass", 19)).toBe("");
  expect(pointOf("kingdomino", "14:e6N/30", 9)).toBe("");
});

it("marks a point with its best move, and the best eight points", () => {
  const moves = ["a1/NW+", "a1/SE-", "b2/NW+"].map((move, i) => ({ move, value: null, worth: 0.5 - i / 4 }));
  expect(marksOf("pentago", moves, 6)).toEqual({ a1: { value: null, worth: 0.5, best: true, turn: "NW+" }, b2: { value: null, worth: 0, best: false, turn: "NW+" } });
  const many = [..."abcdef"].flatMap((c) => [1, 2, 3].map((r) => ({ move: `${c}${r}`, value: 1, worth: 1 })));
  expect(Object.keys(marksOf("pentago", many, 6)).length).toBe(8);
});

it("marks only what is proved beside a proved win", () => {
  const moves = [{ move: "e6", value: 1, worth: 1 }, { move: "a5/NW+", value: null, worth: 0 }];
  expect(Object.keys(marksOf("pentago", moves, 6))).toEqual(["e6"]);
});

it("tells a worth as a chance", () => {
  expect([-1, 0, 0.35, 1, 2].map(percent)).toEqual([0, 50, 68, 100, 100]);
});
