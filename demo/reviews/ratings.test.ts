import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { chooseRatings } from './ratings.ts';

const computeSum = (ratings: readonly number[]) => ratings.reduce((sum, rating) => sum + rating, 0);

describe('chooseRatings', () => {
  it('gives the requested number of ratings with the requested sum, as far as whole ratings allow', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 150 }), fc.double({ min: 0.5, max: 5.5, noNaN: true }), (seed, count, mean) => {
        const ratings = chooseRatings(createRandom(seed), { count, sum: mean * count });
        expect(ratings.length).toBe(count);
        for (const rating of ratings) expect([1, 2, 3, 4, 5]).toContain(rating);
        expect(computeSum(ratings)).toBe(Math.min(5 * count, Math.max(count, Math.round(mean * count))));
      }),
    );
  });

  it('spreads ratings realistically: most are fives, and a few are low', () => {
    const ratings = chooseRatings(createRandom('a liked serum'), { count: 100, sum: 440 });
    const count = (rating: number) => ratings.filter((other) => other === rating).length;
    expect(count(5)).toBeGreaterThan(45);
    expect(count(4)).toBeGreaterThan(15);
    expect(count(1) + count(2) + count(3)).toBeGreaterThan(5);
  });
});
