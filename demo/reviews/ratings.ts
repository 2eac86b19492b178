import { choose, type Random, shuffle } from './random.ts';

export type Rating = 1 | 2 | 3 | 4 | 5;
const RATINGS: readonly Rating[] = [1, 2, 3, 4, 5];
/** Typical shares of the ratings in a shop with satisfied customers. */
const TYPICAL_SHARES: Record<Rating, number> = { 1: 0.03, 2: 0.04, 3: 0.1, 4: 0.27, 5: 0.56 };

/** Computes shares of the ratings whose mean is `mean`, by multiplying the typical shares by an exponential. */
function computeShares(mean: number): number[] {
  const multiplyShares = (exponent: number) => {
    const weights = RATINGS.map((rating) => TYPICAL_SHARES[rating] * Math.exp(exponent * rating));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  };
  // Halves the range of exponents until it is narrow enough; at its ends, nearly all ratings are 1 or 5.
  let [low, high] = [-8, 8];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    const reachedMean = multiplyShares(middle).reduce((sum, share, index) => sum + share * (index + 1), 0);
    if (reachedMean < mean) low = middle;
    else high = middle;
  }
  return multiplyShares(low);
}

/** Chooses `count` ratings in random order, with typical shares. Their sum is as near to `sum` as whole ratings allow. */
export function chooseRatings(random: Random, { count, sum }: { count: number; sum: number }): Rating[] {
  if (count === 0) return [];
  const targetSum = Math.min(5 * count, Math.max(count, Math.round(sum)));
  const shares = computeShares(targetSum / count);
  const ratings = RATINGS.flatMap((rating) => Array<Rating>(Math.floor((shares[rating - 1] ?? 0) * count)).fill(rating));
  // Adds the ratings that are missing because the counts were rounded down.
  while (ratings.length < count) ratings.push(choose(random, [4, 5] as const));
  let difference = targetSum - ratings.reduce<number>((total, rating) => total + rating, 0);
  while (difference !== 0) {
    const step = Math.sign(difference);
    const changeableIndexes = ratings.flatMap((rating, index) => (rating + step >= 1 && rating + step <= 5 ? [index] : []));
    const index = choose(random, changeableIndexes);
    ratings[index] = ((ratings[index] ?? 3) + step) as Rating;
    difference -= step;
  }
  return shuffle(random, ratings);
}
