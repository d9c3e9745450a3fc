// How well each player did, and what a move deserves in the list: from what it gave away.
import type { Point } from "./questions";

/** What a move gave away, in chances from 0 to 1; null where the next position was not judged. */
function lossOf(point: Point, next: Point | undefined): number | null {
  if (!next || next.ply !== point.ply + 1) return null;
  const sign = point.seat === 0 ? 1 : -1;
  return Math.max(0, (sign * (point.worth - next.worth)) / 2);
}

/** The share of the chances that each of two players kept, in percent; null for one who was never judged. */
export function accuracies(points: Point[]): (number | null)[] {
  if (points.some(({ seat }) => seat > 1)) return [];
  return [0, 1].map((seat) => {
    const losses = points.flatMap((point, i) => (point.seat === seat ? (lossOf(point, points[i + 1]) ?? []) : []));
    return losses.length ? Math.round(100 * (1 - losses.reduce((sum, loss) => sum + loss, 0) / losses.length)) : null;
  });
}

const BLUNDERS = ["win-lost", "draw-lost", "loses"];

export type Sign = "" | "!" | "?" | "??";

/** The sign behind a move: ?? where a result was thrown away, ? for a mistake, ! where nothing else was nearly as good. */
export function signOf({ turning, facts }: Pick<Point, "turning" | "facts">): Sign {
  if (!turning) return facts.good === true ? "!" : "";
  return BLUNDERS.includes(turning.code) ? "??" : "?";
}
