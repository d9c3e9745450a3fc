// Lessons: positions, what is to be done in them, and what is said before and after. The rules stay on the server.
import { byGame } from "../boards/folders";
import type { Position } from "../lib/wire";
import type { Language } from "../lib/i18n.svelte";

type Said = Record<Language, string>;

/** Something to do on a live board: where it begins, and which move does it. */
export interface Asked {
  options?: string;
  position?: string;
  moves?: string[];
  /** A pattern that the move must have. */
  wanted?: string;
  /** The move must win the game. */
  win?: boolean;
  /** The first kingdom must have this many points afterwards. */
  points?: number;
  /** A move that does it. */
  show?: string;
  done?: Said;
  /** Why another move does not. */
  miss?: Said;
}

export interface Step extends Asked {
  /** What progress remembers: it changes with what is asked, not with its place among the others. */
  id: string;
  /** The name of a puzzle to solve instead: the engine judges it. */
  puzzle?: string;
  say: Said;
  /** What a finger has to know besides. */
  touch?: Said;
}

type Written = Omit<Step, "id">;

export const LESSONS = byGame(import.meta.glob<Written[]>("../boards/*/lesson.json", { import: "default", eager: true }));

/** A theme of a later chapter: what to look for, and puzzles or tasks in which to find it. */
interface Theme {
  say: Said;
  done: Said;
  puzzles?: string[];
  tasks?: Asked[];
}

export interface Chapter {
  title?: Said;
  steps: Step[];
}

const LATER = byGame(import.meta.glob<{ title: Said; themes: Theme[] }[]>("../boards/*/chapters.json", { import: "default", eager: true }));

const named = (step: Written): Step => ({ ...step, id: step.puzzle ?? [step.options, step.position, ...(step.moves ?? []), step.show].filter(Boolean).join(" ") });

/** The chapters of a game: the first steps, then its themes. */
export function chaptersOf(game: string): Chapter[] {
  const later = (LATER[game] ?? []).map(({ title, themes }) => ({
    title,
    steps: themes.flatMap(({ say, done, puzzles = [], tasks = [] }) => [
      ...puzzles.map((puzzle) => named({ say, done, puzzle })),
      ...tasks.map((task) => named({ say, done, ...task })),
    ]),
  }));
  return [{ steps: (LESSONS[game] ?? []).map(named) }, ...later];
}

/** Has this move done what is asked? `mover` made it, `after` is the position that came of it. */
export function fulfils(asked: Asked, move: string, mover: number, after: Position): boolean {
  if (asked.wanted !== undefined && !new RegExp(asked.wanted).test(move)) return false;
  const ranks = after.outcome?.ranks ?? [];
  if (asked.win && (ranks[mover] !== 1 || ranks.filter((rank) => rank === 1).length > 1)) return false;
  const { kingdoms } = after.details as { kingdoms?: { points: number }[] };
  return asked.points === undefined || (kingdoms?.[0]?.points ?? 0) >= asked.points;
}
