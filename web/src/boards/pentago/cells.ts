// Names and places of Pentago's cells, and what a turn does to them.
import type { Cell } from "../grid";

export const QUADRANTS = ["NW", "NE", "SW", "SE"] as const;

export function placeOf(name: string): Cell {
  return { column: "abcdef".indexOf(name[0] ?? ""), row: 6 - Number(name[1]) };
}

export function nameOf(column: number, row: number): string {
  return "abcdef"[column]! + String(6 - row);
}

export function withMarble(board: string[], name: string, colour: string): string[] {
  const { column, row } = placeOf(name);
  return board.map((line, r) => (r === row ? line.slice(0, column) + colour + line.slice(column + 1) : line));
}

/** Where a marble lies after its turn: the quadrant may have carried it on. */
export function carriedTo([cell, quadrant, direction]: string[]): string {
  if (!cell) return "";
  const { column, row } = placeOf(cell);
  if (QUADRANTS[2 * Math.floor(row / 3) + Math.floor(column / 3)] !== quadrant) return cell;
  const [c, r] = [column % 3, row % 3];
  const [toColumn, toRow] = direction === "+" ? [2 - r, c] : [r, 2 - c];
  return nameOf(column - c + toColumn, row - r + toRow);
}
