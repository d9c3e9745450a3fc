// The games as the page shows them. Which there are, and what the page must know of them, the server tells once at the start.
import { api } from "./api";
import { keepEquipment } from "./equipment";
import { lookup } from "./i18n.svelte";
import type { GameInfo } from "./wire";

let known = $state.raw<GameInfo[]>([]);

/** Ask which games there are; until then the page can show nothing of them. */
export async function loadGames(): Promise<void> {
  known = await api.games();
  keepEquipment(known);
}

export function games(): GameInfo[] {
  return known;
}

export function isGame(name: string | undefined): boolean {
  return known.some((each) => each.name === name);
}

export function gameOf(name: string): GameInfo | undefined {
  return known.find((each) => each.name === name);
}

export function titleOf(game: string): string {
  return lookup(`title-${game}`) || (gameOf(game)?.title ?? game);
}

/** A seat by its colour or its place, for games without names; which colour it has can depend on the options. */
export function sideOf(game: string, seat: number, colours: string[] = gameOf(game)?.seat_colours ?? []): string {
  const colour = colours[seat] ?? "";
  return lookup(`side-${game}-${seat}`) || lookup(`colour-${colour}`) || colour || lookup("home-player", { number: seat + 1 });
}

/** A preset or a player by the words of the page; one that has a number names it: free-7, level3. */
export function wordFor(kind: "preset" | "bot", name: string): string {
  const [, stem, number] = /^([a-z]+)-?(\d+)$/.exec(name) ?? [];
  const numbered = number ? lookup(`${kind}-${stem}`, { number }) : "";
  return lookup(`${kind}-${name}`) || numbered || name.replace("x", " × ");
}
