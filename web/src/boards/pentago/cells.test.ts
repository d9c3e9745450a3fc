import { expect, it } from "vitest";
import { carriedTo, fivesOn, moverOn, nameOf, placeOf, withMarble } from "./cells";

const EMPTY = Array.from({ length: 6 }, () => "......");

it("names cells from the lower left", () => {
  expect(placeOf("a6")).toEqual({ column: 0, row: 0 });
  expect(nameOf(5, 5)).toBe("f1");
});

it("knows whose marble comes next, wherever the game began", () => {
  expect(moverOn(EMPTY)).toBe("b");
  expect(moverOn(withMarble(EMPTY, "c4", "b"))).toBe("w");
});

it("carries a marble on with its quadrant", () => {
  expect(carriedTo(["a6", "NW", "+"])).toBe("c6");
  expect(carriedTo(["a6", "NW", "-"])).toBe("a4");
  expect(carriedTo(["b5", "NW", "+"])).toBe("b5");
  expect(carriedTo(["a6", "SE", "+"])).toBe("a6");
  expect(carriedTo(["e6"])).toBe("e6");
  expect(carriedTo([])).toBe("");
});

it("finds fives in every direction", () => {
  const board = ["a1", "b2", "c3", "d4", "e5"].reduce((rows, cell) => withMarble(rows, cell, "w"), EMPTY);
  expect([...fivesOn(board)].sort()).toEqual(["a1", "b2", "c3", "d4", "e5"]);
  expect(fivesOn(withMarble(board, "c3", "b")).size).toBe(0);
});
