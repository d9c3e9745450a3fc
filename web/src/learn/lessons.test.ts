import { expect, it } from "vitest";
import { chaptersOf, fulfils, LESSONS, type Asked } from "./lessons";

const after = { game: "pentago", options: {}, details: {}, plies: 1, seats: 2, colours: [], to_move: 1, position: "", board: [], outcome: null };

it("has three chapters of ten steps and more for each game, each step with its own name", () => {
  expect(Object.keys(LESSONS)).toContain("pentago");
  for (const game of Object.keys(LESSONS)) {
    const chapters = chaptersOf(game);
    expect(chapters.length).toBe(3);
    for (const { steps } of chapters) {
      expect(steps.length).toBeGreaterThanOrEqual(10);
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    }
  }
});

it("knows what was wanted", () => {
  const captures: Asked = { wanted: "\\*$" };
  expect(fulfils(captures, "R3*", 0, after)).toBe(true);
  expect(fulfils(captures, "R3", 0, after)).toBe(false);
  const wins: Asked = { win: true };
  const won = { ...after, outcome: { ranks: [2, 1], scores: [0, 1], reason: "", reason_code: "", reason_facts: {}, rule: "" } };
  expect(fulfils(wins, "e6", 1, won)).toBe(true);
  expect(fulfils(wins, "e6", 0, won)).toBe(false);
  expect(fulfils(wins, "e6", 0, after)).toBe(false);
  const scores: Asked = { points: 3 };
  expect(fulfils(scores, "19:f6N/44", 0, { ...after, details: { kingdoms: [{ points: 3 }] } })).toBe(true);
  expect(fulfils(scores, "19:e6N/44", 0, { ...after, details: { kingdoms: [{ points: 1 }] } })).toBe(false);
});
