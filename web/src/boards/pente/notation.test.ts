import { expect, it } from "vitest";
import { translated } from "./notation";

it("writes a move in every dialect", () => {
  expect(["de", "fr", "K10"].map((to) => translated("R3U2", "en", to as "de", 19))).toEqual(["R3O2", "D3H2", "N12"]);
  expect(["de", "fr", "K10"].map((to) => translated("L2D2**", "en", to as "de", 19))).toEqual(["L2U2**", "G2B2**", "H8**"]);
  expect(translated("0", "en", "K10", 19)).toBe("K10");
  expect(translated("U9", "en", "de", 19)).toBe("O9");
});

it("reads a move back", () => {
  expect(translated("R3O2", "de", "en", 19)).toBe("R3U2");
  expect(translated("U2", "de", "en", 19)).toBe("D2");
  expect(translated("r302", "de", "en", 19)).toBe("R3U2");
  expect(translated("K10", "K10", "en", 19)).toBe("0");
  expect(translated("D3H2-D3H3", "fr", "en", 19)).toBe("R3U2-R3U3");
  expect(translated("pass", "fr", "en", 19)).toBe("pass");
});

it("keeps to the size of the board", () => {
  expect(translated("G7", "K10", "en", 13)).toBe("0");
  expect(translated("R6", "en", "K10", 13)).toBe("N7");
  expect(translated("R7", "en", "K10", 13)).toBe(null);
});

it("guesses nothing", () => {
  for (const word of ["", "D2", "R3U2x", "U2R3", "R", "Z9", "R3-R4-R5", "🎲"]) expect(translated(word, "de", "en", 19)).toBe(null);
  expect(translated("I5", "K10", "en", 19)).toBe(null);
  expect(translated("A0", "K10", "en", 19)).toBe(null);
});

it("keeps the marks of captures, also around a point, and of those that were overlooked", () => {
  expect(translated("(R3O2)", "de", "en", 19)).toBe("R3U2*");
  expect(translated("R3O2()", "de", "en", 19)).toBe("R3U2()");
  expect(translated("R3U2~", "en", "de", 19)).toBe("R3O2~");
});
