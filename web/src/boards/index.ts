// Which board shows which game, and what a game adds to the page: a folder here is all it takes. A game without a folder is
// drawn by the server and shown by SvgBoard.
import type { Component } from "svelte";
import type { Extras } from "./extras";
import type { BoardProps } from "./board";
import type { Choice } from "../lib/wire";
import { byGame } from "./folders";
import SvgBoard from "./SvgBoard.svelte";

const BOARDS = byGame(import.meta.glob<Component<BoardProps>>("./*/Board.svelte", { import: "default", eager: true }));
const EXTRAS = byGame(import.meta.glob<Extras>("./*/extras.ts", { import: "extras", eager: true }));

const PICTURED = byGame(import.meta.glob<Component<{ option: string; value: Choice }>>("./*/VariantPicture.svelte", { import: "default", eager: true }));

/** A drawing of what an option of the game is about, where the game has such drawings. */
export function variantPicture(game: string): Component<{ option: string; value: Choice }> | undefined {
  return PICTURED[game];
}

export function boardOf(game: string): Component<BoardProps> {
  return BOARDS[game] ?? SvgBoard;
}

export function extrasOf(game: string): Extras {
  return EXTRAS[game] ?? {};
}
