import { choose, type Dice, shuffled } from './dice.ts';

export type Rating = 1 | 2 | 3 | 4 | 5;
const RATINGS: readonly Rating[] = [1, 2, 3, 4, 5];
/** How ratings of shops look whose customers are content: most are fives, a few are ones. */
const USUAL: Record<Rating, number> = { 1: 0.03, 2: 0.04, 3: 0.1, 4: 0.27, 5: 0.56 };

/** The usual shares, tilted so that their mean is the wanted one. */
function sharesFor(mean: number): number[] {
  const tilted = (tilt: number) => {
    const weights = RATINGS.map((rating) => USUAL[rating] * Math.exp(tilt * rating));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  };
  let [low, high] = [-8, 8];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    const reached = tilted(middle).reduce((sum, share, index) => sum + share * (index + 1), 0);
    if (reached < mean) low = middle;
    else high = middle;
  }
  return tilted(low);
}

/** `count` ratings whose sum is as near to `sum` as whole ratings allow, spread as people rate, in no order. */
export function ratingsWithSum(dice: Dice, count: number, sum: number): Rating[] {
  if (count === 0) return [];
  const wanted = Math.min(5 * count, Math.max(count, Math.round(sum)));
  const shares = sharesFor(wanted / count);
  const ratings = RATINGS.flatMap((rating) => Array<Rating>(Math.floor((shares[rating - 1] ?? 0) * count)).fill(rating));
  while (ratings.length < count) ratings.push(choose(dice, [4, 5] as const));
  for (let difference = wanted - ratings.reduce<number>((total, rating) => total + rating, 0); difference !== 0; ) {
    const step = Math.sign(difference);
    const movable = ratings.flatMap((rating, index) => (rating + step >= 1 && rating + step <= 5 ? [index] : []));
    const index = choose(dice, movable);
    ratings[index] = ((ratings[index] ?? 3) + step) as Rating;
    difference -= step;
  }
  return shuffled(dice, ratings);
}
