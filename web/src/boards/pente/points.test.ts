import { describe, expect, it } from "vitest";
import { goneFrom, nameOf, placeOf, starsOf } from "./points";

describe("points of the board", () => {
  it("are named by column without I and by row from the bottom", () => {
    expect(nameOf(9, 9, 19)).toBe("K10");
    expect(nameOf(8, 18, 19)).toBe("J1");
    for (const name of ["A1", "K10", "T19", "H7"]) {
      const place = placeOf(name, 19)!;
      expect(nameOf(place.column, place.row, 19)).toBe(name);
    }
  });

  it("are not what is no point", () => {
    for (const word of ["pass", "I5", "T20", "A0", "", undefined]) expect(placeOf(word, 19)).toBe(null);
    expect(placeOf("T19", 13)).toBe(null);
  });

  it("are starred in the middle, around it and near the corners", () => {
    const names = starsOf(19).map(({ column, row }) => nameOf(column, row, 19));
    expect(names.sort()).toEqual(["D16", "D4", "G13", "G7", "K10", "N13", "N7", "Q16", "Q4"]);
  });
});

it("knows the stones that were captured", () => {
  expect(goneFrom(["wbb.", "...."], ["w..w", "...."])).toEqual([
    { column: 1, row: 0, stone: "b" },
    { column: 2, row: 0, stone: "b" },
  ]);
});
