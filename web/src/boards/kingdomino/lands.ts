// Dominoes, squares and their names, and what a kingdom's grid shows.
import { equipmentOf } from "../../lib/equipment";
import type { Schemas } from "../../lib/wire";
import type { Cell } from "../grid";

export type Kingdom = Schemas["KingdomView"];

export type Way = "E" | "S" | "W" | "N";
/** Clockwise, as the hand turns a domino. */
export const WAYS: readonly Way[] = ["E", "S", "W", "N"];
const ACROSS: Record<Way, number> = { E: 1, S: 0, W: -1, N: 0 };
const UP: Record<Way, number> = { E: 0, S: -1, W: 0, N: 1 };

export const TERRAINS: Record<string, string> = { W: "wheat", F: "forest", L: "water", G: "grassland", S: "swamp", M: "mine" };
export const LETTERS: Record<string, string> = Object.fromEntries(Object.entries(TERRAINS).map(([letter, name]) => [name, letter]));

/** The two halves of a domino, as `W1` and `F`. */
export function halves(number: number): [string, string] {
  const { dominoes = [] } = equipmentOf("kingdomino") as Partial<Schemas["KingdominoEquipment"]>;
  const [first = "W", second = "W"] = (dominoes[number - 1] ?? "").split("|");
  return [first, second];
}

/** The place of a square, rows counted from the bottom; null for another word. */
export function squareOf(name: string | undefined): Cell | null {
  const found = /^([a-m])(\d{1,2})$/.exec(name ?? "");
  return found ? { column: found[1]!.charCodeAt(0) - 97, row: Number(found[2]) - 1 } : null;
}

export function nameOf({ column, row }: Cell): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}

/** The square beside another. */
export function beside(at: Cell, way: Way): Cell {
  return { column: at.column + ACROSS[way], row: at.row + UP[way] };
}

export function opposite(way: Way): Way {
  return WAYS[(WAYS.indexOf(way) + 2) % 4]!;
}

/** The legal place that a domino laid so means, or "": a double may be written from its other end. */
export function placeMeant(number: number, first: Cell, way: Way, spots: Set<string>): string {
  const place = nameOf(first) + way;
  if (spots.has(place)) return place;
  const [one, two] = halves(number);
  const reversed = nameOf(beside(first, way)) + opposite(way);
  return one === two && spots.has(reversed) ? reversed : "";
}

export type Reach = Schemas["ReachView"];

/** The columns and rows on which a kingdom lies. */
export function boundsOf(squares: Record<string, string>): Reach {
  const cells = Object.keys(squares).flatMap((name) => squareOf(name) ?? []);
  const [columns, rows] = [cells.map(({ column }) => column), cells.map(({ row }) => row)];
  const [left, bottom] = [Math.min(...columns), Math.min(...rows)];
  return { left, bottom, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - bottom + 1 };
}
