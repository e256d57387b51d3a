/** What rounds of `good` bring, which dares more than the reference and busts more often. */

/**
 * How often, of 10,000, a round brings 0, 1, 2 … points, the last entry being all above it: counted over
 * the 91,928 rounds that the players of 2,900 matches of four of `good` had. good-rounds.test.ts counts
 * some again.
 */
// prettier-ignore
const ROUND = [
  4373, 6, 19, 18, 30, 26, 40, 39, 59, 51, 67, 70, 77, 29, 37, 48, 45, 58, 60, 74, 74, 98, 87, 119,
  86, 111, 147, 224, 235, 265, 293, 277, 244, 260, 199, 185, 179, 158, 151, 123, 106, 90, 85, 63,
  57, 50, 49, 34, 35, 26, 34, 18, 25, 15, 27, 15, 24, 11, 26, 12, 29, 11, 31, 13, 28, 16, 30, 15,
  28, 17, 29, 15, 25, 12, 19, 9, 15, 7, 14, 3, 11, 3, 9, 2, 7, 2, 8, 1, 4, 1, 4, 1, 4, 0, 3, 0, 3,
  1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 16,
];
const ALL = ROUND.reduce((a, b) => a + b, 0);
export const goodShares = ROUND.map((count) => count / ALL);
