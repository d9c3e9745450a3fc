// What a game may add to the page beside its board.
import type { Component } from "svelte";
import type { MessageId } from "../lib/i18n.svelte";
import type { Position, TableView } from "../lib/wire";

/** A move as it is told to those who do not see the board. */
export interface Made {
  move: string;
  steps: string[];
  /** The points along an edge of the board. */
  size: number;
}

export interface Arrange {
  /** What a brush can put on a cell: its letter in the rows, and its word. */
  brushes: { mark: string; word: MessageId }[];
  cells: (rows: string[]) => string[];
  put: (rows: string[], cell: string, mark: string) => string[];
  /** The position as text. */
  write: (rows: string[]) => string;
}

export interface Extras {
  /** Stands beside a table of this game. */
  help?: Component<{ table: TableView; onhint: (steps: string[] | null) => void }>;
  /** A page of its own, shown on the first page. */
  page?: { href: string; title: MessageId };
  /** What the hand has to do now, where "Your turn" does not say it. */
  prompt?: (position: Position, steps: string[]) => MessageId | "";
  /** Why a puzzle cannot come right from here, if it cannot: for puzzles that are judged only when they are whole. */
  deadEnd?: (options: string, position: string) => Promise<string>;
  /** What a move does, in words that follow a name: "puts a stone on K10". */
  said?: (made: Made) => string;
  /** A move in the list, where words with small pictures say it better than notation. */
  made?: Component<{ move: string; names: string[] }>;
  /** The steps that a hand may take ahead, while it waits for its turn; none once the move is whole, or where that makes no sense. */
  ahead?: (position: Position, steps: string[]) => string[];
  /** How a position is laid out stone by stone, where the board is of stones. */
  arrange?: Arrange;
  /** A move written in another of the game's dialects, or null if it is none; `size` is the board's. */
  translate?: (move: string, from: string, to: string, size: number) => string | null;
}
