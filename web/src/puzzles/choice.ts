// Which puzzle comes next: near a rating, or up a ladder from easy to hard; and which day it is.
import type { PuzzleEntry } from "./questions";

export const SECONDS = 180;
export const MISSES = 3;
const RUNGS = 60;
const NEAR = 12;
const DAY_MS = 86_400_000;

/** One by lot out of each part of the list, which goes from easy to hard. */
export function ladder(all: PuzzleEntry[], lot: () => number, most = RUNGS): PuzzleEntry[] {
  const rungs = Math.min(most, all.length);
  return Array.from({ length: rungs }, (_, i) => {
    const begin = Math.floor((i * all.length) / rungs);
    const end = Math.floor(((i + 1) * all.length) / rungs);
    return all[begin + Math.floor(lot() * (end - begin))]!;
  });
}

/** A puzzle near a rating that was not tried yet; when all were, one of those. */
export function choose(all: PuzzleEntry[], rating: number, tried: Record<string, boolean>, lot: number): PuzzleEntry | undefined {
  const fresh = all.filter(({ name }) => !(name in tried));
  const near = (fresh.length ? fresh : [...all]).sort((a, b) => Math.abs(a.grade - rating) - Math.abs(b.grade - rating)).slice(0, NEAR);
  return near[Math.floor(lot * near.length)];
}

/** A day as it is written in addresses: the date where this browser stands. */
export function dayOf(when: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}

/** How many days in a row have something, up to this one or the day before it. */
export function daysInRow(today: string, days: Record<string, string[]>): number {
  const before = (n: number) => new Date(Date.parse(`${today}T00:00:00Z`) - n * DAY_MS).toISOString().slice(0, 10);
  const has = (n: number) => (days[before(n)]?.length ?? 0) > 0;
  let count = 0;
  for (let at = has(0) ? 0 : 1; has(at); at++) count++;
  return count;
}
