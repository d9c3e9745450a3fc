// Pieces laid freely into a frame: where a shape has room, and the board with one piece more or less. Whether a piece may lie
// so is asked of the server when the position is done.
import type { Cell } from "../grid";
import { keyOf, laidOn, letterOf, lying, nameOf, squareOf, type Shape } from "./pieces";

/** Every way in which these pieces have room, each as the steps of a hand. */
export function placements(board: string[], pieces: number[]): string[][] {
  const [rows, columns] = [board.length, board[0]?.length ?? 0];
  const free = ({ column, row }: Cell) => board[rows - 1 - row]?.[column] === ".";
  return pieces.flatMap((piece) =>
    liesOf(piece).flatMap((shape) =>
      Array.from({ length: rows * columns }, (_, i) => shape.map(({ column, row }) => ({ column: column + (i % columns), row: row + Math.floor(i / columns) })))
        .filter((cells) => cells.every(free))
        .map((cells) => [String(piece), ...cells.map(nameOf)]),
    ),
  );
}

function liesOf(piece: number): Shape[] {
  const all = [false, true].flatMap((over) => [0, 1, 2, 3].map((turns) => lying(piece, { turns, over })));
  return [...new Map(all.map((shape) => [keyOf(shape), shape])).values()];
}

/** The pieces on a board, each to be taken up by its number. */
export const lifts = (board: string[]) => [...laidOn(board).keys()].map((piece) => [String(piece)]);

/** What the hand may do on this board, of all these placements: lay a piece where nothing lies, or take one up. */
export function fitting(placements: string[][], board: string[]): string[][] {
  const taken = (square: string) => {
    const { column, row } = squareOf(square);
    return board[board.length - 1 - row]?.[column] !== ".";
  };
  const laid = lifts(board);
  const lying = new Set(laid.map(([piece]) => piece));
  return [...placements.filter(([piece, ...squares]) => !lying.has(piece) && !squares.some(taken)), ...laid];
}

/** The board after a piece is laid on these squares, or taken up where there are none. */
export function withPiece(board: string[], [piece = "", ...squares]: string[]): string[] {
  const letter = letterOf(Number(piece));
  const covered = new Set(squares);
  return board.map((line, r) =>
    [...line].map((mark, column) => (covered.has(nameOf({ column, row: board.length - 1 - r })) ? letter : !squares.length && mark === letter ? "." : mark)).join(""),
  );
}
