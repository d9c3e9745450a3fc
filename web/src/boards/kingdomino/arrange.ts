// A position of Kingdomino laid out by hand: dominoes go from the bag into a kingdom, beside it, or into a line. The server
// counts along and says where a domino fits.
import { ask } from "../../lib/api";
import { written } from "../../lib/options";
import type { Position, Schemas } from "../../lib/wire";
import type { Arrange } from "../extras";
import Beside from "./Arrange.svelte";

type Details = Schemas["KingdominoDetails"];
/** What lies on the table so far; whose kingdom is open, which domino is in the hand, and where it fits there. */
type Sketched = Details & { sketch?: { seat: number; domino: number; places: string[] } };
export interface Table {
  kingdoms: { laid: Record<string, string>; discarded: number[] }[];
  waiting: [number, number][];
  line: [number, number | null][];
}

export const detailsOf = (position: Position) => position.details as Sketched;
export const sketchOf = (position: Position) => detailsOf(position).sketch ?? { seat: Math.max(0, position.to_move ?? 0), domino: 0, places: [] };

/** The position as text; the server puts the kings of the first round into the hand. */
function textOf({ kingdoms, waiting, line }: Table, before: string): string {
  const parts = [
    kingdoms.map(({ laid, discarded }) => [...Object.entries(laid).map((each) => each.join(":")), ...discarded.map((number) => `${number}:x`)].join(",") || "-").join("/"),
    waiting.map(([number, seat]) => `${number}=${seat + 1}`).join(" ") || "-",
    line.map(([number, seat]) => (seat === null ? String(number) : `${number}=${seat + 1}`)).join(" ") || "-",
    "-",
  ];
  return [...parts, ...before.split("|").slice(4)].join(" | ");
}

/** Look at a changed table with this domino in the hand. */
export async function sketched(position: Position, table: Table, seat: number, domino = 0): Promise<Position> {
  const question = { options: written(position.options), position: textOf(table, position.position), seat, domino };
  const found = await ask<Schemas["SketchedKingdoms"]>("/api/kingdoms/sketch", question);
  return { ...found.position, outcome: null, details: { ...found.position.details, sketch: { seat, domino, places: found.places } } };
}

/** A table without a domino, wherever it is. */
export function without({ kingdoms, waiting, line }: Table, number: number): Table {
  return {
    kingdoms: kingdoms.map(({ laid, discarded }) => ({
      laid: Object.fromEntries(Object.entries(laid).filter(([each]) => Number(each) !== number)),
      discarded: discarded.filter((each) => each !== number),
    })),
    waiting: waiting.filter(([each]) => each !== number),
    line: line.filter(([each]) => each !== number),
  };
}

export const arrange: Arrange = {
  moves: (position) => sketchOf(position).places.map((place) => [place.slice(0, -1), place.slice(-1)]),
  after(position, steps) {
    const { seat, domino } = sketchOf(position);
    const table = detailsOf(position);
    const kingdoms = table.kingdoms.map((kingdom, i) => (i === seat ? { ...kingdom, laid: { ...kingdom.laid, [domino]: steps.join("") } } : kingdom));
    return sketched(position, { ...table, kingdoms }, seat);
  },
  // The board shows the open kingdom and the domino in the hand as it would in a turn.
  shown(position) {
    const { seat, domino } = sketchOf(position);
    return { ...position, to_move: seat, details: { ...detailsOf(position), waiting: domino ? [[domino, seat]] : [], king_drawn: null } };
  },
  Beside,
};
