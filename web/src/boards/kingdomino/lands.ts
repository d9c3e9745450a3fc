// The box of 48 dominoes, squares and their names, and what a kingdom's grid shows.
import type { Cell } from "../grid";

export interface Kingdom {
  size: number;
  laid: Record<string, string>;
  discarded: number[];
  squares: Record<string, string>;
  properties: { terrain: string; squares: number; crowns: number; points: number; where: string[] }[];
  middle_kingdom: number | null;
  harmony: number | null;
  points: number;
}

export type Way = "E" | "S" | "W" | "N";
/** Clockwise, as the hand turns a domino. */
export const WAYS: readonly Way[] = ["E", "S", "W", "N"];
const ACROSS: Record<Way, number> = { E: 1, S: 0, W: -1, N: 0 };
const UP: Record<Way, number> = { E: 0, S: -1, W: 0, N: 1 };

const BOX = (
  "W|W W|W F|F F|F F|F F|F L|L L|L L|L G|G G|G S|S W|F W|L W|G W|S F|L F|G W1|F W1|L W1|G W1|S W1|M F1|W " +
  "F1|W F1|W F1|W F1|L F1|G L1|W L1|W L1|F L1|F L1|F L1|F W|G1 L|G1 W|S1 G|S1 M1|W W|G2 L|G2 W|S2 G|S2 M2|W S|M2 S|M2 W|M3"
).split(" ");

export const TERRAINS: Record<string, string> = { W: "wheat", F: "forest", L: "water", G: "grassland", S: "swamp", M: "mine" };
export const LETTERS: Record<string, string> = Object.fromEntries(Object.entries(TERRAINS).map(([letter, name]) => [name, letter]));

/** The two halves of a domino, as `W1` and `F`. */
export function halves(number: number): [string, string] {
  const [first = "W", second = "W"] = (BOX[number - 1] ?? "W|W").split("|");
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

export interface Reach {
  left: number;
  bottom: number;
  columns: number;
  rows: number;
}

/** The squares that the next domino can reach: at most two beyond the kingdom, within its greatest size. */
export function reachOf(squares: Record<string, string>, size: number, beyond = 2): Reach {
  const cells = Object.keys(squares).flatMap((name) => squareOf(name) ?? []);
  const span = (values: number[]) => {
    const low = Math.min(...values);
    const wide = Math.max(...values) - low + 1;
    const more = Math.min(beyond, size - wide);
    return [low - more, wide + 2 * more] as const;
  };
  const [left, columns] = span(cells.map(({ column }) => column));
  const [bottom, rows] = span(cells.map(({ row }) => row));
  return { left, bottom, columns, rows };
}

/** Are there two free squares side by side that would keep the kingdom within its size? */
export function hasRoom(squares: Record<string, string>, size: number): boolean {
  const { left, bottom, columns, rows } = reachOf(squares, size);
  for (let column = left; column < left + columns; column++)
    for (let row = bottom; row < bottom + rows; row++)
      for (const way of ["E", "N"] as const) {
        const pair = [{ column, row }, beside({ column, row }, way)];
        if (pair.some((at) => nameOf(at) in squares)) continue;
        const more = Object.fromEntries(pair.map((at) => [nameOf(at), "?"]));
        const cells = Object.keys({ ...squares, ...more }).flatMap((name) => squareOf(name) ?? []);
        const wide = (values: number[]) => Math.max(...values) - Math.min(...values) + 1;
        if (wide(cells.map((at) => at.column)) <= size && wide(cells.map((at) => at.row)) <= size) return true;
      }
  return false;
}
