// The scale of a rating's curve: where a point lies, and round numbers along the edges.

export interface Point {
  at: number;
  value: number;
  deviation: number;
}

export interface Scale {
  low: number;
  high: number;
  from: number;
  to: number;
  ticks: number[];
}

/** A scale that shows all points with some air, and at most five round numbers. */
export function scaleOf(points: Point[]): Scale {
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = [25, 50, 100, 200, 500, 1000].find((each) => (most - least + 40) / each <= 4) ?? 1000;
  const low = Math.floor((least - 20) / step) * step;
  const high = Math.ceil((most + 20) / step) * step;
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => low + n * step);
  return { low, high, from: points[0]!.at, to: points.at(-1)!.at, ticks };
}

/** The point that lies nearest to a share of the width, by the number of the game. */
export function nearest(points: Point[], share: number): number {
  return Math.max(0, Math.min(points.length - 1, Math.round(share * (points.length - 1))));
}
