/** What was observed of a share, and how far it is to be trusted. */
export interface Share {
  readonly share: number;
  /** The ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Of a normal distribution, 95 % lie within so many standard deviations. */
const Z = 1.96;

/**
 * Wilson's interval, for as many observations as a share of that variance is worth: unlike the plain
 * one it stays between 0 and 1, and a row of wins alone is not certain.
 */
export function shareOfDeals(observed: readonly number[]): Share {
  const count = observed.length;
  const share = observed.reduce((sum, one) => sum + one, 0) / count;
  const squares = observed.reduce((sum, one) => sum + (one - share) ** 2, 0);
  const variance = count > 1 ? squares / (count - 1) : 0;
  // Deals in which equals share equally vary in nothing, and say all the same no more than they are.
  const worth = variance > 0 ? (count * share * (1 - share)) / variance : count;
  const middle = share + (Z * Z) / (2 * worth);
  const reach = Z * Math.sqrt((share * (1 - share)) / worth + (Z / (2 * worth)) ** 2);
  const whole = 1 + (Z * Z) / worth;
  return {
    share,
    low: Math.max(0, (middle - reach) / whole),
    high: Math.min(1, (middle + reach) / whole),
  };
}
