import { expect, test } from "vitest";
import type { Regulation } from "../tournament";
import { pointsOf, withFormat, withSizes } from "./regulation";

const TABLES = {
  name: "kingdomino-championship", format: "rank-tables", game: "kingdomino", options: "championship=on", version: 1, at_least: 3, at_most: 24, rounds: 5,
  table_points: { 3: [5, 3, 1], 4: [5, 3, 2, 1] }, duel_points: [3, 1, 0], tie_breaks: ["points", "score"], seating: "standing", starts: "fewest", marbles: 0,
  leavers: "stand", late_entries: false, protests: "until-next-draw", confirm: false, qualify: 1, legs: 1, best_of: 1, third_place: "ask", days_apart: 0, half_byes: 0, pairing: "points", boards: 1, minutes: 0, streak: 0, rules: { rounds: "TK2" },
} as Regulation;
const SWISS = { ...TABLES, name: "swiss", format: "swiss", game: "", at_least: 2, table_points: {}, tie_breaks: ["points", "buchholz"], rules: {} } as Regulation;

test("points are read from a line, whatever stands between them", () => {
  expect(pointsOf("5 3 2,1")).toEqual([5, 3, 2, 1]);
});

test("another format brings its own settings and no printed rule, and keeps name and game", () => {
  const now = withFormat({ ...TABLES, name: "Ours" }, "swiss", [TABLES, SWISS]);
  expect([now.name, now.game, now.format, now.tie_breaks[1], now.rules, now.at_most]).toEqual(["Ours", "kingdomino", "swiss", "buchholz", {}, 200_000]);
});

test("tables of other sizes keep the points of those that stay, and new ones fall by one", () => {
  expect(withSizes(TABLES, 2, 4).table_points).toEqual({ 2: [1, 0], 3: [5, 3, 1], 4: [5, 3, 2, 1] });
  expect(Object.keys(withSizes(TABLES, 4, 99).table_points).length).toBe(9);
});
