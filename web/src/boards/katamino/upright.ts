// A long frame on a narrow screen stands upright: everything is turned clockwise by a quarter on its way to the board, and
// back on its way from it. The first column stands at the top, the lowest row at the left.
import type { BoardProps } from "../board";
import { nameOf, squareOf } from "./pieces";

const SQUARE = /^[a-z]\d+$/;

/** The rows of the board from the top, turned. */
export function turnedRows(rows: string[]): string[] {
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, column) => rows.map((_, row) => rows[rows.length - 1 - row]![column]).join(""));
}

/** A square's name in the upright frame; other steps stay. */
export function stood(step: string, columns: number): string {
  if (!SQUARE.test(step)) return step;
  const { column, row } = squareOf(step);
  return nameOf({ column: row, row: columns - 1 - column });
}

/** The square that a place in the upright frame is. */
export function laidDown(step: string, columns: number): string {
  if (!SQUARE.test(step)) return step;
  const { column, row } = squareOf(step);
  return nameOf({ column: columns - 1 - row, row: column });
}

/** What a board is told when it stands upright. */
export function uprightProps(props: BoardProps): BoardProps {
  const columns = props.position.board[0]?.length ?? 0;
  const all = (steps: string[]) => steps.map((step) => stood(step, columns));
  return {
    ...props,
    position: { ...props.position, board: turnedRows(props.position.board) },
    moves: props.moves.map(all),
    next: all(props.next),
    steps: all(props.steps),
    last: all(props.last),
    hint: props.hint && all(props.hint),
    onstep: (step) => props.onstep(laidDown(step, columns)),
  };
}
