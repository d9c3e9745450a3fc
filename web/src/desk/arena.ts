// What an arena needs of all its pairings: the games that are on, those that ended last, and how much time is left.
import type { Data, DrawnTable, Round } from "./tournament";

export type Played = { round: number; table: DrawnTable };

export const isArena = (data: Pick<Data, "regulation">) => data.regulation.format === "arena";

const gamesOf = (data: Pick<Data, "rounds">): Played[] => data.rounds.flatMap(({ round, tables }) => tables.map((table) => ({ round, table })));

/** The games that are being played, by their tables in the hall; those that wait for one come last. */
export function playingNow(data: Pick<Data, "rounds">): Played[] {
  const open = gamesOf(data).filter(({ table }) => !table.complete);
  return open.toSorted((a, b) => (a.table.place || 1e6 + a.table.waits) - (b.table.place || 1e6 + b.table.waits));
}

/** The games that are over, the newest first. */
export function lastPlayed(data: Pick<Data, "rounds">): Played[] {
  return gamesOf(data)
    .filter(({ table }) => table.complete)
    .toReversed();
}

/** The newest game of a player. */
export function newestOf(data: Pick<Data, "rounds">, entrant: number): Played | undefined {
  return gamesOf(data).findLast(({ table }) => table.seats.includes(entrant));
}

/** All games that are being played as one round, for whoever shows rounds. */
export function roundOf(data: Pick<Data, "rounds">): Round | undefined {
  const last = data.rounds.at(-1);
  return last && { ...last, tables: playingNow(data).map(({ table }) => table) };
}

/** Until when games are paired, in seconds; 0 before the start and after the end. */
export function endsAt(data: Pick<Data, "arena">): number {
  return data.arena?.ends && !data.arena.ended ? Date.parse(data.arena.ends) / 1000 : 0;
}
