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

/** How a position is laid out by hand. What the hand does is shown at once; whether it can stand so the server says. */
export interface Arrange {
  /** What can be put down: its mark, and its word. */
  brushes?: (position: Position) => { mark: string; word: MessageId }[];
  /** What the hand may do, each as steps. */
  moves: (position: Position) => string[][];
  /** The position after it, written anew. */
  after: (position: Position, steps: string[], mark: string) => Position | Promise<Position>;
  /** The position as the board shows it meanwhile, where that is another. */
  shown?: (position: Position) => Position;
  /** What a game needs beside its board. */
  Beside?: Component<{ position: Position; onposition: (position: Position) => void }>;
}

export interface Extras {
  /** Stands beside a table of this game. */
  help?: Component<{ table: TableView; onhint: (steps: string[] | null) => void }>;
  /** What a solver says of a position under analysis, where a game has no engine. */
  judged?: Component<{ position: Position; onhint: (steps: string[]) => void }>;
  /** A page of its own, shown on the first page. */
  page?: { href: string; title: MessageId };
  /** The preset that a first visitor finds chosen, where it is not the game's default. */
  first?: string;
  /** What the hand has to do now, where "Your turn" does not say it. */
  prompt?: (position: Position, steps: string[]) => MessageId | "";
  /** Why a puzzle cannot come right from here, if it cannot: for puzzles that are judged only when they are whole. */
  deadEnd?: (options: string, position: string) => Promise<string>;
  /** Of the moves at the start of a puzzle, those that are still open, and what was laid since: for filling a board without the house. */
  open?: (start: Position, moves: string[][], now: Position) => string[][];
  /** What a move does, in words that follow a name: "puts a stone on K10". */
  said?: (made: Made) => string;
  /** A move in a list, where words with small pictures say it better than notation; `board` is where it is made, or empty. */
  made?: Component<{ move: string; names: string[]; board: string[] }>;
  /** The steps that a hand may take ahead, while it waits for its turn; none once the move is whole, or where that makes no sense. */
  ahead?: (position: Position, steps: string[]) => string[];
  /** How a position is laid out on the board. */
  arrange?: Arrange;
  /** A move written in another of the game's dialects, or null if it is none; `size` is the board's. */
  translate?: (move: string, from: string, to: string, size: number) => string | null;
}
