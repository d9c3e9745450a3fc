// Lessons: positions, what is to be done in them, and what is said before and after. The rules stay on the server.
import { byGame } from "../boards/folders";
import type { Position } from "../lib/wire";
import type { Language } from "../lib/i18n.svelte";

export interface Step {
  options?: string;
  position?: string;
  moves?: string[];
  /** A pattern that the move must have; nothing to do where neither this nor `win` nor `points` stands. */
  wanted?: string;
  /** The move must win the game. */
  win?: boolean;
  /** The first kingdom must have this many points afterwards. */
  points?: number;
  /** A move that does it. */
  show?: string;
  /** The name of a puzzle to solve instead: the engine judges it. */
  puzzle?: string;
  say: Record<Language, string>;
  /** What a finger has to know besides. */
  touch?: Record<Language, string>;
  done?: Record<Language, string>;
}

export const LESSONS = byGame(import.meta.glob<Step[]>("../boards/*/lesson.json", { import: "default", eager: true }));

type Said = Record<Language, string>;

/** A theme of a later chapter: what to look for, and puzzles in which to find it. */
interface Theme {
  say: Said;
  done: Said;
  puzzles: string[];
}

export interface Chapter {
  title?: Said;
  steps: Step[];
}

const LATER = byGame(import.meta.glob<{ title: Said; themes: Theme[] }[]>("../boards/*/chapters.json", { import: "default", eager: true }));

/** The chapters of a game: the first steps, then what its puzzles teach. */
export function chaptersOf(game: string): Chapter[] {
  const later = (LATER[game] ?? []).map(({ title, themes }) => ({
    title,
    steps: themes.flatMap(({ say, done, puzzles }) => puzzles.map((puzzle) => ({ say, done, puzzle }))),
  }));
  return [{ steps: LESSONS[game] ?? [] }, ...later];
}

export function isTask({ wanted, win, points, puzzle }: Step): boolean {
  return puzzle !== undefined || wanted !== undefined || win === true || points !== undefined;
}

/** Has this move done what the step wants? `mover` made it, `after` is the position that came of it. */
export function fulfils(step: Step, move: string, mover: number, after: Position): boolean {
  if (step.wanted !== undefined && !new RegExp(step.wanted).test(move)) return false;
  if (step.win && after.outcome?.ranks[mover] !== 1) return false;
  const { kingdoms } = after.details as { kingdoms?: { points: number }[] };
  return step.points === undefined || (kingdoms?.[0]?.points ?? 0) >= step.points;
}
