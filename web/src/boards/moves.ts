// The server's tree of steps written out as whole moves, for boards where a piece fits as a whole or not at all.
import type { StepTree } from "../lib/wire";

/** The legal moves that begin with the steps taken, each with all its steps. Node 0 is a finished move. */
export function movesOf(tree: StepTree | null, steps: string[]): string[][] {
  if (!tree) return [];
  let node = tree.root;
  for (const step of steps) {
    const to = tree.nodes[node]?.[step];
    if (to === undefined) return [];
    node = to;
  }
  const found: string[][] = [];
  const walk = (at: number, path: string[]) => {
    if (at === 0) found.push(path);
    else for (const [step, to] of Object.entries(tree.nodes[at] ?? {})) walk(to, step ? [...path, step] : path);
  };
  if (node !== 0) walk(node, steps);
  return found;
}

/** Whole moves as such a tree; none of them is the beginning of another. */
export function treeOf(moves: string[][]): StepTree {
  const nodes: Record<string, number>[] = [{}, {}];
  for (const move of moves) {
    let at = 1;
    for (const [i, step] of move.entries()) at = nodes[at]![step] ??= i === move.length - 1 ? 0 : nodes.push({}) - 1;
  }
  return { root: 1, nodes };
}

/** Does some legal move begin with these steps, or is it these? */
export function isBeginning(tree: StepTree, steps: string[]): boolean {
  let node: number | undefined = tree.root;
  for (const step of steps) if ((node = tree.nodes[node]?.[step]) === undefined) return false;
  return true;
}

/** The steps that may follow these; "" where the move may be finished. */
export function nextSteps(tree: StepTree | null, steps: string[]): string[] {
  if (!tree) return [];
  let node = tree.nodes[tree.root] ?? {};
  for (const step of steps) node = tree.nodes[node[step] ?? 0] ?? {};
  return Object.keys(node);
}

/** A board's rows with nothing on it. */
export const emptied = (board: string[]) => board.map((line) => line.replace(/[^_]/g, "."));
