// Which preset options are, written out as the server sends them; its number of players is told by the seats.
import type { GameInfo } from "../lib/wire";

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
