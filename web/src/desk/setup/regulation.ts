// A regulation that is being written: what changes with a format, with the sizes of tables. Whether it goes together the server says.
import type { Regulation } from "../tournament";

/** Numbers in a line of text: "5 3 2 1". */
export function pointsOf(text: string): number[] {
  return text.split(/[^0-9]+/).filter(Boolean).map(Number);
}

/** The regulation in another format: its game and its name stay, all else is as it is usual there. */
export function withFormat(now: Regulation, format: Regulation["format"], presets: Regulation[]): Regulation {
  const usual = presets.find((each) => each.format === format) ?? now;
  return { ...usual, rules: {}, format, name: now.name, game: now.game, options: now.options, marbles: 0, at_least: Math.min(2, usual.at_least), at_most: 200_000 };
}

/** The regulation with tables of these sizes; a new size gets points that fall by one from place to place. */
export function withSizes(now: Regulation, least: number, most: number): Regulation {
  const [from, to] = [Math.min(Math.max(2, least), 12), Math.min(Math.max(2, most), 12)];
  const table_points: Regulation["table_points"] = {};
  for (let size = Math.min(from, to); size <= Math.max(from, to); size += 1)
    table_points[size] = now.table_points[size] ?? Array.from({ length: size }, (_, place) => size - 1 - place);
  return { ...now, table_points, at_least: Math.min(from, to) };
}
