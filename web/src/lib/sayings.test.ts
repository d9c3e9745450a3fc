import { expect, it } from "vitest";
import { sayingIn } from "./sayings";

it("knows how games end", () => {
  expect(sayingIn("most points: 55")).toEqual({ key: "reason-most", facts: { points: "55" } });
  expect(sayingIn("most points: 50; the larger property decides, 7 squares to 6")).toEqual({
    key: "reason-most-larger",
    facts: { points: "50", best: "7", other: "6" },
  });
});

it("knows what a turn gave away", () => {
  expect(sayingIn("gives away 12 % and 5 points")).toEqual({ key: "turning-gives", facts: { percent: "12", points: "5" } });
});

it("knows what is announced", () => {
  expect(sayingIn("Black: TESSERA!")).toEqual({ key: "remark-announced", facts: { colour: "Black", word: "TESSERA" } });
  expect(sayingIn("White: 2 stones captured, 4 in all.")).toBe(null);
});
