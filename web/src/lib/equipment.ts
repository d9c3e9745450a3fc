// What lies in the boxes of the games, as each game itself says it: the server tells it once, with the list of games.
import type { GameInfo } from "./wire";

let known: Record<string, Record<string, unknown>> = {};

export function keepEquipment(games: Pick<GameInfo, "name" | "equipment">[]): void {
  known = Object.fromEntries(games.map(({ name, equipment }) => [name, equipment]));
}

const NOTHING = {};

export function equipmentOf(game: string): Record<string, unknown> {
  return known[game] ?? NOTHING;
}
