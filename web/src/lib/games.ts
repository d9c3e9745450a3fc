// The games as the page shows them.
export const TITLES: Record<string, string> = {
  pentago: "Pentago",
  pente: "Pente",
  kingdomino: "Kingdomino",
  katamino: "Katamino",
  katamino_duel: "Katamino-Duell",
};

export function titleOf(game: string): string {
  return TITLES[game] ?? game;
}
