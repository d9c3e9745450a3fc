// Scores that are asked about before they are written down: a slip of the finger makes 455 out of 45.
import type { Data } from "../tournament";

const TIMES = 3;
const SMALL = 100; // below this a score of three times the next is no sign of a slip

/** Every score of a tournament so far. */
export function scoresOf(data: Pick<Data, "rounds">): number[] {
  return data.rounds.flatMap((round) => round.tables.flatMap((table) => table.games.flatMap((game) => game.scores.map(([, score]) => score ?? 0))));
}

/** A score that the game does not have; nothing if there is none. */
export function impossible(most: number, said: (readonly [number, number | null])[]): { entrant: number; score: number; most: number } | null {
  const found = most ? said.find(([, score]) => (score ?? 0) > most) : undefined;
  return found ? { entrant: found[0], score: found[1]!, most } : null;
}

/** A score that is several times as high as any other, of this table or of all before it; nothing if there is none. */
export function unusual(known: number[], said: (readonly [number, number | null])[]): { entrant: number; score: number; best: number } | null {
  for (const [entrant, score] of said) {
    const others = [...known, ...said.filter(([other]) => other !== entrant).map(([, each]) => each ?? 0)];
    const best = Math.max(0, ...others);
    if (score !== null && others.length > 1 && score >= SMALL && score > TIMES * best) return { entrant, score, best };
  }
  return null;
}
