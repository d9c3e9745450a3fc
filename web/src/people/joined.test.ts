import { expect, test } from "vitest";
import { joined } from "./joined";

const both = (section: string, a: unknown, b: unknown): unknown => JSON.parse(joined(section, JSON.stringify(a), JSON.stringify(b)));

test("what only one device has stays", () => {
  expect(joined("puzzles", null, undefined)).toBe("");
  expect(joined("katamino.series", '["A:1"]', undefined)).toBe('["A:1"]');
  expect(joined("katamino.series", "not json", '["A:1"]')).toBe('["A:1"]');
});

test("puzzles of two devices: all that were tried, the rating of the busier one, the better storm", () => {
  const here = { games: { pente: { rating: { rating: 1300 }, tried: { a: true }, storm: 9 } }, days: { "2026-11-01": ["pente"] } };
  const there = { games: { pente: { rating: { rating: 1500 }, tried: { b: false, c: true }, storm: 4 } }, days: { "2026-11-01": ["pentago"] } };
  expect(both("puzzles", here, there)).toEqual({
    games: { pente: { rating: { rating: 1500 }, tried: { a: true, b: false, c: true }, storm: 9 } },
    days: { "2026-11-01": ["pente", "pentago"] },
  });
});

test("the best times, every step of a lesson, every filling", () => {
  expect(both("katamino.solved", { p: 30, q: 5 }, { p: 20 })).toEqual({ p: 20, q: 5 });
  expect(both("lesson.done", { one: ["a"] }, { one: ["b", "a"], two: ["c"] })).toEqual({ one: ["a", "b"], two: ["c"] });
  const [here, there] = [{ p: { helped: true, fillings: ["x"] } }, { p: { helped: false, fillings: ["y"] } }];
  expect(both("katamino.fillings", here, there)).toEqual({ p: { helped: false, fillings: ["x", "y"] } });
});

test("joining twice changes nothing", () => {
  const text = JSON.stringify({ games: {}, days: { d: ["pente"] } });
  expect(joined("puzzles", text, text)).toBe(text);
});
