import { describe, expect, it } from "vitest";
import { keepEquipment } from "../../lib/equipment";
import { beside, boundsOf, halves, nameOf, opposite, placeMeant, squareOf, WAYS } from "./lands";

// The first two dominoes are doubles, the third is not.
keepEquipment([{ name: "kingdomino", equipment: { dominoes: ["W|W", "F|F", "W|M3"] } }]);

it("knows the halves of a domino from the server", () => {
  expect(halves(2)).toEqual(["F", "F"]);
  expect(halves(3)).toEqual(["W", "M3"]);
});

describe("squares", () => {
  it("have names that can be read back", () => {
    for (const name of ["a1", "e5", "i9", "m13"]) expect(nameOf(squareOf(name)!)).toBe(name);
    for (const word of ["14", "N", "x", "deal 1 2", "", undefined]) expect(squareOf(word)).toBe(null);
  });

  it("lie beside each other in four ways", () => {
    expect(WAYS.map((way) => nameOf(beside(squareOf("e5")!, way)))).toEqual(["f5", "e4", "d5", "e6"]);
    expect(WAYS.map(opposite)).toEqual(["W", "N", "E", "S"]);
  });
});

describe("a place", () => {
  it("is the one written", () => {
    expect(placeMeant(3, squareOf("e6")!, "N", new Set(["e6N"]))).toBe("e6N");
    expect(placeMeant(3, squareOf("e7")!, "S", new Set(["e6N"]))).toBe("");
  });

  it("of a double may be meant from its other end", () => {
    expect(placeMeant(1, squareOf("e7")!, "S", new Set(["e6N"]))).toBe("e6N");
  });
});

it("lies within its bounds", () => {
  expect(boundsOf({ e5: "C" })).toEqual({ left: 4, bottom: 4, columns: 1, rows: 1 });
  expect(boundsOf({ a5: "W", b5: "W", e7: "C" })).toEqual({ left: 0, bottom: 4, columns: 5, rows: 3 });
});
