// What has been solved here, kept in the browser: the puzzle's options and the seconds it took at best.
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

export function keep(options: string, seconds: number): void {
  solved = { ...kept(), ...solved, [options]: Math.min(Math.max(1, Math.round(seconds)), solved[options] ?? Infinity) };
  localStorage.setItem(KEY, JSON.stringify(solved));
}

/** Seconds as a clock shows them. */
export function clocked(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
