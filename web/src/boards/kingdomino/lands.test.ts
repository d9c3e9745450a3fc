import { describe, expect, it } from "vitest";
import { beside, halves, hasRoom, nameOf, opposite, placeMeant, reachOf, squareOf, WAYS } from "./lands";

describe("the box", () => {
  it("holds 48 dominoes", () => {
    expect(halves(1)).toEqual(["W", "W"]);
    expect(halves(24)).toEqual(["F1", "W"]);
    expect(halves(36)).toEqual(["W", "G1"]);
    expect(halves(48)).toEqual(["W", "M3"]);
  });
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
    expect(placeMeant(14, squareOf("e6")!, "N", new Set(["e6N"]))).toBe("e6N");
    expect(placeMeant(14, squareOf("e7")!, "S", new Set(["e6N"]))).toBe("");
  });

  it("of a double may be meant from its other end", () => {
    expect(placeMeant(1, squareOf("e7")!, "S", new Set(["e6N"]))).toBe("e6N");
  });
});

describe("a kingdom", () => {
  it("reaches two squares farther, but never beyond its size", () => {
    expect(reachOf({ e5: "C" }, 5)).toEqual({ left: 2, bottom: 2, columns: 5, rows: 5 });
    const wide = { a5: "W", b5: "W", c5: "W", d5: "W", e5: "C" };
    expect(reachOf(wide, 5)).toEqual({ left: 0, bottom: 2, columns: 5, rows: 5 });
  });

  it("knows whether two free squares are left side by side", () => {
    expect(hasRoom({ e5: "C" }, 5)).toBe(true);
    const full: Record<string, string> = {};
    for (const column of "abcde") for (const row of "12345") if (column + row !== "c3") full[column + row] = "W";
    expect(hasRoom(full, 5)).toBe(false);
    delete full.c4;
    expect(hasRoom(full, 5)).toBe(true);
  });
});
