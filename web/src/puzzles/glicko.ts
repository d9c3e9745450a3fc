// Glicko-2 (Glickman 2013) for one try at a puzzle, whose grade is known well. What is kept is on the usual scale around 1500.

export interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

export const NEW: Rating = { rating: 1200, deviation: 350, volatility: 0.06 };
const SCALE = 173.7178;
const MIDDLE = 1500;
const TAU = 0.5;
const PUZZLE_DEVIATION = 60;
const LEAST_DEVIATION = 45; // so that a rating can always follow its owner
const EXACT = 1e-6;

/** The rating after a puzzle of this grade was solved or not. */
export function after(before: Rating, grade: number, solved: boolean): Rating {
  const mu = (before.rating - MIDDLE) / SCALE;
  const phi = before.deviation / SCALE;
  const g = 1 / Math.sqrt(1 + (3 * (PUZZLE_DEVIATION / SCALE) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(-g * (mu - (grade - MIDDLE) / SCALE)));
  const variance = 1 / (g * g * expected * (1 - expected));
  const surprise = (solved ? 1 : 0) - expected;
  const volatility = newVolatility(before.volatility, phi, variance, variance * g * surprise);
  const spread = Math.sqrt(phi * phi + volatility * volatility);
  const phiAfter = 1 / Math.sqrt(1 / (spread * spread) + 1 / variance);
  return {
    rating: MIDDLE + SCALE * (mu + phiAfter * phiAfter * g * surprise),
    deviation: Math.max(LEAST_DEVIATION, Math.min(NEW.deviation, SCALE * phiAfter)),
    volatility,
  };
}

/** Step 5 of the paper: the Illinois method. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number) => {
    const e = Math.exp(x);
    const all = phi * phi + variance + e;
    return (e * (delta * delta - all)) / (2 * all * all) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = Math.log(delta * delta - phi * phi - variance);
  if (delta * delta <= phi * phi + variance) {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > EXACT) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const there = f(next);
    if (there * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, there];
  }
  return Math.exp(low / 2);
}
