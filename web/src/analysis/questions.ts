// What the analysts are asked and what they answer.
import { ask, Refused, refused } from "../lib/api";
import type { Said } from "../lib/words.svelte";
import { refusalOf, type Refusal } from "../lib/refusals";
import type { Position } from "../boards/board";
import type { StepTree } from "../boards/moves";

/** A game as the server takes it: where it began and the moves since. */
export interface Question {
  game: string;
  options: string;
  position: string;
  moves: string[];
}

export interface Place {
  position: Position;
  legal: StepTree;
  moves: string[];
  last: string[];
}

export interface MoveReport {
  move: string;
  /** Proved: 1 won, 0 drawn, -1 lost for the one who makes it; null while it is open. */
  value: number | null;
  /** From -1 to 1, for the one who makes it. */
  worth: number;
  turns: number | null;
  facts: Record<string, unknown>;
}

export interface Report {
  seat: number;
  value: number | null;
  worth: number;
  moves: MoveReport[];
  line: string[];
  depth: string;
  facts: Record<string, unknown>;
}

/** A position of a game on the graph; worth to the first seat. */
export interface Point {
  ply: number;
  seat: number;
  value: number | null;
  worth: number;
  played: string;
  best: string;
  /** What the move gave away, if anything. */
  turning: Said | null;
  facts: Record<string, unknown>;
}

export interface RecordRead {
  headers: Record<string, string>;
  moves: string[];
  comments: [number, string][];
}

export const placeAt = (question: Question, more: { steps?: string[]; chance?: boolean; seed?: number } = {}) =>
  ask<Place>("/api/analysis", { ...question, ...more });

const SECONDS = { position: 1, game: 0.4 };

export const reportOn = (question: Question, signal: AbortSignal) =>
  ask<Report>("/api/analysis/position", { ...question, seconds: SECONDS.position }, "", signal);

export const readRecord = (text: string) => ask<RecordRead>("/api/records", { text });

/** The points of a game as they are found; the server writes one a line. */
export async function* graphOf(question: Question, signal: AbortSignal): AsyncGenerator<Point> {
  const answer = await fetch("/api/analysis/game", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...question, seconds: SECONDS.game }),
    signal,
  });
  if (!answer.ok || !answer.body) {
    throw refused(answer, (await answer.json().catch(() => ({}))) as Partial<Refusal>);
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ?? "")).split("\n");
    rest = done ? "" : lines.pop()!;
    for (const line of lines) if (line.trim()) yield pointIn(line);
    if (done) return;
  }
}

function pointIn(line: string): Point {
  const found = JSON.parse(line) as Point | Refusal;
  if ("sentence" in found) throw new Refused(found.code, refusalOf(found));
  return found;
}
