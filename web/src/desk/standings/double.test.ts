import { expect, test } from "vitest";
import type { Round } from "../tournament";
import { stepsOf } from "./double";

const round = (number: number, ...groups: string[]) => ({ round: number, stage: "double", tables: groups.map((group, at) => ({ group, table: at + 1 })) }) as unknown as Round;

test("the games of both brackets are told apart and stand in the order of their steps", () => {
  const found = stepsOf([round(1, "W1", "W1"), round(2, "W2", "L1"), round(3, "L2"), round(4, "F1")]);
  expect(found.map(({ bracket, steps }) => [bracket, steps.map((step) => `${step.label}×${step.tables.length}`)])).toEqual([
    ["W", ["W1×2", "W2×1"]],
    ["L", ["L1×1", "L2×1"]],
    ["F", ["F1×1"]],
  ]);
});

test("a lower bracket of many steps is in order of numbers, not of letters", () => {
  const found = stepsOf([round(1, "L10"), round(2, "L2")]);
  expect(found[0]!.steps.map((step) => step.label)).toEqual(["L2", "L10"]);
});
