import { expect, test } from "vitest";
import { unusual } from "./scores";

test("a score several times as high as all others is asked about, and an ordinary table is not", () => {
  expect(unusual([], [[1, 45], [2, 999], [3, 51]])).toEqual({ entrant: 2, score: 999, best: 51 });
  expect(unusual([48, 60], [[1, 45], [2, 78], [3, 12]])).toBeNull();
});

test("what others have reached before counts, and small scores are never asked about", () => {
  expect(unusual([140], [[1, 45], [2, 300]])).toBeNull();
  expect(unusual([], [[1, 2], [2, 90]])).toBeNull();
});
