import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceFor } from './dice.ts';
import { ratingsWithSum } from './ratings.ts';

const total = (ratings: readonly number[]) => ratings.reduce((sum, rating) => sum + rating, 0);

describe('ratingsWithSum', () => {
  it('gives that many ratings with that sum, wherever whole ratings can have it', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 150 }), fc.double({ min: 0.5, max: 5.5, noNaN: true }), (seed, count, mean) => {
        const ratings = ratingsWithSum(diceFor(seed), count, mean * count);
        expect(ratings.length).toBe(count);
        for (const rating of ratings) expect([1, 2, 3, 4, 5]).toContain(rating);
        expect(total(ratings)).toBe(Math.min(5 * count, Math.max(count, Math.round(mean * count))));
      }),
    );
  });

  it('spreads them as people rate: most are fives, and some did not like it', () => {
    const ratings = ratingsWithSum(diceFor('a liked serum'), 100, 440);
    const count = (rating: number) => ratings.filter((other) => other === rating).length;
    expect(count(5)).toBeGreaterThan(45);
    expect(count(4)).toBeGreaterThan(15);
    expect(count(1) + count(2) + count(3)).toBeGreaterThan(5);
  });
});
