import { expect, it } from "vitest";
import { laidDown, stood, turnedRows, uprightProps } from "./upright";

it("stands the first column at the top", () => {
  expect(turnedRows(["abc", "def"])).toEqual(["da", "eb", "fc"]);
});

it("turns squares there and back", () => {
  expect(stood("a1", 20)).toBe("a20");
  expect(stood("t3", 20)).toBe("c1");
  for (const square of ["a1", "t3", "k2"]) expect(laidDown(stood(square, 20), 20)).toBe(square);
  expect(stood("12", 20)).toBe("12");
});

it("tells the steps back as they were", () => {
  const told: string[] = [];
  const move = ["1", "a1", "b1", "c1", "d1", "e1"];
  const position = { game: "katamino", options: {}, details: {}, seats: 1, colours: [], plies: 0, to_move: 0, position: "", board: ["....", "...."], outcome: null };
  const props = uprightProps({ position, moves: [move], next: ["1"], steps: [], last: [], seat: 0, onstep: (step) => told.push(step) });
  for (const step of props.moves[0]!) props.onstep(step);
  expect(told).toEqual(move);
});
