import { expect, it } from "vitest";
import { carriedTo, nameOf, placeOf } from "./cells";

it("names cells from the lower left", () => {
  expect(placeOf("a6")).toEqual({ column: 0, row: 0 });
  expect(nameOf(5, 5)).toBe("f1");
});

it("carries a marble on with its quadrant", () => {
  expect(carriedTo(["a6", "NW", "+"])).toBe("c6");
  expect(carriedTo(["a6", "NW", "-"])).toBe("a4");
  expect(carriedTo(["b5", "NW", "+"])).toBe("b5");
  expect(carriedTo(["a6", "SE", "+"])).toBe("a6");
  expect(carriedTo(["e6"])).toBe("e6");
  expect(carriedTo([])).toBe("");
});
