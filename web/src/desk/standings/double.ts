// The games of a double elimination by bracket and step, from the labels of their tables.
import type { DrawnTable, Round } from "../tournament";

export interface Bracket {
  /** W: the upper bracket, L: the lower one, F: the finals. */
  bracket: "W" | "L" | "F";
  steps: { label: string; tables: { round: number; table: DrawnTable }[] }[];
}

export function stepsOf(rounds: Pick<Round, "round" | "stage" | "tables">[]): Bracket[] {
  const found = new Map<string, { round: number; table: DrawnTable }[]>();
  for (const { round, stage, tables } of rounds)
    if (stage === "double") for (const table of tables) found.set(table.group, [...(found.get(table.group) ?? []), { round, table }]);
  return (["W", "L", "F"] as const)
    .map((bracket) => ({
      bracket,
      steps: [...found]
        .filter(([label]) => label.startsWith(bracket))
        .toSorted(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)))
        .map(([label, tables]) => ({ label, tables })),
    }))
    .filter(({ steps }) => steps.length);
}
