// What was solved here, kept in the browser: puzzles, days, ratings and the best storms.
import { daysInRow } from "./choice";
import { after, NEW, type Rating } from "./glicko";

const KEY = "puzzles";

interface Kept {
  /** By game: its rating, the puzzles tried with whether the first try was right, the most solved in a storm. */
  games: Record<string, { rating: Rating; tried: Record<string, boolean>; storm: number }>;
  /** By day: the games whose puzzle of that day was solved. */
  days: Record<string, string[]>;
}

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> | null;
    return { games: found?.games ?? {}, days: found?.days ?? {} };
  } catch {
    return { games: {}, days: {} };
  }
}

let kept = $state.raw<Kept>(read());

function write(now: Kept): void {
  kept = now;
  localStorage.setItem(KEY, JSON.stringify(now));
}

const NOTHING = { rating: NEW, tried: {}, storm: 0 };

export function recordOf(game: string): Kept["games"][string] {
  return { ...NOTHING, ...kept.games[game] };
}

function change(game: string, more: Partial<Kept["games"][string]>): void {
  write({ ...kept, games: { ...kept.games, [game]: { ...recordOf(game), ...more } } });
}

/** The first try at a puzzle counts; by how much the rating changed. */
export function rate(game: string, name: string, grade: number, solved: boolean): number {
  const { rating, tried } = recordOf(game);
  if (name in tried) return 0;
  const now = after(rating, grade, solved);
  change(game, { rating: now, tried: { ...tried, [name]: solved } });
  return Math.round(now.rating) - Math.round(rating.rating);
}

export function keepStorm(game: string, count: number): void {
  change(game, { storm: Math.max(count, recordOf(game).storm) });
}

export function solvedOn(day: string): string[] {
  return kept.days[day] ?? [];
}

export function keepDay(day: string, game: string): void {
  if (solvedOn(day).includes(game)) return;
  write({ ...kept, days: { ...kept.days, [day]: [...solvedOn(day), game] } });
}

/** Days in a row with a puzzle of the day solved, up to today or yesterday. */
export const streak = (today: string) => daysInRow(today, kept.days);
