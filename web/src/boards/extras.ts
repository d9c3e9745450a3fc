// What a game may add to the page beside its board.
import type { Component } from "svelte";
import type { MessageId } from "../lib/i18n.svelte";
import type { Position, TableView } from "../lib/wire";

export interface Extras {
  /** Stands beside a table of this game. */
  help?: Component<{ table: TableView; onhint: (steps: string[] | null) => void }>;
  /** A page of its own, shown on the first page. */
  page?: { href: string; title: MessageId };
  /** What the hand has to do now, where "Your turn" does not say it. */
  prompt?: (position: Position, steps: string[]) => MessageId | "";
  /** A move written in another of the game's dialects, or null if it is none; `size` is the board's. */
  translate?: (move: string, from: string, to: string, size: number) => string | null;
}
