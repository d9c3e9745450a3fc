import { expect, it } from "vitest";
import { fulfils, isTask, LESSONS, type Step } from "./lessons";

const after = { game: "pentago", options: {}, details: {}, plies: 1, seats: 2, colours: [], to_move: 1, position: "", board: [], outcome: null };
const say = { de: "", en: "", fr: "" };

it("has a lesson of some steps for each game", () => {
  expect(Object.keys(LESSONS)).toContain("pentago");
  for (const steps of Object.values(LESSONS)) expect(steps.filter(isTask).length).toBeGreaterThan(3);
});

it("knows what was wanted", () => {
  const captures: Step = { wanted: "\\*$", say };
  expect(fulfils(captures, "R3*", 0, after)).toBe(true);
  expect(fulfils(captures, "R3", 0, after)).toBe(false);
  const wins: Step = { win: true, say };
  const won = { ...after, outcome: { ranks: [2, 1], scores: [0, 1], reason: "", reason_code: "", reason_facts: {}, rule: "" } };
  expect(fulfils(wins, "e6", 1, won)).toBe(true);
  expect(fulfils(wins, "e6", 0, won)).toBe(false);
  expect(fulfils(wins, "e6", 0, after)).toBe(false);
  const scores: Step = { points: 3, say };
  expect(fulfils(scores, "19:f6N/44", 0, { ...after, details: { kingdoms: [{ points: 3 }] } })).toBe(true);
  expect(fulfils(scores, "19:e6N/44", 0, { ...after, details: { kingdoms: [{ points: 1 }] } })).toBe(false);
});
