// A PENTA played without the house. What fits into the largest frame the house has said once, and the browser has kept; a shorter
// frame takes what lies within its columns, as long as nothing overlaps.
import { placeAt } from "../analysis/questions";
import { movesOf } from "../boards/moves";
import { squareOf } from "../boards/katamino/pieces";
import type { Position } from "../lib/wire";

const LARGEST = "frame=5x12 pieces=all horizontal=on";

export interface Frame {
  start: Position;
  /** Every placement in the empty frame. */
  moves: string[][];
}

/** The frame and the pieces that options name, where they are of five rows. */
export function read(options: string): { columns: number; pieces: string[] } | null {
  const found = /frame=5x(\d+) pieces=([\d-]+) horizontal=on/.exec(options);
  return found && Number(found[1]) <= 12 ? { columns: Number(found[1]), pieces: found[2]!.split("-") } : null;
}

export const largestFrame = () => placeAt({ game: "katamino", options: LARGEST, position: "", moves: [] });

export async function frameOf(options: string): Promise<Frame | null> {
  const wanted = read(options);
  if (!wanted) return null;
  const { position, legal } = await largestFrame();
  const inside = ([piece = "", ...squares]: string[]) => wanted.pieces.includes(piece) && squares.every((square) => squareOf(square).column < wanted.columns);
  const start = {
    ...position,
    options: { ...position.options, frame: `5x${wanted.columns}`, pieces: wanted.pieces.join("-") },
    board: position.board.map((line) => line.slice(0, wanted.columns)),
    details: { pieces_left: wanted.pieces.map(Number) },
  };
  return { start, moves: movesOf(legal, []).filter(inside) };
}
