// How moves are written: as the booklet does, in the letters of one's language, or by the names of the board's lines.
import { extrasOf } from "../boards";
import type { Made } from "../boards/extras";
import { language } from "./i18n.svelte";

export type Notation = "booklet" | "K10";

let chosen = $state<Notation>(localStorage.getItem("notation") === "booklet" ? "booklet" : "K10");

export function notation(): Notation {
  return chosen;
}

export function write(as: Notation): void {
  chosen = as;
  localStorage.setItem("notation", as);
}

export function hasDialects(game: string): boolean {
  return extrasOf(game).translate !== undefined;
}

function dialect(): string {
  return chosen === "K10" ? "K10" : language();
}

/** A move as people here read it. */
export function shownMove(game: string, move: string, size: number): string {
  return extrasOf(game).translate?.(move, "en", dialect(), size) ?? move;
}

/** What a move does, in words that follow a name; where a game has none, its notation. */
export function doneIn(game: string, made: Made): string {
  return extrasOf(game).said?.(made) || shownMove(game, made.move, made.size);
}

/** A typed move as the server reads it; null if it is none in the notation chosen. */
export function typedMove(game: string, text: string, size: number): string | null {
  const { translate } = extrasOf(game);
  return translate ? translate(text, dialect(), "en", size) : text.trim();
}
