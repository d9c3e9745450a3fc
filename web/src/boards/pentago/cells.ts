// Names and places of Pentago's cells, and what a turn does to them.
import type { Cell } from "../grid";

export const QUADRANTS = ["NW", "NE", "SW", "SE"] as const;

export function placeOf(name: string): Cell {
  return { column: "abcdef".indexOf(name[0] ?? ""), row: 6 - Number(name[1]) };
}

export function nameOf(column: number, row: number): string {
  return "abcdef"[column]! + String(6 - row);
}

/** Whose marble comes next: the players put in turn, dark first. */
export function moverOn(board: string[]): "b" | "w" {
  const marbles = board.join("");
  return marbles.replaceAll("b", "").length === marbles.replaceAll("w", "").length ? "b" : "w";
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

/** The cells of every line of five. */
export function fivesOn(board: string[]): Set<string> {
  const found = new Set<string>();
  for (const [dc, dr] of [[1, 0], [0, 1], [1, 1], [1, -1]] as const)
    for (let column = 0; column < 6; column++)
      for (let row = 0; row < 6; row++) {
        const line = Array.from({ length: 5 }, (_, i) => [column + i * dc, row + i * dr] as const);
        const marbles = line.map(([c, r]) => board[r]?.[c]);
        if (marbles[0] && marbles[0] !== "." && marbles.every((m) => m === marbles[0])) for (const [c, r] of line) found.add(nameOf(c, r));
      }
  return found;
}
