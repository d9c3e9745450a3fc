// What can be sought: the games of several players, and which preset options are, written out as the server sends them.
import { games } from "../lib/games.svelte";
import type { GameInfo } from "../lib/wire";

/** The games that somebody can be found for; one that is played alone is none of them. */
export function sharedGames(): GameInfo[] {
  return games().filter(({ presets }) => presets.some(({ seats }) => seats > 1));
}

/** The name of the preset; empty for the usual one and for what is no preset. */
export function usualWords(game: GameInfo | undefined, options: string): string {
  if (!game) return "";
  const wordsOf = (text: string) => new Map(text.split(" ").map((word) => word.split("=") as [string, string]));
  const given = wordsOf(options);
  const found = game.presets.find(({ options: text }) => {
    const words = wordsOf(text);
    return [...given].every(([name, value]) => words.get(name) === value);
  });
  return found?.name ?? "";
}
