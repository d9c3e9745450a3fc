import { expect, test } from "vitest";
import { asAppointment, asLine, roundsFrom } from "./schedule";

test("a line of a schedule is read as it is written", () => {
  const line = "2026-11-15T10:00 Round 1, hall B";
  expect(asAppointment(line)).toEqual({ at: "2026-11-15T10:00", what: "Round 1, hall B" });
  expect(asLine(asAppointment(line))).toBe(line);
});

test("rounds follow one another, over midnight too", () => {
  expect(roundsFrom("2026-11-15T22:30", 3, 50, (round) => `R${round}`).map(asLine)).toEqual(["2026-11-15T22:30 R1", "2026-11-15T23:20 R2", "2026-11-16T00:10 R3"]);
});
