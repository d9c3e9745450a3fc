import type { Position } from "../lib/wire";
import type { Mark } from "./marks";

// What every board is told, and what it tells. A board knows no rules: it shows a position, offers the steps that some
// legal move begins with, and says which step the hand took.

/** A threat on the board: who makes it, of which stones, and where it would be carried out. */
export interface Threat {
  kind: string;
  seat: number;
  stones: string[];
  points: string[];
}

export interface BoardProps {
  /** The position to show; its `details` are the game's own. */
  position: Position;
  /** The legal moves that begin with the steps taken, each with all its steps: where a piece fits as a whole. */
  moves: string[][];
  /** The steps the hand may take next; empty while it is not this hand's turn. */
  next: string[];
  /** The steps it has taken in this turn. */
  steps: string[];
  /** The steps of the move that led here, to mark and to animate it. */
  last: string[];
  /** The seat of this hand (0 …), or null for a spectator. */
  seat: number | null;
  /** The seat whose side of the board is the nearer one, where only one is this hand's. */
  own?: number;
  /** What an analyst says about the points where a move may begin, by their names. */
  marks?: Record<string, Mark>;
  /** What an analyst sees threatened. */
  threats?: Threat[];
  /** The steps of a move that is shown as advice. */
  hint?: string[];
  /** It is not this hand's turn yet: what it takes now is kept for then. */
  ahead?: boolean;
  /** Only the picture, without racks, scores and buttons. */
  bare?: boolean;
  /** What is touched stays and is sent at once: the first touch and the first movement count. */
  strict?: boolean;
  onstep: (step: string) => void;
  /** Takes the last step back; not there where what was touched stays. */
  onback?: () => void;
}

/** Should things move? People may ask their system that they do not. */
export function motion(): boolean {
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
