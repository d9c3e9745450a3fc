// What the server has stored of the solved duel.
import { ask } from "../lib/api";
import type { Position, Schemas } from "../lib/wire";
import { withPiece } from "../boards/katamino/arrange";

export type SolvedDuel = Schemas["SolvedDuel"];
export type DuelOfKind = Schemas["DuelOfKind"];
export type FirstMove = Schemas["DuelFirstMove"];
export type DuelLine = Schemas["DuelLine"];

export const solvedDuel = () => ask<SolvedDuel>("/api/duel");
export const lineOf = (game: string, move: string) => ask<DuelLine>(`/api/duel/${game}/line?move=${encodeURIComponent(move)}`);
export const verdictOn = (game: string, moves: string[]) =>
  ask<Schemas["DuelVerdict"]>(`/api/duel/${game}/verdict?${moves.map((move) => `move=${encodeURIComponent(move)}`).join("&")}`);

export const draftAfter = (picked: number[]) => ask<Schemas["DuelDraftAfter"]>(`/api/duel/draft?${picked.map((piece) => `pick=${piece}`).join("&")}`);

/** A move as the steps of a hand. */
export const stepsOf = (move: string) => move.split("/");

/** The position after these placements; they come from the server, so they can be made. */
export function after(start: Position, moves: string[]): Position {
  const board = moves.map(stepsOf).reduce(withPiece, start.board);
  const laid = new Set(moves.map((move) => Number(stepsOf(move)[0])));
  const details = start.details as Schemas["KataminoDuelDetails"];
  return {
    ...start,
    board,
    plies: moves.length,
    to_move: moves.length % 2,
    position: board.join("/"),
    details: { ...details, pieces_left: details.pieces_left.map((hand) => hand.filter((piece) => !laid.has(piece))) },
  };
}
