// The twelve pieces, how they lie, and which legal place a hand means.
import { equipmentOf } from "../../lib/equipment";
import type { Schemas } from "../../lib/wire";
import type { Cell } from "../grid";
import type { Point } from "../pointer";

export const COLOURS = [
  "#2f4fa3", "#e2801f", "#85552e", "#7a48ab", "#6fb9e4", "#ea86ae", "#efc61d", "#1d9c93", "#646a71", "#22733f", "#93c23c", "#cb3030",
];

/** Squares, rows counted from the bottom, in the order in which they are clicked. */
export type Shape = Cell[];

/** Moved into the corner and put in clicking order. */
export function inCorner(cells: Cell[]): Shape {
  const left = Math.min(...cells.map(({ column }) => column));
  const low = Math.min(...cells.map(({ row }) => row));
  return cells
    .map(({ column, row }) => ({ column: column - left, row: row - low }))
    .sort((one, other) => one.row - other.row || one.column - other.column);
}

let read: { from: Record<string, unknown>; letters: string; shapes: Shape[] } | null = null;

/** The pieces as the server describes them, piece 1 first. */
function box(): { letters: string; shapes: Shape[] } {
  const from = equipmentOf("katamino");
  if (read?.from === from) return read;
  const { letters = "", pieces = [] } = from as Partial<Schemas["KataminoEquipment"]>;
  read = { from, letters, shapes: pieces.map(shapeIn) };
  return read;
}

/** The shape that a picture shows, its rows from the top. */
function shapeIn(picture: string): Shape {
  const rows = picture.split(" ").reverse();
  return inCorner(rows.flatMap((line, row) => [...line].flatMap((mark, column) => (mark === "#" ? [{ column, row }] : []))));
}

/** The letter of a piece in the rows of a board, and back. */
export const letterOf = (piece: number) => box().letters[piece - 1] ?? "";
export const numberOf = (letter: string) => box().letters.indexOf(letter) + 1;

/** A piece as it lies in the box. */
export function shapeOf(piece: number): Shape {
  return box().shapes[piece - 1] ?? [];
}

/** The piece that a letter of a filling stands for. */
export function pieceOf(letter: string): number {
  return box().letters.indexOf(letter) + 1;
}

/** How a piece lies: quarter turns clockwise, then perhaps turned over. */
export interface Lie {
  turns: number;
  over: boolean;
}

export function lying(piece: number, { turns, over }: Lie): Shape {
  let cells = shapeOf(piece);
  for (let quarter = ((turns % 4) + 4) % 4; quarter > 0; quarter--) cells = cells.map(({ column, row }) => ({ column: row, row: -column }));
  return inCorner(over ? cells.map(({ column, row }) => ({ column: -column, row })) : cells);
}

/** A quarter turn as one sees it; a piece that lies on its face turns the other way within itself. */
export function turned(lie: Lie, quarter = 1): Lie {
  return { ...lie, turns: lie.turns + (lie.over ? -quarter : quarter) };
}

export function flipped(lie: Lie): Lie {
  return { ...lie, over: !lie.over };
}

export function keyOf(cells: Cell[]): string {
  return inCorner(cells).map(({ column, row }) => `${column},${row}`).join(" ");
}

/** How these squares lie, found by trying. */
export function lieOf(piece: number, cells: Cell[]): Lie {
  for (const over of [false, true])
    for (let turns = 0; turns < 4; turns++) if (keyOf(lying(piece, { turns, over })) === keyOf(cells)) return { turns, over };
  return { turns: 0, over: false };
}

export function squareOf(name: string): Cell {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

export function nameOf({ column, row }: Cell): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}

/** The middle of a shape's box, in squares from the lower left corner. */
export function middleOf(cells: Cell[]): Point {
  const columns = cells.map(({ column }) => column);
  const rows = cells.map(({ row }) => row);
  return { x: (Math.min(...columns) + Math.max(...columns) + 1) / 2, y: (Math.min(...rows) + Math.max(...rows) + 1) / 2 };
}

export interface Spot {
  move: string[];
  cells: Cell[];
}

/** Where a piece may be laid as it lies. */
export function spotsOf(moves: string[][], piece: number, lie: Lie): Spot[] {
  const key = keyOf(lying(piece, lie));
  return moves
    .filter((move) => move[0] === String(piece) && move.length === 6)
    .map((move) => ({ move, cells: move.slice(1).map(squareOf) }))
    .filter(({ cells }) => keyOf(cells) === key);
}

/** The place whose middle is nearest to a point, if it is near enough. */
export function nearest(spots: Spot[], at: Point, reach = 1.1): Spot | null {
  let best: Spot | null = null;
  let least = reach;
  for (const spot of spots) {
    const middle = middleOf(spot.cells);
    const far = Math.hypot(middle.x - at.x, middle.y - at.y);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** The place that a point means: of those that cover its square the nearest, else the nearest around. */
export function pointedAt(spots: Spot[], at: Point): Spot | null {
  const [column, row] = [Math.floor(at.x), Math.floor(at.y)];
  const covering = spots.filter(({ cells }) => cells.some((cell) => cell.column === column && cell.row === row));
  return nearest(covering, at, 9) ?? nearest(spots, at);
}

/** The squares that a piece would cover when it is held over a square; it does not stick out of the frame. */
export function heldOver(piece: number, lie: Lie, at: Cell, columns: number, rows: number): Cell[] {
  const shape = lying(piece, lie);
  const middle = middleOf(shape);
  const kept = (place: number, middle: number, most: number) =>
    Math.max(0, Math.min(most - Math.round(2 * middle), place - Math.floor(middle - 0.01)));
  const [across, up] = [kept(at.column, middle.x, columns), kept(at.row, middle.y, rows)];
  return shape.map(({ column, row }) => ({ column: column + across, row: row + up }));
}

/** The pieces that lie on a board given by its rows from the top. */
export function laidOn(rows: string[]): Map<number, Cell[]> {
  const { letters } = box();
  const found = new Map<number, Cell[]>();
  rows.forEach((line, r) =>
    [...line].forEach((mark, column) => {
      const piece = letters.indexOf(mark) + 1;
      if (piece) found.set(piece, [...(found.get(piece) ?? []), { column, row: rows.length - 1 - r }]);
    }),
  );
  return found;
}
