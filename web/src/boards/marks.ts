// What an analyst says about a move, laid on the point where it begins.
import { placeOf } from "./pente/points";
import { translated } from "./pente/notation";

export interface Mark {
  value: number | null;
  worth: number;
  best: boolean;
  /** The quadrant that the best move from here turns, and which way, as `NW+`. */
  turn?: string;
}

interface Judged {
  move: string;
  value: number | null;
  worth: number;
}

const MOST = 8;

/** The point of the board where a move begins, for games of points; "" for others. */
export function pointOf(game: string, move: string, size: number): string {
  if (game === "pentago") return move.slice(0, 2);
  if (game !== "pente") return "";
  const name = translated(move.replace(/\*+$/, ""), "en", "K10", size)?.split("-")[0];
  return placeOf(name, size) ? name! : "";
}

/** The best moves by the points where they begin, each as good as the best move from there. */
export function marksOf(game: string, moves: Judged[], size: number): Record<string, Mark> {
  const found = new Map<string, Mark>();
  const top = moves[0];
  for (const { move, value, worth } of moves) {
    // Beside a proved win nothing else was looked at closely.
    if (top?.value === 1 && value === null) continue;
    const point = pointOf(game, move, size);
    if (!point || found.has(point)) continue;
    const mark: Mark = { value, worth, best: value === top?.value && worth === top?.worth };
    const turn = /\/([NS][WE][+-])$/.exec(move)?.[1];
    found.set(point, turn ? { ...mark, turn } : mark);
    if (found.size === MOST) break;
  }
  return Object.fromEntries(found);
}

/** A worth from -1 to 1 as a chance in percent. */
export function percent(worth: number): number {
  return Math.round((Math.max(-1, Math.min(1, worth)) + 1) * 50);
}
