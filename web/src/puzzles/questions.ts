// What the server is asked about puzzles.
import { ask } from "../lib/api";
import type { Schemas } from "../lib/wire";

export type Puzzle = Schemas["OpenPuzzle"];
export type PuzzleFacts = Schemas["PuzzleFacts"];
export type PuzzleEntry = Schemas["PuzzleEntry"];
export type PuzzleSet = Schemas["PuzzleSet"];
export type Verdict = Schemas["PuzzleVerdict"];
export type ShownLine = Schemas["ShownLine"];

const at = (game: string, name: string) => `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

export const puzzleSets = () => ask<PuzzleSet[]>("/api/puzzles");
export const dailyPuzzles = (day: string) => ask<PuzzleFacts[]>(`/api/puzzles/day/${day}`);
export const puzzlesOf = (game: string) => ask<PuzzleEntry[]>(`/api/puzzles/${encodeURIComponent(game)}`);
export const puzzleAt = (game: string, name: string) => ask<Puzzle>(at(game, name));
export const tryPuzzle = (game: string, name: string, moves: string[], steps: string[]) => ask<Verdict>(`${at(game, name)}/try`, { moves, steps });
export const solutionOf = (game: string, name: string) => ask<ShownLine>(`${at(game, name)}/solution`);
