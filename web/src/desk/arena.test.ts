import { expect, test } from "vitest";
import { endsAt, lastPlayed, newestOf, playingNow } from "./arena";
import type { Data } from "./tournament";

const table = (number: number, seats: number[], complete: boolean, place = 0, waits = 0) => ({ table: number, seats, complete, place, waits });
const data = {
  rounds: [
    { round: 1, tables: [table(1, [1, 2], true), table(2, [3, 4], false, 2)] },
    { round: 2, tables: [table(3, [1, 5], false, 1), table(4, [2, 6], false, 0, 1)] },
  ],
} as unknown as Data;

test("games of all pairings that are on stand by their tables, and those without one behind", () => {
  expect(playingNow(data).map((each) => each.table.table)).toEqual([3, 2, 4]);
  expect(lastPlayed(data).map((each) => each.table.table)).toEqual([1]);
});

test("the newest game of a player is found in whatever pairing it is", () => {
  expect([newestOf(data, 1)?.table.table, newestOf(data, 3)?.round, newestOf(data, 9)]).toEqual([3, 1, undefined]);
});

test("there is no time left before the start and after the end", () => {
  const arena = { began: "", ends: "", ended: false, paused: [], free: [] };
  expect(endsAt({ arena })).toBe(0);
  expect(endsAt({ arena: { ...arena, ends: "1970-01-01T00:01:00Z" } })).toBe(60);
  expect(endsAt({ arena: { ...arena, ends: "1970-01-01T00:01:00Z", ended: true } })).toBe(0);
});
