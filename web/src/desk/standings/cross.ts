// What a standing is made of, round by round: for each player and round what they took from it, and from whom.
import type { Data, DrawnTable } from "../tournament";

export interface Cell {
  round: number;
  table: number;
  points: string;
  score: number;
  /** In a game for two the opponent; 0 at a table of several, or without one. */
  opponent: number;
}

/** The rounds that a standing counts: all but those of a cup, or the games of one group. */
function tablesOf(data: Pick<Data, "rounds">, group: string): { round: number; table: DrawnTable }[] {
  return data.rounds
    .filter((round) => (group ? round.stage === "groups" : round.stage === "tables" || round.stage === "swiss"))
    .flatMap((round) => round.tables.filter((table) => !group || table.group === group).map((table) => ({ round: round.round, table })));
}

/** What everybody took from each table they sat at, in the order of the rounds. */
export function cellsOf(data: Pick<Data, "rounds">, group = ""): Map<number, Cell[]> {
  const found = new Map<number, Cell[]>();
  if (!group)
    for (const round of data.rounds.filter((each) => each.stage === "swiss")) {
      const add = (entrant: number, points: string) => found.set(entrant, [...(found.get(entrant) ?? []), { round: round.round, table: 0, points, score: 0, opponent: 0 }]);
      for (const entrant of round.byes) add(entrant, "+");
      for (const entrant of round.halves) add(entrant, "½");
    }
  for (const { round, table } of tablesOf(data, group))
    for (const line of table.lines) {
      const opponent = table.seats.length === 2 ? (table.seats.find((seat) => seat !== line.entrant) ?? 0) : 0;
      const cell = { round, table: table.table, points: line.points, score: line.score, opponent };
      found.set(line.entrant, [...(found.get(line.entrant) ?? []), cell]);
    }
  return found;
}
