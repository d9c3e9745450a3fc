// Which board shows which game, and what a game adds to the page: a folder here is all it takes. A game without a folder is
// drawn by the server and shown by SvgBoard.
import type { Component } from "svelte";
import type { Extras } from "./extras";
import type { BoardProps } from "./board";
import SvgBoard from "./SvgBoard.svelte";

const BOARDS = byGame(import.meta.glob<Component<BoardProps>>("./*/Board.svelte", { import: "default", eager: true }));
const EXTRAS = byGame(import.meta.glob<Extras>("./*/extras.ts", { import: "extras", eager: true }));

function byGame<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, found]) => [path.split("/")[1], found]));
}

export function boardOf(game: string): Component<BoardProps> {
  return BOARDS[game] ?? SvgBoard;
}

export function extrasOf(game: string): Extras {
  return EXTRAS[game] ?? {};
}
