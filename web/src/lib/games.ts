// The games as the page shows them.
import { t } from "./i18n.svelte";

export const GAMES = ["pentago", "pente", "kingdomino", "katamino", "katamino_duel"];

export function titleOf(game: string): string {
  return t(`title.${game}`);
}

/** A seat by its colour or its place, for games without names. */
export function sideOf(game: string, seat: number): string {
  return t(`side.${game}.${seat}`);
}

/** A preset or a player by the words of the page; one that has a number names it: free-7, level3. */
export function wordFor(kind: "preset" | "bot", name: string): string {
  const whole = t(`${kind}.${name}`);
  if (whole !== `${kind}.${name}`) return whole;
  const parts = /^([a-z]+)-?(\d+)$/.exec(name);
  const numbered = parts ? t(`${kind}.${parts[1]}`, { number: parts[2]! }) : "";
  return parts && numbered !== `${kind}.${parts[1]}` ? numbered : name.replace("x", " × ");
}
