// What the analysts are asked and what they answer.
import { ask, Refused, refused } from "../lib/api";
import { refusalOf } from "../lib/refusals";
import type { Refusal, Schemas } from "../lib/wire";

/** A game as the server takes it: where it began and the moves since. */
export type Question = Required<Pick<Schemas["PositionQuestion"], "game" | "options" | "position" | "moves">>;
export type Place = Schemas["PositionAnswer"];
export type MoveReport = Schemas["MoveReportView"];
export type Report = Schemas["PositionReport"];
/** A position of a game on the graph; worth to the first seat. */
export type Point = Schemas["PointView"];

export const placeAt = (question: Question, more: { steps?: string[]; chance?: boolean; seed?: number; bot?: string } = {}) =>
  ask<Place>("/api/analysis", { ...question, ...more });

const SECONDS = { position: 1, game: 0.4 };

export const reportOn = (question: Question, signal: AbortSignal) =>
  ask<Report>("/api/analysis/position", { ...question, seconds: SECONDS.position }, "", signal);

/** A game to be given away: its record, and the position on the board as a drawing. */
export const sharedBy = (question: Question & { names: string[]; at: number }) => ask<Schemas["SharedGame"]>("/api/analysis/share", question);

export const readRecord = (text: string) => ask<Schemas["ReadRecord"]>("/api/records", { text });

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
  const found = JSON.parse(line) as Schemas["GraphLine"];
  if ("sentence" in found) throw new Refused(found.code, refusalOf(found));
  return found;
}
