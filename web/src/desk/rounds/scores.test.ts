import { expect, test } from "vitest";
import { impossible, unusual } from "./scores";

test("a score several times as high as all others is asked about, and an ordinary table is not", () => {
  expect(unusual([], [[1, 45], [2, 999], [3, 51]])).toEqual({ entrant: 2, score: 999, best: 51 });
  expect(unusual([48, 60], [[1, 45], [2, 78], [3, 12]])).toBeNull();
});

test("what others have reached before counts, and small scores are never asked about", () => {
  expect(unusual([140], [[1, 45], [2, 300]])).toBeNull();
  expect(unusual([], [[1, 2], [2, 90]])).toBeNull();
});

test("a score that the game does not have is found, whatever the others have", () => {
  expect(impossible(168, [[1, 168], [2, 169]])).toEqual({ entrant: 2, score: 169, most: 168 });
  expect(impossible(168, [[1, 168], [2, null]])).toBeNull();
  expect(impossible(0, [[1, 9999]])).toBeNull();
});
