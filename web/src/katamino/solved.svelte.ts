// What has been solved here, kept in the browser: the puzzle's options and the seconds it took at best.
import { leastOf } from "./fillings";

const KEY = "katamino.solved";

function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

let solved = $state<Record<string, number>>(kept());

/** Seconds of the best solution, or undefined. */
export function bestOf(options: string): number | undefined {
  return solved[options];
}

/** How many PENTAs were solved. */
export function countSolved(): number {
  return Object.keys(solved).length;
}

export function keep(options: string, seconds: number): void {
  solved = { ...kept(), ...solved, [options]: Math.min(Math.max(1, Math.floor(seconds)), solved[options] ?? Infinity) };
  localStorage.setItem(KEY, JSON.stringify(solved));
}

// With a hint it is solved, but not by oneself: no time is kept. Fillings are collected, mirror images as one.
const COLLECTED = "katamino.fillings";

interface Filled {
  helped: boolean;
  fillings: string[];
}

function collected(): Record<string, Filled> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(COLLECTED) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? (found as Record<string, Filled>) : {};
  } catch {
    return {};
  }
}

let fillings = $state.raw<Record<string, Filled>>(collected());

/** What was filled here, with a hint or without. */
export function filled(options: string): Filled | undefined {
  return fillings[options];
}

export function collect(options: string, position: string, helped: boolean): void {
  const before = fillings[options] ?? { helped: false, fillings: [] };
  const one = leastOf(position);
  const all = before.fillings.includes(one) ? before.fillings : [...before.fillings, one];
  fillings = { ...collected(), ...fillings, [options]: { helped: before.helped || helped, fillings: all } };
  localStorage.setItem(COLLECTED, JSON.stringify(fillings));
}

/** Seconds as a clock shows them. */
export function clocked(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
