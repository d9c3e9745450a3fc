// The games as the page shows them.
import { lookup } from "./i18n.svelte";

export const GAMES = ["pentago", "pente", "kingdomino", "katamino", "katamino_duel"];

export function titleOf(game: string): string {
  return lookup(`title-${game}`);
}

/** A seat by its colour or its place, for games without names. */
export function sideOf(game: string, seat: number): string {
  return lookup(`side-${game}-${seat}`);
}

/** A preset or a player by the words of the page; one that has a number names it: free-7, level3. */
export function wordFor(kind: "preset" | "bot", name: string): string {
  const [, stem, number] = /^([a-z]+)-?(\d+)$/.exec(name) ?? [];
  const numbered = number ? lookup(`${kind}-${stem}`, { number }) : "";
  return lookup(`${kind}-${name}`) || numbered || name.replace("x", " × ");
}
