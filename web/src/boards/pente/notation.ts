// The dialects of Pente's moves. The server tells moves in English letters; people read them in theirs, or as K10.
import { COLUMNS } from "./points";

export type Dialect = "de" | "en" | "fr" | "K10";

/** Right, left, up, down. */
const LETTERS: Record<Exclude<Dialect, "K10">, string> = { de: "RLOU", en: "RLUD", fr: "DGHB" };
const POINT = /^([A-Z])(\d{1,2})(?:([A-Z])(\d{1,2}))?$/;

interface Offset {
  right: number;
  up: number;
}

/** How far a point lies from the centre, or null for a word that is none in this dialect. */
function offsetOf(text: string, dialect: Dialect, size: number): Offset | null {
  const middle = (size - 1) / 2;
  const word = text.toUpperCase();
  if (dialect === "K10") {
    const column = COLUMNS.indexOf(word[0] ?? "?");
    const row = Number(word.slice(1));
    const known = /^[A-T]\d{1,2}$/.test(word) && column >= 0 && column < size && row >= 1 && row <= size;
    return known ? { right: column - middle, up: row - 1 - middle } : null;
  }
  if (word === "0") return { right: 0, up: 0 };
  // A zero in the place of the letter O is meant as that letter: R302.
  const found = POINT.exec(dialect === "de" ? word.replace(/^([RL]\d{1,2}|)0(?=\d)/, "$1O") : word);
  if (!found) return null;
  const at: Offset = { right: 0, up: 0 };
  const [right, left, up, down] = LETTERS[dialect];
  const add = (letter: string, far: number) => {
    if (letter === right) at.right += far;
    else if (letter === left) at.right -= far;
    else if (letter === up) at.up += far;
    else if (letter === down) at.up -= far;
    else return false;
    return true;
  };
  const sideways = (letter: string | undefined) => letter === right || letter === left;
  const known = add(found[1]!, Number(found[2])) && (!found[3] || (sideways(found[1]) && !sideways(found[3]) && add(found[3], Number(found[4]))));
  return known && Math.abs(at.right) <= middle && Math.abs(at.up) <= middle ? at : null;
}

function written({ right, up }: Offset, dialect: Dialect, size: number): string {
  const middle = (size - 1) / 2;
  if (dialect === "K10") return COLUMNS[right + middle]! + String(up + middle + 1);
  const letters = LETTERS[dialect];
  const across = right ? letters[right > 0 ? 0 : 1]! + String(Math.abs(right)) : "";
  const along = up ? letters[up > 0 ? 2 : 3]! + String(Math.abs(up)) : "";
  return across + along || "0";
}

/** A move told in one dialect, written in another; null if it is no move in the first. */
export function translated(move: string, from: Dialect, to: Dialect, size: number): string | null {
  const inBrackets = /^\(([^()*~]+)\)$/.exec(move.trim());
  const word = inBrackets ? `${inBrackets[1]!.trim()}*` : move.trim();
  if (word.toLowerCase() === "pass") return "pass";
  const marks = /(?:\*|\(\)|~)*$/.exec(word)![0];
  const points = word.slice(0, word.length - marks.length).split("-").map((point) => offsetOf(point.trim(), from, size));
  if (points.length > 2 || points.some((point) => point === null)) return null;
  return points.map((point) => written(point!, to, size)).join("-") + marks;
}
