/**
 * Glicko-2, after Mark Glickman, "Example of the Glicko-2 system", for one result at a time. The server has the same in Rust
 * for games between people; what somebody solves stays in their browser.
 */
export interface Strength {
  rating: number;
  deviation: number;
  volatility: number;
}

export const newcomer: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const TAU = 0.5;

const weigh = (phi: number) => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** The strength after one result: 1 for solved, 0 for failed; the other has the strength from before. */
export function after(one: Strength, other: Strength, score: number): Strength {
  const [mu, phi] = [(one.rating - 1500) / SCALE, one.deviation / SCALE];
  const weight = weigh(other.deviation / SCALE);
  const expected = 1 / (1 + Math.exp(-weight * (mu - (other.rating - 1500) / SCALE)));
  const variance = 1 / (weight * weight * expected * (1 - expected));
  const surprise = weight * (score - expected);
  const volatility = fluctuation(phi, one.volatility, variance, variance * surprise);
  const before = Math.hypot(phi, volatility);
  const left = 1 / Math.sqrt(1 / (before * before) + 1 / variance);
  return {
    rating: SCALE * (mu + left * left * surprise) + 1500,
    deviation: Math.min(SCALE * left, newcomer.deviation),
    volatility,
  };
}

/** The zero of a falling function, between two bounds that draw together (Illinois algorithm). */
function fluctuation(phi: number, before: number, variance: number, delta: number): number {
  const start = Math.log(before * before);
  const f = (x: number) => {
    const grown = phi * phi + variance + Math.exp(x);
    return (Math.exp(x) * (delta * delta - grown)) / (2 * grown * grown) - (x - start) / (TAU * TAU);
  };
  let low = start;
  let high = start - TAU;
  const room = delta * delta - phi * phi - variance;
  if (room > 0) high = Math.log(room);
  else while (f(high) < 0) high -= TAU;
  let [atLow, atHigh] = [f(low), f(high)];
  for (let step = 0; step < 100 && Math.abs(high - low) > 1e-6; step++) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
