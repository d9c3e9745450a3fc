import { expect, it } from "vitest";
import { readMade } from "./made";

it("takes every kind of move apart", () => {
  expect(readMade("14:e6N/30")).toMatchObject({ number: 14, square: "e6", discarded: false, pick: 30 });
  expect(readMade("14:x/30")).toMatchObject({ number: 14, square: "", discarded: true, pick: 30 });
  expect(readMade("14:e10N")).toMatchObject({ number: 14, square: "e10", pick: 0 });
  expect(readMade("30")).toMatchObject({ number: 0, discarded: false, pick: 30 });
  expect(readMade("deal 3 14")).toMatchObject({ dealt: [3, 14], number: 0, pick: 0 });
  expect(readMade("king 2")).toMatchObject({ king: 1 });
});
