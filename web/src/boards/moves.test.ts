import { expect, it } from "vitest";
import type { StepTree } from "../lib/wire";
import { isBeginning, movesOf, nextSteps, treeOf } from "./moves";

// c4 or d4, then a quadrant; c4 alone may end the game
const tree: StepTree = { root: 3, nodes: [{}, { NW: 0, SE: 0 }, { "": 0, NW: 0 }, { c4: 2, d4: 1 }] };

it("writes every path as a move", () => {
  expect(movesOf(tree, [])).toEqual([["c4"], ["c4", "NW"], ["d4", "NW"], ["d4", "SE"]]);
});

it("keeps to the steps taken", () => {
  expect(movesOf(tree, ["d4"])).toEqual([["d4", "NW"], ["d4", "SE"]]);
  expect(movesOf(tree, ["e4"])).toEqual([]);
  expect(movesOf(tree, ["d4", "NW"])).toEqual([]);
});

it("has nothing without a tree", () => {
  expect(movesOf(null, [])).toEqual([]);
  expect(movesOf({ root: 0, nodes: [{}] }, [])).toEqual([]);
});

it("says what may follow, and where a move may end", () => {
  expect(nextSteps(tree, [])).toEqual(["c4", "d4"]);
  expect(nextSteps(tree, ["c4"])).toEqual(["", "NW"]);
  expect(nextSteps(tree, ["d4", "NW"])).toEqual([]);
  expect(nextSteps(null, [])).toEqual([]);
});

it("knows whether steps begin a legal move", () => {
  const tree = { root: 1, nodes: [{}, { a1: 2 }, { NW: 3 }, { "+": 0 }] } as unknown as Parameters<typeof isBeginning>[0];
  expect([["a1"], ["a1", "NW", "+"], ["b1"], ["a1", "NW", "-"]].map((steps) => isBeginning(tree, steps))).toEqual([true, true, false, false]);
});

it("makes a tree of whole moves that is read back as they are", () => {
  const moves = [["2"], ["3", "a1", "b1"], ["3", "a1", "a2"], ["4", "c1"]];
  expect(movesOf(treeOf(moves), [])).toEqual(moves);
  expect(nextSteps(treeOf(moves), ["3", "a1"])).toEqual(["b1", "a2"]);
});
