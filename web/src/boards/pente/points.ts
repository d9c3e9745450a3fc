// Names and places of Pente's points, and of the stones that were captured.
import type { Cell } from "../grid";

export const COLUMNS = "ABCDEFGHJKLMNOPQRST";
export type Stone = "w" | "b" | "r" | "g";
export const STONES: readonly Stone[] = ["w", "b", "r", "g"];

/** The name of a point, its row counted from the top. */
export function nameOf(column: number, row: number, size: number): string {
  return COLUMNS[column]! + String(size - row);
}

/** The place of a named point, or null for another word. */
export function placeOf(name: string | undefined, size: number): Cell | null {
  const column = COLUMNS.indexOf(name?.[0] ?? "?");
  const row = size - Number(name?.slice(1));
  return column >= 0 && column < size && row >= 0 && row < size ? { column, row } : null;
}

/** The marked points: the centre, four around it, four near the corners. */
export function starsOf(size: number): Cell[] {
  const middle = (size - 1) / 2;
  const around = (near: number, far: number) =>
    [near, far].flatMap((column) => [near, far].map((row) => ({ column, row })));
  return [{ column: middle, row: middle }, ...around(middle - 3, middle + 3), ...around(3, size - 4)];
}

/** The stones that stood before and are gone now: where, and of which colour. */
export function goneFrom(before: string[], after: string[]): (Cell & { stone: Stone })[] {
  return before.flatMap((line, row) =>
    [...line].flatMap((stone, column) =>
      stone !== "." && after[row]?.[column] === "." ? [{ column, row, stone: stone as Stone }] : [],
    ),
  );
}

/** Where a captured stone lies along the rim; pairs stand together. */
export function socketOf(stone: number): number {
  return 92 + stone * 40 + Math.floor(stone / 2) * 16;
}
