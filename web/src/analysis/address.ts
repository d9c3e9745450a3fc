// A game in the address of the page, so that a link shows exactly what one sees.
import type { Question } from "./questions";

export interface Shown extends Question {
  names: string[];
  /** How many moves of the game are made on the board. */
  at: number;
}

/** The address of a game: `/analyse/pentago?moves=a1/NW%2B,b2/SE-&at=1`. */
export function addressOf({ game, options, position, moves, names, at }: Partial<Shown> & { game: string }): string {
  const parts: [string, string][] = [];
  if (options) parts.push(["options", options]);
  if (position) parts.push(["position", position]);
  if (moves?.length) parts.push(["moves", moves.join(",")]);
  if (names?.some(Boolean)) parts.push(["names", names.map((name) => name.replaceAll(",", " ")).join(",")]);
  if (at !== undefined && at !== (moves?.length ?? 0)) parts.push(["at", String(at)]);
  const query = parts.map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll("%2F", "/").replaceAll("%2C", ",").replaceAll("%3A", ":")}`).join("&");
  return `/analyse/${game}${query ? `?${query}` : ""}`;
}

/** What an address shows. */
export function shownBy(game: string, search: string): Shown {
  const asked = new URLSearchParams(search);
  const list = (key: string) => (asked.get(key) ?? "").split(",").filter(Boolean);
  const moves = list("moves");
  const at = asked.has("at") ? Number(asked.get("at")) : moves.length;
  return {
    game,
    options: asked.get("options") ?? "",
    position: asked.get("position") ?? "",
    moves,
    names: (asked.get("names") ?? "").split(","),
    at: Number.isInteger(at) ? Math.max(0, Math.min(moves.length, at)) : moves.length,
  };
}
