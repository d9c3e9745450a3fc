import { expect, test } from "vitest";
import type { Data } from "../tournament";
import { cellsOf } from "./cross";

const line = (entrant: number, points: string, score = 0) => ({ entrant, points, score });
const data = {
  rounds: [
    { round: 1, stage: "groups", tables: [{ table: 1, group: "A", seats: [1, 2], lines: [line(1, "3"), line(2, "0")] }, { table: 2, group: "B", seats: [3, 4], lines: [] }] },
    { round: 2, stage: "cup", tables: [{ table: 1, group: "", seats: [1, 3], lines: [line(1, "1")] }] },
    { round: 3, stage: "tables", tables: [{ table: 1, group: "", seats: [1, 2, 3], lines: [line(1, "5", 44), line(2, "3", 30)] }] },
  ],
} as unknown as Data;

test("a group counts its own games, with the opponents", () => {
  expect(cellsOf(data, "A").get(1)).toEqual([{ round: 1, table: 1, points: "3", score: 0, opponent: 2 }]);
  expect(cellsOf(data, "B").size).toBe(0);
});

test("rounds at tables of several have no opponent, and the cup stands in no standing of rounds", () => {
  expect(cellsOf(data).get(1)).toEqual([{ round: 3, table: 1, points: "5", score: 44, opponent: 0 }]);
});

test("a bye of a Swiss round stands in its column", () => {
  const swiss = { rounds: [{ round: 1, stage: "swiss", tables: [], byes: [3], halves: [4] }] } as unknown as Data;
  expect([cellsOf(swiss).get(3)?.[0]?.points, cellsOf(swiss).get(4)?.[0]?.points]).toEqual(["+", "½"]);
});
